import { brokenSums } from '../rig/bankClients.mjs';
import { call } from '../rig/call.mjs';
import { randomOf } from '../rig/random.mjs';
import { judgeRound } from './lockRaceChecks.mjs';
import { wrongReceipts } from './lockRaceReceipts.mjs';
import { setUpRounds } from './lockRaceScene.mjs';
import { writeAcross } from './lockRaceWriter.mjs';

/** A race begins so long before the lock: the embedded database takes one write after the other, and they wait in line. */
const BEFORE_MS = { pg: 2200, pglite: 5000 };
/** Clocks are read in whole milliseconds, and a server asks its database for the time that it tells once a second. */
const CLOCK_STEP_MS = { pg: 2, pglite: 50 };

/**
 * Each save waits up to 300 ms between its checks and its commit; seats, which a room sells one after the other, up to 30.
 */
const STALLS = `
  create function rig_stall() returns trigger language plpgsql as $$
    begin perform pg_sleep(random() * case tg_op when 'UPDATE' then 0.3 else 0.03 end); return null; end $$;
  create function rig_stall_long() returns trigger language plpgsql as $$ begin perform pg_sleep(random() * 0.3); return null; end $$;
  create trigger rig_stall after insert or update or delete on entry for each row execute function rig_stall();
  create trigger rig_stall after insert or update on clutch_answer for each row execute function rig_stall_long()`;
const NO_STALLS = 'drop function rig_stall() cascade; drop function rig_stall_long() cascade';

/** The servers' clock, as whoever asks for it knows it: some milliseconds ahead of ours, and how exact that is. */
async function readClock({ engine }, ask) {
  const looks = [];
  for (let look = 0; look < 5; look++) {
    const before = Date.now();
    const now = await ask();
    const after = Date.now();
    looks.push({ ahead: now - (before + after) / 2, inexact: (after - before) / 2 + CLOCK_STEP_MS[engine] });
  }
  const { ahead, inexact } = looks.toSorted((a, b) => a.inexact - b.inexact)[0];
  return { now: () => Date.now() + ahead, inexact };
}

/** Sets the servers' clock. */
async function setClock(world, at) {
  if (world.engine === 'pg')
    return world.sql(async (query) => {
      await query(
        `insert into clock (real_at, app_at, speed) values (clock_timestamp(), $1, 1)
         on conflict (one) do update set real_at = excluded.real_at, app_at = excluded.app_at, speed = 1`,
        [new Date(at).toISOString()],
      );
      return readClock(world, async () => (await query('select app_now() as now'))[0].now.getTime());
    });
  await world.server().end();
  await world.start(() => ({ CLOCK: new Date(at).toISOString(), CLOCK_SPEED: '1' }));
  return readClock(world, async () => {
    const { headers } = await call(world.address(), 'plus/leagues/');
    return Date.parse(headers.get('x-server-time'));
  });
}

const HELD = `select e.room_id as room, e.user_id as player, coalesce(l.version, e.version) as version, e.saved_at, l.formation,
    (select coalesce(json_agg(json_build_array(a.market_id, a.alternative_id) order by a.market_id), '[]') from answer a where a.entry_id = e.id) as answers,
    (select json_build_array(c.goals_local, c.goals_visit, c.minute) from clutch_answer c where c.entry_id = e.id) as guess
  from entry e left join lineup l on l.entry_id = e.id
  where e.room_id in (select value::int from json_array_elements_text($1::json)) order by e.id`;
const heldIn = (query, rooms) => query(HELD, [JSON.stringify(rooms)]);

/** What rooms hold as soon as somebody can hold these rows, at the lock or after it. */
const lookOnceHeld = (world, lock, { table, ids, rooms }) =>
  world.sql(async (query) => {
    await query(`select pg_sleep(greatest(0, extract(epoch from $1::timestamptz - app_now())))`, [
      new Date(lock).toISOString(),
    ]);
    await query('begin');
    await query(
      `select from ${table} where id in (select value::int from json_array_elements_text($1::json)) order by id for update`,
      [JSON.stringify(ids)],
    );
    const held = await heldIn(query, rooms);
    await query('commit');
    return held;
  });

/** What is there at the lock: answers once the matches are held, and lineups and seats once their room is. */
async function lookAtLock(world, { lock, rooms, matches, writers }) {
  const answering = new Set(
    writers.filter(({ questions, does }) => questions || does === 'guess').map(({ player }) => player.id),
  );
  const ofRoom = (room) => lookOnceHeld(world, lock, { table: 'room', ids: [room], rooms: [room] });
  const [answers, lineups, paid, seats] = await Promise.all([
    lookOnceHeld(world, lock, { table: 'match', ids: matches, rooms: [rooms.predi] }),
    ofRoom(rooms.lineups),
    ofRoom(rooms.paid),
    ofRoom(rooms.predi),
  ]);
  return [
    ...lineups,
    ...paid,
    ...answers.filter(({ player }) => answering.has(player)),
    ...seats.filter(({ player }) => !answering.has(player)),
  ];
}

/** What is stored once all is over, and who has spent how much. */
async function lookAtEnd(query, rounds) {
  const stored = [];
  for (const round of rounds) stored.push(await heldIn(query, Object.values(round.rooms)));
  const spent = await query(
    `select a.user_id as player, -sum(l.amount)::int as coins from ledger_tx t join ledger_entry l on l.tx_id = t.id
     join account a on a.id = l.account_id where t.room_id is not null and a.user_id is not null group by 1`,
  );
  return { stored, spent, broken: await brokenSums(query) };
}

/** Lets the writers of a round loose, and looks at the lock. */
async function race(world, round, { addresses, random }) {
  const beforeMs = BEFORE_MS[world.engine];
  const clock = await setClock(world, round.lock - beforeMs);
  const where = addresses.length > 0 ? addresses : [world.address()];
  const fromLock = () => clock.now() - round.lock;
  const looking = world.engine === 'pg' ? lookAtLock(world, round) : null;
  const histories = await Promise.all(
    round.writers.map((writer) => writeAcross(writer, { addresses: where, beforeMs, fromLock, random })),
  );
  return { histories, inexact: clock.inexact, atLock: await looking };
}

/**
 * T-LOCKRACE: 64 people write across the lock of their rooms, to two servers where there are two; joins, exits, lineups,
 * answers and tie-breaks. Nothing sent after the lock is acknowledged, everything acknowledged is stored, and what was seen
 * as soon as the rooms could be held after the lock is there at the end, in everybody's receipt too. A case is a round.
 * @param {import('../rig/world.mjs').World} world
 * @param {{ rounds: number, seed: number }} size
 */
export async function lockRace(world, { rounds: count, seed }) {
  const random = randomOf(seed);
  const rounds = await setUpRounds(world, count);
  const two = world.engine === 'pg';
  const addresses = two ? [world.address(), (await world.startAnother()).address] : [];
  if (two) await world.sql((query) => query(STALLS));
  const raced = [];
  for (const round of rounds) raced.push(await race(world, round, { addresses, random }));
  if (two) await world.sql((query) => query(NO_STALLS));
  const { stored, spent, broken } = await world.sql((query) => lookAtEnd(query, rounds));
  const coins = new Map(spent.map(({ player, coins: paid }) => [player, paid]));
  const violations = [...broken];
  for (const [at, round] of rounds.entries()) {
    violations.push(...judgeRound(round, { ...raced[at], stored: stored[at], spent: coins }));
    const people = new Map(round.writers.map(({ player }) => [player.id, player]));
    for (const [name, id] of Object.entries(round.rooms)) {
      const room = stored[at].filter(({ room: of }) => of === id);
      const kind = name === 'predi' ? 'predi' : 'compe';
      violations.push(...(await wrongReceipts(world, { id, kind, people, stored: room })));
    }
  }
  return { cases: count, ...told(rounds, raced, violations) };
}

/** How much was written; a race in which nobody came too late, or everybody did, has shown nothing. */
function told(rounds, raced, violations) {
  const by = new Map();
  for (const [at, { histories }] of raced.entries())
    for (const [writer, history] of histories.entries()) {
      const { does } = rounds[at].writers[writer];
      const of = by.get(does) ?? { saved: 0, refused: 0 };
      by.set(does, of);
      for (const { answer } of history) of[answer.status === 200 ? 'saved' : 'refused'] += 1;
    }
  const blind = [...by].filter(([, { saved, refused }]) => saved === 0 || refused === 0);
  const sum = (what) => [...by.values()].reduce((all, of) => all + of[what], 0);
  return {
    note: `${sum('saved')} writes acknowledged, ${sum('refused')} refused`,
    violations: [...violations, ...blind.map(([does, of]) => `${does} did not race: ${JSON.stringify(of)}`)],
  };
}
