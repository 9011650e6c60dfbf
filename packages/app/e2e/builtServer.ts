import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../../tooling/machine/freePort.mjs';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const START_MS = 90_000;

/** Where pictures and logs of the browser tests are kept; git ignores it. */
export const artifacts = join(root, 'artifacts');

/** A built server that takes requests. */
export interface BuiltServer {
  /** Without a slash at the end. */
  baseUrl: string;
  /** Runs one of the operator's commands through it and answers its JSON. */
  arma11(...args: string[]): Promise<unknown>;
  stop(): Promise<void>;
}

/** Starts the built server as a newcomer does, with its data in `dataDir`, on a free port unless `PORT` is given. */
export async function startBuilt(
  name: string,
  dataDir: string,
  given: Record<string, string> = {},
): Promise<BuiltServer> {
  const port = given.PORT ?? (await freePort());
  const env = { ...inherited(), ...given, PORT: String(port), DATA_DIR: dataDir };
  mkdirSync(artifacts, { recursive: true });
  const log = join(artifacts, `${name}-server.log`);
  const output = openSync(log, 'w');
  // The guard stops the server when this process ends, also by SIGKILL.
  const command = ['tooling/machine/guard.mjs', '-', 'SIGTERM', process.execPath, 'packages/server/dist/main.js'];
  const server = spawn(process.execPath, command, {
    cwd: root,
    env,
    detached: true,
    stdio: ['pipe', output, output],
  });
  closeSync(output);
  const stop = async () => {
    if (server.exitCode !== null) return;
    server.stdin!.end();
    await once(server, 'exit');
  };
  const baseUrl = `http://127.0.0.1:${port}`;
  const end = performance.now() + START_MS;
  while (!(await healthy(baseUrl))) {
    if (server.exitCode !== null || performance.now() > end) {
      await stop();
      throw new Error(`The built server did not become healthy at ${baseUrl}:\n${readFileSync(log, 'utf8')}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return { baseUrl, stop, arma11: (...args) => arma11(args, env) };
}

/** The operator's commands to a server that somebody else started. */
export const operatorOf =
  (dataDir: string): BuiltServer['arma11'] =>
  (...args) =>
    arma11(args, { ...inherited(), DATA_DIR: dataDir });

/** This process's environment, without what would turn the server into another one. */
function inherited(): NodeJS.ProcessEnv {
  const { DATABASE_URL: _, NODE_ENV: __, ...rest } = process.env;
  return rest;
}

const healthy = (baseUrl: string) =>
  fetch(`${baseUrl}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );

async function arma11(args: string[], env: NodeJS.ProcessEnv): Promise<unknown> {
  const command = spawn(process.execPath, ['packages/server/dist/cli.js', ...args, '--json'], { cwd: root, env });
  let [out, errors] = ['', ''];
  command.stdout.on('data', (chunk: Buffer) => (out += chunk));
  command.stderr.on('data', (chunk: Buffer) => (errors += chunk));
  const [code] = (await once(command, 'close')) as [number];
  if (code !== 0) throw new Error(`arma11 ${args.join(' ')} ended with ${code}: ${errors}${out}`);
  return JSON.parse(out);
}
