// Long: the whole life of a lineup room as its calls show it, on one league.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { flattenLineup, scorePlayer, scoringProfileFor, type PlayerMatchStats } from '@arma11/core/domain';
import { upsertPlayerMatches } from '../../catalogue/feeds/upsertPlayerMatches';
import type { Lineup, Player } from '@arma11/core/contract';
import { setClock } from '../../platform/db/clock';
import { grant } from '../../ledger/grant';
import { verifyLedger } from '../../ledger/verify';
import { gameRoutes } from '../../api/routeGroups';
import { advanceRooms } from '../settle/advanceRooms';
import { playMatch } from '../../testing/playedMatch';
import { FIRST_KICK_OFF, smallLeague, TEST_LOCK, type SmallLeague } from '../../testing/smallLeague';
import { testCommand } from '../../testing/testCommand';
import { openTestServer, type TestPlayer, type TestServer } from '../../testing/testServer';

/** A player in a room. */
interface Seat {
  player: TestPlayer;
  entry: number;
}

/** A full room of three, each of whom had 100 coins and paid 50. */
interface FullRoom {
  league: SmallLeague;
  sala: number;
  ana: Seat;
  beto: Seat;
}

let server: TestServer;
let leagues = 0;

/** A league of its own with an offer of rooms for three, who pay 50 coins each. */
async function leagueWithOffer(): Promise<SmallLeague> {
  const league = await smallLeague(server.db, `liga-${++leagues}`);
  await server.db.fresh
    .insertInto('offer')
    .values({
      kind: 'compe',
      league_id: league.leagueId,
      name: 'Sala',
      amount_ins: 50,
      max_players: 3,
      modo_pozo: 'completo',
    })
    .execute();
  return league;
}

async function funded(): Promise<TestPlayer> {
  const player = await server.player();
  const gift = { userId: player.id, amount: 100, kind: 'grant', ref: `t${player.id}`, label: 'Bono' };
  await server.db.tx((tx) => grant(tx, gift));
  return player;
}

const offerOf = ({ league_unique }: SmallLeague) => ({ amount_ins: 50, league_unique });
const register = (player: TestPlayer, body: object, headers = {}) =>
  player.call('POST', 'compe/compe-ins/register-sala-compe/', { body, headers });

async function fullRoom(): Promise<FullRoom> {
  const league = await leagueWithOffer();
  const seats: Seat[] = [];
  let sala = 0;
  for (const player of [await funded(), await funded(), await funded()]) {
    const { body } = await register(player, offerOf(league));
    sala = body.compe.sala.id;
    seats.push({ player, entry: body.ins_user });
  }
  return { league, sala, ana: seats[0]!, beto: seats[1]! };
}

const changeFormation = ({ player, entry }: Seat, formation: number | string) =>
  player.call('POST', `compe/compe-lienup/update-lineup-formation/${entry}/`, { body: { formation } });

const lineupOf = async ({ player, entry }: Seat): Promise<Lineup> =>
  (await player.call('GET', `compe/compe-lienup/get-lineup-compe/${entry}/`)).body;

const forwardsOf = async ({ sala, ana: { player } }: FullRoom): Promise<Player[]> =>
  (await player.call('GET', `salas/player-sala/list/player-by-position/?sala=${sala}&position=3`)).body;

async function replaceForward(room: FullRoom) {
  const [, ...forwards] = (await lineupOf(room.ana)).delanteros.toReversed();
  const fresh = (await forwardsOf(room)).find(({ in_lineup }) => !in_lineup)!;
  const { player } = room.ana;
  const body = { player_lineup: fresh.id };
  return { fresh, ...(await player.call('PATCH', `compe/update/basic-update-compe/${forwards[0]!.id}/`, { body })) };
}

const lock = async () => {
  await setClock(server.db, { at: TEST_LOCK, speed: 0 });
  await advanceRooms(server.db);
};

/** A room that is paid: all who play for ana have 5 points, everybody else 1. */
async function paidRoom(): Promise<FullRoom> {
  const room = await fullRoom();
  await replaceForward(room);
  await changeFormation(room.ana, 433);
  const mine = flattenLineup<{ slot: number; player: { id: number } }>(await lineupOf(room.ana)).map(
    ({ player }) => player.id,
  );
  await lock();
  await setClock(server.db, { at: FIRST_KICK_OFF, speed: 0 });
  await advanceRooms(server.db);
  for (const match of room.league.matches)
    await playMatch(server.db, match, { local: 1, visit: 0, pointsOf: (id) => (mine.includes(id) ? 5 : 1) });
  await setClock(server.db, { at: new Date(Date.parse(FIRST_KICK_OFF) + 86_400_000), speed: 0 });
  await advanceRooms(server.db);
  return room;
}

beforeAll(async () => {
  server = await openTestServer(gameRoutes);
});
afterAll(async () => {
  expect((await verifyLedger(server.db.fresh)).breaches).toEqual([]);
  await server.close();
});

describe('joining by offer', () => {
  it('seats the player in a room of the offer with a complete lineup and takes the fee', async () => {
    const player = await funded();
    const { status, body } = await register(player, offerOf(await leagueWithOffer()));
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'ok', saldo: 50, compe: { formation: '442', progress: '0' } });
    const lineup = await lineupOf({ player, entry: body.ins_user });
    expect(flattenLineup(lineup).map(({ player_type }) => player_type)).toEqual([0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 4]);
  });

  it('fills the oldest open room before it opens another', async () => {
    const offer = offerOf(await leagueWithOffer());
    const first = await register(await funded(), offer);
    const second = await register(await funded(), offer);
    expect(first.body.compe.sala.id).toBeGreaterThan(0);
    expect(second.body.compe.sala.id).toBe(first.body.compe.sala.id);
  });

  it('answers the same to the same key and charges once', async () => {
    const offer = offerOf(await leagueWithOffer());
    await register(await funded(), offer);
    const sala: number = (await register(await funded(), offer)).body.compe.sala.id;
    const stranger = await funded();
    const headers = { 'idempotency-key': 'clave-de-prueba-0001' };
    const first = await register(stranger, { sala }, headers);
    const again = await register(stranger, { sala }, headers);
    expect(first.status).toBe(200);
    expect(again.text).toBe(first.text);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    const left = await stranger.call('POST', `plus/rooms/compe/${sala}/leave/`);
    expect(left).toMatchObject({ status: 409, body: { code: 'CERRADO' } });
    const me = await server.db.fresh
      .selectFrom('account')
      .selectAll()
      .where('user_id', '=', stranger.id)
      .where('kind', '=', 'user:bono')
      .executeTakeFirstOrThrow();
    expect(me.balance).toBe(50);
  });

  it('refuses an offer that does not exist with a sentence', async () => {
    const { status, body } = await register(await funded(), { ...offerOf(await leagueWithOffer()), amount_ins: 7 });
    expect([status, body.code]).toEqual([404, 'NO_EXISTE']);
  });
});

describe('the lobby', () => {
  it('lists the room with its figures and the caller’s seat', async () => {
    const { league, sala, ana } = await fullRoom();
    const { body } = await ana.player.call('GET', `sala/compe/filter/?size=chica&league=${league.league_unique}`);
    expect(body).toMatchObject({
      count: 2,
      next: null,
      results: [
        { sala, ins_user: ana.entry, num_players: 3, max_players: 3, estado: 'llena' },
        { ins_user: 0, num_players: 0, max_players: 3, estado: 'abierta' },
      ],
    });
    const { body: top } = await ana.player.call('GET', 'sala/list/top-2-salas/?top=50');
    const ours = top.filter((room: { league_unique: string }) => room.league_unique === league.league_unique);
    expect(ours.map((room: { estado: string }) => room.estado)).toEqual(['abierta', 'llena']);
  });

  it('tells the prizes as they stand', async () => {
    const { sala, ana } = await fullRoom();
    const { body } = await ana.player.call('GET', `salas/get/top-award/${sala}/`);
    expect(body).toMatchObject({ sala, pozo: 135, provisional: true, awards: [{ amount: 135, percent: 100 }] });
  });

  it('gives the pool of a position and marks who is in the lineup', async () => {
    const forwards = await forwardsOf(await fullRoom());
    expect(forwards).toHaveLength(16);
    expect(forwards.filter(({ in_lineup }) => in_lineup)).toHaveLength(2);
  });
});

describe('the eleven that is given on joining (rules R14.7)', () => {
  it('is another for each entry, with at most four of a club, and stands as untouched until it is changed', async () => {
    const { ana, beto } = await fullRoom();
    const [mine, theirs] = [await lineupOf(ana), await lineupOf(beto)];
    const ids = (lineup: Lineup) => flattenLineup(lineup).map(({ player }) => player.id);
    expect(ids(mine)).not.toEqual(ids(theirs));
    const clubs = flattenLineup(mine).map(({ player }) => player.team.id);
    for (const club of clubs) expect(clubs.filter((each) => each === club).length).toBeLessThanOrEqual(4);
    expect([mine.untouched, mine.replacements]).toEqual([true, []]);
    await changeFormation(ana, 433);
    expect([(await lineupOf(ana)).untouched, (await lineupOf(beto)).untouched]).toEqual([false, true]);
  });
});

describe('a player whom the source classifies anew', () => {
  it('keeps their position in the jornada: the formation changes, and their points stay', async () => {
    const { league, ana } = await fullRoom();
    const held = (await lineupOf(ana)).mediocampistas[0]!.player.id;
    await server.db.fresh.updateTable('player').set({ position: 3 }).where('id', '=', held).execute();
    for (const code of ['433', '352', '541', '442']) expect((await changeFormation(ana, code)).status).toBe(200);
    const { external_id } = await server.db.fresh
      .selectFrom('player')
      .select('external_id')
      .where('id', '=', held)
      .executeTakeFirstOrThrow();
    const stats = {
      player_external_id: external_id,
      match_external_id: 'm0',
      jornada: 1,
      was_local: null,
      stats: { minutes: 90, goals: 1 } as PlayerMatchStats,
    };
    // A goal is 5 for a MED and 4 for a DEL.
    const profile = scoringProfileFor('arma11', '2026');
    const season = { players: [{ external_id, position: 3 }], stats: [stats] };
    await server.db.tx((tx) => upsertPlayerMatches(tx, league.leagueId, season as never, profile));
    const { points } = await server.db.fresh
      .selectFrom('player_match')
      .select('points')
      .where('player_id', '=', held)
      .executeTakeFirstOrThrow();
    expect(points).toBe(scorePlayer(profile, 2, stats.stats).points);
    expect(points).not.toBe(scorePlayer(profile, 3, stats.stats).points);
  });
});

describe('editing a lineup before the lock', () => {
  it('replaces a player by one of the same position and counts the version', async () => {
    const { status, body, fresh } = await replaceForward(await fullRoom());
    expect([status, body.version, body.entry.player.id]).toEqual([200, 2, fresh.id]);
  });

  it('refuses a player who is in already, one of another position, and an old version', async () => {
    const room = await fullRoom();
    await replaceForward(room);
    const [first, second] = (await lineupOf(room.ana)).defensas;
    const patch = (player_lineup: number, headers = {}) =>
      room.ana.player.call('PATCH', `compe/update/basic-update-compe/${first!.id}/`, {
        body: { player_lineup },
        headers,
      });
    expect((await patch(second!.player.id)).body.code).toBe('JUGADOR_REPETIDO');
    const forward = (await forwardsOf(room)).find(({ in_lineup }) => !in_lineup)!;
    expect((await patch(forward.id)).body.code).toBe('POSICION_DISTINTA');
    const old = await patch(first!.player.id, { 'if-match': '"v1"' });
    expect(old.body).toMatchObject({ code: 'VERSION_VIEJA', version: 2, lineup: await lineupOf(room.ana) });
  });

  it('changes the formation and tells who came and who left', async () => {
    const { ana } = await fullRoom();
    const { body } = await changeFormation(ana, 433);
    expect(body).toMatchObject({ status: 'ok', lineup: { formation: '433' } });
    expect([body.added.length, body.removed.length]).toEqual([1, 1]);
    const bad = await changeFormation(ana, '901');
    expect([bad.status, bad.body.code]).toEqual([422, 'FORMACION_INVALIDA']);
  });

  it('saves a whole lineup or nothing', async () => {
    const { ana } = await fullRoom();
    const lineup = await lineupOf(ana);
    const players = flattenLineup<{ slot: number; player: { id: number } }>(lineup).map(({ slot, player }) => ({
      slot,
      player: player.id,
    }));
    const put = (list: typeof players) =>
      ana.player.call('PUT', `plus/compe/${ana.entry}/lineup/`, {
        body: { jornada: 1, formation: '442', players: list },
      });
    expect((await put(players)).body.lineup.version).toBe(lineup.version);
    expect((await put(players.slice(1))).body.code).toBe('REGLA');
    const twice = players.map((each) => (each.slot === 2 ? { slot: 2, player: players[1]!.player } : each));
    expect((await put(twice)).body.code).toBe('JUGADOR_REPETIDO');
  });

  it('keeps a rival’s lineup secret, and an entry of a room one is not in does not exist', async () => {
    const { ana, beto } = await fullRoom();
    const theirs = `compe/compe-lienup/get-lineup-compe/${beto.entry}/`;
    expect((await ana.player.call('GET', theirs)).body.code).toBe('OCULTO_HASTA_CIERRE');
    expect((await ana.player.call('GET', `compe/get/retrive/${beto.entry}/`)).body.code).toBe('OCULTO_HASTA_CIERRE');
    const outsider = await server.player();
    expect((await outsider.call('GET', theirs)).status).toBe(404);
    const row = (await lineupOf(beto)).porteros[0]!;
    const writes = [
      await ana.player.call('PATCH', `compe/update/basic-update-compe/${row.id}/`, {
        body: { player_lineup: row.player.id },
      }),
      await changeFormation({ player: ana.player, entry: beto.entry }, '433'),
      await ana.player.call('POST', `compe/compe-lienup/generate-lineup-compe/${beto.entry}/1/`, { body: {} }),
    ];
    expect(writes.map(({ status }) => status)).toEqual([404, 404, 404]);
  });
});

describe('from the lock to the prize', () => {
  it('freezes lineup and formation at the lock by the server clock', async () => {
    const { ana } = await fullRoom();
    const row = (await lineupOf(ana)).porteros[0]!;
    await setClock(server.db, { at: TEST_LOCK, speed: 0 });
    const { player, entry } = ana;
    const answers = [
      await player.call('PATCH', `compe/update/basic-update-compe/${row.id}/`, {
        body: { player_lineup: row.player.id },
      }),
      await changeFormation(ana, '442'),
      await player.call('POST', `compe/compe-lienup/generate-lineup-compe/${entry}/1/`, { body: { mode: 'auto' } }),
      await player.call('POST', `plus/compe/${entry}/autofill/`, { body: { keep: [] } }),
    ];
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(answers.map(() => [409, 'CERRADO']));
  });

  it('shows rivals’ lineups once closed, and who was chosen how often', async () => {
    const { sala, ana, beto } = await fullRoom();
    await lock();
    const { body } = await ana.player.call('GET', `compe/compe-lienup/get-lineup-compe/${beto.entry}/`);
    expect(body).toMatchObject({ progress: '1' });
    const { id, selected_pct } = body.porteros[0].player;
    const { rows } = await sql<{ pct: number }>`
      select round(100.0 * count(*) filter (where ${id}::int = any(l.players)) / count(*), 1)::float8 as pct
      from lineup l join entry e on e.id = l.entry_id where e.room_id = ${sala}`.execute(server.db.fresh);
    expect(selected_pct).toBe(rows[0]!.pct);
  });
});

describe('a room that is paid', () => {
  let room: FullRoom;
  beforeAll(async () => {
    room = await paidRoom();
  });

  it('has scored, ranked and paid, and the winner’s wallet tells the story', async () => {
    const { sala, ana } = room;
    const { body: ranking } = await ana.player.call('GET', `compe/ranking/ranking-compe-sala/?sala=${sala}`);
    expect(ranking).toMatchObject({ provisional: false, count: 3, me: { position: 1, points: 60, prize: 135 } });
    const { body: history } = await ana.player.call('GET', 'compe/list/history-by-user/');
    expect(history.results[0]).toMatchObject({ id: ana.entry, rank: 1, prize: 135 });
    const { body: movements } = await ana.player.call('GET', 'plus/wallet/movements/');
    expect(
      movements.results.map((m: { type: string; amount: number; balance_after: number }) => [
        m.type,
        m.amount,
        m.balance_after,
      ]),
    ).toEqual([
      ['premio', 135, 185],
      ['inscripcion', -50, 50],
      ['bono_promo', 100, 100],
    ]);
    expect((await ana.player.call('GET', 'plus/wallet/summary/')).body).toMatchObject({
      saldo: 185,
      saldo_retirable: 135,
      saldo_bono: 50,
    });
  });

  it('names the best eleven of the football day', async () => {
    const { player } = room.ana;
    const { league_unique } = room.league;
    const { body } = await player.call('GET', `lineup-compe/list-players/today/?league=${league_unique}`);
    expect(body).toMatchObject({ league_unique, date: '2026-06-11', points: 60 });
    expect(flattenLineup<{ slot: number }>(body)).toHaveLength(12);
    expect((await player.call('GET', 'lineup-compe/list-players/today/?league=nada')).body).toMatchObject({
      points: 0,
      porteros: [],
    });
  });

  it('names the champion of an event once its room is paid', async () => {
    const { player } = room.ana;
    expect((await player.call('GET', 'compe/list-champions/by-events/')).body).toEqual([]);
    const event = await server.db.fresh
      .insertInto('event')
      .values({ name: 'Copa de la casa', image: '/media/league/1.svg', league_id: room.league.leagueId })
      .returning('id')
      .executeTakeFirstOrThrow();
    await server.db.fresh.updateTable('room').set({ event_id: event.id }).where('id', '=', room.sala).execute();
    const { body } = await player.call('GET', `compe/list-champions/by-events/?event=${event.id}`);
    expect(body).toMatchObject([
      { event: { id: event.id, name: 'Copa de la casa' }, champion: { id: player.id }, points: 60, prize: 135 },
    ]);
  });

  it('gives no experience with three entries, whatever the fee (rules R16.4)', async () => {
    const xp = await Promise.all(
      [room.ana, room.beto].map(async ({ player }) => {
        const { history } = (await player.call('GET', 'rango/get/rango-user/')).body;
        return history.filter(({ reason }: { reason: string }) => reason.includes('sala cerrada'));
      }),
    );
    expect(xp).toEqual([[], []]);
  });

  it('adds up what supporters earned for their club, from five of them on', async () => {
    const { league, ana, beto } = room;
    const clubs = async () =>
      (await ana.player.call('GET', `rango/ranking/clubes/by-league/?liga=${league.league_unique}`)).body;
    await server.db.fresh
      .updateTable('app_user')
      .set({ club_id: league.teams[0]! })
      .where('id', 'in', [ana.player.id, beto.player.id])
      .execute();
    expect(await clubs()).toEqual([]);
    expect((await ana.player.call('GET', 'rango/list/top-clubs/winners/')).body).toEqual([]);
  });

  it('prints the rules that it paid by', async () => {
    const { body } = await room.ana.player.call('GET', `plus/rules/compe/${room.sala}/`);
    const text = body.sections.flatMap((section: { lines: string[] }) => section.lines).join('\n');
    expect(text).toContain('Goles: POR +10, DEF +6, MED +5, DEL +4.');
    expect(text).toContain('Comisión: 10 %.');
  });
});

describe('a league without enough players', () => {
  it('takes no fee while the clubs have too few players for a lineup, and says so', async () => {
    const empty = await smallLeague(server.db, 'liga-vacia');
    await server.db.fresh
      .updateTable('player')
      .set({ active: false })
      .where('league_id', '=', empty.leagueId)
      .execute();
    const made = (await testCommand(server.db, 'room create', { league: 'liga-vacia', fee: 10 })) as { room: number };
    const { status, body } = await register(await funded(), { sala: made.room });
    expect([status, body.code]).toEqual([422, 'REGLA']);
    const { taken } = await server.db.fresh
      .selectFrom('room')
      .select('taken')
      .where('id', '=', made.room)
      .executeTakeFirstOrThrow();
    expect(taken).toBe(0);
  });
});
