import { rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { disturbedLine } from './disturbedLine.mjs';

/**
 * Something that goes wrong, and is put right again. It resolves when everything is in its place: from then on the site
 * must serve within seconds.
 * @typedef {(site: import('./site.mjs').Site) => Promise<void>} Deed
 * @typedef {{ name: string, strike: Deed, serves?: boolean, before?: Deed, after?: Deed }} Fault `serves`: it serves all the
 *   while; `before` and `after`: what is not counted
 */

const SOON = 3000;

/** Runs work while the pooler reaches the database by a line that is disturbed. */
async function byLine(site, work) {
  const line = await disturbedLine(site.pair.primary.port);
  site.repoint(line.port);
  await wait(1000);
  try {
    await work(line);
  } finally {
    site.repoint();
    line.close();
  }
}

/** @type {Fault[]} */
export const faults = [
  {
    name: 'one server is killed, and comes back',
    serves: true,
    async strike(site) {
      await site.servers[0].end('SIGKILL');
      await wait(SOON);
      await site.startServer(0);
    },
  },
  {
    name: 'both servers are killed at once',
    async strike(site) {
      await Promise.all(site.servers.map((server) => server.end('SIGKILL')));
      await Promise.all([0, 1].map((at) => site.startServer(at)));
    },
  },
  {
    name: 'the servers are replaced one after the other (SIGTERM)',
    serves: true,
    strike: (site) => site.roll('SIGTERM'),
  },
  {
    name: 'every connection to the database is cut, ten times',
    async strike(site) {
      for (let i = 0; i < 10; i++) {
        await site.pair.query(
          'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = $$client backend$$',
        );
        await wait(100);
      }
    },
  },
  {
    name: 'the pooler is killed, and comes back',
    async strike(site) {
      await site.pooler.end();
      await wait(1000);
      await site.pooler.start();
    },
  },
  {
    name: 'the proxy is killed, and comes back',
    async strike(site) {
      await site.proxy.end();
      await wait(1000);
      await site.proxy.start();
    },
  },
  {
    name: 'the database is killed, and recovers',
    async strike({ pair }) {
      await pair.primary.kill();
      await wait(1000);
      await pair.primary.start(pair.preload);
      await pair.caughtUp();
    },
  },
  {
    name: 'the database is restarted',
    async strike({ pair }) {
      await pair.restart();
    },
  },
  {
    name: 'the standby is killed, and comes back: commits wait for it',
    async strike({ pair }) {
      await pair.standby.kill();
      await wait(SOON);
      await pair.standby.start(pair.preload);
      await pair.caughtUp();
    },
  },
  {
    name: 'the database is lost for good: the standby takes its place',
    async strike(site) {
      await site.pair.primary.kill();
      await site.pair.failOver();
      site.repoint();
    },
  },
  {
    name: 'the database takes no writes for five seconds',
    async strike({ pair }) {
      await pair.onPrimary('alter system set default_transaction_read_only = on', 'select pg_reload_conf()');
      await wait(5000);
      await pair.onPrimary(
        'set default_transaction_read_only = off',
        'alter system reset default_transaction_read_only',
        'select pg_reload_conf()',
      );
    },
  },
  {
    name: 'the disk of the database is full for five seconds',
    async strike(site) {
      const filler = join(site.primaryDisk, 'filler');
      const { bavail, bsize } = statfsSync(site.primaryDisk);
      try {
        writeFileSync(filler, Buffer.alloc(bavail * bsize));
      } catch (error) {
        // The database has taken some of it meanwhile.
        if (error.code !== 'ENOSPC') throw error;
      }
      await wait(5000);
      rmSync(filler);
      if (!site.pair.primary.alive()) await site.pair.primary.start(site.pair.preload);
      await site.pair.caughtUp();
    },
  },
  {
    name: 'the line to the database takes 150 ms more each way, for five seconds',
    serves: true,
    strike: (site) =>
      byLine(site, async (line) => {
        line.delayMs = 150;
        await wait(5000);
        line.delayMs = 0;
      }),
  },
  {
    name: 'the line to the database is silent for six seconds',
    strike: (site) =>
      byLine(site, async (line) => {
        line.silent = wait(6000);
        await line.silent;
      }),
  },
  {
    name: 'the clock of the database jumps an hour ahead, and back',
    serves: true,
    before: (site) => site.restartWithClock(true),
    after: (site) => site.restartWithClock(false),
    async strike(site) {
      site.setClock('+3600');
      await wait(5000);
      const [{ ahead }] = await site.pair.query(
        `select extract(epoch from clock_timestamp())::float8 - ${Date.now() / 1000} as ahead`,
      );
      if (Math.abs(ahead - 3600) > 10) throw new Error(`The clock is ${ahead} s ahead, and not an hour.`);
      site.setClock('+0');
    },
  },
];

/** What comes after a fault, while clients go on: the standby is in its place again. */
export async function repair(site) {
  if (!site.pair.standby.alive()) await site.pair.joinStandby();
}
