import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { flattenLineup } from '@arma11/core/domain';
import type { Lineup, LineupEntry } from '@arma11/core/contract';
import { setClock } from '../../platform/db/clock';
import { grant } from '../../ledger/grant';
import { verifyLedger } from '../../ledger/verify';
import { advanceRooms } from '../settle/advanceRooms';
import { gameRoutes } from '../../api/routeGroups';
import { playMatch } from '../../testing/playedMatch';
import { FIRST_KICK_OFF, smallLeague, TEST_LOCK, type SmallLeague } from '../../testing/smallLeague';
import { testCommand } from '../../testing/testCommand';
import { openTestServer, type TestPlayer, type TestServer } from '../../testing/testServer';

let server: TestServer;
let league: SmallLeague;
let ana: TestPlayer;
let beto: TestPlayer;
let leagues = 0;

beforeAll(async () => {
  server = await openTestServer(gameRoutes);
});
beforeEach(async () => {
  league = await smallLeague(server.db, `liga-${++leagues}`);
  [ana, beto] = [await server.player(), await server.player()];
  for (const { id } of [ana, beto]) {
    await server.db.tx((tx) => grant(tx, { userId: id, amount: 900, kind: 'grant', ref: `t${id}`, label: 'Bono' }));
  }
});
afterAll(async () => {
  expect((await verifyLedger(server.db.fresh)).breaches).toEqual([]);
  await server.close();
});

const room = async (args: object) =>
  ((await testCommand(server.db, 'room create', { league: league.league_unique, ...args })) as { room: number }).room;
const join = (player: TestPlayer, sala: number, more: object = {}) =>
  player.call('POST', 'compe/compe-ins/register-sala-compe/', { body: { sala, ...more } });
const seat = async (player: TestPlayer, sala: number) => (await join(player, sala)).body.ins_user as number;
const lineupOf = async (player: TestPlayer, ins: number): Promise<Lineup> =>
  (await player.call('GET', `compe/compe-lienup/get-lineup-compe/${ins}/`)).body;
const entries = async (player: TestPlayer, ins: number): Promise<LineupEntry[]> =>
  flattenLineup(await lineupOf(player, ins));
const substitute = (player: TestPlayer, id: number, player_lineup: number) =>
  player.call('PATCH', `compe/update/basic-update-compe/${id}/`, { body: { player_lineup } });
const save = (player: TestPlayer, ins: number, body: object) =>
  player.call('PUT', `plus/compe/${ins}/lineup/`, { body: { jornada: 1, ...body } });
const ofClub = async (club: number, position: number) =>
  (
    await server.db.fresh
      .selectFrom('player')
      .select('id')
      .where('team_id', '=', club)
      .where('position', '=', position as 0)
      .orderBy('id')
      .execute()
  ).map(({ id }) => id);

describe('a casual room', () => {
  it('seats at most ten, each with a team of six without a coach, and takes no other formation', async () => {
    const sala = await room({ tipo: '4', fee: 50 });
    expect((await ana.call('GET', 'plus/casual/rooms/')).body).toMatchObject([{ sala, tipo: '4', max_players: 10 }]);
    const { status, body } = await ana.call('POST', `plus/casual/${sala}/join/`);
    expect([status, body.compe.formation]).toEqual([200, '221']);
    const six = await entries(ana, body.ins_user);
    expect(six.map(({ player_type }) => player_type)).toEqual([0, 1, 1, 2, 2, 3]);
    const formation = await ana.call('POST', `compe/compe-lienup/update-lineup-formation/${body.ins_user}/`, {
      body: { formation: '442' },
    });
    expect(formation).toMatchObject({ status: 422, body: { code: 'FORMACION_INVALIDA' } });
    const other = await room({ tipo: '1' });
    expect((await ana.call('POST', `plus/casual/${other}/join/`)).status).toBe(404);
    const eleven = await seat(ana, other);
    const copied = await ana.call('POST', `plus/compe/${eleven}/copy/`, { body: { from_ins: body.ins_user } });
    expect(copied).toMatchObject({ status: 422, body: { code: 'FORMACION_INVALIDA' } });
  });
});

describe('a room of legends', () => {
  it('admits whoever owns a legend, with one of their own as the emblem, and takes no coin from the others', async () => {
    const sala = await room({ tipo: '5', fee: 20 });
    const legends = await server.db.fresh
      .selectFrom('item')
      .select(['id', 'name', 'image'])
      .where('category', '=', 'leyendas')
      .orderBy('id')
      .execute();
    const [mine, other] = legends;
    const before = (await ana.call('GET', 'plus/wallet/summary/')).body.saldo;
    expect(await join(ana, sala, { item_leyenda: mine!.id })).toMatchObject({
      status: 409,
      body: { code: 'LEYENDA_REQUERIDA', message: 'Para entrar necesitas una leyenda. Consigue una en la galería.' },
    });
    await server.db.fresh.insertInto('user_item').values({ user_id: ana.id, item_id: mine!.id }).execute();
    for (const item_leyenda of [undefined, other!.id, 1]) {
      expect(await join(ana, sala, { item_leyenda })).toMatchObject({
        status: 409,
        body: { message: 'Elige con cuál de tus leyendas entras.' },
      });
    }
    expect((await ana.call('GET', 'plus/wallet/summary/')).body.saldo).toBe(before);
    const joined = await join(ana, sala, { item_leyenda: mine!.id });
    expect(joined.body.compe).toMatchObject({ emblem: mine, sala_detail: { tipo: '5' } });
    const kept = await server.db.fresh.selectFrom('user_item').selectAll().where('user_id', '=', ana.id).execute();
    expect(kept).toHaveLength(1);
  });
});

describe('copying a lineup', () => {
  it('brings formation and players of another of one’s own entries, whichever of the two calls is used', async () => {
    const [from, to] = [await seat(ana, await room({})), await seat(ana, await room({}))];
    await ana.call('POST', `compe/compe-lienup/update-lineup-formation/${from}/`, { body: { formation: '343' } });
    const ids = async (ins: number) => (await entries(ana, ins)).map(({ player }) => player.id);
    expect(await ids(to)).not.toEqual(await ids(from));
    const first = await ana.call('POST', `compe/compe-lienup/generate-lineup-compe/${to}/1/`, {
      body: { mode: 'copiar', from_ins: from },
    });
    expect(first.body).toMatchObject({ created: false, lineup: { formation: '343', version: 2 } });
    expect(await ids(to)).toEqual(await ids(from));
    const again = await ana.call('POST', `plus/compe/${to}/copy/`, { body: { from_ins: from } });
    expect(again.body.lineup.version).toBe(2);
    const theirs = await beto.call('POST', `plus/compe/${await seat(beto, await room({}))}/copy/`, {
      body: { from_ins: from },
    });
    expect(theirs.status).toBe(404);
    const nothing = await ana.call('POST', `compe/compe-lienup/generate-lineup-compe/${to}/1/`, {
      body: { mode: 'copiar' },
    });
    expect(nothing).toMatchObject({ status: 422, body: { code: 'REGLA' } });
  });
});

describe('a room with at most three of a club', () => {
  it('starts with a lineup that keeps to it and refuses the fourth', async () => {
    const ins = await seat(ana, await room({ max_per_club: 3 }));
    const eleven = await entries(ana, ins);
    const from = (club: number) => eleven.filter(({ player }) => player.team.id === club).length;
    expect(Math.max(...league.teams.map(from))).toBe(3);
    const full = league.teams.find((club) => from(club) === 3)!;
    const place = eleven.find(({ player, player_type }) => player.team.id !== full && player_type === 1)!;
    const fresh = (await ofClub(full, 1)).find((id) => !eleven.some(({ player }) => player.id === id))!;
    expect(await substitute(ana, place.id, fresh)).toMatchObject({ status: 422, body: { code: 'MAX_POR_CLUB' } });
  });
});

describe('substituting', () => {
  it('warns of an injured or suspended player and takes them all the same (rules R4.4)', async () => {
    const ins = await seat(ana, await room({}));
    const eleven = await entries(ana, ins);
    const fresh = (await ofClub(league.teams[0]!, 3)).find((id) => !eleven.some(({ player }) => player.id === id))!;
    await server.db.fresh.updateTable('player').set({ condition: 2 }).where('id', '=', fresh).execute();
    const place = eleven.find(({ player_type }) => player_type === 3)!;
    const { status, body } = await substitute(ana, place.id, fresh);
    expect([status, body.entry.player.id]).toEqual([200, fresh]);
    expect(body.warning).toMatch(/^Jugador .+ figura como .+\.$/);
    await server.db.fresh.updateTable('player').set({ condition: 0 }).where('id', '=', fresh).execute();
  });
});

describe('a club', () => {
  it('is shown with its squad, coach last, and its matches; a league with its clubs by name', async () => {
    const { body: teams } = await ana.call('GET', `plus/leagues/${league.league_unique}/teams/`);
    expect(teams.map(({ name }: { name: string }) => name)).toEqual(['Amaru', 'Garúa', 'Puerto', 'Sillar']);
    const { body } = await ana.call('GET', `plus/leagues/${league.league_unique}/teams/${league.teams[0]}/`);
    expect(body.team.name).toBe('Garúa');
    expect(body.players).toHaveLength(19);
    expect(body.players.at(-1).position).toBe(4);
    expect(body.matches.map(({ id }: { id: number }) => id)).toEqual([league.matches[0]]);
    expect((await ana.call('GET', `plus/leagues/${league.league_unique}/teams/999999/`)).status).toBe(404);
    expect((await ana.call('GET', 'plus/leagues/otra/teams/')).status).toBe(404);
  });
});

describe('a room with a captain and late swap', () => {
  it('counts the captain double, never the coach, and lets each slot change until its own match locks', async () => {
    const sala = await room({ captain: true, late_swap: true });
    const [anaIns, betoIns] = [await seat(ana, sala), await seat(beto, sala)];
    const [early] = [league.teams.slice(0, 2)];
    const eleven = await entries(ana, anaIns);
    const players = eleven.map(({ slot, player }) => ({ slot, player: player.id }));
    const formation = '442';
    expect(await save(ana, anaIns, { formation, players, captain: 11 })).toMatchObject({ status: 422 });
    const captain = eleven.find(({ player_type }) => player_type === 3)!;
    const saved = await save(ana, anaIns, { formation, players, captain: captain.slot });
    expect(saved.body.lineup).toMatchObject({ captain: captain.slot, version: 2 });
    const plain = await seat(ana, await room({}));
    expect(await save(ana, plain, { formation, players, captain: 1 })).toMatchObject({ status: 422 });

    // The first match locks with the room; the second, two hours later, by itself.
    await setClock(server.db, { at: TEST_LOCK, speed: 0 });
    await advanceRooms(server.db);
    expect(await beto.call('GET', `compe/compe-lienup/get-lineup-compe/${anaIns}/`)).toMatchObject({
      status: 403,
      body: { code: 'OCULTO_HASTA_CIERRE' },
    });
    // The eleven is drawn: whoever of it has begun, and somebody of the later match for the same place.
    const closed = eleven.find(({ player }) => early.includes(player.team.id) && [1, 2].includes(player.position))!;
    const lateBack = (await ofClub(league.teams[2]!, closed.player.position)).find(
      (id) => !eleven.some(({ player }) => player.id === id),
    )!;
    expect(await substitute(ana, closed.id, lateBack)).toMatchObject({ status: 409, body: { code: 'CERRADO' } });
    expect(
      await ana.call('POST', `compe/compe-lienup/update-lineup-formation/${anaIns}/`, { body: { formation: '433' } }),
    ).toMatchObject({ status: 409 });
    await setClock(server.db, { at: new Date(Date.parse(TEST_LOCK) + 7_200_000), speed: 0 });
    expect(await beto.call('GET', `compe/compe-lienup/get-lineup-compe/${anaIns}/`)).toMatchObject({ status: 200 });

    for (const match of league.matches) await playMatch(server.db, match, { local: 1, visit: 0 });
    await setClock(server.db, { at: new Date(Date.parse(FIRST_KICK_OFF) + 86_400_000), speed: 0 });
    await advanceRooms(server.db, sala);
    const final = await lineupOf(ana, anaIns);
    expect([final.points, (await lineupOf(beto, betoIns)).points]).toEqual([26, 24]);
    const { body: ranking } = await ana.call('GET', `compe/ranking/ranking-compe-sala/?sala=${sala}`);
    expect(ranking.results.map(({ points }: { points: number }) => points)).toEqual([26, 24]);
  });

  it('takes a swap of a player who has not played yet', async () => {
    // The whole eleven is of the first match by hand, and one of the second, so that there is somebody to swap.
    const ins = await seat(ana, await room({ late_swap: true }));
    const own = await Promise.all(
      [1, 4, 4, 2, 1].map(async (count, position) => (await ofClub(league.teams[0]!, position)).slice(0, count)),
    );
    await server.db.fresh.updateTable('lineup').set({ players: own.flat() }).where('entry_id', '=', ins).execute();
    const eleven = await entries(ana, ins);
    const place = eleven.find(({ player_type }) => player_type === 3)!;
    const [late, later] = await ofClub(league.teams[3]!, 3);
    await substitute(ana, place.id, late!);
    await seat(beto, (await lineupOf(ana, ins)).sala);
    await setClock(server.db, { at: TEST_LOCK, speed: 0 });
    await advanceRooms(server.db);
    const locks = (await entries(ana, ins)).map(({ slot, locked }) => [slot, locked]);
    expect(locks.filter(([, locked]) => !locked)).toEqual([[place.slot, false]]);
    const begun = (await ofClub(league.teams[0]!, 3)).at(-1)!;
    expect(await substitute(ana, place.id, begun)).toMatchObject({ status: 409, body: { code: 'CERRADO' } });
    expect(await substitute(ana, place.id, later!)).toMatchObject({
      status: 200,
      body: { entry: { player: { id: later } } },
    });
    await setClock(server.db, { at: new Date(Date.parse(TEST_LOCK) + 7_200_000), speed: 0 });
    expect(await substitute(ana, place.id, late!)).toMatchObject({ status: 409, body: { code: 'CERRADO' } });
  });
});
