// Runs on the machine's own Node (20 or newer) before anything is installed, so it may import nothing but Node.
import { jobs } from './jobs/jobs.mjs';
import { stopAll } from './jobs/run.mjs';
import { JobError, say } from './jobs/say.mjs';

const [name, ...args] = process.argv.slice(2);
const job = jobs[name];
if (!job) {
  say(`There is no job '${name ?? ''}'. There are: ${Object.keys(jobs).join(', ')}.`);
  process.exit(2);
}

// A terminal sends Ctrl-C to the children itself.
const fromTerminal = (signal) => signal === 'SIGINT' && process.stdin.isTTY;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => stopAll(signal, { sendSignal: !fromTerminal(signal) }));
}

try {
  process.exitCode = await job(args);
} catch (error) {
  say(error instanceof JobError ? error.message : error.stack);
  process.exitCode = 1;
}
