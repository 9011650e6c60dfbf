import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setClock } from '../../platform/db/clock';
import { grant } from '../../ledger/grant';
import { verifyLedger } from '../../ledger/verify';
import { gameRoutes } from '../../api/routeGroups';
import { smallLeague, TEST_LOCK, TEST_NOW } from '../../testing/smallLeague';
import { openTestServer, type TestPlayer, type TestServer } from '../../testing/testServer';
import { advanceRooms } from '../settle/advanceRooms';

let server: TestServer;
let owner: TestPlayer;
let friend: TestPlayer;
let stranger: TestPlayer;

beforeAll(async () => {
  server = await openTestServer(gameRoutes);
  await smallLeague(server.db);
  [owner, friend, stranger] = [await server.player(), await server.player(), await server.player()];
  for (const { id } of [owner, friend, stranger]) await fund(id, 1000);
});
beforeEach(() => setClock(server.db, { at: TEST_NOW, speed: 0 }));
afterAll(async () => {
  expect((await verifyLedger(server.db.fresh)).breaches).toEqual([]);
  await server.close();
});

const fund = (userId: number, amount: number) =>
  server.db.tx((tx) => grant(tx, { userId, amount, kind: 'grant', ref: `t${userId}`, label: 'Bono' }));

let keys = 0;
const create = (player: TestPlayer, body: object = {}) =>
  player.call('POST', 'sala/create/private-sala/', {
    headers: { 'idempotency-key': `clave-privada-${(keys += 1).toString().padStart(6, '0')}` },
    body: { league_unique: 'liga-chica', jornada: 1, amount_ins: 20, max_players: 10, ...body },
  });
const join = (player: TestPlayer, sala: unknown) =>
  player.call('POST', 'compe/compe-ins/register-sala-private/', { body: { sala } });
const change = (player: TestPlayer, sala: number, body: object) =>
  player.call('PATCH', `plus/rooms/compe/${sala}/`, { body });
const saldoOf = async (player: TestPlayer) => (await player.call('GET', 'plus/wallet/summary/')).body.saldo as number;

describe('a private lineup room', () => {
  it('is played by the optional rules that its owner switches on, as far as its jornada has the clubs', async () => {
    const flagsOf = async (body: object) => {
      const { sala } = (await create(owner, { ...body, amount_ins: 0 })).body;
      return sala.flags;
    };
    const none = { captain: false, late_swap: false, max_per_club: null, solo_nuevos: false };
    expect(await flagsOf({})).toEqual(none);
    expect(await flagsOf({ captain: true, late_swap: true, max_per_club: 4 })).toEqual({
      ...none,
      captain: true,
      late_swap: true,
      max_per_club: 4,
    });
    // Four clubs: twelve places are never filled with two of each.
    expect(await flagsOf({ max_per_club: 2 })).toEqual({ ...none, max_per_club: 3 });
    expect((await create(owner, { max_per_club: 0 })).status).toBe(400);
  });

  it('is made with its owner in it, a code to share and a lineup to edit', async () => {
    const { status, body } = await create(owner, { name: '  Los   del barrio ' });
    expect(status).toBe(200);
    expect(body.cod_access).toMatch(/^[A-Z][A-Z2-9]{9}$/);
    expect(body.share_url).toBe(`/compe/sala/join/?code=${body.cod_access.slice(0, 5)}-${body.cod_access.slice(5)}`);
    expect(body.sala).toMatchObject({ name: 'Los del barrio', tipo: '2', num_players: 1, ins_user: body.ins_user });
    const lineup = await owner.call('GET', `compe/compe-lienup/get-lineup-compe/${body.ins_user}/`);
    expect(lineup).toMatchObject({ status: 200, body: { sala: body.sala.id, progress: '0' } });
  });

  it('needs a key, a fee of the list and a jornada that is still open', async () => {
    const keyless = await owner.call('POST', 'sala/create/private-sala/', {
      body: { league_unique: 'liga-chica', jornada: 1, amount_ins: 20, max_players: 10 },
    });
    expect(keyless.status).toBe(400);
    expect(await create(owner, { amount_ins: 33 })).toMatchObject({ status: 422, body: { code: 'PRECIO_INVALIDO' } });
    expect(await create(owner, { league_unique: 'otra' })).toMatchObject({ status: 404 });
    await setClock(server.db, { at: TEST_LOCK, speed: 0 });
    expect(await create(owner)).toMatchObject({ status: 409, body: { code: 'CERRADO' } });
  });

  it('is shown with its fee to whoever has its code, before anything is paid', async () => {
    const { body } = await create(owner);
    const seen = (code: string) => stranger.call('GET', `sala/compe/filter/?code=${code}`);
    const before = await saldoOf(stranger);
    expect((await seen(body.cod_access.toLowerCase())).body).toMatchObject({
      count: 1,
      results: [{ sala: body.sala.id, tipo: '2', amount_ins: 20, num_players: 1, ins_user: 0 }],
    });
    expect(await saldoOf(stranger)).toBe(before);
    expect(await seen('ZZZZZZZZZZ')).toMatchObject({ status: 404, body: { code: 'CODIGO_NO_EXISTE' } });
  });

  it('takes whoever has its code, however it is typed, and nobody by its number alone', async () => {
    const { body } = await create(owner, { join: false });
    const { id } = body.sala;
    expect(await join(stranger, id)).toMatchObject({ status: 404, body: { code: 'NO_EXISTE' } });
    expect(await stranger.call('POST', 'compe/compe-ins/register-sala-compe/', { body: { sala: id } })).toMatchObject({
      status: 404,
    });
    const typed = `${body.cod_access.slice(0, 5)} - ${body.cod_access.slice(5)}`.toLowerCase();
    expect(await join(friend, typed)).toMatchObject({ status: 200, body: { compe: { sala: { id } } } });
    expect(await join(friend, typed)).toMatchObject({ status: 409, body: { code: 'YA_INSCRITO' } });
    expect(await join(owner, id)).toMatchObject({ status: 200 });
    expect(await join(friend, 'ZZZZZ-ZZZZZ')).toMatchObject({ status: 404, body: { code: 'CODIGO_NO_EXISTE' } });
  });

  it('does not exist for strangers in any call, as if it were a number too high', async () => {
    const { body } = await create(owner);
    const { id } = body.sala;
    const paths = (sala: number, ins: number) => [
      `plus/rooms/compe/${sala}/`,
      `plus/rules/compe/${sala}/`,
      `compe/ranking/ranking-compe-sala/?sala=${sala}`,
      `salas/player-sala/list/player-by-position/?sala=${sala}&position=0`,
      `salas/get/top-award/${sala}/`,
      `sala/get/retrive-code/${sala}/`,
      `compe/get/retrive/${ins}/`,
      `compe/compe-lienup/get-lineup-compe/${ins}/`,
    ];
    const missing = paths(2_000_000, 2_000_000);
    for (const [i, path] of paths(id, body.ins_user).entries()) {
      const [answer, nothing] = [await stranger.call('GET', path), await stranger.call('GET', missing[i]!)];
      const { request_id: _, ...shown } = answer.body;
      const { request_id: __, ...none } = nothing.body;
      expect([path, answer.status, shown]).toEqual([path, 404, none]);
      expect((await owner.call('GET', path)).status).toBe(200);
    }
    const writes = [
      await change(stranger, id, { name: 'Mía' }),
      await stranger.call('POST', `salas/generate/players-sala/${id}/1/`),
      await stranger.call('POST', `plus/rooms/compe/${id}/leave/`),
      await stranger.call('POST', `plus/casual/${id}/join/`),
    ];
    expect(writes.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    const lobby = await stranger.call('GET', 'sala/compe/filter/?status=todas');
    expect(lobby.body.results.map((room: { sala: number }) => room.sala)).not.toContain(id);
  });

  it('shows its code to members until it locks', async () => {
    const { body } = await create(owner, { join: false });
    await join(friend, body.cod_access);
    const code = () => friend.call('GET', `sala/get/retrive-code/${body.sala.id}/`);
    expect((await code()).body).toMatchObject({ cod_access: body.cod_access, share_url: body.share_url });
    const shown = await owner.call('GET', `plus/rooms/compe/${body.sala.id}/`);
    expect(shown.body).toMatchObject({ cod_access: body.cod_access, ins_user: 0 });
    await join(owner, body.sala.id);
    await setClock(server.db, { at: TEST_LOCK, speed: 0 });
    await advanceRooms(server.db, body.sala.id);
    expect((await code()).status).toBe(404);
  });
});

describe('a player’s private lineup rooms', () => {
  it('are 20 at a time, also of those asked for at once; one that is over makes room (rules R16.4)', async () => {
    const host = await server.player();
    const ask = () => create(host, { amount_ins: 0, join: false });
    const answers: Awaited<ReturnType<typeof ask>>[] = [];
    for (let made = 0; made < 18; made += 1) answers.push(await ask());
    answers.push(...(await Promise.all(Array.from({ length: 12 }, ask))));
    const ended = (wanted: number) => answers.filter(({ status }) => status === wanted).length;
    expect({ made: ended(200), refused: ended(409) }).toEqual({ made: 20, refused: 10 });
    expect(await ask()).toMatchObject({
      status: 409,
      body: { code: 'LIMITE_ALCANZADO', message: 'Ya tienes 20 salas privadas en marcha. Cancela una.' },
    });
    await change(host, answers[0]!.body.sala.id, { cancel: true });
    expect((await ask()).status).toBe(200);
  });
});

describe('the owner of a private room', () => {
  it('renames and resizes it while its owner is alone, and only renames it then', async () => {
    const { body } = await create(owner);
    const { id } = body.sala;
    expect((await change(owner, id, { name: 'Otra', max_players: 4 })).body.sala).toMatchObject({ max_players: 4 });
    await join(friend, body.cod_access);
    expect(await change(owner, id, { max_players: 8 })).toMatchObject({
      status: 409,
      body: { code: 'REGLAS_CONGELADAS' },
    });
    expect((await change(owner, id, { name: 'La última' })).body.sala).toMatchObject({ name: 'La última' });
    expect(await change(friend, id, { name: 'Mía' })).toMatchObject({ status: 403 });
  });

  it('sends off a member who paid nothing, never one who paid', async () => {
    const free = (await create(owner, { amount_ins: 0, max_players: 2 })).body;
    const ins = (await join(friend, free.cod_access)).body.ins_user as number;
    expect((await change(owner, free.sala.id, { remove_ins: ins })).body.sala).toMatchObject({
      num_players: 1,
      estado: 'abierta',
    });
    const paid = (await create(owner)).body;
    const paidIns = (await join(friend, paid.cod_access)).body.ins_user as number;
    expect(await change(owner, paid.sala.id, { remove_ins: paidIns })).toMatchObject({ status: 422 });
  });

  it('has sent off for good: the same code lets everybody in but whoever was sent off (rules R16.8)', async () => {
    const { body } = await create(owner, { amount_ins: 0, join: false });
    const ins = (await join(friend, body.cod_access)).body.ins_user as number;
    await change(owner, body.sala.id, { remove_ins: ins });
    const back = await join(friend, body.cod_access);
    expect(back).toMatchObject({
      status: 403,
      body: { code: 'PROHIBIDO', message: 'El anfitrión te sacó de esta sala: su código ya no te abre.' },
    });
    expect((await join(stranger, body.cod_access)).status).toBe(200);
    const own = (await join(owner, body.sala.id)).body.ins_user as number;
    await change(owner, body.sala.id, { remove_ins: own });
    expect((await join(owner, body.sala.id)).status).toBe(200);
  });

  it('lets whom they sent off in again (rules R16.8)', async () => {
    const { body } = await create(owner, { amount_ins: 0 });
    const ins = (await join(friend, body.cod_access)).body.ins_user as number;
    await change(owner, body.sala.id, { remove_ins: ins });
    expect((await join(friend, body.cod_access)).status).toBe(403);
    expect((await change(friend, body.sala.id, { readmit: friend.id })).status).toBe(404);
    expect((await change(owner, body.sala.id, { readmit: friend.id })).status).toBe(200);
    expect((await join(friend, body.cod_access)).status).toBe(200);
    // Nobody is sent off any more.
    expect((await change(owner, body.sala.id, { readmit: friend.id })).status).toBe(404);
    // Whom the desk sent off the owner neither sees nor lets in (rules R2.7).
    await server.db.fresh
      .insertInto('room_removed')
      .values({ room_id: body.sala.id, user_id: friend.id, by_desk: true })
      .execute();
    expect((await change(owner, body.sala.id, { readmit: friend.id })).status).toBe(404);
  });

  it('shares it with a text that holds the whole address', async () => {
    const { body } = await create(owner);
    const { body: shared } = await owner.call('GET', `sala/get/retrive-code/${body.sala.id}/`);
    expect(shared.share_text).toBe(`Juega conmigo en ${body.sala.name}: ${server.deps.publicUrl}${shared.share_url}`);
    expect(new URL(shared.share_text.split(': ').at(-1)).origin).toBe(new URL(server.deps.publicUrl).origin);
  });

  it('cancels it before its lock: everybody has their fee back and is told in words', async () => {
    const before = [await saldoOf(owner), await saldoOf(friend)];
    const { body } = await create(owner);
    await join(friend, body.cod_access);
    const { body: after } = await change(owner, body.sala.id, { cancel: true });
    expect(after.sala).toMatchObject({ estado: 'cancelada', cancel_reason: 'anfitrion' });
    expect([await saldoOf(owner), await saldoOf(friend)]).toEqual(before);
    const told = await server.db.fresh
      .selectFrom('notification')
      .select(['user_id', 'title', 'body'])
      .where('ref', '=', `room:${body.sala.id}`)
      .orderBy('user_id')
      .execute();
    const words = {
      title: `Se canceló ${body.sala.name}`,
      body: 'Su anfitrión la canceló. Te devolvimos tu entrada completa: S/ 2.00.',
    };
    expect(told).toEqual([owner.id, friend.id].map((user_id) => ({ user_id, ...words })));
    expect(await change(owner, body.sala.id, { name: 'Tarde' })).toMatchObject({ status: 409 });
  });
});

describe('64 friends with the code of a room of ten', () => {
  it('take its ten seats and pay ten times, and 54 read that it is full', async () => {
    const { body } = await create(owner, { join: false, amount_ins: 20 });
    const friends = await Promise.all(Array.from({ length: 64 }, () => server.player()));
    for (const { id } of friends) await fund(id, 20);
    const answers = await Promise.all(friends.map((player) => join(player, body.cod_access)));
    const codes = answers.map((answer) => (answer.status === 200 ? 'seated' : answer.body.code));
    expect([codes.filter((c) => c === 'seated').length, codes.filter((c) => c === 'SALA_LLENA').length]).toEqual([
      10, 54,
    ]);
    const debits = await server.db.fresh
      .selectFrom('ledger_tx')
      .select('id')
      .where('kind', '=', 'join')
      .where('room_id', '=', body.sala.id)
      .execute();
    expect(debits).toHaveLength(10);
  });
});
