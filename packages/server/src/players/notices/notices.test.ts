import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gameRoutes } from '../../api/routeGroups';
import { openTestServer, type TestPlayer, type TestServer } from '../../testing/testServer';
import { NOTICE_KINDS } from './prefs';
import { notify, notifyEach, type Notice } from './notify';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer(gameRoutes);
});
afterAll(() => server.close());

const prize = (n: number): Notice => ({ kind: 'premio', ref: `room:${n}`, title: `Premio ${n}`, body: 'Ganaste.' });
const tell = (player: TestPlayer, notice: Notice) => server.db.tx((tx) => notify(tx, [player.id], notice));
const list = async (player: TestPlayer, query = '') => (await player.call('GET', `plus/notifications/${query}`)).body;
const read = async (player: TestPlayer, body: unknown) =>
  (await player.call('POST', 'plus/notifications/read/', { body })).body;

describe('the notices of a player', () => {
  it('are their own, newest first and in pages, and the same fact is told once', async () => {
    const [mine, other] = [await server.player(), await server.player()];
    for (const n of [1, 2, 3, 2]) await tell(mine, prize(n));
    await tell(other, prize(9));
    const first = await list(mine, '?page_size=2');
    expect(first).toMatchObject({ count: 3, unread: 3, previous: null });
    expect(first.results.map(({ title }: Notice) => title)).toEqual(['Premio 3', 'Premio 2']);
    const second = await mine.call('GET', first.next.slice('/services/'.length));
    expect(second.body.results.map(({ title }: Notice) => title)).toEqual(['Premio 1']);
  });

  it('are read one by one or all at once, and never another player’s', async () => {
    const [mine, other] = [await server.player(), await server.player()];
    for (const n of [1, 2, 3]) await tell(mine, prize(n));
    await tell(other, prize(1));
    const [latest] = (await list(mine)).results;
    const foreign = (await list(other)).results[0].id;
    expect(await read(mine, { ids: [latest.id, foreign] })).toEqual({ status: 'ok', unread: 2 });
    expect((await list(other)).unread).toBe(1);
    expect(await read(mine, { ids: [] })).toMatchObject({ unread: 2 });
    const when = (await list(mine)).results[0].read_at;
    expect(await read(mine, {})).toMatchObject({ unread: 0 });
    expect((await list(mine)).results[0].read_at).toBe(when);
  });
});

it('notices of one moment keep the order in which they are told, however the database looks for what is muted', async () => {
  const mine = await server.player();
  const told = (['recarga', 'mision', 'premio', 'cuenta'] as const).map((kind, n) => ({ ...prize(n), kind }));
  await server.db.tx(async (tx) => {
    for (const means of ['nestloop', 'hashjoin']) await sql.raw(`set local enable_${means} = off`).execute(tx);
    await notifyEach(
      tx,
      told.map((notice) => ({ ...notice, userId: mine.id })),
    );
  });
  const { results } = await list(mine);
  expect(results.map(({ title }: Notice) => title)).toEqual(['Premio 3', 'Premio 2', 'Premio 1', 'Premio 0']);
});

describe('the preferences', () => {
  it('mute what is not about money or the account, and leave what they do not name', async () => {
    const player = await server.player();
    const save = (prefs: unknown) => player.call('PUT', 'plus/notifications/prefs/', { body: { prefs } });
    const { body } = await save([
      { kind: 'mision', enabled: false },
      { kind: 'premio', enabled: false },
      { kind: 'nada', enabled: false },
    ]);
    expect(body.prefs.filter(({ enabled }: { enabled: boolean }) => !enabled)).toEqual([
      { kind: 'mision', label: 'Misiones cumplidas', enabled: false, fixed: false },
    ]);
    await tell(player, { ...prize(1), kind: 'mision' });
    await tell(player, prize(2));
    expect((await list(player)).results).toMatchObject([{ kind: 'premio' }]);
    await save([{ kind: 'partido_aplazado', enabled: false }]);
    await save([{ kind: 'mision', enabled: true }]);
    const { prefs } = (await player.call('GET', 'plus/notifications/prefs/')).body;
    expect(prefs).toHaveLength(Object.keys(NOTICE_KINDS).length);
    expect(prefs.filter(({ enabled }: { enabled: boolean }) => !enabled)).toMatchObject([{ kind: 'partido_aplazado' }]);
  });
});
