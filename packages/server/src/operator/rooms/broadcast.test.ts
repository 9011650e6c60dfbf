import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { opsRoutes } from '../../api/operatorRoutes';
import { gameRoutes } from '../../api/routeGroups';
import { roomStage, type RoomStage } from '../../testing/roomStage';
import { openTestServer, type TestPlayer, type TestServer } from '../../testing/testServer';

let server: TestServer;
let stage: RoomStage;
let operator: TestPlayer;

beforeAll(async () => {
  server = await openTestServer([...gameRoutes, opsRoutes]);
  operator = await server.player({ role: 'operador' });
});
beforeEach(async () => {
  stage = await roomStage(server.db);
});
afterAll(() => server.close());

const words = { title: 'Cierra antes', body: 'El cierre de tu sala pasó a las 14:55.' };
const send = (to: object, more: object = words) =>
  operator.call('POST', 'ops/broadcast/', { body: { ...to, ...more } });
const plan = async (query: string) => (await operator.call('GET', `ops/broadcast/?${query}`)).body.result;
const readBy = (user: number) =>
  server.db.fresh
    .selectFrom('notification')
    .select(['kind', 'title', 'body', 'link'])
    .where('user_id', '=', user)
    .where('kind', '=', 'aviso')
    .execute();

describe('a broadcast', () => {
  it('to a room is counted first, told once to everybody in it, and kept in the audit', async () => {
    const room = await stage.compe(0);
    const players = await stage.seat(room, 3);
    const other = await stage.predi(0);
    const [elsewhere] = await stage.seat(other, 1);
    expect(await plan(`room=${room}`)).toMatchObject({ players: 3 });
    expect((await send({ room })).body.result).toMatchObject({ players: 3, told: 3 });
    const notice = { kind: 'aviso', ...words, link: `/compe/sala/${room}` };
    for (const user of players) expect(await readBy(user)).toEqual([notice]);
    expect(await readBy(elsewhere!)).toEqual([]);
    expect((await send({ room })).body.result).toMatchObject({ players: 3, told: 0 });
    const [late] = await stage.seat(room, 1);
    expect((await send({ room })).body.result).toMatchObject({ players: 4, told: 1 });
    expect(await readBy(late!)).toEqual([notice]);
    expect(await readBy(players[0]!)).toHaveLength(1);
    const kept = await server.db.fresh.selectFrom('audit').selectAll().where('target', '=', `room:${room}`).execute();
    expect(kept[0]).toMatchObject({ action: 'broadcast send', actor_id: operator.id, after: { told: 3, ...words } });
  });

  it('to a league is told once to whoever has a seat in a room of it that is not over', async () => {
    const { league_unique: league } = stage.league;
    const [first, second, over] = [await stage.compe(0), await stage.predi(0), await stage.compe(0)];
    const [ana] = await stage.seat(first, 1);
    await sql`insert into entry (room_id, user_id, fee, paid) values (${second}, ${ana}, 0, 0)`.execute(
      server.db.fresh,
    );
    const [beto] = await stage.seat(second, 1);
    const [gone] = await stage.seat(over, 1);
    await sql`update room set estado = 'cancelada' where id = ${over}`.execute(server.db.fresh);
    expect(await plan(`league=${league}`)).toEqual({ name: 'Liga Chica', players: 2 });
    expect((await send({ league })).body.result).toMatchObject({ players: 2, told: 2 });
    expect([await readBy(ana!), await readBy(beto!), await readBy(gone!)].map(({ length }) => length)).toEqual([
      1, 1, 0,
    ]);
  });

  it('names one audience, says something, and leads nowhere else', async () => {
    const room = await stage.compe(0);
    expect((await send({})).body.message).toBe('Say whom: --room or --league, one of them.');
    expect((await send({ room, league: stage.league.league_unique })).status).toBe(422);
    expect((await send({ room })).body.message).toMatch(/there is nobody to tell\.$/);
    expect((await send({ room: 999_999 })).status).toBe(422);
    for (const link of ['https://malo.pe', '//malo.pe', 'javascript:1'])
      expect((await send({ room }, { ...words, link })).status).toBe(400);
    expect((await send({ room }, { title: ' ', body: '' })).status).toBe(400);
    const player = await server.player();
    expect((await player.call('POST', 'ops/broadcast/', { body: { room, ...words } })).status).toBe(403);
    expect((await player.call('GET', `ops/broadcast/?room=${room}`)).status).toBe(403);
  });
});

describe('room rename', () => {
  const rename = (room: number, name: string) =>
    operator.call('POST', `ops/rooms/${room}/rename/`, { body: { name, reason: 'Error al crearla' } });

  it('gives a room of the operator another name, once, with the old one in the audit', async () => {
    const room = await stage.compe(0);
    const before = (await stage.room(room)).name;
    expect((await rename(room, '  Copa   Sur ')).body.result).toEqual({ room, name: 'Copa Sur', before });
    expect((await stage.room(room)).name).toBe('Copa Sur');
    expect((await rename(room, 'Copa Sur')).body.message).toMatch(/is called "Copa Sur" already/);
    const kept = await server.db.fresh.selectFrom('audit').selectAll().where('target', '=', `room:${room}`).execute();
    expect(kept).toMatchObject([{ action: 'room rename', before: { name: before }, after: { name: 'Copa Sur' } }]);
  });

  it('leaves a private room to its owner', async () => {
    const room = await stage.compe(0);
    const owner = await server.player();
    await sql`update room set owner_id = ${owner.id} where id = ${room}`.execute(server.db.fresh);
    expect((await rename(room, 'Copa Sur')).body.message).toBe(`Room ${room} is private: its owner names it.`);
  });
});
