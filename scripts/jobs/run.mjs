import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { root } from './place.mjs';
import { JobError } from './say.mjs';

/** Commands that share the terminal and get its Ctrl-C; and those that lead a group of their own, with all that they start. */
const running = new Set();
const leaders = new Set();

let stopped = false;

function killGroup({ pid }, signal) {
  try {
    process.kill(-pid, signal);
  } catch {
    // It ended meanwhile.
  }
}

/** Sends a signal to every command that is still running, and lets no further one begin. */
export function stopAll(signal, { sendSignal = true } = {}) {
  stopped = true;
  if (sendSignal) running.forEach((child) => child.kill(signal));
  leaders.forEach((child) => killGroup(child, signal));
}

/** Ends the job here when someone asked for it to stop. */
export function goOn() {
  if (stopped) throw new JobError('Stopped.');
}

const exitCode = (code, signal) => code ?? 128 + (constants.signals[signal] ?? 0);

/**
 * Runs a command to its end and answers its exit code. Its standard output goes to standard error unless
 * `stdio` says otherwise.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 */
export function run(command, args, { cwd = root, env = process.env, stdio = ['ignore', 2, 2], ...rest } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, stdio, ...rest });
    running.add(child);
    child.on('error', (cause) => reject(new JobError(`${command} could not be started: ${cause.message}`)));
    child.on('close', (code, signal) => {
      running.delete(child);
      resolve(exitCode(code, signal));
    });
  });
}

/** Runs a command and keeps what it prints. */
export function capture(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    // A compiler's launcher ends without its compiler, which would go on and keep us waiting.
    const child = spawn(command, args, { cwd: root, ...options, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
    leaders.add(child);
    let stdout = '';
    let text = '';
    child.stdout.on('data', (chunk) => ((stdout += chunk), (text += chunk)));
    child.stderr.on('data', (chunk) => (text += chunk));
    child.on('error', reject);
    child.on('close', (code, signal) => {
      leaders.delete(child);
      resolve({ code: exitCode(code, signal), stdout, text });
    });
  });
}

/** Runs a command quietly; when it fails, shows what it printed and gives up with the sentence. */
export async function mustRun(command, args, options, sentence) {
  goOn();
  const { code, text } = await capture(command, args, options);
  if (code !== 0) throw new JobError(`${text.trim()}\n${sentence}`);
}
