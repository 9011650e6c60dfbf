import { spawnSync } from 'node:child_process';
import { chownSync, cpSync, mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { inRoot } from '../../scripts/jobs/place.mjs';
import { mustRun } from '../../scripts/jobs/run.mjs';
import { JobError } from '../../scripts/jobs/say.mjs';
import { freePort } from '../machine/freePort.mjs';
import { unprivileged } from '../machine/postgres.mjs';
import { installedPostgres } from '../machine/postgresPrograms.mjs';
import { startBuilt } from '../rig/builtServer.mjs';
import { servingRole } from '../rig/servingRole.mjs';
import { onPostgres } from '../rig/world.mjs';
import { Daemon } from './daemon.mjs';
import { ensureDebian, pathOf } from './debian.mjs';
import { Pair } from './pair.mjs';

/** A disk in memory that can fill up: nothing here loses its power. */
const DISK_MB = 640;
/** Characters of what a part printed. */
const MOST_SAID = 40_000;

/** The role of the servers, which owns no table. */
const SERVERS = 'arma11_servers';
const POOLED = 'arma11';
const DIRECT = 'arma11_direct';

/** What the servers would send when they connect, and pgbouncer refuses: docs/scale.md has the same. */
const ROLE_SETTINGS = [
  `timezone = 'UTC'`,
  `jit = off`,
  `statement_timeout = '10min'`,
  `lock_timeout = '500ms'`,
  `idle_in_transaction_session_timeout = '30s'`,
];

/** What production asks for; nothing is sent anywhere. */
const PRODUCTION = {
  NODE_ENV: 'production',
  MONEY: 'demo',
  PUBLIC_URL: 'https://juego.test',
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'hola@juego.test',
  SMS_WEBHOOK_URL: 'https://127.0.0.1:1/',
  SMS_WEBHOOK_SECRET: 's'.repeat(32),
  ENCRYPTION_KEYS: `test:${'k'.repeat(43)}`,
};

/** What `deploy/nginx` is here: on one port of this machine alone, without TLS, and what it writes in a folder of its own. */
const inClearText = (text, { folder, port }) =>
  text
    .replace(/server \{\s+listen 8080;[^]*?(?=server \{)/, '')
    .replace(/listen 8443 [^;]*;/, `listen 127.0.0.1:${port};`)
    .replaceAll(/listen \[::\][^;]*;|ssl_\w+ [^;]*;/g, '')
    .replaceAll('/tmp/', `${folder}/`)
    .replace('access_log /dev/stdout plain;', 'access_log off;');

/** Everything that the game is made of in production: proxy, two servers, pooler, database and standby. */
export class Site {
  /** @type {Pair} */
  pair;
  /** @type {Daemon} */
  pooler;
  /** @type {Daemon} */
  proxy;
  /** @type {import('../rig/builtServer.mjs').BuiltServer[]} */
  servers = [];
  #folder = '';
  #disks = [];
  #ports = { pooler: 0, proxy: 0, servers: [0, 0] };
  #clock = '';
  #database;

  address = () => `http://127.0.0.1:${this.#ports.proxy}`;

  /** Where the tables are now, without the pooler. */
  sql = (work) => onPostgres(this.pair.primary.url.replace(/\/[^/]*$/, `/${POOLED}`), work);

  /** @param {string} [main] the program of the servers, where it is another version's */
  async start(main) {
    await ensureDebian();
    const bin = installedPostgres();
    if (!bin)
      throw new JobError('The rig needs PostgreSQL of Debian: apt-get install -y --no-install-recommends postgresql');
    const user = unprivileged();
    this.#folder = mkdtempSync(join(tmpdir(), 'arma11-chaos-'));
    if (user.uid !== undefined) chownSync(this.#folder, user.uid, user.gid);
    for (const name of ['a', 'b']) {
      const disk = join(this.#folder, name);
      mkdirSync(disk);
      await mustRun(
        'mount',
        ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'tmpfs', disk],
        {},
        'A disk of its own could not be mounted.',
      );
      this.#disks.push(disk);
    }
    this.#clock = join(this.#folder, 'clock');
    this.setClock('+0');
    this.pair = new Pair({ bin, user, folders: [join(this.#disks[0], 'node'), join(this.#disks[1], 'node')] });
    await this.pair.start();
    await this.pair.onPrimary(`create database ${POOLED}`);
    const owner = this.pair.primary.url.replace(/\/[^/]*$/, `/${POOLED}`);
    // Another version's servers make their own tables, and so do those that replace them.
    const serving = new URL(main === undefined ? await servingRole(owner, SERVERS) : owner);
    await this.pair.onPrimary(...ROLE_SETTINGS.map((setting) => `alter role ${serving.username} set ${setting}`));
    await this.#startPooler(user, serving);
    this.#ports.servers = [await freePort(), await freePort()];
    for (const at of [0, 1]) await this.startServer(at, main);
    await this.#startProxy();
  }

  /**
   * Starts the primary anew with a clock that can be set, or with the machine's. Only while that is needed: libfaketime reads
   * its file in PostgreSQL's signal handlers too, where memory may not be taken, and now and then a process aborts of it.
   * @param {boolean} settable
   */
  async restartWithClock(settable) {
    this.pair.preload = settable
      ? [
          '/usr/bin/env',
          `LD_PRELOAD=${pathOf('faketime')}`,
          `FAKETIME_TIMESTAMP_FILE=${this.#clock}`,
          'FAKETIME_CACHE_DURATION=1',
          'FAKETIME_DONT_FAKE_MONOTONIC=1',
        ]
      : undefined;
    await this.pair.restart();
  }

  /** How far a clock that can be set is off, a second later: `+3600` is an hour ahead. */
  setClock(offset) {
    writeFileSync(this.#clock, offset);
  }

  /** The disk that the primary writes to. */
  get primaryDisk() {
    return this.#disks.find((disk) => this.pair.primary.folder.startsWith(disk));
  }

  async #startPooler(user, { username, password }) {
    const port = await freePort();
    this.#ports.pooler = port;
    const folder = join(this.#folder, 'pooler');
    mkdirSync(folder);
    writeFileSync(join(folder, 'users'), `"${username}" "${password}"\n`);
    this.#database = { folder, username, password };
    this.#writePooler(this.pair.primary.port);
    if (user.uid !== undefined)
      for (const path of [folder, join(folder, 'users'), join(folder, 'ini')]) chownSync(path, user.uid, user.gid);
    this.pooler = new Daemon({ command: pathOf('pgbouncer'), args: [join(folder, 'ini')], port, options: user });
    await this.pooler.start();
  }

  #writePooler(target) {
    const { folder } = this.#database;
    const to = `host=127.0.0.1 port=${target} dbname=${POOLED}`;
    writeFileSync(
      join(folder, 'ini'),
      `[databases]
${POOLED} = ${to} pool_mode=transaction pool_size=20
${DIRECT} = ${to} pool_mode=session pool_size=10
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${this.#ports.pooler}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${join(folder, 'users')}
max_client_conn = 200
server_connect_timeout = 2
server_login_retry = 1
query_wait_timeout = 8
server_check_delay = 1
ignore_startup_parameters = options,idle_in_transaction_session_timeout,statement_timeout,lock_timeout,extra_float_digits
`,
    );
  }

  /** Sends what comes from now on to another PostgreSQL, or to a line before it; open connections to the old one end. */
  repoint(port = this.pair.primary.port) {
    this.#writePooler(port);
    this.pooler.signal('SIGHUP');
  }

  /**
   * Replaces the servers one after the other by those of this version.
   * @param {NodeJS.Signals} signal
   * @param {(step: string) => void} [told] of each step as it is done
   */
  async roll(signal, told = () => undefined) {
    for (const at of [0, 1]) {
      told(`server ${at} is told to end`);
      await this.servers[at].end(signal);
      this.servers[at].troubles().forEach((line) => told(`server ${at} had said ${line}`));
      told(`server ${at} has ended`);
      await this.startServer(at);
      told(`server ${at} is ready`);
      // The proxy tries it again.
      await wait(2000);
    }
  }

  /** @param {number} at @param {string} [main] the program of another version */
  async startServer(at, main) {
    const { username, password } = this.#database;
    const to = `postgres://${username}:${password}@127.0.0.1:${this.#ports.pooler}`;
    this.servers[at] = await startBuilt(
      {
        PORT: String(this.#ports.servers[at]),
        HOST: '127.0.0.1',
        DATABASE_URL: `${to}/${POOLED}`,
        DATABASE_DIRECT_URL: `${to}/${DIRECT}`,
        ...PRODUCTION,
      },
      main,
    );
  }

  async #startProxy() {
    const port = await freePort();
    this.#ports.proxy = port;
    const folder = join(this.#folder, 'proxy');
    cpSync(inRoot('deploy', 'nginx'), folder, { recursive: true });
    const servers = this.#ports.servers.map((server) => `server 127.0.0.1:${server} max_fails=0;\n`);
    writeFileSync(join(folder, 'servers.conf'), servers.join(''));
    const conf = join(folder, 'nginx.conf');
    writeFileSync(conf, inClearText(readFileSync(conf, 'utf8'), { folder, port }));
    this.proxy = new Daemon({
      command: pathOf('nginx'),
      args: ['-p', folder, '-c', conf, '-e', join(folder, 'errors'), '-g', 'daemon off;'],
      port,
    });
    await this.proxy.start();
  }

  /** The end of what each part of it printed. */
  said() {
    const { primary, standby } = this.pair;
    const parts = [
      ...this.servers.map((server, at) => [`server ${at}`, server.troubles().join('\n')]),
      ['proxy', this.proxy.said()],
      ['pooler', this.pooler.said()],
      ['primary', primary.log()],
      ['standby', standby.log()],
    ];
    return parts.map(([name, said]) => `The ${name} said:\n${said.slice(-MOST_SAID)}`).join('\n');
  }

  /** Ends everything and leaves nothing behind. */
  async remove() {
    await this.proxy?.end();
    await Promise.all(this.servers.map((server) => server.end('SIGKILL')));
    await this.pooler?.end();
    await this.pair?.remove();
    // Also when the job was told to stop, after which it begins nothing.
    for (const disk of this.#disks) spawnSync('umount', ['-l', disk]);
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/**
 * Runs work on a site of its own, and removes it afterwards.
 * @template T
 * @param {(site: Site) => Promise<T>} work
 * @param {string} [main] the program of the servers, where it is another version's
 * @returns {Promise<T>}
 */
export async function withSite(work, main) {
  const site = new Site();
  try {
    await site.start(main);
    return await work(site);
  } finally {
    await site.remove();
  }
}
