import { chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort, layOut, startServer, unprivileged } from '../machine/postgres.mjs';
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
  const settings = { port, listen_addresses: '127.0.0.1', unix_socket_directories: '', max_connections: 100 };
  const password = await layOut(bin, { folder, user, settings });
  const cluster = clusterIn({ bin, user, folder, port, password });
  try {
    await cluster.start();
    return await work(cluster);
  } finally {
    await cluster.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}
