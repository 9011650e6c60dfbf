import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { call } from '../rig/call.mjs';
import { JOIN } from '../rig/rooms.mjs';
import { onPostgres, worldOnPostgres } from '../rig/world.mjs';
import { stage } from './stage.mjs';

const LOBBY = 'sala/compe/filter/';
const READERS = 4;
/** After a failure the standby is left alone for five seconds. */
const BACK_MS = 20_000;

const databaseOf = (cluster, url) => Object.assign(new URL(cluster.url), { pathname: new URL(url).pathname }).href;

/** Reads of the lobby by several people, one after the other; every answer that is not a lobby is kept. */
function readers(world, people) {
  const failed = [];
  let [reads, done] = [0, false];
  const reading = people.map(async ({ token }) => {
    while (!done) {
      const { status, lost } = await call(world.address(), LOBBY, { token });
      reads += 1;
      if (status !== 200) failed.push(`a reader was answered ${status ?? lost}`);
      // Of 600 in a minute.
      await wait(110);
    }
  });
  return { reads: () => reads, failed, stop: () => ((done = true), Promise.all(reading)) };
}

/** How many statements the standby has answered servers. */
const answeredBy = (standby, name) =>
  onPostgres(standby, async (query) => {
    const [{ count }] = await query(
      `select (xact_commit + xact_rollback)::int as count from pg_stat_database where datname = $1`,
      [name],
    );
    return count;
  });

/**
 * T-STALE: people read the lobby while a standby answers for it. The standby stops following, is killed and comes back, and
 * nobody is refused; who joins meanwhile sees their seat. A case is a round of all that.
 * @param {import('../rig/cluster.mjs').Cluster} primary
 * @param {import('../rig/cluster.mjs').Cluster} standby
 * @param {{ rounds: number }} size
 */
export function staleReads(primary, standby, { rounds }) {
  let serving = '';
  const more = (url) => {
    serving = url;
    return { DATABASE_STANDBY_URL: Object.assign(new URL(url), { port: String(standby.port) }).href };
  };
  const work = async (world) => {
    const rooms = Array.from({ length: rounds }, () => ({ fee: 0, seats: 100 }));
    const { players, rooms: opened } = await stage(world, { players: READERS + rounds, coins: 0, rooms });
    const [watching, joining] = [players.slice(0, READERS), players.slice(READERS)];
    const [there, name] = [databaseOf(standby, serving), new URL(serving).pathname.slice(1)];
    const onStandby = (text) => onPostgres(there, (query) => query(text));
    const violations = [];

    /** Waits until the standby answers readers again. */
    async function answers(round) {
      const before = await answeredBy(there, name);
      for (const end = Date.now() + BACK_MS; Date.now() < end; await wait(200))
        if ((await answeredBy(there, name)) > before + 20) return;
      violations.push(`round ${round}: the standby answered no reader`);
    }

    const { reads, failed, stop } = readers(world, watching);
    for (const [round, { token }] of joining.entries()) {
      await answers(round);
      await onStandby('select pg_wal_replay_pause()');
      const body = { sala: opened[round].id };
      const joined = await call(world.address(), JOIN, { token, method: 'POST', body, key: randomUUID() });
      const { body: lobby } = await call(world.address(), LOBBY, { token });
      const room = lobby?.results?.find(({ sala }) => sala === opened[round].id);
      if (joined.status !== 200 || !(room?.ins_user > 0))
        violations.push(`round ${round}: who joined (${joined.status}) does not see it: ${JSON.stringify(room)}`);
      await onStandby('select pg_wal_replay_resume()');
      await answers(round);
      await standby.kill();
      await wait(500);
      await standby.start();
    }
    await answers('last');
    await stop();
    return { cases: rounds, note: `${reads()} reads`, violations: [...violations, ...failed] };
  };
  return worldOnPostgres(primary.url, work, more);
}
