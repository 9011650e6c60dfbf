import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { flattenLineup } from '@arma11/core/domain';
import type { Lineup } from '@arma11/core/contract';
import { setClock } from '../db/clock';
import { grant } from '../ledger/grant';
import { verifyLedger } from '../ledger/verify';
import { gameRoutes } from '../routeGroups';
import { advanceRooms } from '../rooms/advanceRooms';
import { playMatch } from '../testing/playedMatch';
import { FIRST_KICK_OFF, smallLeague, TEST_LOCK, TEST_NOW, type SmallLeague } from '../testing/smallLeague';
import { testCommand } from '../testing/testCommand';
import { openTestServer, type TestPlayer, type TestServer } from '../testing/testServer';

let server: TestServer;
let league: SmallLeague;
let ana: TestPlayer;
let beto: TestPlayer;
let stranger: TestPlayer;
let sala = 0;
let anaEntry = 0;
let betoEntry = 0;

const lineupOf = async (player: TestPlayer, entry: number): Promise<Lineup> =>
  (await player.call('GET', `compe/compe-lienup/get-lineup-compe/${entry}/`)).body;

beforeAll(async () => {
  server = await openTestServer(gameRoutes);
  league = await smallLeague(server.db);
  await server.db.read
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
  [ana, beto, stranger] = [await server.player(), await server.player(), await server.player()];
  for (const { id } of [ana, beto, stranger]) {
    await server.db.tx((tx) => grant(tx, { userId: id, amount: 100, kind: 'grant', ref: `t${id}`, label: 'Bono' }));
  }
});
afterAll(async () => {
  expect((await verifyLedger(server.db.read)).breaches).toEqual([]);
  await server.close();
});

const offer = { amount_ins: 50, league_unique: 'liga-chica' };

describe('joining by offer', () => {
  it('seats the player in a room of the offer with a complete lineup and takes the fee', async () => {
    const { status, body } = await ana.call('POST', 'compe/compe-ins/register-sala-compe/', { body: offer });
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'ok', saldo: 50, compe: { formation: '442', progress: '0' } });
    [sala, anaEntry] = [body.compe.sala.id, body.ins_user];
    const lineup = await lineupOf(ana, anaEntry);
    expect(flattenLineup(lineup).map(({ player_type }) => player_type)).toEqual([0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 4]);
  });

  it('fills the oldest open room before it opens another', async () => {
    const { body } = await beto.call('POST', 'compe/compe-ins/register-sala-compe/', { body: offer });
    expect(body.compe.sala.id).toBe(sala);
    betoEntry = body.ins_user;
  });

  it('answers the same to the same key and charges once', async () => {
    const headers = { 'idempotency-key': 'clave-de-prueba-0001' };
    const first = await stranger.call('POST', 'compe/compe-ins/register-sala-compe/', { body: { sala }, headers });
    const again = await stranger.call('POST', 'compe/compe-ins/register-sala-compe/', { body: { sala }, headers });
    expect(again.text).toBe(first.text);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    const left = await stranger.call('POST', `plus/rooms/compe/${sala}/leave/`);
    expect(left).toMatchObject({ status: 409, body: { code: 'CERRADO' } });
    const me = await server.db.read
      .selectFrom('account')
      .selectAll()
      .where('user_id', '=', stranger.id)
      .where('kind', '=', 'user:bono')
      .executeTakeFirstOrThrow();
    expect(me.balance).toBe(50);
  });

  it('refuses an offer that does not exist with a sentence', async () => {
    const { status, body } = await ana.call('POST', 'compe/compe-ins/register-sala-compe/', {
      body: { ...offer, amount_ins: 7 },
    });
    expect([status, body.code]).toEqual([404, 'NO_EXISTE']);
  });
});

describe('the lobby', () => {
  it('lists the room with its figures and the caller’s seat', async () => {
    const { body } = await ana.call('GET', 'sala/compe/filter/?size=chica&league=liga-chica');
    expect(body).toMatchObject({
      count: 2,
      next: null,
      results: [
        { sala, ins_user: anaEntry, num_players: 3, max_players: 3, estado: 'llena' },
        { ins_user: 0, num_players: 0, max_players: 3, estado: 'abierta' },
      ],
    });
    const { body: top } = await ana.call('GET', 'sala/list/top-2-salas/?top=5');
    expect(top.map((room: { estado: string }) => room.estado)).toEqual(['abierta', 'llena']);
  });

  it('tells the prizes as they stand', async () => {
    const { body } = await ana.call('GET', `salas/get/top-award/${sala}/`);
    expect(body).toMatchObject({ sala, pozo: 135, provisional: true, awards: [{ amount: 135, percent: 100 }] });
  });

  it('gives the pool of a position and marks who is in the lineup', async () => {
    const { body } = await ana.call('GET', `salas/player-sala/list/player-by-position/?sala=${sala}&position=3`);
    expect(body).toHaveLength(16);
    expect(body.filter((player: { in_lineup: boolean }) => player.in_lineup)).toHaveLength(2);
  });
});

describe('editing a lineup before the lock', () => {
  it('replaces a player by one of the same position and counts the version', async () => {
    const [, ...forwards] = (await lineupOf(ana, anaEntry)).delanteros.toReversed();
    const { body: pool } = await ana.call('GET', `salas/player-sala/list/player-by-position/?sala=${sala}&position=3`);
    const fresh = pool.find((player: { in_lineup: boolean }) => !player.in_lineup);
    const { status, body } = await ana.call('PATCH', `compe/update/basic-update-compe/${forwards[0]!.id}/`, {
      body: { player_lineup: fresh.id },
    });
    expect([status, body.version, body.entry.player.id]).toEqual([200, 2, fresh.id]);
  });

  it('refuses a player who is in already, one of another position, and an old version', async () => {
    const lineup = await lineupOf(ana, anaEntry);
    const [first, second] = lineup.defensas;
    const patch = (player_lineup: number, headers = {}) =>
      ana.call('PATCH', `compe/update/basic-update-compe/${first!.id}/`, { body: { player_lineup }, headers });
    expect((await patch(second!.player.id)).body.code).toBe('JUGADOR_REPETIDO');
    const { body: forwards } = await ana.call(
      'GET',
      `salas/player-sala/list/player-by-position/?sala=${sala}&position=3`,
    );
    const forward = forwards.find((player: { in_lineup: boolean }) => !player.in_lineup);
    expect((await patch(forward.id)).body.code).toBe('POSICION_DISTINTA');
    expect((await patch(first!.player.id, { 'if-match': '"v1"' })).body.code).toBe('VERSION_VIEJA');
  });

  it('changes the formation and tells who came and who left', async () => {
    const { body } = await ana.call('POST', `compe/compe-lienup/update-lineup-formation/${anaEntry}/`, {
      body: { formation: 433 },
    });
    expect(body).toMatchObject({ status: 'ok', lineup: { formation: '433' } });
    expect([body.added.length, body.removed.length]).toEqual([1, 1]);
    const bad = await ana.call('POST', `compe/compe-lienup/update-lineup-formation/${anaEntry}/`, {
      body: { formation: '901' },
    });
    expect([bad.status, bad.body.code]).toEqual([422, 'FORMACION_INVALIDA']);
  });

  it('saves a whole lineup or nothing', async () => {
    const { body: lineup } = await ana.call('GET', `compe/compe-lienup/get-lineup-compe/${anaEntry}/`);
    const players = flattenLineup<{ slot: number; player: { id: number } }>(lineup).map(({ slot, player }) => ({
      slot,
      player: player.id,
    }));
    const put = (list: typeof players) =>
      ana.call('PUT', `plus/compe/${anaEntry}/lineup/`, { body: { jornada: 1, formation: '433', players: list } });
    expect((await put(players)).body.lineup.version).toBe(lineup.version);
    expect((await put(players.slice(1))).body.code).toBe('REGLA');
    const twice = players.map((each) => (each.slot === 2 ? { slot: 2, player: players[1]!.player } : each));
    expect((await put(twice)).body.code).toBe('JUGADOR_REPETIDO');
  });

  it('keeps a rival’s lineup secret, and an entry of a room one is not in does not exist', async () => {
    expect((await ana.call('GET', `compe/compe-lienup/get-lineup-compe/${betoEntry}/`)).body.code).toBe(
      'OCULTO_HASTA_CIERRE',
    );
    expect((await ana.call('GET', `compe/get/retrive/${betoEntry}/`)).body.code).toBe('OCULTO_HASTA_CIERRE');
    const outsider = await server.player();
    expect((await outsider.call('GET', `compe/compe-lienup/get-lineup-compe/${betoEntry}/`)).status).toBe(404);
    const row = (await lineupOf(beto, betoEntry)).porteros[0]!;
    expect(
      (
        await ana.call('PATCH', `compe/update/basic-update-compe/${row.id}/`, {
          body: { player_lineup: row.player.id },
        })
      ).status,
    ).toBe(404);
    expect(
      (
        await ana.call('POST', `compe/compe-lienup/update-lineup-formation/${betoEntry}/`, {
          body: { formation: '433' },
        })
      ).status,
    ).toBe(404);
    expect(
      (await ana.call('POST', `compe/compe-lienup/generate-lineup-compe/${betoEntry}/1/`, { body: {} })).status,
    ).toBe(404);
  });
});

describe('from the lock to the prize', () => {
  it('freezes lineup and formation at the lock by the server clock', async () => {
    const row = (await lineupOf(ana, anaEntry)).porteros[0]!;
    await setClock(server.db, { at: TEST_LOCK, speed: 0 });
    const answers = [
      await ana.call('PATCH', `compe/update/basic-update-compe/${row.id}/`, { body: { player_lineup: row.player.id } }),
      await ana.call('POST', `compe/compe-lienup/update-lineup-formation/${anaEntry}/`, { body: { formation: '442' } }),
      await ana.call('POST', `compe/compe-lienup/generate-lineup-compe/${anaEntry}/1/`, { body: { mode: 'auto' } }),
      await ana.call('POST', `plus/compe/${anaEntry}/autofill/`, { body: { keep: [] } }),
    ];
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(answers.map(() => [409, 'CERRADO']));
  });

  it('shows rivals’ lineups once closed, and who was chosen how often', async () => {
    await advanceRooms(server.db);
    const { body } = await ana.call('GET', `compe/compe-lienup/get-lineup-compe/${betoEntry}/`);
    expect(body).toMatchObject({ progress: '1' });
    expect(body.porteros[0].player.selected_pct).toBe(100);
  });

  it('scores, ranks and pays, and the winner’s wallet tells the story', async () => {
    const mine = flattenLineup<{ slot: number; player: { id: number } }>(await lineupOf(ana, anaEntry)).map(
      ({ player }) => player.id,
    );
    await setClock(server.db, { at: FIRST_KICK_OFF, speed: 0 });
    await advanceRooms(server.db);
    for (const match of league.matches)
      await playMatch(server.db, match, { local: 1, visit: 0, pointsOf: (id) => (mine.includes(id) ? 5 : 1) });
    await setClock(server.db, { at: new Date(Date.parse(FIRST_KICK_OFF) + 86_400_000), speed: 0 });
    await advanceRooms(server.db);
    const { body: ranking } = await ana.call('GET', `compe/ranking/ranking-compe-sala/?sala=${sala}`);
    expect(ranking).toMatchObject({ provisional: false, count: 3, me: { position: 1, points: 60, prize: 135 } });
    const { body: history } = await ana.call('GET', 'compe/list/history-by-user/');
    expect(history.results[0]).toMatchObject({ id: anaEntry, rank: 1, prize: 135 });
    const { body: movements } = await ana.call('GET', 'plus/wallet/movements/');
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
    expect((await ana.call('GET', 'plus/wallet/summary/')).body).toMatchObject({
      saldo: 185,
      saldo_retirable: 135,
      saldo_bono: 50,
    });
  });

  it('names the best eleven of the football day', async () => {
    const { body } = await ana.call('GET', 'lineup-compe/list-players/today/?league=liga-chica');
    expect(body).toMatchObject({ league_unique: 'liga-chica', date: '2026-06-11', points: 60 });
    expect(flattenLineup<{ slot: number }>(body)).toHaveLength(12);
    expect((await ana.call('GET', 'lineup-compe/list-players/today/?league=nada')).body).toMatchObject({
      points: 0,
      porteros: [],
    });
  });

  it('names the champion of an event once its room is paid', async () => {
    expect((await ana.call('GET', 'compe/list-champions/by-events/')).body).toEqual([]);
    const event = await server.db.read
      .insertInto('event')
      .values({ name: 'Copa de la casa', image: '/media/league/1.svg', league_id: league.leagueId })
      .returning('id')
      .executeTakeFirstOrThrow();
    await server.db.read.updateTable('room').set({ event_id: event.id }).where('id', '=', sala).execute();
    const { body } = await ana.call('GET', `compe/list-champions/by-events/?event=${event.id}`);
    expect(body).toMatchObject([
      { event: { id: event.id, name: 'Copa de la casa' }, champion: { id: ana.id }, points: 60, prize: 135 },
    ]);
    await server.db.read.updateTable('room').set({ event_id: null }).where('id', '=', sala).execute();
  });

  it('gives experience for the place, never for the fee', async () => {
    // Closed room 10, first half of three 5, podium 15 (rules.md R11.4); the second is beyond the half.
    const xp = await Promise.all(
      [ana, beto].map(async (player) => {
        const { history } = (await player.call('GET', 'rango/get/rango-user/')).body;
        return history.filter(({ reason }: { reason: string }) => reason.includes('sala cerrada'));
      }),
    );
    expect(xp).toMatchObject([[{ xp: 30 }], [{ xp: 25 }]]);
  });

  it('adds up what supporters earned for their club, from five of them on', async () => {
    const clubs = async () => (await ana.call('GET', 'rango/ranking/clubes/by-league/?liga=liga-chica')).body;
    await server.db.read
      .updateTable('app_user')
      .set({ club_id: league.teams[0]! })
      .where('id', 'in', [ana.id, beto.id])
      .execute();
    expect(await clubs()).toEqual([]);
    expect((await ana.call('GET', 'rango/list/top-clubs/winners/')).body).toEqual([]);
  });

  it('prints the rules that it paid by', async () => {
    const { body } = await ana.call('GET', `plus/rules/compe/${sala}/`);
    const text = body.sections.flatMap((section: { lines: string[] }) => section.lines).join('\n');
    expect(text).toContain('Goles: POR +10, DEF +6, MED +5, DEL +4.');
    expect(text).toContain('Comisión: 10 %.');
    await setClock(server.db, { at: TEST_NOW, speed: 0 });
  });
});

describe('a league without enough players', () => {
  it('takes no fee while the clubs have too few players for a lineup, and says so', async () => {
    const empty = await smallLeague(server.db, 'liga-vacia');
    await server.db.read.updateTable('player').set({ active: false }).where('league_id', '=', empty.leagueId).execute();
    const made = (await testCommand(server.db, 'room create', { league: 'liga-vacia', fee: 10 })) as { room: number };
    const { status, body } = await ana.call('POST', 'compe/compe-ins/register-sala-compe/', {
      body: { sala: made.room },
    });
    expect([status, body.code]).toEqual([422, 'REGLA']);
    const { taken } = await server.db.read
      .selectFrom('room')
      .select('taken')
      .where('id', '=', made.room)
      .executeTakeFirstOrThrow();
    expect(taken).toBe(0);
  });
});
