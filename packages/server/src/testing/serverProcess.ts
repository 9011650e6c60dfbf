import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const serverFolder = fileURLToPath(new URL('../..', import.meta.url));
const entries = ['--entry.main', 'src/main.ts', '--entry.pgliteWorker', 'src/platform/db/pgliteWorker.ts'];

/** A server in a process of its own, and what it has said. */
export interface ServerProcess {
  process: ChildProcess;
  out: string;
  err: string;
  address: string;
}

/** Builds the server for one test file and starts it as often as asked. */
export interface ServerBuild {
  /** Starts a process; whoever asks waits for what it says. */
  launch(env: Record<string, string>): ServerProcess;
  /** Starts a server and waits until it takes requests. */
  start(env: Record<string, string>): Promise<ServerProcess>;
  /** Ends what still runs, by its own number. */
  killAll(): Promise<void>;
  remove(): void;
}

/** A build of its own: tests do not wait for, or change, what `npm start` has built. */
export function buildServer(): ServerBuild {
  const build = join(serverFolder, 'node_modules', '.cache', `test-${process.pid}`);
  const tsup = join(serverFolder, 'node_modules', '.bin', 'tsup');
  execFileSync(tsup, [...entries, '--silent', '--no-sourcemap', '--out-dir', build], {
    cwd: serverFolder,
    stdio: 'pipe',
  });
  const running = new Set<ChildProcess>();
  const launch = (env: Record<string, string>): ServerProcess => {
    const { NODE_ENV: _, DATABASE_URL: __, ...rest } = process.env;
    const child = spawn(process.execPath, [join(build, 'main.js')], { env: { ...rest, PORT: '0', DEMO: '0', ...env } });
    const started: ServerProcess = { process: child, out: '', err: '', address: '' };
    running.add(child);
    child.stdout.on('data', (data) => (started.out += data));
    child.stderr.on('data', (data) => (started.err += data));
    child.on('exit', () => running.delete(child));
    return started;
  };
  return {
    launch,
    async start(env) {
      const started = launch(env);
      while (!started.out.includes('ready at')) {
        if (started.process.exitCode !== null) throw new Error(`The server ended: ${started.err}`);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      started.address = /ready at (\S+)/.exec(started.out)![1]!;
      return started;
    },
    async killAll() {
      await Promise.all([...running].map((child) => (child.kill('SIGKILL'), once(child, 'exit'))));
    },
    remove: () => rmSync(build, { recursive: true, force: true }),
  };
}

/** Asks a server to end, and answers its exit code. */
export async function endServer(
  { process: child }: ServerProcess,
  signal: NodeJS.Signals = 'SIGTERM',
): Promise<number | null> {
  const exited = once(child, 'exit');
  child.kill(signal);
  return ((await exited) as [number | null])[0];
}
