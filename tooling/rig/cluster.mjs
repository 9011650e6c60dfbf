import {
  appendFileSync,
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../machine/freePort.mjs';
import { layOut, startServer, unprivileged } from '../machine/postgres.mjs';
import { postgresPrograms } from '../machine/postgresPrograms.mjs';

/**
 * A PostgreSQL of the rig's own on disk, with fsync, that can be killed and started anew.
 * @typedef {object} Cluster
 * @property {string} folder where `data` and its log are
 * @property {number} port
 * @property {string} url
 * @property {(under?: string[]) => Promise<void>} start also under a program that runs it, such as a tracer
 * @property {() => Promise<void>} kill ends the server and all its processes at once, with SIGKILL
 * @property {(signal?: NodeJS.Signals) => Promise<void>} end asks the server to end, and waits for it
 * @property {() => boolean} alive
 * @property {() => string} log what it has said
 */

/** Its superuser, and the database that its address names. */
export const ROLE = 'arma11';
const DATABASE = 'postgres';

/** The processes below a process, itself last. */
function family(pid) {
  const below = (of) => {
    try {
      const text = readFileSync(`/proc/${of}/task/${of}/children`, 'utf8');
      return text.split(' ').filter(Boolean).map(Number);
    } catch {
      return [];
    }
  };
  return [...below(pid).flatMap(family), pid];
}

const isAlive = (pid) => {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1][0] !== 'Z';
  } catch {
    return false;
  }
};

/** Who runs PostgreSQL, and with which programs. */
export function postgresOfRig() {
  const user = unprivileged();
  return { user, bin: postgresPrograms(user) };
}

/**
 * A folder that belongs to who runs PostgreSQL.
 * @param {{ uid?: number, gid?: number }} user
 * @param {string} [folder]
 */
export function folderFor({ uid, gid }, folder = mkdtempSync(join(tmpdir(), 'arma11-cluster-'))) {
  mkdirSync(folder, { recursive: true });
  if (uid !== undefined) chownSync(folder, uid, gid);
  return folder;
}

/**
 * The cluster whose data lie in a folder.
 * @param {{ bin: string, user: { uid?: number, gid?: number }, folder: string, port: number, password: string }} where
 * @returns {Cluster}
 */
export function clusterIn({ bin, user, folder, port, password }) {
  const pidFile = join(folder, 'data', 'postmaster.pid');
  let pid = 0;
  return {
    folder,
    port,
    url: `postgres://${ROLE}:${password}@127.0.0.1:${port}/${DATABASE}`,
    async start(under) {
      // What a killed server left would be read as its word that it is ready.
      rmSync(pidFile, { force: true });
      await startServer(bin, folder, user, under);
      pid = Number.parseInt(readFileSync(pidFile, 'utf8'), 10);
    },
    async kill() {
      const processes = family(pid);
      for (const each of processes.toReversed()) if (isAlive(each)) process.kill(each, 'SIGKILL');
      while (processes.some(isAlive)) await wait(10);
    },
    async end(signal = 'SIGINT') {
      if (isAlive(pid)) process.kill(pid, signal);
      while (isAlive(pid)) await wait(10);
    },
    alive: () => isAlive(pid),
    log: () => readFileSync(join(folder, 'server.log'), 'utf8'),
  };
}

const settingsOf = (port) => ({
  port,
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: 100,
  wal_keep_size: '256MB',
});

/**
 * Runs work on a cluster of its own, and removes it afterwards.
 * @template T
 * @param {(cluster: Cluster) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withCluster(work) {
  const { user, bin } = postgresOfRig();
  const folder = folderFor(user);
  const port = await freePort();
  const password = await layOut(bin, { folder, user, settings: settingsOf(port) });
  const cluster = clusterIn({ bin, user, folder, port, password });
  try {
    await cluster.start();
    return await work(cluster);
  } finally {
    await cluster.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {{ uid?: number, gid?: number }} user @param {string} path */
const giveTo = ({ uid, gid }, path) => {
  if (uid === undefined) return;
  chownSync(path, uid, gid);
  for (const entry of readdirSync(path, { withFileTypes: true, recursive: true }))
    chownSync(join(entry.parentPath, entry.name), uid, gid);
};

/**
 * Runs work on a cluster and a standby that follows it.
 * @template T
 * @param {(primary: Cluster, standby: Cluster) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withStandby(work) {
  const { user, bin } = postgresOfRig();
  const [folder, copy] = [folderFor(user), folderFor(user)];
  const [port, ownPort] = [await freePort(), await freePort()];
  const password = await layOut(bin, { folder, user, settings: settingsOf(port) });
  // Before the first start: a copy of a cluster that stands still needs no tool.
  cpSync(join(folder, 'data'), join(copy, 'data'), { recursive: true });
  const conninfo = `host=127.0.0.1 port=${port} user=${ROLE} password=${password} application_name=standby`;
  appendFileSync(join(copy, 'data', 'postgresql.conf'), `port = ${ownPort}\nprimary_conninfo = '${conninfo}'\n`);
  writeFileSync(join(copy, 'data', 'standby.signal'), '');
  chmodSync(join(copy, 'data'), 0o700);
  giveTo(user, copy);
  const primary = clusterIn({ bin, user, folder, port, password });
  const standby = clusterIn({ bin, user, folder: copy, port: ownPort, password });
  try {
    await primary.start();
    await standby.start();
    return await work(primary, standby);
  } finally {
    await Promise.all([standby, primary].map((cluster) => cluster.kill()));
    for (const each of [folder, copy]) rmSync(each, { recursive: true, force: true });
  }
}
