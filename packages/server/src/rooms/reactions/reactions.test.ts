import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { REACTION_EMOJIS } from '@arma11/core/contract';
import { gameRoutes } from '../../api/routeGroups';
import { purgeDeletedAccounts } from '../../players/accounts/purgeDeletedAccounts';
import { makePartner, PARTNER, pageCaller, signInOnPage } from '../../testing/embedPage';
import { roomStage, type RoomStage } from '../../testing/roomStage';
import { type ApiCall, openTestServer, type TestPlayer, type TestServer } from '../../testing/testServer';

const origin = PARTNER.origins[0]!;
let server: TestServer;
let stage: RoomStage;
let room: number;
let rosa: TestPlayer;
let made = 0;

beforeAll(async () => {
  server = await openTestServer(gameRoutes);
  stage = await roomStage(server.db);
  await makePartner(server.db);
});
afterAll(() => server.close());
beforeEach(async () => {
  made += 1;
  room = await stage.predi(0);
  rosa = await server.player();
});

const pathOf = (id: number, kind = 'predi') => `plus/reactions/${kind}/${id}/`;
const react = (call: ApiCall, emoji: string | null, path = pathOf(room)) => call('PUT', path, { body: { emoji } });
const read = async (call: ApiCall, path = pathOf(room)) => (await call('GET', path)).body;
const all = (given: Partial<Record<string, number>> = {}) =>
  REACTION_EMOJIS.map((emoji) => ({ emoji, count: given[emoji] ?? 0 }));
const onPage = async (player: TestPlayer) =>
  (await signInOnPage(server, player, { seed: `reaccion${made}`, key: PARTNER.key, origin })).call;
const close = (id: number) => server.db.fresh.updateTable('room').set({ tipo: '2' }).where('id', '=', id).execute();
/** The tally, which a trigger keeps, beside what it counts. */
const counted = async (id: number) => {
  const tally = await sql<{ emoji: string; n: number }>`select emoji, sum(reactions)::int as n from reaction_tally
    where room_id = ${id} group by emoji having sum(reactions) <> 0 order by emoji`.execute(server.db.fresh);
  const rows = await sql<{ emoji: string; n: number }>`select emoji, count(*)::int as n from reaction
    where room_id = ${id} group by emoji order by emoji`.execute(server.db.fresh);
  return { tally: tally.rows, rows: rows.rows };
};

describe('a reaction to a room (rules R19)', () => {
  it('is one of five, each with its count, in the same order in every room', async () => {
    expect(await read(rosa.call)).toEqual({ counts: all(), mine: null });
    const { status, body } = await react(rosa.call, '🔥');
    expect([status, body]).toEqual([200, { counts: all({ '🔥': 1 }), mine: '🔥' }]);
    const lineups = await stage.compe(0);
    await react(rosa.call, '⚽', pathOf(lineups, 'compe'));
    expect(await read(rosa.call, pathOf(lineups, 'compe'))).toEqual({ counts: all({ '⚽': 1 }), mine: '⚽' });
    expect((await read(rosa.call)).mine).toBe('🔥');
  });

  it('counts once, however often it is sent (R19.1)', async () => {
    for (let sent = 0; sent < 3; sent += 1) await react(rosa.call, '👏');
    expect(await read(rosa.call)).toEqual({ counts: all({ '👏': 1 }), mine: '👏' });
  });

  it('may be changed and taken back, and counts then as what it is (R19.1)', async () => {
    const luis = await server.player();
    await react(luis.call, '😂');
    await react(rosa.call, '👏');
    expect((await react(rosa.call, '😂')).body).toEqual({ counts: all({ '😂': 2 }), mine: '😂' });
    expect((await react(rosa.call, null)).body).toEqual({ counts: all({ '😂': 1 }), mine: null });
    expect((await react(rosa.call, null)).body).toEqual({ counts: all({ '😂': 1 }), mine: null });
    expect((await read(luis.call)).mine).toBe('😂');
  });

  it('is counted right when everybody reacts and changes their mind at once', async () => {
    const players = await Promise.all(Array.from({ length: 8 }, () => server.player()));
    const emojis = [...REACTION_EMOJIS, ...REACTION_EMOJIS];
    await Promise.all(players.map(({ call }, at) => react(call, emojis[at]!)));
    await Promise.all(players.map(({ call }, at) => react(call, at % 3 === 0 ? null : emojis[at + 1]!)));
    const { tally, rows } = await counted(room);
    expect(rows.reduce((sum, { n }) => sum + n, 0)).toBe(5);
    expect(tally).toEqual(rows);
  });

  it.each(['👍', '', 'goal', 7])('is refused as %j: no such reaction is offered', async (emoji) => {
    expect(await react(rosa.call, emoji as string)).toMatchObject({ status: 400 });
    expect(await read(rosa.call)).toEqual({ counts: all(), mine: null });
  });

  it('goes with the account of whoever gave it, and out of the count (R19.4)', async () => {
    await react(rosa.call, '🔥');
    await sql`update app_user set deleted_at = app_now() - interval '31 days' where id = ${rosa.id}`.execute(
      server.db.fresh,
    );
    expect(await purgeDeletedAccounts(server.deps)).toBe(1);
    const luis = await server.player();
    expect(await read(luis.call)).toEqual({ counts: all(), mine: null });
  });
});

describe('whose room it is (R19.2)', () => {
  it('a private room is there for its members alone, to read and to react', async () => {
    const [member] = await stage.seat(room, 1);
    await close(room);
    expect([(await rosa.call('GET', pathOf(room))).status, (await react(rosa.call, '🔥')).status]).toEqual([404, 404]);
    await server.db.fresh
      .updateTable('entry')
      .set({ user_id: rosa.id })
      .where('room_id', '=', room)
      .where('user_id', '=', member!)
      .execute();
    expect((await react(rosa.call, '🔥')).body.mine).toBe('🔥');
  });

  it('a room of the other game is not there under this one’s name', async () => {
    expect((await rosa.call('GET', pathOf(room, 'compe'))).status).toBe(404);
    expect((await react(rosa.call, '🔥', pathOf(room, 'compe'))).status).toBe(404);
  });

  it('a visitor without an account reads those of a public room on a partner’s page, and gives none', async () => {
    await react(rosa.call, '😱');
    const visitor = pageCaller(server, origin);
    const path = `${pathOf(room)}?pk=${PARTNER.key}`;
    expect(await read(visitor, path)).toEqual({ counts: all({ '😱': 1 }), mine: null });
    expect((await react(visitor, '🔥', path)).status).toBe(401);
    await close(room);
    expect((await visitor('GET', path)).status).toBe(404);
  });

  it('a partner’s page reacts for its player in public rooms, with a token of no scopes', async () => {
    const call = await onPage(rosa);
    await sql`update embed_grant set scopes = '{}'`.execute(server.db.fresh);
    expect((await react(call, '⚽')).body).toEqual({ counts: all({ '⚽': 1 }), mine: '⚽' });
  });

  it('a private room is reacted to at ours alone, also by its members', async () => {
    const call = await onPage(rosa);
    await server.db.fresh.updateTable('room').set({ tipo: '2', owner_id: rosa.id }).where('id', '=', room).execute();
    const refused = await react(call, '⚽');
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      403,
      'FUERA_DE_ALCANCE',
      'En una sala privada se reacciona desde Arma Tu 11. Ábrela ahí.',
    ]);
    expect((await react(rosa.call, '⚽')).status).toBe(200);
  });
});
