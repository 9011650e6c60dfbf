import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { GroupRecord, GroupRecordKind, GroupRival, GroupRow } from '@arma11/core/back-office';
import { groupRoutes } from '../api/groupRoutes';
import { gameRoutes } from '../api/routeGroups';
import { verifyLedger } from '../ledger/verify';
import { setClock } from '../platform/db/clock';
import { groupPath, groupStage, type GroupStage } from '../testing/groupStage';
import { TEST_LOCK, TEST_NOW } from '../testing/smallLeague';
import { type ApiAnswer, openTestServer, type TestPlayer, type TestServer } from '../testing/testServer';

let server: TestServer;
let stage: GroupStage;
let rosa: TestPlayer;
let luis: TestPlayer;
let beto: TestPlayer;

beforeAll(async () => {
  server = await openTestServer([...gameRoutes, groupRoutes]);
  stage = await groupStage(server);
});
beforeEach(async () => {
  await setClock(server.db, { at: TEST_NOW, speed: 0 });
  [rosa, luis, beto] = [await server.player(), await server.player(), await server.player()];
});
afterAll(async () => {
  expect((await verifyLedger(server.db.fresh)).breaches).toEqual([]);
  await server.close();
});

const create = ({ call }: TestPlayer, body: object = {}) =>
  call('POST', 'plus/groups/', { body: { name: 'Los del barrio', crest: 3, counts: 'both', ...body } });
const join = ({ call }: TestPlayer, code: string) => call('POST', 'plus/groups/join/', { body: { code } });
const open = async ({ call }: TestPlayer, group: number, query = '') =>
  (await call('GET', groupPath(group, query))).body;
const codeOf = async (player: TestPlayer, group: number): Promise<string> => (await open(player, group)).cod_access;
const remove = ({ call }: TestPlayer, group: number, { id }: TestPlayer) =>
  call('DELETE', groupPath(group, `members/${id}/`));
const refusalOf = ({ status, body }: ApiAnswer) => `${status} ${body?.code}`;
const namesOf = (members: { user: { id: number } }[]) => members.map(({ user }) => user.id).sort((a, b) => a - b);
const ids = (...players: TestPlayer[]) => players.map(({ id }) => id).sort((a, b) => a - b);
/** Fills a group with so many strangers. */
const fill = (group: number, count: number) =>
  sql`with made as (
      insert into app_user (username, username_key, email, email_key, password_hash)
      select 'relleno-' || ${group}::int || '-' || n, 'relleno-' || ${group}::int || '-' || n, n || '@' || ${group}::int || '.test',
        n || '@' || ${group}::int || '.test', 'plain:x' from generate_series(1, ${count}) n returning id)
    insert into group_member (group_id, user_id) select ${group}, id from made`.execute(server.db.fresh);

describe('a group of friends (rules R23.1)', () => {
  it('has a name, a crest and a code, and its maker leads it', async () => {
    const { status, body } = await create(rosa, { name: '  Los   del\u200b barrio ', counts: 'lineups' });
    expect([status, body]).toEqual([
      200,
      { id: body.id, name: 'Los del barrio', crest: 3, counts: 'lineups', members: 1, position: null, next_lock: null },
    ]);
    expect((await rosa.call('GET', 'plus/groups/')).body).toEqual([body]);
    expect(await open(rosa, body.id)).toMatchObject({
      cod_access: expect.stringMatching(/^[A-Z]\w{9}$/),
      owner: { id: rosa.id },
      mine: true,
      season: 1,
      seasons: [{ season: 1, ended_at: null, champions: [] }],
      table: [],
      rooms: [],
      records: [],
      rivals: [],
    });
  });

  it.each([
    ['a name of two letters', { name: 'ab' }],
    ['a name of nothing to see', { name: '\u200b\u200b\u200b' }],
    ['a name of 41 letters', { name: 'a'.repeat(41) }],
    ['a crest that is not drawn', { crest: 13 }],
    ['rooms of no game', { counts: 'todo' }],
  ])('is not made with %s', async (_, body) => {
    expect(refusalOf(await create(rosa, body))).toBe('400 DATOS_INVALIDOS');
    expect((await rosa.call('GET', 'plus/groups/')).body).toEqual([]);
  });

  it('is made once, however often the same request comes', async () => {
    const headers = { 'idempotency-key': `grupo-una-sola-vez-${rosa.id}` };
    const body = { name: 'Una vez', crest: 1, counts: 'both' };
    const asked = () => rosa.call('POST', 'plus/groups/', { body, headers });
    const [first, second] = await Promise.all([asked(), asked()]);
    expect(first.body).toEqual(second.body);
    expect((await rosa.call('GET', 'plus/groups/')).body).toHaveLength(1);
  });

  it('is not there for whoever is not in it, whatever they ask', async () => {
    const group = await stage.group([rosa, beto]);
    const { post } = await said(rosa, group);
    const room = await stage.room(luis);
    await remove(beto, group, beto);
    const asked = (player: TestPlayer, at: number, on: number): Promise<ApiAnswer>[] => {
      const ask = (method: string, path: string, body?: object) =>
        player.call(method, groupPath(at, path), body ? { body } : {});
      return [
        ask('GET', ''),
        ask('PUT', '', { name: 'Otro nombre', crest: 1 }),
        ask('POST', 'code/'),
        ask('POST', 'seasons/'),
        ask('DELETE', `members/${rosa.id}/`),
        ask('DELETE', `members/${player.id}/`),
        ask('PUT', `members/${rosa.id}/mute/`, { muted: true }),
        ask('PUT', `rooms/${room}/`),
        ask('GET', 'wall/'),
        ask('POST', 'wall/', { text: 'Hola' }),
        ask('DELETE', `wall/${on}/`),
        ask('PUT', `wall/${on}/reaction/`, { emoji: '🔥' }),
        ask('PUT', `wall/${on}/report/`, { reason: 'spam' }),
      ];
    };
    const without = ({ status, body }: ApiAnswer) => ({ ...body, request_id: '', status });
    for (const stranger of [luis, beto]) {
      const met = (await Promise.all(asked(stranger, group, post))).map(without);
      const nothing = (await Promise.all(asked(stranger, 2_000_000_000, 2_000_000_000))).map(without);
      expect(met).toEqual(nothing);
      expect(new Set(met.map(({ status }) => status))).toEqual(new Set([404]));
    }
    // Of another group's post nothing is told to members of this one.
    const other = await stage.group([luis]);
    expect(
      refusalOf(await luis.call('PUT', groupPath(other, `wall/${post}/reaction/`), { body: { emoji: '🔥' } })),
    ).toBe('404 NO_EXISTE');
  });

  it('holds a hundred: of two who come at once for the last place one is told that it is full', async () => {
    const group = await stage.group([rosa]);
    await fill(group, 98);
    const code = await codeOf(rosa, group);
    const met = (await Promise.all([join(luis, code), join(beto, code)])).map(refusalOf);
    expect(met.sort()).toEqual(['200 undefined', '409 LIMITE_ALCANZADO']);
    expect((await open(rosa, group)).members).toHaveLength(100);
  });

  it('is one of twenty that somebody is in: of two at once one is the last', async () => {
    for (let made = 1; made < 20; made += 1) await create(luis);
    const code = await codeOf(rosa, await stage.group([rosa]));
    const met = (await Promise.all([join(luis, code), create(luis)])).map(refusalOf);
    expect(met.sort()).toEqual(['200 undefined', '409 LIMITE_ALCANZADO']);
    const groups = (await luis.call('GET', 'plus/groups/')).body;
    expect(groups).toHaveLength(20);
    await remove(luis, groups[0].id, luis);
    expect(refusalOf(await create(luis))).toBe('200 undefined');
  });
});

const said = async ({ call }: TestPlayer, group: number, text = 'Hola a todos') => ({
  post: (await call('POST', groupPath(group, 'wall/'), { body: { text } })).body.id as number,
});

describe('who is in a group (rules R23.2)', () => {
  it('comes with its code, in any spelling, after a look at it', async () => {
    const group = await stage.group([rosa]);
    const code = (await codeOf(rosa, group)).toLowerCase();
    const look = async (player: TestPlayer) =>
      (await player.call('GET', `plus/groups/invitation/?code=${code.slice(0, 5)}-${code.slice(5)}`)).body;
    expect(await look(luis)).toEqual({
      id: group,
      name: 'Los del barrio',
      crest: 3,
      counts: 'both',
      members: 1,
      owner: expect.objectContaining({ id: rosa.id }),
      joined: false,
    });
    expect((await join(luis, ` ${code} `)).body).toMatchObject({ id: group, members: 2 });
    expect((await join(luis, code)).body).toMatchObject({ id: group, members: 2 });
    expect(await look(luis)).toMatchObject({ joined: true, members: 2 });
    expect(namesOf((await open(luis, group)).members)).toEqual(ids(rosa, luis));
    expect(await open(luis, group)).toMatchObject({ mine: false, owner: { id: rosa.id } });
  });

  it('is told nothing by a code of nothing, twenty times an hour', async () => {
    const code = await codeOf(rosa, await stage.group([rosa]));
    for (let tries = 0; tries < 10; tries += 1) {
      expect(refusalOf(await join(luis, 'ZZZZZZZZZZ'))).toBe('404 CODIGO_NO_EXISTE');
      expect(refusalOf(await luis.call('GET', 'plus/groups/invitation/?code=no'))).toBe('404 CODIGO_NO_EXISTE');
    }
    expect(refusalOf(await join(luis, code))).toBe('429 MUCHOS_INTENTOS');
    expect(refusalOf(await join(beto, code))).toBe('200 undefined');
  });

  it('enters with the new code alone once the leader has made one', async () => {
    const group = await stage.group([rosa, luis]);
    const old = await codeOf(rosa, group);
    expect(refusalOf(await luis.call('POST', groupPath(group, 'code/')))).toBe('403 PROHIBIDO');
    const { cod_access } = (await rosa.call('POST', groupPath(group, 'code/'))).body;
    expect(cod_access).not.toBe(old);
    expect(refusalOf(await join(beto, old))).toBe('404 CODIGO_NO_EXISTE');
    expect(refusalOf(await join(beto, cod_access))).toBe('200 undefined');
  });

  it('may change name and crest as its leader alone', async () => {
    const group = await stage.group([rosa, luis]);
    const change = ({ call }: TestPlayer) => call('PUT', groupPath(group), { body: { name: 'Los mismos', crest: 12 } });
    expect(refusalOf(await change(luis))).toBe('403 PROHIBIDO');
    expect((await change(rosa)).body).toMatchObject({ name: 'Los mismos', crest: 12, members: 2 });
  });

  it('is sent out by the leader alone, and does not come back with any code', async () => {
    const group = await stage.group([rosa, luis, beto]);
    expect(refusalOf(await remove(luis, group, beto))).toBe('403 PROHIBIDO');
    expect(refusalOf(await remove(rosa, group, beto))).toBe('200 undefined');
    expect(refusalOf(await remove(rosa, group, beto))).toBe('404 NO_EXISTE');
    const refused = async (code: string) => {
      expect(refusalOf(await join(beto, code))).toBe('403 PROHIBIDO');
      expect(refusalOf(await beto.call('GET', `plus/groups/invitation/?code=${code}`))).toBe('403 PROHIBIDO');
    };
    await refused(await codeOf(rosa, group));
    await refused((await rosa.call('POST', groupPath(group, 'code/'))).body.cod_access);
    expect(namesOf((await open(rosa, group)).members)).toEqual(ids(rosa, luis));
  });

  it('leaves and comes back, and leads when the leader leaves if they have been there longest', async () => {
    const group = await stage.group([rosa, luis]);
    const code = await codeOf(rosa, group);
    const later = (minutes: number) =>
      setClock(server.db, { at: new Date(Date.parse(TEST_NOW) + minutes * 60_000), speed: 0 });
    await later(1);
    await join(beto, code);
    await later(2);
    await remove(luis, group, luis);
    await join(luis, code);
    expect(refusalOf(await remove(rosa, group, rosa))).toBe('200 undefined');
    expect((await rosa.call('GET', 'plus/groups/')).body).toEqual([]);
    expect(await open(beto, group)).toMatchObject({ owner: { id: beto.id }, mine: true });
    expect(await open(luis, group)).toMatchObject({ owner: { id: beto.id }, mine: false });
  });

  it('takes the group along as the last one: its code opens nothing, its rooms are free', async () => {
    const group = await stage.group([rosa]);
    const code = await codeOf(rosa, group);
    const room = await stage.room(rosa);
    await stage.add(rosa, group, room);
    await said(rosa, group);
    await remove(rosa, group, rosa);
    expect(refusalOf(await join(luis, code))).toBe('404 CODIGO_NO_EXISTE');
    const { rows } = await sql`select from friend_group where id = ${group}`.execute(server.db.fresh);
    expect(rows).toEqual([]);
    expect(refusalOf(await stage.add(rosa, await stage.group([rosa]), room))).toBe('200 undefined');
  });

  it('writes on the wall of a group that they leave at that moment, or finds none', async () => {
    for (let round = 0; round < 5; round += 1) {
      const group = await stage.group([rosa]);
      const [left, wrote] = await Promise.all([
        remove(rosa, group, rosa),
        rosa.call('POST', groupPath(group, 'wall/'), { body: { text: 'Chau' } }),
      ]);
      expect(left!.status).toBe(200);
      expect([200, 404]).toContain(wrote!.status);
    }
  });

  it('does not come into a group that the last one leaves at that moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const group = await stage.group([rosa]);
      const code = await codeOf(rosa, group);
      const [, came] = await Promise.all([remove(rosa, group, rosa), join(luis, code)]);
      const inside = (await luis.call('GET', groupPath(group))).status;
      expect([came!.status, inside]).toEqual(came!.status === 200 ? [200, 200] : [404, 404]);
      if (came!.status === 200) expect((await open(luis, group)).mine).toBe(true);
    }
  });
});

describe('a room of a group (rules R23.3)', () => {
  it('is put there by its owner, and read with its code by members who may still enter', async () => {
    const group = await stage.group([rosa, luis]);
    const room = await stage.room(luis);
    const added = await stage.add(luis, group, room);
    expect(added.body).toMatchObject({
      kind: 'compe',
      id: room,
      estado: 'abierta',
      joined: false,
      winners: [],
      best: null,
    });
    expect((await stage.add(luis, group, room)).body).toEqual(added.body);
    const [seen] = (await open(rosa, group)).rooms;
    expect(seen).toMatchObject({ id: room, cod_access: expect.stringMatching(/^SAKA/), lock_at: TEST_LOCK });
    expect((await rosa.call('GET', 'plus/groups/')).body[0].next_lock).toBe(TEST_LOCK);
    expect(
      (await rosa.call('POST', 'compe/compe-ins/register-sala-private/', { body: { sala: seen.cod_access } })).status,
    ).toBe(200);
    expect((await open(rosa, group)).rooms[0]).toMatchObject({ joined: true, cod_access: null, num_players: 1 });
    await setClock(server.db, { at: TEST_LOCK, speed: 0 });
    expect((await open(luis, group)).rooms[0].cod_access).toBeNull();
    expect((await rosa.call('GET', 'plus/groups/')).body[0].next_lock).toBeNull();
  });

  it('is nobody else’s to put there, is in one group at most, and of a kind that counts', async () => {
    const group = await stage.group([rosa, luis], { counts: 'predictions' });
    const mine = await stage.room(rosa, 'predi');
    expect(refusalOf(await stage.add(luis, group, mine))).toBe('404 NO_EXISTE');
    expect(refusalOf(await stage.add(rosa, group, 2_000_000_000))).toBe('404 NO_EXISTE');
    expect(refusalOf(await stage.add(rosa, group, await stage.room(rosa, 'compe')))).toBe('422 REGLA');
    expect(refusalOf(await stage.add(rosa, group, mine))).toBe('200 undefined');
    expect(refusalOf(await stage.add(rosa, await stage.group([rosa]), mine))).toBe('409 REGLA');
    const lineups = await stage.group([rosa], { counts: 'lineups' });
    expect(refusalOf(await stage.add(rosa, lineups, await stage.room(rosa, 'predi')))).toBe('422 REGLA');
    const open3 = await stage.room(rosa);
    await server.db.fresh.updateTable('room').set({ tipo: '1' }).where('id', '=', open3).execute();
    expect(refusalOf(await stage.add(rosa, lineups, open3))).toBe('404 NO_EXISTE');
    const draft = await stage.room(rosa);
    await server.db.fresh.updateTable('room').set({ estado: 'borrador' }).where('id', '=', draft).execute();
    expect(refusalOf(await stage.add(rosa, lineups, draft))).toBe('422 REGLA');
  });

  it('comes in until its lock', async () => {
    const group = await stage.group([rosa]);
    const room = await stage.room(rosa);
    await setClock(server.db, { at: TEST_LOCK, speed: 0 });
    expect(refusalOf(await stage.add(rosa, group, room))).toBe('409 CERRADO');
    await setClock(server.db, { at: new Date(Date.parse(TEST_LOCK) - 1), speed: 0 });
    expect(refusalOf(await stage.add(rosa, group, room))).toBe('200 undefined');
  });

  it('stands in the order of the next lock, then of the latest that were played', async () => {
    const group = await stage.group([rosa]);
    const rooms = [await stage.room(rosa), await stage.room(rosa), await stage.room(rosa), await stage.room(rosa)];
    for (const room of rooms) await stage.add(rosa, group, room);
    const [late, soon, old, older] = rooms as [number, number, number, number];
    const lock = (room: number, hours: number) =>
      sql`update room set lock_at = app_now() + make_interval(hours => ${hours}) where id = ${room}`.execute(
        server.db.fresh,
      );
    await lock(late, 9);
    await lock(soon, 2);
    await lock(old, -2);
    await lock(older, -9);
    expect((await open(rosa, group)).rooms.map(({ id }: { id: number }) => id)).toEqual([soon, late, old, older]);
  });
});

describe('the table, the records and the rivals of a group', () => {
  const points = (...made: [TestPlayer, number][]) => new Map(made);

  it('count the points of paid rooms, of those who are or were in it (rules R23.3, R23.4)', async () => {
    const stranger = await server.player();
    const group = await stage.group([rosa, luis, beto]);
    const first = await stage.played(rosa, group, points([rosa, 50], [luis, 44], [stranger, 90]));
    await stage.played(rosa, group, points([rosa, 20], [luis, 31], [beto, 31]), 'predi');
    await remove(rosa, group, beto);
    const seen = await open(luis, group);
    expect(
      seen.table.map(({ position, user, points: made, rooms, won }: GroupRow) => [position, user.id, made, rooms, won]),
    ).toEqual([
      [1, luis.id, 75, 2, 1],
      [2, rosa.id, 70, 2, 1],
      [3, beto.id, 31, 1, 1],
    ]);
    expect(seen.rooms.find(({ id }: { id: number }) => id === first)).toMatchObject({
      winners: [{ id: rosa.id }],
      best: 50,
    });
    expect(
      seen.records.map(({ kind, value, user }: GroupRecord): [GroupRecordKind, number, number] => [
        kind,
        value,
        user.id,
      ]),
    ).toEqual([
      ['lineup', 50, rosa.id],
      ['predictions', 31, luis.id],
      ['won', 1, rosa.id],
      ['lead', 6, rosa.id],
    ]);
    const rivals: GroupRival[] = seen.rivals;
    expect(rivals).toEqual([
      { user: expect.objectContaining({ id: rosa.id }), rooms: 2, won: 1, lost: 1 },
      { user: expect.objectContaining({ id: beto.id }), rooms: 1, won: 0, lost: 0 },
    ]);
    expect((await luis.call('GET', 'plus/groups/')).body[0].position).toBe(1);
    expect((await rosa.call('GET', 'plus/groups/')).body[0].position).toBe(2);
  });

  it('count nothing of a room that is not paid, was cancelled, or gave its fees back (rules R23.3)', async () => {
    const group = await stage.group([rosa, luis]);
    const made = points([rosa, 9], [luis, 4]);
    for (const [estado, reason] of [
      ['pagada', 'nadie_acerto'],
      ['cancelada', 'no_se_lleno'],
      ['por_liquidar', null],
    ] as const) {
      const room = await stage.room(rosa);
      await stage.add(rosa, group, room);
      await stage.pay(room, made, reason ?? 'nadie_acerto');
      await sql`update room set estado = ${estado}, cancel_reason = ${reason} where id = ${room}`.execute(
        server.db.fresh,
      );
    }
    const seen = await open(rosa, group);
    expect([seen.table, seen.records, seen.rivals]).toEqual([[], [], []]);
    expect(seen.rooms.map(({ winners, best }: Record<string, unknown>) => [winners, best])).toEqual([
      [[], null],
      [[], null],
      [[], null],
    ]);
    const { rows } = await sql`select from group_post where group_id = ${group} and kind in ('won','passed')`.execute(
      server.db.fresh,
    );
    expect(rows).toEqual([]);
  });

  it('begin anew with a season, which the leader ends, and keep what was before (rules R23.4, R23.5)', async () => {
    const group = await stage.group([rosa, luis]);
    await stage.played(rosa, group, points([rosa, 50], [luis, 44]));
    const pending = await stage.room(rosa);
    await stage.add(rosa, group, pending);
    const begin = ({ call }: TestPlayer) => call('POST', groupPath(group, 'seasons/'));
    expect(refusalOf(await begin(luis))).toBe('403 PROHIBIDO');
    expect((await begin(rosa)).body).toEqual({ season: 2, started_at: TEST_NOW, ended_at: null, champions: [] });
    await stage.pay(pending, points([rosa, 1], [luis, 90]));
    await stage.played(rosa, group, points([rosa, 3], [luis, 2]));
    const [now, before] = [await open(rosa, group), await open(rosa, group, '?season=1')];
    expect([now.season, now.table.map((row: Record<string, unknown>) => row['points']), now.rooms.length]).toEqual([
      2,
      [3, 2],
      1,
    ]);
    // The room belongs to the season in which it got in, whenever it was paid.
    expect([
      before.season,
      before.table.map((row: Record<string, unknown>) => row['points']),
      before.rooms.length,
    ]).toEqual([1, [134, 51], 2]);
    expect(now.seasons).toEqual([
      { season: 2, started_at: TEST_NOW, ended_at: null, champions: [] },
      { season: 1, started_at: TEST_NOW, ended_at: TEST_NOW, champions: [expect.objectContaining({ id: luis.id })] },
    ]);
    expect(now.records).toEqual(before.records);
    expect(now.records[0]).toMatchObject({ kind: 'lineup', value: 90, user: { id: luis.id }, room: { id: pending } });
    expect((await rosa.call('GET', groupPath(group, '?season=3'))).status).toBe(404);
  });
});
