// Long: each way of writing a lineup, tried once in the code and once against the database itself.
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { flattenLineup } from '@arma11/core/domain';
import type { Lineup } from '@arma11/core/contract';
import { gameRoutes } from '../../api/routeGroups';
import { lockEarlyStarts } from '../../catalogue/incidents/earlyStarts';
import { verifyLedger } from '../../ledger/verify';
import { setClock } from '../../platform/db/clock';
import { FIRST_KICK_OFF, smallLeague, TEST_LOCK, TEST_NOW, type SmallLeague } from '../../testing/smallLeague';
import { roomTerms } from '../../testing/roomTerms';
import { openTestServer, type ApiAnswer, type TestPlayer, type TestServer } from '../../testing/testServer';
import { createCompeRoom } from '../offers/createCompeRoom';
import { NO_FLAGS } from '../offers/createRoom';
import { advanceRooms } from '../settle/advanceRooms';
import { prepareJornadas } from '../slate/prepareJornadas';

// A match that begins while its room is still open: it began early and nobody has told the rooms yet, or it was moved
// to a time before their lock with less than an hour's notice (rules R1.4, R1.5).

const WEEK = 7 * 86_400_000;
let server: TestServer;
let league: SmallLeague;
let ana: TestPlayer;
let leagues = 0;
/** The clubs of the first match and of the second. */
let [early, late] = [
  [0, 0],
  [0, 0],
];

beforeAll(async () => {
  server = await openTestServer(gameRoutes);
});
beforeEach(async () => {
  league = await smallLeague(server.db, `liga-${++leagues}`);
  [early, late] = [league.teams.slice(0, 2), league.teams.slice(2)];
  ana = await server.player();
});
afterAll(async () => {
  expect((await verifyLedger(server.db.fresh)).breaches).toEqual([]);
  await server.close();
});

const room = (flags: Partial<typeof NO_FLAGS> = {}, more: object = {}) =>
  server.db.tx((tx) =>
    createCompeRoom(tx, roomTerms(league, { amount_ins: 0, jornada: 1, flags: { ...NO_FLAGS, ...flags }, ...more })),
  );
const join = (sala: number) => ana.call('POST', 'compe/compe-ins/register-sala-compe/', { body: { sala } });
const seat = async (sala: number) => (await join(sala)).body.ins_user as number;
const seated = async (flags?: Partial<typeof NO_FLAGS>) => seat(await room(flags));
const at = (instant: string, plusMs = 0) =>
  setClock(server.db, { at: new Date(Date.parse(instant) + plusMs), speed: 0 });

const setMatch = (index: number, set: object) =>
  server.db.fresh.updateTable('match').set(set).where('id', '=', league.matches[index]!).execute();
const begin = (index: number) => setMatch(index, { estado: 'en_vivo', minute: 1 });

const lineup = async (ins: number, jornada = 1): Promise<Lineup> =>
  (await ana.call('GET', `compe/compe-lienup/get-lineup-compe/${ins}/?jornada=${jornada}`)).body;
/** The players of some clubs in a lineup. */
const fielded = async (ins: number, clubs: readonly number[], jornada = 1) =>
  flattenLineup(await lineup(ins, jornada))
    .filter(({ player }) => clubs.includes(player.team.id))
    .map(({ player }) => player.id)
    .sort((a, b) => a - b);
const squad = async (club: number, position: number) =>
  (
    await server.db.fresh
      .selectFrom('player')
      .select('id')
      .where('team_id', '=', club)
      .where('position', '=', position as 0)
      .orderBy('id')
      .execute()
  ).map(({ id }) => id);
/** A 442 of these clubs, by line. */
async function elevenOf([por, def, med, del, ent]: readonly number[]) {
  const lines = [
    [por!, 0, 1],
    [def!, 1, 4],
    [med!, 2, 4],
    [del!, 3, 2],
    [ent!, 4, 1],
  ] as const;
  const players: number[] = [];
  for (const [club, position, count] of lines) players.push(...(await squad(club, position)).slice(0, count));
  return players;
}

const slots = (players: readonly number[]) => players.map((player, slot) => ({ slot, player }));
const save = (ins: number, players: readonly number[], more: object = {}) =>
  ana.call('PUT', `plus/compe/${ins}/lineup/`, {
    body: { jornada: 1, formation: '442', players: slots(players), ...more },
  });
const autofill = (ins: number, keep: number[] = []) =>
  ana.call('POST', `plus/compe/${ins}/autofill/`, { body: { keep } });
const copy = (ins: number, from_ins: number) => ana.call('POST', `plus/compe/${ins}/copy/`, { body: { from_ins } });
const change = (ins: number, formation: string) =>
  ana.call('POST', `compe/compe-lienup/update-lineup-formation/${ins}/`, { body: { formation } });
const made = (ins: number, body: object) =>
  ana.call('POST', `compe/compe-lienup/generate-lineup-compe/${ins}/1/`, { body });
const substitute = async (ins: number, slot: number, player_lineup: number) => {
  const { id } = flattenLineup(await lineup(ins)).find((entry) => entry.slot === slot)!;
  return ana.call('PATCH', `compe/update/basic-update-compe/${id}/`, { body: { player_lineup } });
};
const closed = { status: 409, body: { code: 'CERRADO' } };
const saved = (answer: ApiAnswer) => expect(answer).toMatchObject({ status: 200 });

/** An entry whose eleven is all of the first match's first club. */
async function seatedWithEarly(flags?: Partial<typeof NO_FLAGS>): Promise<number> {
  const ins = await seated(flags);
  saved(await save(ins, await elevenOf(Array.from({ length: 5 }, () => early[0]!))));
  return ins;
}

describe('a player whose match has begun neither comes in nor goes out (rules R14.5)', () => {
  it('by a substitution', async () => {
    const ins = await seated();
    saved(await save(ins, await elevenOf([late[0]!, early[0]!, early[0]!, early[0]!, early[0]!])));
    await begin(0);
    expect(await substitute(ins, 1, (await squad(late[0]!, 1))[0]!)).toMatchObject(closed);
    expect(await substitute(ins, 0, (await squad(early[0]!, 0))[0]!)).toMatchObject(closed);
    saved(await substitute(ins, 0, (await squad(late[0]!, 0))[1]!));
  });

  it('by a save of the whole team, in whatever formation', async () => {
    const ins = await seated();
    const eleven = await elevenOf([late[0]!, early[0]!, late[0]!, early[0]!, late[0]!]);
    saved(await save(ins, eleven));
    await begin(0);
    const others = await squad(late[0]!, 1);
    expect(await save(ins, eleven.with(1, others[0]!))).toMatchObject(closed);
    expect(await save(ins, eleven.with(0, (await squad(early[0]!, 0))[0]!))).toMatchObject(closed);
    // Another formation moves their slots, which is no coming and going.
    const wider = [...eleven.slice(0, 5), others[0]!, ...eleven.slice(5, 9), eleven[9]!, eleven[11]!];
    expect(await save(ins, wider, { formation: '541' })).toMatchObject(closed);
    const fewer = [...eleven.slice(0, 8), eleven[9]!, eleven[10]!, (await squad(late[0]!, 3))[0]!, eleven[11]!];
    saved(await save(ins, fewer, { formation: '433' }));
  });

  it('by an undo, which saves the team of before', async () => {
    const ins = await seated();
    const before = await elevenOf([late[0]!, early[0]!, late[0]!, late[0]!, late[0]!]);
    saved(await save(ins, before));
    saved(await save(ins, await elevenOf([late[0]!, late[0]!, late[0]!, late[0]!, late[0]!])));
    await begin(0);
    expect(await save(ins, before)).toMatchObject(closed);
  });

  it('as captain, nor does the armband come or go', async () => {
    const ins = await seated({ captain: true });
    const eleven = await elevenOf([late[0]!, early[0]!, late[0]!, late[0]!, late[0]!]);
    saved(await save(ins, eleven, { captain: 0 }));
    await begin(0);
    expect(await save(ins, eleven, { captain: 1 })).toMatchObject(closed);
    saved(await save(ins, eleven, { captain: 5 }));
    await setMatch(0, { estado: 'programado', minute: null });
    saved(await save(ins, eleven, { captain: 1 }));
    await begin(0);
    expect(await save(ins, eleven, { captain: 5 })).toMatchObject(closed);
    saved(await autofill(ins));
    expect((await lineup(ins)).captain).toBe(1);
  });

  it('by a change of formation that makes room for one', async () => {
    const ins = await seated();
    saved(await save(ins, await elevenOf([late[0]!, late[0]!, late[0]!, late[0]!, late[0]!])));
    await begin(0);
    const answer = await change(ins, '343');
    saved(answer);
    expect(await fielded(ins, early)).toEqual([]);
    expect(answer.body.added).toHaveLength(1);
  });

  it('by a change of formation that leaves one out: others of the line go', async () => {
    const ins = await seated();
    const eleven = await elevenOf([late[0]!, late[0]!, late[0]!, late[0]!, late[0]!]);
    const begun = (await squad(early[0]!, 1))[0]!;
    saved(await save(ins, eleven.with(4, begun)));
    await begin(0);
    const answer = await change(ins, '352');
    saved(answer);
    expect(await fielded(ins, early)).toEqual([begun]);
    expect(answer.body.removed.map(({ id }: { id: number }) => id)).toEqual([eleven[3]]);
  });

  it('by a change of formation with too few places for them: it is refused and says so', async () => {
    const ins = await seatedWithEarly();
    await begin(0);
    const before = await lineup(ins);
    expect(await change(ins, '343')).toMatchObject({
      status: 409,
      body: { code: 'CERRADO', message: expect.stringContaining('3-4-3') },
    });
    expect(await lineup(ins)).toEqual(before);
  });

  it.each([
    ['autofill', (ins: number) => autofill(ins)],
    ['mode auto', (ins: number) => made(ins, { mode: 'auto' })],
  ])('by an automatic eleven on demand: %s', async (_, fill) => {
    const ins = await seated();
    saved(await save(ins, await elevenOf([late[0]!, early[1]!, late[0]!, late[0]!, late[0]!])));
    const stay = await fielded(ins, early);
    expect(stay).toHaveLength(4);
    // Each of the others is better than they are.
    await sql`insert into player_stat (player_id, pts, played, avg_points, form)
      select id, 9, 1, 9, '{9}' from player where team_id = any(${late}::int[])`.execute(server.db.fresh);
    await begin(0);
    saved(await fill(ins));
    expect(await fielded(ins, early)).toEqual(stay);
  });

  it.each([
    ['copy', copy],
    ['mode copiar', (ins: number, from_ins: number) => made(ins, { mode: 'copiar', from_ins })],
  ])('by a copy of another team: %s', async (_, copyFrom) => {
    const [ins, from] = [await seated(), await seated()];
    const own = await elevenOf([late[0]!, early[1]!, late[0]!, late[0]!, late[0]!]);
    saved(await save(ins, own));
    const source = await elevenOf([late[1]!, late[1]!, early[0]!, late[1]!, late[1]!]);
    saved(await save(from, source));
    const stay = await fielded(ins, early);
    await begin(0);
    saved(await copyFrom(ins, from));
    expect(await fielded(ins, early)).toEqual(stay);
    const after = flattenLineup(await lineup(ins)).map(({ player }) => player.id);
    // The rest is the copied team's: its goalkeeper, its forwards, its coach.
    expect([after[0], after[9], after[10], after[11]]).toEqual([source[0], source[9], source[10], source[11]]);
  });

  it('by a copy whose formation has too few places for them: it is refused and says so', async () => {
    const [ins, from] = [await seatedWithEarly(), await seatedWithEarly()];
    saved(await change(from, '343'));
    await begin(0);
    const before = await lineup(ins);
    expect(await copy(ins, from)).toMatchObject(closed);
    expect(await lineup(ins)).toEqual(before);
  });

  it('with the eleven that is given on joining', async () => {
    const sala = await room();
    await begin(0);
    expect(await fielded(await seat(sala), early)).toEqual([]);
  });

  it('on joining where too few are left for an eleven: nobody is seated', async () => {
    const sala = await room();
    await begin(0);
    await begin(1);
    expect(await join(sala)).toMatchObject({ status: 422, body: { code: 'REGLA' } });
    const { taken } = await server.db.fresh
      .selectFrom('room')
      .select('taken')
      .where('id', '=', sala)
      .executeTakeFirstOrThrow();
    expect(taken).toBe(0);
  });

  it('with the eleven of a later jornada of an event, which is made when that has its dates', async () => {
    await server.db.fresh
      .insertInto('jornada')
      .values({ league_id: league.leagueId, number: 2, name: 'J 2' })
      .execute();
    const dated = (local: number, visit: number, kick_off: string | null) =>
      server.db.fresh
        .insertInto('match')
        .values({
          league_id: league.leagueId,
          external_id: `j2-${local}`,
          jornada: 2,
          local_team: local,
          visit_team: visit,
          kick_off,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
    const [first, second] = [await dated(early[0]!, early[1]!, null), await dated(late[0]!, late[1]!, null)];
    const ins = await seat(await room({}, { tipo: '3', jornada_to: 2 }));
    const soon = new Date(Date.parse(TEST_NOW) + WEEK).toISOString();
    await server.db.fresh
      .updateTable('match')
      .set({ kick_off: soon })
      .where('id', 'in', [first.id, second.id])
      .execute();
    await server.db.fresh.updateTable('match').set({ estado: 'en_vivo' }).where('id', '=', first.id).execute();
    await prepareJornadas(server.db);
    expect(await fielded(ins, early, 2)).toEqual([]);
    expect(await fielded(ins, late, 2)).toHaveLength(12);
  });

  it('once the match has locked at a time before the room’s, because it was moved there', async () => {
    const ins = await seated();
    saved(await save(ins, await elevenOf([late[0]!, early[1]!, late[0]!, late[0]!, late[0]!])));
    const stay = await fielded(ins, early);
    await at(TEST_LOCK, -30 * 60_000);
    await setMatch(0, { kick_off: new Date(Date.parse(TEST_LOCK) - 20 * 60_000).toISOString() });
    await at(TEST_LOCK, -25 * 60_000 - 1);
    saved(await substitute(ins, 1, (await squad(late[0]!, 1))[0]!));
    saved(await substitute(ins, 1, stay[0]!));
    await at(TEST_LOCK, -25 * 60_000);
    saved(await autofill(ins));
    expect(await fielded(ins, early)).toEqual(stay);
  });

  it('when the match was stopped after its start, and is void or put off', async () => {
    const ins = await seatedWithEarly({ late_swap: true });
    await begin(0);
    for (const estado of ['suspendido', 'aplazado', 'anulado', 'cancelado'] as const) {
      await setMatch(0, { estado, minute: null });
      expect(await substitute(ins, 1, (await squad(late[0]!, 1))[0]!), estado).toMatchObject(closed);
    }
  });

  it('while one whose match was put off before its start may still go', async () => {
    const ins = await seatedWithEarly();
    await setMatch(0, { estado: 'aplazado' });
    saved(await substitute(ins, 1, (await squad(late[0]!, 1))[0]!));
  });

  it('when a match that was said to have begun is given back to the calendar, they are free again', async () => {
    const ins = await seatedWithEarly();
    await begin(0);
    await setMatch(0, { estado: 'programado', minute: null });
    saved(await substitute(ins, 1, (await squad(late[0]!, 1))[0]!));
  });

  it('also when they changed clubs after they had played', async () => {
    const ins = await seatedWithEarly();
    await begin(0);
    const [played] = await squad(early[0]!, 1);
    await server.db.fresh
      .insertInto('player_match')
      .values({
        player_id: played!,
        match_id: league.matches[0]!,
        team_id: early[0]!,
        jornada: 1,
        stats: '{"minutes":90}',
        points: 9,
      })
      .execute();
    await server.db.fresh.updateTable('player').set({ team_id: late[0]! }).where('id', '=', played!).execute();
    expect(await substitute(ins, 1, (await squad(late[1]!, 1))[0]!)).toMatchObject(closed);
  });
});

describe('the database refuses what would bring in or take out a player whose match has begun (rules R14.5)', () => {
  const byHand = (ins: number, players: readonly number[]) =>
    sql`update lineup set players = ${[...players]}::int[], saved_at = app_now() where entry_id = ${ins}`.execute(
      server.db.fresh,
    );
  const slotOpen = expect.objectContaining({ code: '23514', constraint: 'lineup_slot_open' });
  const isOpen = expect.objectContaining({ code: '23514', constraint: 'lineup_open' });

  it('by an update and by an insert', async () => {
    const ins = await seated();
    const eleven = await elevenOf([late[0]!, early[0]!, late[0]!, late[0]!, late[0]!]);
    await byHand(ins, eleven);
    await begin(0);
    const [fresh] = await squad(late[1]!, 1);
    await expect(byHand(ins, eleven.with(1, fresh!))).rejects.toEqual(slotOpen);
    await expect(byHand(ins, eleven.with(0, (await squad(early[0]!, 0))[0]!))).rejects.toEqual(slotOpen);
    await byHand(ins, eleven.with(0, (await squad(late[1]!, 0))[0]!));
    await server.db.fresh.deleteFrom('lineup').where('entry_id', '=', ins).execute();
    const insert = (players: readonly number[]) =>
      sql`insert into lineup (entry_id, jornada, formation, players) values (${ins}, 1, '442', ${[...players]}::int[])`.execute(
        server.db.fresh,
      );
    await expect(insert(eleven)).rejects.toEqual(slotOpen);
    await insert(await elevenOf([late[0]!, late[0]!, late[0]!, late[0]!, late[0]!]));
  });

  it('and any change after the lock, but in rooms with late swap those of matches that are open', async () => {
    const [strict, swap] = [await seated(), await seated({ late_swap: true })];
    const eleven = await elevenOf([early[0]!, late[0]!, late[0]!, late[0]!, late[0]!]);
    for (const ins of [strict, swap]) await byHand(ins, eleven);
    await at(TEST_LOCK);
    const changed = eleven.with(1, (await squad(late[1]!, 1))[0]!);
    await expect(byHand(strict, changed)).rejects.toEqual(isOpen);
    await byHand(swap, changed);
    await expect(byHand(swap, changed.with(0, (await squad(late[1]!, 0))[0]!))).rejects.toEqual(slotOpen);
    await server.db.fresh
      .updateTable('room')
      .set({ estado: 'pagada' })
      .where('league_id', '=', league.leagueId)
      .execute();
    await expect(byHand(swap, eleven)).rejects.toEqual(isOpen);
  });

  it('but lets an early start take back what was saved after it (rules R1.4)', async () => {
    const ins = await seated();
    const before = await elevenOf([late[0]!, early[0]!, late[0]!, late[0]!, late[0]!]);
    await byHand(ins, before);
    const began = new Date(Date.parse(FIRST_KICK_OFF) - 30 * 60_000).toISOString();
    await at(began, 60_000);
    saved(await substitute(ins, 1, (await squad(late[1]!, 1))[0]!));
    await at(began, 120_000);
    await setMatch(0, { estado: 'en_vivo', started_at: began });
    await server.db.tx((tx) => lockEarlyStarts(tx));
    await advanceRooms(server.db);
    const { rows } = await sql<{ players: number[] }>`select players from lineup where entry_id = ${ins}`.execute(
      server.db.fresh,
    );
    expect(rows[0]!.players).toEqual(before);
  });
});
