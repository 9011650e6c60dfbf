import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  accessSync,
  appendFileSync,
  chownSync,
  closeSync,
  constants,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { inRoot } from '../../scripts/jobs/place.mjs';
import { mustRun } from '../../scripts/jobs/run.mjs';
import { JobError } from '../../scripts/jobs/say.mjs';
import { alive } from './alive.mjs';
import { freePort } from './freePort.mjs';
import { postgresPrograms } from './postgresPrograms.mjs';

const prefix = 'arma11-postgres-';

const MEMORY = '/dev/shm';
const MEMORY_NEEDED = 2 * 1024 ** 3;
const START_MS = 60_000;

/**
 * Where a cluster for tests lies: most tests make a database of their own, a thousand files each, and in memory, where
 * there is enough of it, that is ten times as fast.
 */
function quickestHome() {
  if (!isWritable(MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= MEMORY_NEEDED ? MEMORY : tmpdir();
}

/** Some containers have the folder and let nobody write there. */
function isWritable(folder) {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** PostgreSQL refuses to run as root: then it runs as its own user, or as nobody. */
export function unprivileged() {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    const ids = ['-u', '-g'].map((flag) => spawnSync('id', [flag, name], { encoding: 'utf8' }));
    if (ids.every(({ status }) => status === 0)) {
      const [uid, gid] = ids.map(({ stdout }) => Number(stdout));
      return { uid, gid };
    }
  }
  throw new JobError('PostgreSQL does not run as root, and this machine has no user postgres or nobody to run it as.');
}

/** Whether a cluster's folder belongs to nobody any more: neither to the run that made it nor to a server. */
function isLeft(folder) {
  const files = [join(folder, 'owner.pid'), join(folder, 'data', 'postmaster.pid')].filter(existsSync);
  return !files.map((file) => Number.parseInt(readFileSync(file, 'utf8'), 10)).some(alive);
}

/** Removes what runs left behind that were killed together with their guards. Other users' folders are theirs. */
function sweep() {
  for (const home of [MEMORY, tmpdir()].filter(existsSync)) {
    for (const name of readdirSync(home).filter((entry) => entry.startsWith(prefix))) {
      try {
        if (isLeft(join(home, name))) rmSync(join(home, name), { recursive: true, force: true });
      } catch (error) {
        if (error.code !== 'EACCES' && error.code !== 'EPERM') throw error;
      }
    }
  }
}

export async function layOut(bin, { folder, user, settings }) {
  const data = join(folder, 'data');
  const passwordFile = join(folder, 'password');
  const password = randomBytes(16).toString('hex');
  writeFileSync(passwordFile, password);
  const login = ['-U', 'arma11', '-A', 'scram-sha-256', `--pwfile=${passwordFile}`];
  const args = ['-D', data, '-E', 'UTF8', '--locale=C.UTF-8', ...login];
  await mustRun(join(bin, 'initdb'), args, { ...user, cwd: folder }, 'The temporary PostgreSQL could not be laid out.');
  const lines = Object.entries(settings).map(([name, value]) => `${name} = '${value}'\n`);
  appendFileSync(join(data, 'postgresql.conf'), lines.join(''));
  return password;
}

/**
 * Starts the server under a guard, which stops it when this process ends. Returns how to stop it earlier.
 * @param {string} bin @param {string} folder @param {{ uid?: number, gid?: number }} user
 * @param {string[]} [under] a program that runs it, with its arguments
 */
export async function startServer(bin, folder, user, under = []) {
  const data = join(folder, 'data');
  const logFile = join(folder, 'server.log');
  const log = openSync(logFile, 'a');
  const as = user.uid === undefined ? '-' : `${user.uid}:${user.gid}`;
  const args = [inRoot('tooling', 'machine', 'guard.mjs'), as, 'SIGQUIT', ...under, join(bin, 'postgres'), '-D', data];
  const guard = spawn(process.execPath, args, { cwd: folder, detached: true, stdio: ['pipe', log, log] });
  closeSync(log);
  const stop = async () => {
    if (guard.exitCode !== null) return;
    guard.stdin.end();
    await once(guard, 'exit');
  };
  const state = join(data, 'postmaster.pid');
  const ready = () => existsSync(state) && readFileSync(state, 'utf8').split('\n')[7]?.trim() === 'ready';
  for (const end = Date.now() + START_MS; !ready(); await wait(50)) {
    if (guard.exitCode === null && Date.now() < end) continue;
    await stop();
    throw new JobError(`${readFileSync(logFile, 'utf8')}The temporary PostgreSQL did not start.`);
  }
  return stop;
}

/**
 * Gives the work the address of a fresh PostgreSQL of its own with the given settings, and removes it afterwards.
 * @template T
 * @param {(url: string) => Promise<T>} work
 * @param {{ bin?: string, home?: string, tuning?: Record<string, string | number> }} [options] `bin` holds its programs,
 *   `home` is the folder it lies in.
 * @returns {Promise<T>}
 */
export async function withPostgres(work, { bin: asked, home = quickestHome(), tuning = {} } = {}) {
  const user = unprivileged();
  const bin = asked ?? postgresPrograms(user);
  sweep();
  const folder = mkdtempSync(join(home, prefix));
  writeFileSync(join(folder, 'owner.pid'), String(process.pid));
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const port = await freePort();
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    fsync: 'on',
    max_connections: 200,
    ...tuning,
  };
  let stop;
  try {
    const password = await layOut(bin, { folder, user, settings });
    stop = await startServer(bin, folder, user);
    return await work(`postgres://arma11:${password}@127.0.0.1:${port}/postgres`);
  } finally {
    await stop?.();
    rmSync(folder, { recursive: true, force: true });
  }
}
