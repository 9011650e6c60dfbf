import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { autofill, flattenLineup, playerPrice, ROOM_BUDGET } from '@arma11/core/domain';
import type { Lineup, LineupEntry, Player } from '@arma11/core/contract';
import { gameRoutes } from '../../api/routeGroups';
import { priceOfPlayer } from '../../catalogue/players/priceOfPlayer';
import { rescheduleRooms } from '../../catalogue/incidents/rescheduleRooms';
import { setClock } from '../../platform/db/clock';
import type { RoomRow } from '../../platform/db/schema';
import { smallLeague, TEST_LOCK, type SmallLeague } from '../../testing/smallLeague';
import { testCommand } from '../../testing/testCommand';
import { openTestServer, type TestPlayer, type TestServer } from '../../testing/testServer';
import { replacePlayersOutOfSlate } from '../slate/replacePlayersOutOfSlate';
import { advanceRooms } from '../settle/advanceRooms';
import { fillPool } from '../slate/fillPool';
import { startingLineup } from '../slate/startingLineup';

let server: TestServer;
let league: SmallLeague;
let ana: TestPlayer;
let leagues = 0;

beforeAll(async () => {
  server = await openTestServer(gameRoutes);
});
beforeEach(async () => {
  league = await smallLeague(server.db, `liga-${++leagues}`);
  ana = await server.player();
});
afterAll(() => server.close());

/** Gives the footballers of the league their averages: those of even ids the one, the others the other. */
const averages = (even: number, odd: number) =>
  sql`
    insert into player_stat (player_id, pts, played, avg_points, form)
    select id, 10, 5, case when id % 2 = 0 then ${even}::real else ${odd}::real end, '{}' from player
    where league_id = ${league.leagueId}
    on conflict (player_id) do update set avg_points = excluded.avg_points`.execute(server.db.fresh);
const room = async (args: object = {}) =>
  (
    (await testCommand(server.db, 'room create', { league: league.league_unique, budget: true, ...args })) as {
      room: number;
    }
  ).room;
const seat = async (sala: number) =>
  (await ana.call('POST', 'compe/compe-ins/register-sala-compe/', { body: { sala } })).body.ins_user as number;
const lineupOf = async (ins: number): Promise<Lineup> =>
  (await ana.call('GET', `compe/compe-lienup/get-lineup-compe/${ins}/`)).body;
const entries = async (ins: number): Promise<LineupEntry[]> => flattenLineup(await lineupOf(ins));
const costOf = (lineup: readonly LineupEntry[]) => lineup.reduce((sum, { player }) => sum + player.price!, 0);
const candidates = async (sala: number, position: number): Promise<Player[]> =>
  (await ana.call('GET', `salas/player-sala/list/player-by-position/?sala=${sala}&position=${position}`)).body;
const substitute = (id: number, player_lineup: number) =>
  ana.call('PATCH', `compe/update/basic-update-compe/${id}/`, { body: { player_lineup } });
const save = (ins: number, players: readonly number[], more: object = {}) =>
  ana.call('PUT', `plus/compe/${ins}/lineup/`, {
    body: { jornada: 1, formation: '442', players: players.map((player, slot) => ({ slot, player })), ...more },
  });
const flagsOf = async (sala: number) => (await ana.call('GET', `plus/rooms/compe/${sala}/`)).body.flags;

/** The best and the cheapest eleven of the pool, as the caller sees it. */
async function extremes(sala: number) {
  const pool = (await Promise.all([0, 1, 2, 3, 4].map((position) => candidates(sala, position)))).flat();
  const read = pool.map((player) => ({ ...player, team_id: player.team.id, price: player.price! }));
  const best = autofill(read, '442');
  const cheapest = autofill(
    read.map((player) => ({ ...player, avg_points: -player.avg_points })),
    '442',
  );
  return { best, cheapest };
}

describe('prices of footballers (rules R4.8)', () => {
  it('are what the rule says of every average, in the database as in the code', async () => {
    const { rows } = await sql<{ avg: number; price: number }>`
      select s.avg_points::float8 as avg, ${priceOfPlayer} as price
      from (select (x / 10.0)::real as avg_points from generate_series(-20, 150) as x) s`.execute(server.db.fresh);
    expect(rows.filter(({ avg, price }) => playerPrice(Math.round(avg * 10) / 10) !== price)).toEqual([]);
  });

  it('are fixed when the pool is made, and the same in every room of the jornada', async () => {
    await averages(7, 1);
    const first = await room();
    const before = await candidates(first, 1);
    expect(new Set(before.map(({ price }) => price))).toEqual(new Set([4, 12]));
    await averages(1, 7);
    const again = await room();
    const prices = (players: readonly Player[]) => new Map(players.map(({ id, price }) => [id, price]));
    expect(prices(await candidates(first, 1))).toEqual(prices(before));
    expect(prices(await candidates(again, 1))).toEqual(prices(before));
  });

  it('are told in rooms with a budget alone', async () => {
    await averages(7, 1);
    const plain = await room({ budget: false });
    const ins = await seat(plain);
    expect((await candidates(plain, 1)).some((player) => 'price' in player)).toBe(false);
    expect((await entries(ins)).some(({ player }) => 'price' in player)).toBe(false);
    expect(await flagsOf(plain)).not.toHaveProperty('budget');
  });

  it('count as the least in a pool from before there were prices', async () => {
    await averages(7, 7);
    await server.db.tx((tx) => fillPool(tx, league.leagueId, 1));
    await sql`update pool_player set price = null where league_id = ${league.leagueId}`.execute(server.db.fresh);
    const sala = await room();
    expect(await flagsOf(sala)).toMatchObject({ budget: true });
    expect(costOf(await entries(await seat(sala)))).toBe(48);
  });
});

describe('a room with a budget (rules R4.8)', () => {
  it('gives everybody a first eleven that fits', async () => {
    await averages(7, 1);
    const sala = await room();
    for (let seats = 0; seats < 4; seats += 1) {
      ana = await server.player();
      expect(costOf(await entries(await seat(sala)))).toBeLessThanOrEqual(ROOM_BUDGET);
    }
  });

  it('refuses a substitution and a whole lineup that cost too much, with the millions in the sentence', async () => {
    await averages(7, 1);
    const sala = await room();
    const ins = await seat(sala);
    const { best, cheapest } = await extremes(sala);
    expect((await save(ins, cheapest)).status).toBe(200);
    expect(await save(ins, best)).toMatchObject({
      status: 422,
      body: { code: 'PRESUPUESTO', message: 'Te pasas del presupuesto por 69 M. Elige a alguien más barato.' },
    });
    const stars = [1, 2, 3].map((slot) => best[slot]!);
    expect(
      (
        await save(
          ins,
          cheapest.map((id, slot) => stars[slot - 1] ?? id),
        )
      ).status,
    ).toBe(200);
    const eleven = await entries(ins);
    expect(costOf(eleven)).toBe(72);
    expect(await substitute(eleven[5]!.id, best[5]!)).toMatchObject({
      status: 422,
      body: { code: 'PRESUPUESTO', message: 'Te pasas del presupuesto por 5 M. Elige a alguien más barato.' },
    });
    expect((await substitute(eleven[1]!.id, cheapest[1]!)).status).toBe(200);
    expect((await substitute(eleven[5]!.id, best[5]!)).status).toBe(200);
  });

  it('fills and changes the formation within it, and refuses where whom one keeps costs too much', async () => {
    await averages(7, 1);
    const sala = await room();
    const ins = await seat(sala);
    const { best, cheapest } = await extremes(sala);
    await save(ins, cheapest);
    const fill = (keep: number[]) => ana.call('POST', `plus/compe/${ins}/autofill/`, { body: { keep } });
    const filled = await fill([]);
    expect([filled.status, costOf(await entries(ins))]).toEqual([200, 72]);
    const changed = await ana.call('POST', `compe/compe-lienup/update-lineup-formation/${ins}/`, {
      body: { formation: '343' },
    });
    expect(changed.status).toBe(200);
    expect(costOf(await entries(ins))).toBeLessThanOrEqual(ROOM_BUDGET);
    // As after a replacement by the server that nobody cheaper was left for.
    await sql`update lineup set players = ${best}::int[], formation = '442' where entry_id = ${ins}`.execute(
      server.db.fresh,
    );
    expect(await fill([0, 1, 2, 3])).toMatchObject({ status: 422, body: { code: 'PRESUPUESTO' } });
    expect((await save(ins, best, { captain: null })).status).toBe(200);
    const [first] = await entries(ins);
    expect((await substitute(first!.id, cheapest[0]!)).status).toBe(200);
  });

  it('refuses a copy of an eleven that costs too much, and takes one that fits', async () => {
    await averages(7, 1);
    const [sala, plain] = [await room(), await room({ budget: false })];
    const [ins, from] = [await seat(sala), await seat(plain)];
    const { best, cheapest } = await extremes(sala);
    const copy = () => ana.call('POST', `plus/compe/${ins}/copy/`, { body: { from_ins: from } });
    expect((await save(from, best)).status).toBe(200);
    expect(await copy()).toMatchObject({ status: 422, body: { code: 'PRESUPUESTO' } });
    expect((await save(from, cheapest)).status).toBe(200);
    expect((await copy()).status).toBe(200);
    expect((await entries(ins)).map(({ player }) => player.id)).toEqual(cheapest);
  });

  it('holds in late swaps, too', async () => {
    await averages(7, 1);
    const sala = await room({ late_swap: true });
    const ins = await seat(sala);
    const other = await server.player();
    await other.call('POST', 'compe/compe-ins/register-sala-compe/', { body: { sala } });
    const { best, cheapest } = await extremes(sala);
    const late = (await candidates(sala, 2)).filter(({ team }) => league.teams.slice(2).includes(team.id));
    const cheap = late.filter(({ price }) => price === 4);
    const players = cheapest.map((id, slot) => {
      if (slot >= 1 && slot <= 3) return best[slot]!;
      return slot >= 5 && slot <= 8 ? cheap[slot - 5]!.id : id;
    });
    expect((await save(ins, players)).status).toBe(200);
    await setClock(server.db, { at: TEST_LOCK, speed: 0 });
    await advanceRooms(server.db);
    const eleven = await entries(ins);
    const [dear] = late.filter(({ price }) => price === 12);
    expect(await substitute(eleven[5]!.id, dear!.id)).toMatchObject({ status: 422, body: { code: 'PRESUPUESTO' } });
    expect((await substitute(eleven[5]!.id, cheap[4]!.id)).status).toBe(200);
  });

  it('replaces who has left the slate by somebody who fits', async () => {
    await averages(7, 1);
    await sql`update match set kick_off = kick_off + interval '10 days' where league_id = ${league.leagueId}`.execute(
      server.db.fresh,
    );
    const sala = await room();
    const ins = await seat(sala);
    const moved = league.matches[0]!;
    await sql`update match set kick_off = kick_off - interval '8 days' where id = ${moved}`.execute(server.db.fresh);
    await server.db.tx((tx) => rescheduleRooms(tx, [moved]));
    expect(await replacePlayersOutOfSlate(server.db)).toBe(1);
    const after = await entries(ins);
    expect(after.every(({ player }) => league.teams.slice(2).includes(player.team.id))).toBe(true);
    expect(costOf(after)).toBeLessThanOrEqual(ROOM_BUDGET);
  });

  it('is opened without one where no eleven of the jornada fits, and rooms of six have none', async () => {
    await averages(7, 7);
    expect(await flagsOf(await room())).not.toHaveProperty('budget');
    await expect(room({ tipo: '4' })).rejects.toThrow('Only a room of elevens has a budget.');
    const created = await ana.call('POST', 'sala/create/private-sala/', {
      headers: { 'idempotency-key': `clave-presupuesto-${leagues}` },
      body: { league_unique: league.league_unique, jornada: 1, amount_ins: 0, max_players: 10, budget: true },
    });
    expect(created.body.sala.flags).not.toHaveProperty('budget');
  });

  it('is chosen by who makes a private room, and its rules say so', async () => {
    await averages(7, 1);
    const { body } = await ana.call('POST', 'sala/create/private-sala/', {
      headers: { 'idempotency-key': `clave-presupuesto-${leagues}` },
      body: { league_unique: league.league_unique, jornada: 1, amount_ins: 0, max_players: 10, budget: true },
    });
    expect(body.sala.flags).toMatchObject({ budget: true });
    expect(costOf(await entries(body.ins_user))).toBeLessThanOrEqual(ROOM_BUDGET);
    const rules = await ana.call('GET', `plus/rules/compe/${body.sala.id}/`);
    expect(JSON.stringify(rules.body.sections)).toContain('Tu equipo puede costar hasta 75 M.');
  });
});

describe('an eleven that is carried over in a room with a budget (rules R4.8, R14.6)', () => {
  const squad = [0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 4] as const;
  const pool = [12, 4].flatMap((price, half) =>
    squad.map((position, slot) => ({
      id: half * 100 + slot + 1,
      position,
      condition: 0 as const,
      avg_points: price / 2,
      team_id: slot,
      price,
    })),
  );
  const cost = (ids: readonly number[]) => ids.reduce((sum, id) => sum + (id > 100 ? 4 : 12), 0);
  const rules = { flags: { captain: false, late_swap: false, max_per_club: null, solo_nuevos: false, budget: true } };
  const carried = (players: number[]) =>
    startingLineup({ tipo: '3', rules: rules as RoomRow['rules'] }, pool, {
      entryId: 7,
      before: { formation: '442', players, captain: null, given: null },
    })!;

  it('loses those who cost too much in the new jornada, and keeps the others', () => {
    const before = squad.map((_, slot) => slot + 1);
    const { players, given, replacements } = carried(before);
    expect(given).toBe('carried');
    expect(cost(players)).toBe(72);
    expect(players.filter((id) => before.includes(id))).toHaveLength(3);
    expect(replacements).toHaveLength(9);
  });

  it('stays as it is where it fits', () => {
    const before = squad.map((_, slot) => (slot < 3 ? slot + 1 : slot + 101));
    expect(carried(before)).toMatchObject({ players: before, replacements: [] });
  });
});
