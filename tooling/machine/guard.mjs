// Runs a command for as long as the one who started it lives: `guard.mjs <uid:gid or -> <signal> <command> [arguments]`.
// Its standard input is a pipe that nobody writes to; it closes when the starter ends, however it ends, and then the
// command is stopped. Started in a session of its own, so that a signal to the starter's group does not reach it first.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';

const [user, signal, command, ...args] = process.argv.slice(2);
const [uid, gid] = user === '-' ? [] : user.split(':').map(Number);

const child = spawn(command, args, { uid, gid, stdio: ['ignore', 'inherit', 'inherit'] });
child.on('error', ({ message }) => {
  process.stderr.write(`${message}\n`);
  process.exit(127);
});
child.on('exit', (code, by) => process.exit(code ?? 128 + constants.signals[by]));

const stop = () => child.kill(/** @type {NodeJS.Signals} */ (signal));
process.stdin.on('end', stop).on('error', stop).resume();
