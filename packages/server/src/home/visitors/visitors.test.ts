import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Front, Invitation, LineupTrial, Trial } from '@arma11/core/back-office';
import { autofill, slotsOf } from '@arma11/core/domain';
import { setClock } from '../../platform/db/clock';
import { createCompeRoom } from '../../rooms/offers/createCompeRoom';
import { createPrediRoom } from '../../rooms/offers/createPrediRoom';
import { joinRoom } from '../../rooms/join/joinRoom';
import { visitorRoutes } from '../../api/visitorRoutes';
import { fundedPlayers, smallLeague, TEST_LOCK, TEST_NOW, type SmallLeague } from '../../testing/smallLeague';
import { openTestServer, type TestServer } from '../../testing/testServer';

let base: TestServer;
let league: SmallLeague;
let players: number[];
beforeAll(async () => {
  base = await openTestServer([visitorRoutes]);
  league = await smallLeague(base.db);
  players = await fundedPlayers(base.db, 4, 10_000);
});
beforeEach(async () => {
  await setClock(base.db, { at: TEST_NOW, speed: 0 });
  await sql`update room set estado = 'cancelada', cod_access = null`.execute(base.db.fresh);
  await sql`delete from attempt`.execute(base.db.fresh);
});
afterAll(() => base.close());

const openRoom = (more: object = {}) =>
  base.db.tx((tx) =>
    createCompeRoom(tx, {
      tipo: '1',
      name: 'Sala abierta',
      leagueId: league.leagueId,
      jornada: 1,
      amount_ins: 50,
      max_players: 20,
      min_players: 2,
      commission_bps: 1000,
      lock_lead_min: 5,
      modo_pozo: 'proporcional',
      ...more,
    }),
  );
const enter = (roomId: number, userId: number) => base.db.tx((tx) => joinRoom(tx, { roomId, userId }));
const nameOf = async (id: number) =>
  (await base.db.fresh.selectFrom('app_user').select('username').where('id', '=', id).executeTakeFirstOrThrow())
    .username;

describe('the front page of the game', () => {
  const read = async () => (await base.call('GET', 'plus/visitors/front/')).body as Front;

  it('has the largest pots first and a free room, and none that is private, full or called off', async () => {
    const small = await openRoom({ name: 'Chica' });
    await enter(small, players[0]!);
    const large = await openRoom({ name: 'Grande', amount_ins: 200 });
    await enter(large, players[0]!);
    await openRoom({ name: 'Vacía' });
    await openRoom({ name: 'Libre', amount_ins: 0 });
    await openRoom({ name: 'Secreta', tipo: '2', cod_access: 'ABCDEFGHJK', amount_ins: 500 });
    const full = await openRoom({ name: 'Llena', amount_ins: 900, max_players: 2 });
    for (const id of players.slice(0, 2)) await enter(full, id);
    const { rooms } = await read();
    expect(rooms.map(({ name, pozo }) => [name, pozo])).toEqual([
      ['Grande', 180],
      ['Chica', 45],
      ['Libre', 0],
    ]);
    expect(rooms[0]).toMatchObject({ kind: 'compe', id: large, num_players: 1, max_players: 20, amount_ins: 200 });
  });

  it('has the next matches, three at most, and nothing of a player', async () => {
    const { matches } = await read();
    expect(matches.length).toBeGreaterThan(0);
    expect(matches.length).toBeLessThanOrEqual(3);
    expect(Date.parse(matches[0]!.date)).toBeLessThanOrEqual(Date.parse(matches.at(-1)!.date));
  });

  it('is kept for seconds alone: scores move', async () => {
    const response = await base.call('GET', 'plus/visitors/front/');
    expect(response.headers.get('cache-control')).toBe('public, max-age=15');
  });
});

describe('the invitation of a link', () => {
  const ask = (query: Record<string, string>) =>
    base.call('GET', `plus/visitors/invitation/?${new URLSearchParams(query)}`);
  const read = async (query: Record<string, string>) => (await ask(query)).body as Invitation;

  it('tells of a private room by its code, in any spelling: what it is, what it costs, and who made it', async () => {
    const owner = players[0]!;
    const id = await openRoom({ name: 'Los del barrio', tipo: '2', cod_access: 'ABCDEFGHJK', owner_id: owner });
    await sql`update room set owner_id = ${owner} where id = ${id}`.execute(base.db.fresh);
    await enter(id, owner);
    const { room, inviter } = await read({ code: 'abcde-fghjk' });
    expect(room).toMatchObject({
      kind: 'compe',
      id,
      name: 'Los del barrio',
      amount_ins: 50,
      pozo: 45,
      num_players: 1,
      max_players: 20,
      estado: 'abierta',
    });
    expect(inviter).toMatchObject({ id: owner, username: await nameOf(owner) });
    expect(JSON.stringify(room)).not.toContain('ABCDEFGHJK');
  });

  it('names who shares it, in their own spelling, once they sit in the room', async () => {
    const id = await openRoom();
    const ref = (await nameOf(players[1]!)).toUpperCase();
    expect((await read({ kind: 'compe', id: String(id), ref })).inviter).toBeNull();
    await enter(id, players[1]!);
    expect((await read({ kind: 'compe', id: String(id), ref })).inviter).toMatchObject({
      username: await nameOf(players[1]!),
    });
  });

  it.each(['nobody_has_it', '<b>Gana ya</b>', 'Tu banco', '  '])(
    'never repeats %j, which anybody can write',
    async (ref) => {
      const id = await openRoom();
      const { text } = await ask({ kind: 'compe', id: String(id), ref });
      expect(text).toContain('"inviter":null');
      if (ref.trim() !== '') expect(text).not.toContain(ref);
    },
  );

  it('tells nothing of a private room by its number, of the other game’s, or of one that is not there', async () => {
    const secret = await openRoom({ tipo: '2', cod_access: 'BBCDEFGHJK' });
    const open = await openRoom();
    const answers = [
      await ask({ kind: 'compe', id: String(secret) }),
      await ask({ kind: 'predi', id: String(open) }),
      await ask({ kind: 'compe', id: '99999' }),
      await ask({ id: String(open) }),
      await ask({}),
    ];
    const nothing = { room: null, inviter: null };
    expect(answers.map(({ body }) => body as unknown)).toEqual([nothing, nothing, nothing, nothing, nothing]);
  });

  it('counts wrong codes by address, a hundred an hour (rules R3.3), and is kept by nobody', async () => {
    await openRoom({ tipo: '2', cod_access: 'CBCDEFGHJK' });
    const right = await ask({ code: 'CBCDEFGHJK' });
    expect([right.status, right.headers.get('cache-control')]).toEqual([200, 'no-store']);
    for (let tries = 0; tries < 100; tries += 1) expect((await read({ code: 'ZZZZZZZZZZ' })).room).toBeNull();
    expect((await ask({ code: 'CBCDEFGHJK' })).status).toBe(429);
  });
});

describe('trying a prediction room', () => {
  const openPredi = (more: object = {}) =>
    base.db.tx((tx) =>
      createPrediRoom(tx, {
        tipo: '1',
        name: 'Gran polla',
        leagueId: league.leagueId,
        amount_ins: 50,
        max_players: 20,
        min_players: 2,
        commission_bps: 1000,
        lock_lead_min: 5,
        modo_pozo: 'proporcional',
        matchIds: league.matches,
        kinds: ['1x2'],
        ...more,
      }),
    );
  const ask = (id: number) => base.call('GET', `plus/visitors/predi/${id}/`);
  const read = async (id: number) => (await ask(id)).body as Trial;

  it('tells what it costs, its pot, its lock and its open matches, without anything of a player', async () => {
    const id = await openPredi();
    await enter(id, players[0]!);
    const response = await ask(id);
    const { room, matches } = response.body as Trial;
    expect(room).toMatchObject({ kind: 'predi', id, amount_ins: 50, pozo: 45, num_players: 1, trial: true });
    expect(matches.map((match) => match.id)).toEqual(league.matches);
    expect(matches.every(({ close_predi }) => !close_predi)).toBe(true);
    expect(response.text).not.toContain(await nameOf(players[0]!));
    expect(response.headers.get('cache-control')).toBe('public, max-age=15');
  });

  it('leaves out matches about which a score answers nothing', async () => {
    const { room, matches } = await read(await openPredi({ kinds: ['primer_gol'] }));
    expect([room?.trial, matches]).toEqual([true, []]);
  });

  it('tells nothing of rooms that are private, of an event, of codes, of the other game or not there', async () => {
    const ids = [
      await openPredi({ tipo: '2', cod_access: 'DBCDEFGHJK' }),
      await openPredi({ tipo: '3' }),
      await openPredi({ code_only: true }),
      await openRoom(),
      99_999,
    ];
    for (const id of ids) expect((await ask(id)).status).toBe(404);
  });

  it('tells of a full room that it is, and asks nothing', async () => {
    const id = await openPredi({ max_players: 2 });
    for (const player of players.slice(0, 2)) await enter(id, player);
    expect(await read(id)).toMatchObject({ room: { estado: 'llena', trial: false }, matches: [] });
  });

  it('asks nothing from the lock on', async () => {
    const id = await openPredi();
    await setClock(base.db, { at: new Date(TEST_LOCK), speed: 0 });
    expect((await read(id)).matches).toEqual([]);
  });
});

describe('trying a lineup room', () => {
  const ask = (id: number) => base.call('GET', `plus/visitors/compe/${id}/`);
  const read = async (id: number) => (await ask(id)).body as LineupTrial;

  it('tells what it costs, its rules, whom an eleven can be made of and one to begin with, and nothing of a player', async () => {
    const id = await openRoom();
    await enter(id, players[0]!);
    const response = await ask(id);
    const { room, jornada, flags, pool, lineup } = response.body as LineupTrial;
    expect(room).toMatchObject({ kind: 'compe', id, amount_ins: 50, pozo: 45, num_players: 1, trial: true });
    expect([jornada, flags.captain, flags.max_per_club]).toEqual([1, false, null]);
    const positions = new Map(pool.map((player) => [player.id, player.position]));
    expect(lineup!.players.map((player) => positions.get(player))).toEqual(
      slotsOf(lineup!.formation).map(({ position }) => position),
    );
    expect(new Set(lineup!.players).size).toBe(12);
    expect(pool.every(({ match, in_lineup }) => match !== null && !in_lineup)).toBe(true);
    expect(response.text).not.toContain(await nameOf(players[0]!));
    expect(response.headers.get('cache-control')).toBe('public, max-age=15');
  });

  it('has everybody whom the room’s own pools have, and the same eleven for every visitor', async () => {
    const id = await openRoom();
    const [{ pool, lineup }, again] = [await read(id), await read(id)];
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from pool_player where jornada = 1 and league_id = ${league.leagueId}`.execute(
      base.db.fresh,
    );
    expect(pool).toHaveLength(rows[0]!.count);
    expect(again.lineup).toEqual(lineup);
    const drawable = pool.map((player) => ({ ...player, team_id: player.team.id }));
    expect(autofill(drawable, '442')).toHaveLength(12);
  });

  it('tells of the armband and of the most of one club, and begins within it', async () => {
    const flags = { captain: true, late_swap: false, max_per_club: 5, solo_nuevos: false };
    const { lineup, pool, flags: told } = await read(await openRoom({ flags }));
    expect(told).toEqual(flags);
    const clubs = lineup!.players.map((id) => pool.find((player) => player.id === id)!.team.id);
    expect(Math.max(...clubs.map((club) => clubs.filter((other) => other === club).length))).toBeLessThanOrEqual(5);
  });

  it('is offered where rooms are shown', async () => {
    const id = await openRoom();
    const { rooms } = (await base.call('GET', 'plus/visitors/front/')).body as Front;
    const linked = await base.call('GET', `plus/visitors/invitation/?kind=compe&id=${id}`);
    expect([rooms[0]?.trial, (linked.body as Invitation).room?.trial]).toEqual([true, true]);
  });

  it('tells nothing of rooms that are private, of an event, of legends or not there', async () => {
    const ids = [
      await openRoom({ tipo: '2', cod_access: 'EBCDEFGHJK' }),
      await openRoom({ tipo: '3' }),
      await openRoom({ tipo: '5' }),
      99_999,
    ];
    for (const id of ids) expect((await ask(id)).status).toBe(404);
  });

  it('tells of a full room, and of one that has locked, that nobody is asked', async () => {
    const full = await openRoom({ max_players: 2 });
    for (const player of players.slice(0, 2)) await enter(full, player);
    expect(await read(full)).toMatchObject({ room: { estado: 'llena', trial: false }, pool: [], lineup: null });
    const id = await openRoom();
    await setClock(base.db, { at: new Date(TEST_LOCK), speed: 0 });
    expect(await read(id)).toMatchObject({ pool: [], lineup: null });
  });
});
