import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const accepts = (port) =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('connect', () => (socket.destroy(), resolve(true)));
    socket.on('error', () => resolve(false));
  });

/** A program in the foreground that listens on a port, and can be killed and started anew. */
export class Daemon {
  #child;
  #said = '';

  /** @param {{ command: string, args: string[], port: number, options?: import('node:child_process').SpawnOptions }} of */
  constructor(of) {
    this.of = of;
  }

  async start() {
    const { command, args, port, options } = this.of;
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
    child.stdout.on('data', (text) => (this.#said += text));
    child.stderr.on('data', (text) => (this.#said += text));
    this.#child = child;
    for (const end = Date.now() + 20_000; !(await accepts(port)); await wait(20)) {
      if (child.exitCode !== null || Date.now() > end) throw new Error(`${command} did not start: ${this.#said}`);
    }
  }

  /** What it has printed. */
  said() {
    return this.#said;
  }

  signal(signal) {
    this.#child.kill(signal);
  }

  /** Ends it with all its processes. */
  async end(signal = 'SIGKILL') {
    if (!this.#child || this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const exited = once(this.#child, 'exit');
    process.kill(-this.#child.pid, signal);
    await exited;
  }
}
