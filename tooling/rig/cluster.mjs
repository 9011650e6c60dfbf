import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort, layOut, startServer, unprivileged } from '../machine/postgres.mjs';
import { postgresPrograms } from '../machine/postgresPrograms.mjs';

/**
 * A PostgreSQL of the rig's own on disk, with fsync, that can be killed and started anew.
 * @typedef {object} Cluster
 * @property {string} url
 * @property {(under?: string[]) => Promise<void>} start also under a program that runs it, such as a tracer
 * @property {() => Promise<void>} kill ends the server and all its processes at once, with SIGKILL
 * @property {() => boolean} alive
 * @property {() => string} log what it has said
 */

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

/**
 * Runs work on a cluster of its own, and removes it afterwards.
 * @template T
 * @param {(cluster: Cluster) => Promise<T>} work
 * @param {{ settings?: Record<string, string | number> }} [options]
 * @returns {Promise<T>}
 */
export async function withCluster(work, { settings = {} } = {}) {
  const user = unprivileged();
  const bin = postgresPrograms(user);
  const folder = mkdtempSync(join(tmpdir(), 'arma11-cluster-'));
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const port = await freePort();
  const basic = { port, listen_addresses: '127.0.0.1', unix_socket_directories: '', fsync: 'on', max_connections: 100 };
  const password = await layOut(bin, { folder, user, settings: { ...basic, ...settings } });
  const pidFile = join(folder, 'data', 'postmaster.pid');
  let stop = async () => undefined;
  let pid = 0;
  const cluster = {
    url: `postgres://arma11:${password}@127.0.0.1:${port}/postgres`,
    async start(under) {
      // What a killed server left would be read as its word that it is ready.
      rmSync(pidFile, { force: true });
      stop = await startServer(bin, folder, user, under);
      pid = Number.parseInt(readFileSync(pidFile, 'utf8'), 10);
    },
    async kill() {
      const processes = family(pid);
      for (const each of processes.toReversed()) if (isAlive(each)) process.kill(each, 'SIGKILL');
      while (processes.some(isAlive)) await wait(10);
    },
    alive: () => isAlive(pid),
    log: () => readFileSync(join(folder, 'server.log'), 'utf8'),
  };
  try {
    await cluster.start();
    return await work(cluster);
  } finally {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
