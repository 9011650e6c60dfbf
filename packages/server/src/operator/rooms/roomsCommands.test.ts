// Long: the commands that make rooms, offers and codes, on one league.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setClock } from '../../platform/db/clock';
import { verifyLedger } from '../../ledger/verify';
import { grant } from '../../ledger/grant';
import { opsRoutes } from '../../api/operatorRoutes';
import { advanceRooms } from '../../rooms/settle/advanceRooms';
import { gameRoutes } from '../../api/routeGroups';
import { playMatch } from '../../testing/playedMatch';
import { flattenLineup, parseScoring } from '@arma11/core/domain';
import { notifyRoomChanges } from '../../rooms/slate/notifyRoomChanges';
import { FIRST_KICK_OFF, smallLeague, TEST_LOCK, TEST_NOW, type SmallLeague } from '../../testing/smallLeague';
import { freshKey } from '../../testing/walletStage';
import { testCommand } from '../../testing/testCommand';
import { openTestServer, type TestPlayer, type TestServer } from '../../testing/testServer';

let server: TestServer;
let league: SmallLeague;
let operator: TestPlayer;
let ana: TestPlayer;
let beto: TestPlayer;
let leagues = 0;

beforeAll(async () => {
  server = await openTestServer([...gameRoutes, opsRoutes]);
});
beforeEach(async () => {
  league = await smallLeague(server.db, `liga-${++leagues}`);
  [operator, ana, beto] = [await server.player(), await server.player(), await server.player()];
  await server.db.fresh.updateTable('app_user').set({ role: 'operador' }).where('id', '=', operator.id).execute();
  for (const { id } of [ana, beto]) {
    await server.db.tx((tx) => grant(tx, { userId: id, amount: 500, kind: 'grant', ref: `t${id}`, label: 'Bono' }));
  }
});
afterAll(async () => {
  expect((await verifyLedger(server.db.fresh)).breaches).toEqual([]);
  await server.close();
});

// Tests read answers field by field; the call's own schema has already parsed them.
// oxlint-disable-next-line typescript/no-explicit-any
const run = (name: string, args: object) => testCommand(server.db, name, args) as Promise<any>;
const ops = async (method: string, path: string, body?: object) =>
  operator.call(method, `ops/${path}`, body === undefined ? {} : { body });
const join = (player: TestPlayer, sala: number | string, path = 'register-sala-compe') =>
  player.call('POST', `compe/compe-ins/${path}/`, { body: { sala } });
const auditOf = (target: string) =>
  server.db.fresh
    .selectFrom('audit')
    .select(['action', 'actor', 'reason'])
    .where('target', '=', target)
    .orderBy('id')
    .execute();

describe('a room made at the desk', () => {
  it('stays a draft that nobody sees until it is published', async () => {
    const { room } = await run('room create', { league: league.league_unique, fee: '20', draft: true });
    expect((await ana.call('GET', `plus/rooms/compe/${room}/`)).status).toBe(404);
    expect((await join(ana, room)).status).toBe(404);
    const lobby = await ana.call('GET', `sala/compe/filter/?status=todas&league=${league.league_unique}`);
    expect(lobby.body.results).toEqual([]);
    expect(await ops('POST', `rooms/${room}/publish/`)).toMatchObject({ status: 200, body: { result: { room } } });
    expect((await join(ana, room)).status).toBe(200);
    expect(await ops('POST', `rooms/${room}/publish/`)).toMatchObject({ status: 422 });
    expect(await auditOf(`room:${room}`)).toEqual([
      { action: 'room create', actor: 'command line', reason: null },
      { action: 'room publish', actor: `user ${operator.id}`, reason: null },
    ]);
  });

  it('is called off with a reason: fees go back and players read why', async () => {
    const { room } = await run('room create', { league: league.league_unique, fee: 30 });
    await join(ana, room);
    const before = (await ana.call('GET', 'plus/wallet/summary/')).body.saldo as number;
    expect((await ops('POST', `rooms/${room}/cancel/`, {})).status).toBe(400);
    const answer = await ops('POST', `rooms/${room}/cancel/`, { reason: 'Se cayó el auspicio' });
    expect(answer.body.result).toMatchObject({ room, entries: 1, returned: 30 });
    expect((await ana.call('GET', 'plus/wallet/summary/')).body.saldo).toBe(before + 30);
    const told = await server.db.fresh
      .selectFrom('notification')
      .select('body')
      .where('ref', '=', `room:${room}`)
      .execute();
    expect(told).toEqual([{ body: 'La canceló la organización. Te devolvimos tu entrada completa: S/ 3.00.' }]);
    expect((await auditOf(`room:${room}`)).at(-1)).toMatchObject({
      action: 'room cancel',
      reason: 'Se cayó el auspicio',
    });
    expect(await ops('POST', `rooms/${room}/cancel/`, { reason: 'otra vez' })).toMatchObject({ status: 422 });
  });

  it('is shown with its money, its dates and its matches', async () => {
    const { room } = await run('room create', { league: league.league_unique, fee: 30 });
    await join(ana, room);
    await join(beto, room);
    const { body } = await ops('GET', `rooms/${room}/`);
    expect(body.result).toMatchObject({ room, estado: 'abierta', fee: 30, taken: 2, pozo: 54, commission: 6 });
    expect(body.result.matches.length).toBeGreaterThan(0);
    expect(body.result.matches[0]).toMatchObject({ league: league.league_unique, jornada: body.result.jornada });
    expect(await ops('GET', 'rooms/999999/')).toMatchObject({ status: 422 });
    expect((await ana.call('GET', `ops/rooms/${room}/`)).status).toBe(403);
  });

  it('says before it is made which matches, lock, pool and payment it would have, and makes nothing', async () => {
    const before = await server.db.fresh.selectFrom('room').select('id').execute();
    const plan = await ops('POST', 'rooms/', { league: league.league_unique, fee: 30, dry_run: true });
    expect(plan.body.result).toMatchObject({
      dry_run: true,
      lock_at: TEST_LOCK,
      pool: 4 * 19,
      // Two hours after the last kick-off, and an hour to confirm it.
      pays_at: new Date(Date.parse(FIRST_KICK_OFF) + 5 * 3_600_000).toISOString(),
    });
    expect(plan.body.result.matches.map(({ match }: { match: number }) => match)).toEqual(league.matches);
    expect(await server.db.fresh.selectFrom('room').select('id').execute()).toEqual(before);
    expect(await auditOf(`room:${plan.body.result.room}`)).toEqual([]);
  });

  it('is played on the matches that were chosen (rules R14.2)', async () => {
    const [first, second] = league.matches as [number, number];
    const made = await run('room create', { league: league.league_unique, matches: String(second) });
    expect(made.matches.map(({ match }: { match: number }) => match)).toEqual([second]);
    expect(made.pool).toBe(2 * 19);
    const { body } = await ana.call('GET', `plus/rooms/compe/${made.room}/slate/`);
    expect(body.matches).toMatchObject([{ jornada: 1, void: false, match: { id: second } }]);
    expect((await ana.call('GET', `plus/rooms/compe/${made.room}/`)).body.num_matches).toBe(1);
    await server.db.fresh.updateTable('match').set({ confirmed_time: false }).where('id', '=', first).execute();
    await expect(run('room create', { league: league.league_unique, matches: `${first},${second}` })).rejects.toThrow(
      `Match ${first} is not one of jornada 1`,
    );
  });

  it.each([
    ['room create', 'compe'],
    ['room create', 'predi'],
    ['offer create', 'compe'],
    ['offer create', 'predi'],
  ])('locks so long before the first kick-off as it was told: %s, %s (rules R1.2)', async (command, kind) => {
    const { room } = await run(command, { league: league.league_unique, kind, fee: 70, lead: 30 });
    const { lock_at } = await server.db.fresh
      .selectFrom('room')
      .select('lock_at')
      .where('id', '=', room)
      .executeTakeFirstOrThrow();
    expect(lock_at).toBe(new Date(Date.parse(FIRST_KICK_OFF) - 30 * 60_000).toISOString());
  });

  it.each([
    ['a lineup room', TEST_LOCK, {}],
    ['a draft', TEST_LOCK, { draft: true }],
    [
      'a prediction room on what is left of a jornada',
      new Date(Date.parse(TEST_LOCK) + 7_200_000).toISOString(),
      { kind: 'predi' },
    ],
  ])('is not made once it would have locked: %s', async (_, lock, more) => {
    const make = () => run('room create', { league: league.league_unique, jornada: 1, ...more });
    await setClock(server.db, { at: lock, speed: 0 });
    await expect(make()).rejects.toThrow(`The room would have locked at ${lock} already. Choose a later jornada.`);
    await setClock(server.db, { at: new Date(Date.parse(lock) - 1), speed: 0 });
    expect(await make()).toMatchObject({ lock_at: 'kind' in more ? lock : TEST_LOCK });
    await setClock(server.db, { at: TEST_NOW, speed: 0 });
  });

  it('asks what its table of points scores, said before it is made and kept with it (rules R17.1)', async () => {
    const wish = { league: league.league_unique, kind: 'predi', matches: String(league.matches[1]) };
    const plan = await ops('POST', 'rooms/', { ...wish, scoring: 'exact 4, result 2, goles 3', dry_run: true });
    expect(plan.body.result).toMatchObject({
      dry_run: true,
      kinds: ['marcador', 'goles'],
      matches: [{ match: league.matches[1], confirmed_time: true }],
    });
    const made = await ops('POST', 'rooms/', { ...wish, scoring: 'exact 4, result 2, goles 3' });
    const { room, kinds } = made.body.result;
    expect(kinds).toEqual(['marcador', 'goles']);
    const kept = await server.db.fresh.selectFrom('room').select('rules').where('id', '=', room).executeTakeFirst();
    expect(kept!.rules.predi_scoring).toEqual(parseScoring('exact 4, result 2, goles 3'));
    const own = await ops('POST', 'rooms/', { ...wish, kinds: 'goles' });
    expect(own.body.result.kinds).toEqual(['goles']);
    const usual = await ops('POST', 'rooms/', { ...wish, scoring: 'arma11' });
    expect(usual.body.result.kinds).toEqual(['1x2', 'goles', 'ambos']);
  });

  it.each([
    ['asks questions about lineups', { scoring: '3/1' }, 422, /A lineup room asks nothing/],
    ['leaves out of its table what it asks', { kind: 'predi', scoring: '3/1', kinds: 'goles' }, 422, /about goles/],
    ['has a table that cannot be read', { kind: 'predi', scoring: 'exacto 3' }, 400, /"exacto" is neither/],
  ])('is refused when it %s', async (_, wish, status, sentence) => {
    const refused = await ops('POST', 'rooms/', { league: league.league_unique, dry_run: true, ...wish });
    expect(refused.status).toBe(status);
    expect(Object.values(refused.body.fields ?? {}).join() + refused.body.message).toMatch(sentence);
  });

  it('has the flags and the prizes that were asked for, and only those that a room may have', async () => {
    const { room } = await run('room create', {
      league: league.league_unique,
      fee: 10,
      seats: 10,
      mode: 'garantizado',
      pot: 200,
      awards: '70,30',
      captain: true,
      max_per_club: 4,
    });
    const { body } = await ana.call('GET', `plus/rooms/compe/${room}/`);
    expect(body).toMatchObject({ pozo: 200, flags: { captain: true, max_per_club: 4, late_swap: false } });
    expect(body.awards.map(({ amount }: { amount: number }) => amount)).toEqual([140, 60]);
    const refused = [
      { mode: 'garantizado' },
      { pot: 100 },
      { awards: '70,20' },
      { tipo: '4', fee: 60 },
      { tipo: '4', seats: 11 },
      { tipo: '3' },
      { tipo: '5', kind: 'predi' },
      { jornada_to: 2 },
      { jornada: 9 },
      { min: 30 },
    ];
    for (const wrong of refused)
      await expect(run('room create', { league: league.league_unique, ...wrong })).rejects.toThrow(
        /--|seats|comes|dates|Refused/,
      );
  });

  it('tells what it would pay, changes nothing with that, and then pays', async () => {
    const { room } = await run('room create', { league: league.league_unique, fee: 50 });
    for (const player of [ana, beto]) await join(player, room);
    await setClock(server.db, { at: TEST_LOCK, speed: 0 });
    await advanceRooms(server.db, room);
    for (const match of league.matches) await playMatch(server.db, match, { local: 1, visit: 0 });
    await setClock(server.db, { at: new Date(Date.parse(FIRST_KICK_OFF) + 86_400_000), speed: 0 });
    const plan = await ops('GET', `rooms/${room}/settle/`);
    expect(plan.body.result).toMatchObject({ room, estado: 'cerrada', settlement: { pozo: 90, commission: 10 } });
    expect((await ana.call('GET', `plus/rooms/compe/${room}/`)).body.estado).toBe('cerrada');
    const paid = await ops('POST', `rooms/${room}/settle/`, {});
    expect(paid.body.result).toMatchObject({ estado: 'pagada', settlement: plan.body.result.settlement });
    expect((await auditOf(`room:${room}`)).at(-1)).toMatchObject({ action: 'settle' });
    expect(await ops('POST', `rooms/${room}/settle/`, {})).toMatchObject({ status: 422 });
    const all = await ops('GET', `rooms/?all=true&league=${league.league_unique}`);
    expect(all.body.result.map(({ room: id }: { room: number }) => id)).toContain(room);
    expect((await ops('GET', 'rooms/')).body.result.map(({ room: id }: { room: number }) => id)).not.toContain(room);
  });
});

describe('an offer', () => {
  it('opens its first room at once, is found by its fee, and no equal offer hides it', async () => {
    const made = await ops('POST', 'offers/', { league: league.league_unique, fee: 70, seats: 2, name: 'Duelo' });
    const { offer, room } = made.body.result;
    expect(room).toBeGreaterThan(0);
    const joined = await ana.call('POST', 'compe/compe-ins/register-sala-compe/', {
      body: { amount_ins: 70, league_unique: league.league_unique },
    });
    expect(joined.body.compe.sala.id).toBe(room);
    expect(await ops('POST', 'offers/', { league: league.league_unique, fee: 70 })).toMatchObject({ status: 422 });
    const shown = (offers: { offer: number }[]) => offers.find((each) => each.offer === offer);
    expect(shown((await ops('GET', 'offers/')).body.result)).toMatchObject({
      name: 'Duelo',
      active: true,
      open_rooms: 1,
    });
    expect((await ops('POST', `offers/${offer}/close/`)).body.result).toMatchObject({ active: false });
    await join(beto, room);
    expect(shown(await run('offer list', { all: true }))).toMatchObject({ open_rooms: 1 });
    expect((await ops('POST', `offers/${offer}/open/`)).body.result).toMatchObject({ active: true });
  });
});

describe('codes of an event', () => {
  it('let players into a room that nobody joins without one, each as often as it says', async () => {
    const { event } = await run('event create', { league: league.league_unique, name: 'Copa Barrio' });
    expect((await ops('GET', 'events/')).body.result[0]).toMatchObject({ event, name: 'Copa Barrio', rooms: 0 });
    const { room } = await run('room create', { league: league.league_unique, tipo: '3', event, code_only: true });
    expect(await join(ana, room)).toMatchObject({ status: 403, body: { code: 'PROHIBIDO' } });
    const { codes } = await run('code batch', { room, count: 2, uses: 1 });
    expect(await join(ana, codes[0], 'register-sala-private')).toMatchObject({ status: 200 });
    expect(await join(beto, codes[0], 'register-sala-private')).toMatchObject({
      status: 409,
      body: { code: 'CODIGO_AGOTADO' },
    });
    expect((await ops('GET', `rooms/${room}/codes/`)).body.result).toHaveLength(2);
    const kept = await server.db.fresh.selectFrom('audit').select('after').where('action', '=', 'code batch').execute();
    expect(JSON.stringify(kept)).not.toContain(codes[1]);
    const open = await run('room create', { league: league.league_unique });
    await expect(run('code batch', { room: open.room })).rejects.toThrow('takes players without a code');
  });
});

describe('the desk', () => {
  it('opens to operators alone', async () => {
    for (const path of ['rooms/', 'offers/', 'events/']) {
      expect((await ana.call('GET', `ops/${path}`)).status).toBe(403);
    }
    expect((await ana.call('POST', 'ops/rooms/1/cancel/', { body: { reason: 'porque sí' } })).status).toBe(403);
  });
});

describe('the slate of an open room at the desk (rules R14.2)', () => {
  const slate = (room: number, match: number, verb: 'add' | 'remove', reason = 'Cambio de hora') =>
    ops('POST', `rooms/${room}/slate/${match}/${verb}/`, { reason });
  const HOUR = 3_600_000;
  const atLock = (hours: number) =>
    setClock(server.db, { at: new Date(Date.parse(TEST_LOCK) + hours * HOUR), speed: 0 });

  it('loses a match before the lock: lineups get others, players are told, the lock follows', async () => {
    const [first, second] = league.matches as [number, number];
    const { room } = await run('room create', { league: league.league_unique, fee: 30 });
    const { ins_user } = (await join(ana, room)).body;
    expect((await slate(room, first, 'remove', 'x')).status).toBe(400);
    const { body } = await slate(room, first, 'remove');
    const lock_at = new Date(Date.parse(TEST_LOCK) + 2 * HOUR).toISOString();
    expect(body.result).toMatchObject({ room, lock_at, replaced: 1, matches: [{ match: second }] });
    const lineup = (await ana.call('GET', `compe/compe-lienup/get-lineup-compe/${ins_user}/`)).body;
    const clubs = flattenLineup<Held>(lineup).map(({ player }) => player.team.id);
    expect(clubs.every((club) => league.teams.slice(2).includes(club))).toBe(true);
    expect(lineup.replacements.length).toBeGreaterThan(0);
    expect(await auditOf(`room:${room}`)).toMatchObject([
      { action: 'room create' },
      { action: 'slate remove', reason: 'Cambio de hora', actor: `user ${operator.id}` },
    ]);
    await notifyRoomChanges(server.db);
    const told = (await ana.call('GET', 'plus/notifications/')).body.results;
    expect(told.map(({ kind }: { kind: string }) => kind)).toContain('sala_cambio');
    expect((await slate(room, second, 'remove')).status).toBe(422);
    expect((await ana.call('POST', `plus/rooms/compe/${room}/leave/`, { headers: freshKey() })).body.refund).toBe(30);
  });

  it('gets a confirmed match back until 24 hours before the lock, and not one that is not', async () => {
    const [first, second] = league.matches as [number, number];
    const { room } = await run('room create', { league: league.league_unique, matches: String(first) });
    await server.db.fresh.updateTable('match').set({ confirmed_time: false }).where('id', '=', second).execute();
    expect((await slate(room, second, 'add')).body).toMatchObject({ message: expect.stringMatching(/not confirmed/) });
    await server.db.fresh.updateTable('match').set({ confirmed_time: true }).where('id', '=', second).execute();
    await atLock(-23);
    expect((await slate(room, second, 'add')).body.message).toMatch(/at least 24 hours before/);
    await atLock(-25);
    expect((await slate(room, second, 'add')).body.result).toMatchObject({ lock_at: TEST_LOCK, replaced: 0 });
    expect((await slate(room, second, 'add')).body.message).toMatch(/already/);
    await atLock(0);
    expect((await slate(room, second, 'remove')).body.message).toMatch(/has locked/);
    await setClock(server.db, { at: TEST_NOW, speed: 0 });
  });
});

interface Held {
  slot: number;
  player: { id: number; team: { id: number } };
}

describe('a new offer of public lineup rooms (rules R14.7)', () => {
  const flagsOf = async (args: object) => {
    const { offer } = await run('offer create', { league: league.league_unique, ...args });
    const row = await server.db.fresh.selectFrom('offer').select('flags').where('id', '=', offer).executeTakeFirst();
    return row!.flags;
  };

  it('has a captain and at most four of one club, unless it is said otherwise', async () => {
    expect(await flagsOf({ fee: 10 })).toMatchObject({ captain: true, max_per_club: 4 });
    expect(await flagsOf({ fee: 20, no_captain: true, max_per_club: 6 })).toMatchObject({
      captain: false,
      max_per_club: 6,
    });
    expect(await flagsOf({ fee: 30, kind: 'predi' })).toMatchObject({ captain: false, max_per_club: null });
  });

  it('opens its room on a jornada of one match, which takes as many of a club as a lineup needs', async () => {
    await server.db.fresh
      .updateTable('match')
      .set({ estado: 'aplazado' })
      .where('id', '=', league.matches[1]!)
      .execute();
    const { room } = await run('offer create', { league: league.league_unique, fee: 10 });
    expect((await join(ana, room)).status).toBe(200);
    expect((await ana.call('GET', `plus/rooms/compe/${room}/`)).body.flags.max_per_club).toBe(6);
  });
});
