import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { brokenSums } from '../rig/bankClients.mjs';
import { call } from '../rig/call.mjs';
import { randomOf } from '../rig/random.mjs';
import { JOIN, openRooms } from '../rig/rooms.mjs';
import { seedLeague, seedPeople } from '../rig/seedGame.mjs';

const DAY = 86_400_000;
const FEE = 10;
const COMMISSION_BPS = 1000;
const PLAYERS = 4;
const SETTLERS = 8;
/** A player may move coins ten times a minute. */
const ROOMS_EACH = 8;
/** A kill comes this long after the settlers are let loose, at most. */
const LATEST_KILL_MS = 120;
const PAID_WITHIN_MS = 60_000;

const batchName = (batch) => `liga-${batch}`;

/** A league for each batch of rooms, whose results are told one batch at a time, and players enough to fill the rooms. */
export async function setUp(world, { batches, each }) {
  const crowds = Math.ceil((batches * each) / ROOMS_EACH);
  const { staff, players } = await world.sql(async (query) => {
    for (let batch = 0; batch < batches; batch++)
      await seedLeague(query, { name: batchName(batch), kickOff: new Date(Date.now() + DAY / 2) });
    const [one] = await seedPeople(query, { count: 1, prefix: 'personal', role: 'operador' });
    return {
      staff: one,
      players: await seedPeople(query, { count: crowds * PLAYERS, prefix: 'jugador', coins: FEE * ROOMS_EACH }),
    };
  });
  const rooms = [];
  for (let batch = 0; batch < batches; batch++) {
    const opened = await openRooms(
      world.address(),
      staff,
      Array.from({ length: each }, () => ({ league: batchName(batch), fee: FEE, seats: PLAYERS })),
    );
    rooms.push(opened);
  }
  const violations = [];
  for (const [at, room] of rooms.flat().entries())
    for (const { token } of players.filter((_, player) => player % crowds === at % crowds)) {
      const answer = await call(world.address(), JOIN, {
        token,
        method: 'POST',
        body: { sala: room },
        key: randomUUID(),
      });
      if (answer.status !== 200)
        violations.push(`a join before the lock: ${answer.status ?? answer.lost} ${answer.body?.code}`);
    }
  // A day on: every room is locked, and no result is there.
  await world.server().end();
  await world.start(() => ({ CLOCK: new Date(Date.now() + DAY).toISOString() }));
  return { staff, rooms, violations };
}

/** Tells the results of a batch, with what everybody did: its rooms may be paid from now on. */
export const tellResults = (world, batch) =>
  world.sql(async (query) => {
    // Both at once: a result without statistics, a day late, is for a person to decide.
    await query('begin');
    await query(
      `update match set estado = 'finalizado', goals_local = 0, goals_visit = 0, first_goal = 'none', official = true,
         final_at = kick_off + interval '2 hours', updated_at = app_now()
       where league_id = (select id from league where league_unique = $1)`,
      [batchName(batch)],
    );
    await query(
      `insert into player_match (player_id, match_id, team_id, jornada, stats, minutes, points)
       select p.id, m.id, p.team_id, m.jornada, '{"minutes":90}', 90, p.id % 7
       from match m join player p on p.team_id in (m.local_team, m.visit_team)
       where m.league_id = (select id from league where league_unique = $1)`,
      [batchName(batch)],
    );
    await query('commit');
  });

/** What each room has paid, as one text for each. */
export async function payouts(query, rooms) {
  const paid = await query(
    `select r.id, r.estado, (select count(*)::int from ledger_tx t where t.kind = 'settle' and t.room_id = r.id) as times,
       (select coalesce(sum(l.amount), 0)::int from ledger_tx t join ledger_entry l on l.tx_id = t.id join account a on a.id = l.account_id
        where t.kind = 'settle' and t.room_id = r.id and a.user_id is not null) as coins,
       (select string_agg(l.account_id || ':' || l.amount, ',' order by l.id) from ledger_tx t join ledger_entry l on l.tx_id = t.id
        where t.room_id = r.id) as entries
     from room r where r.id in (select value::int from json_array_elements_text($1::json)) order by r.id`,
    [JSON.stringify(rooms)],
  );
  return paid;
}

/** What is wrong about rooms that should have paid their whole pot less the commission, once. */
export function wronglyPaid(paid) {
  const pot = FEE * PLAYERS;
  const prize = pot - Math.floor((pot * COMMISSION_BPS) / 10_000);
  return paid
    .filter(({ estado, times, coins }) => estado !== 'pagada' || times !== 1 || coins !== prize)
    .map(({ id, estado, times, coins }) => `room ${id} is ${estado}, paid ${times} times, ${coins} coins of ${prize}`);
}

/**
 * T-SETTLE: rooms are settled by eight at once and by the server's own worker, which is killed meanwhile; each is paid
 * once, the whole pot less the commission, and three more settlements change nothing. A case is a room.
 * @param {import('../rig/world.mjs').World} world
 * @param {{ kills: number, each?: number, seed: number }} size rooms of each kill
 */
export async function settle(world, { kills, each = 2, seed }) {
  const random = randomOf(seed);
  const { staff, rooms, violations } = await setUp(world, { batches: kills, each });
  const settleAll = (batch) =>
    batch.flatMap((room) =>
      Array.from({ length: SETTLERS }, () =>
        call(world.address(), `ops/rooms/${room}/settle/`, {
          token: staff.token,
          method: 'POST',
          body: {},
          key: randomUUID(),
        }),
      ),
    );
  let faults = 0;
  for (const [at, batch] of rooms.entries()) {
    await tellResults(world, at);
    const settling = settleAll(batch);
    await wait(random() * LATEST_KILL_MS);
    await world.server().end('SIGKILL');
    const answers = await Promise.all(settling);
    faults += answers.filter(({ status }) => status >= 500 && status !== 503).length;
    await world.start();
  }
  if (faults > 0) violations.push(`${faults} settlements were answered with 500`);
  const all = rooms.flat();
  const unpaid = async () =>
    (await world.sql((query) => payouts(query, all))).filter(({ estado }) => estado !== 'pagada');
  for (const end = Date.now() + PAID_WITHIN_MS; (await unpaid()).length > 0 && Date.now() < end;) await wait(500);
  const before = await world.sql((query) => payouts(query, all));
  violations.push(...wronglyPaid(before));
  for (let again = 0; again < 3; again++) await Promise.all(settleAll([all[again % all.length]]));
  const { after, broken } = await world.sql(async (query) => ({
    after: await payouts(query, all),
    broken: await brokenSums(query),
  }));
  if (JSON.stringify(after) !== JSON.stringify(before)) violations.push('another settlement changed what was paid');
  return { cases: all.length, note: `${kills} kills`, violations: [...violations, ...broken] };
}
