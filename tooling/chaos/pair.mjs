import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { mustRun } from '../../scripts/jobs/run.mjs';
import { freePort } from '../machine/freePort.mjs';
import { layOut } from '../machine/postgres.mjs';
import { clusterIn, folderFor } from '../rig/cluster.mjs';
import { onPostgres } from '../rig/world.mjs';

const STANDBY = 'standby';
const CAUGHT_UP_MS = 60_000;

/** A PostgreSQL and its synchronous standby; the two change places. */
export class Pair {
  /** The one that takes writes. @type {import('../rig/cluster.mjs').Cluster} */
  primary;
  /** @type {import('../rig/cluster.mjs').Cluster} */
  standby;
  /** Under what they are started. @type {string[] | undefined} */
  preload;
  #of;
  #password = '';

  /** @param {{ bin: string, user: { uid?: number, gid?: number }, folders: [string, string] }} of */
  constructor(of) {
    this.#of = of;
  }

  /** Lays both out and starts them. */
  async start() {
    const { bin, user, folders } = this.#of;
    const [first, second] = [await freePort(), await freePort()];
    const settings = {
      port: first,
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      max_connections: 100,
      wal_level: 'replica',
      wal_keep_size: '64MB',
      max_wal_size: '96MB',
      min_wal_size: '32MB',
      hot_standby: 'on',
      log_lock_waits: 'on',
    };
    this.#password = await layOut(bin, { folder: folderFor(user, folders[0]), user, settings });
    this.primary = this.#clusterIn(folders[0], first);
    await this.primary.start(this.preload);
    this.standby = this.#clusterIn(folders[1], second);
    await this.joinStandby();
  }

  #clusterIn(folder, port) {
    const { bin, user } = this.#of;
    return clusterIn({ bin, user, folder, port, password: this.#password });
  }

  /** Copies the primary to the standby's place, starts it, and lets every commit wait for it from now on. */
  async joinStandby() {
    const { bin, user } = this.#of;
    const { folder, port } = this.standby;
    folderFor(user, folder);
    const data = join(folder, 'data');
    rmSync(data, { recursive: true, force: true });
    const from = `${this.primary.url.replace(/\/[^/]*$/, '/postgres')}?application_name=${STANDBY}`;
    const args = ['-d', from, '-D', data, '-R', '-c', 'fast', '-X', 'stream'];
    await mustRun(join(bin, 'pg_basebackup'), args, { ...user, cwd: folder }, 'The standby was not copied.');
    const file = join(data, 'postgresql.conf');
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/^port = .*$/gm, '') + `port = '${port}'\n`);
    // The primary's own word that it waits for a standby is copied too.
    const auto = join(data, 'postgresql.auto.conf');
    writeFileSync(
      auto,
      readFileSync(auto, 'utf8').replaceAll(/^(synchronous_standby_names|default_transaction_read_only) .*$/gm, ''),
    );
    await this.standby.start(this.preload);
    await this.onPrimary(`alter system set synchronous_standby_names = '${STANDBY}'`, 'select pg_reload_conf()');
    await this.caughtUp();
  }

  /** Waits until the standby has everything. */
  async caughtUp() {
    for (const end = Date.now() + CAUGHT_UP_MS; ; await wait(50)) {
      const [row] = await this.query(
        `select sync_state, state from pg_stat_replication where application_name = '${STANDBY}'`,
      );
      if (row?.sync_state === 'sync' && row.state === 'streaming') return;
      if (Date.now() > end)
        throw new Error(`The standby does not follow: ${JSON.stringify(row)}\n${this.standby.log().slice(-2000)}`);
    }
  }

  /** Stops the primary as an operator does, and starts it. */
  async restart() {
    await this.primary.end('SIGINT');
    await this.primary.start(this.preload);
    await this.caughtUp();
  }

  query(text) {
    return onPostgres(this.primary.url, (query) => query(text));
  }

  async onPrimary(...statements) {
    await onPostgres(this.primary.url, async (query) => {
      for (const statement of statements) await query(statement);
    });
  }

  /** Makes the standby the primary, after the primary was lost. */
  async failOver() {
    [this.primary, this.standby] = [this.standby, this.primary];
    await this.onPrimary('select pg_promote()');
  }

  /** What both say in their logs of processes of theirs that ended badly. */
  crashes() {
    const logs = [this.primary, this.standby].map((cluster) => cluster.log());
    const isBad = (line) => /was terminated by|exited with exit code|PANIC/.test(line);
    // One of them ends so whenever the server is told to end.
    return logs.flatMap((log) => log.split('\n').filter((line) => isBad(line) && !/replication launcher/.test(line)));
  }

  async remove() {
    await Promise.all([this.primary, this.standby].map((cluster) => cluster?.kill()));
  }
}
