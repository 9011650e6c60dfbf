import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { inRoot, projectNode } from '../../scripts/jobs/place.mjs';
import { JobError } from '../../scripts/jobs/say.mjs';

const MAIN = inRoot('packages', 'server', 'dist', 'main.js');

/**
 * A server of the product in a process of its own, as `npm start` runs it.
 * @typedef {object} BuiltServer
 * @property {string} address
 * @property {() => string} errors what it said that is no line of its log
 * @property {() => string[]} troubles the lines of its log that are warnings and errors
 * @property {() => boolean} alive
 * @property {(signal?: NodeJS.Signals) => Promise<number | null>} end resolves to its exit code
 */

/**
 * Starts a server and waits until it takes requests.
 * @param {Record<string, string>} env its variables, and nothing of this process but PATH and HOME
 * @param {string} [main] its program, where it is not this version's
 * @returns {Promise<BuiltServer>}
 */
export async function startBuilt(env, main = MAIN) {
  const { PATH, HOME } = process.env;
  const child = spawn(projectNode(), [main], { env: { PATH, HOME, PORT: '0', DEMO: '0', ...env } });
  let [out, err] = ['', ''];
  child.stdout.on('data', (text) => (out += text));
  child.stderr.on('data', (text) => (err += text));
  const exited = once(child, 'exit').then(([code]) => code);
  const alive = () => child.exitCode === null && child.signalCode === null;
  for (let address; ; await wait(20)) {
    address = /ready at (\S+)/.exec(out)?.[1];
    const errors = () =>
      err
        .split('\n')
        .filter((line) => line !== '' && !line.startsWith('{'))
        .join('\n');
    /** @param {NodeJS.Signals} [signal] */
    const end = (signal = 'SIGTERM') => (alive() && child.kill(signal), exited);
    const troubles = () => err.split('\n').filter((line) => /^\{.*"level":"(warn|error)"/.test(line));
    if (address) return { address, errors, troubles, alive, end };
    if (!alive()) throw new JobError(`A server of the rig ended before it was ready:\n${out}${err}`);
  }
}
