import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { GroupWall } from '@arma11/core/back-office';
import { groupRoutes } from '../../api/groupRoutes';
import { opsRoutes } from '../../api/operatorRoutes';
import { gameRoutes } from '../../api/routeGroups';
import { setClock } from '../../platform/db/clock';
import { groupPath, groupStage, type GroupStage } from '../../testing/groupStage';
import { TEST_NOW } from '../../testing/smallLeague';
import { testCommand } from '../../testing/testCommand';
import { openTestServer, type TestPlayer, type TestServer } from '../../testing/testServer';

let server: TestServer;
let stage: GroupStage;
let rosa: TestPlayer;
let luis: TestPlayer;
let beto: TestPlayer;
let vera: TestPlayer;
let operator: TestPlayer;
let group: number;

beforeAll(async () => {
  server = await openTestServer([...gameRoutes, groupRoutes, opsRoutes]);
  stage = await groupStage(server);
  operator = await server.player({ username: 'cabina-1', role: 'operador' });
});
beforeEach(async () => {
  await setClock(server.db, { at: TEST_NOW, speed: 0 });
  [rosa, luis, beto, vera] = [
    await server.player(),
    await server.player(),
    await server.player(),
    await server.player(),
  ];
  await sql`delete from group_report`.execute(server.db.fresh);
  await sql`delete from group_post`.execute(server.db.fresh);
  group = await stage.group([rosa, luis, beto, vera], { name: `Grupo de ${rosa.id}` });
});
afterAll(() => server.close());

const reason = 'lo pidió la comunidad';
const run = (name: string, args: unknown) => testCommand(server.db, name, args);
const say = async ({ call }: TestPlayer, text: string): Promise<number> =>
  (await call('POST', groupPath(group, 'wall/'), { body: { text } })).body.id;
const report = ({ call }: TestPlayer, post: number, why: string) =>
  call('PUT', groupPath(group, `wall/${post}/report/`), { body: { reason: why } });
const wordsFor = async ({ call }: TestPlayer) =>
  ((await call('GET', groupPath(group, 'wall/'))).body as GroupWall).posts.flatMap(({ text }) => text ?? []);
const lastAudit = () =>
  server.db.fresh
    .selectFrom('audit')
    .select(['action', 'target', 'before', 'after', 'reason'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

describe('the desk of groups (rules R23.7)', () => {
  it('lists groups by a part of their name, and shows one with its people and its wall', async () => {
    const post = await say(luis, 'Hola a todos');
    const line = {
      group,
      name: `Grupo de ${rosa.id}`,
      counts: 'both',
      members: 4,
      leader: expect.any(String),
      posts: 4,
      waiting: 0,
      created_at: TEST_NOW,
      ended_at: null,
    };
    expect(await run('group list', { q: `de ${rosa.id}` })).toEqual([line]);
    expect(await run('group list', { q: '%' })).toEqual([]);
    const { body } = await operator.call('GET', `ops/groups/${group}/`);
    expect(body.result).toMatchObject({ ...line, seasons: 1, rooms: 0 });
    expect(body.result.people.map(({ user }: { user: number }) => user)).toEqual([rosa.id, luis.id, beto.id, vera.id]);
    expect(body.result.wall[0]).toMatchObject({ post, user: luis.id, text: 'Hola a todos', hidden: null });
    expect(JSON.stringify(body)).not.toContain((await rosa.call('GET', groupPath(group))).body.cod_access);
    expect(await lastAudit()).toMatchObject({ action: 'group show', target: `group:${group}` });
    await expect(run('group show', { group: 2_000_000_000 })).rejects.toThrow('There is no group');
  });

  it('reads what was reported, with its words and the reasons, the most reported first', async () => {
    const [mild, bad] = [await say(luis, 'Compra aquí'), await say(luis, 'Un insulto')];
    await report(rosa, mild, 'spam');
    await report(beto, bad, 'insults');
    await report(vera, bad, 'threats');
    await report(rosa, bad, 'insults');
    expect(await run('group reports', {})).toMatchObject([
      {
        post: bad,
        group,
        user: luis.id,
        text: 'Un insulto',
        hidden: true,
        erased: false,
        reports: 3,
        reasons: ['insults', 'threats'],
        since: TEST_NOW,
      },
      { post: mild, text: 'Compra aquí', hidden: false, reports: 1, reasons: ['spam'] },
    ]);
    expect(await run('group list', { q: `de ${rosa.id}` })).toMatchObject([{ waiting: 2 }]);
  });

  it('hides a post from everybody, with a reason that is kept and without its words', async () => {
    const post = await say(luis, 'Un insulto');
    await report(beto, post, 'insults');
    const { status, body } = await operator.call('POST', `ops/group-posts/${post}/hide/`, { body: { reason } });
    expect([status, body.result]).toEqual([200, { post, group, user: luis.id, hidden: true }]);
    expect([await wordsFor(luis), await wordsFor(rosa)]).toEqual([[], []]);
    expect(await run('group reports', {})).toEqual([]);
    const audit = await lastAudit();
    expect(audit).toMatchObject({ action: 'group post-hide', target: `post:${post}`, reason });
    expect(JSON.stringify(audit)).not.toContain('insulto');
    await expect(run('group post-hide', { post, reason })).rejects.toThrow('is hidden already');
    await expect(run('group post-hide', { post: 2_000_000_000, reason })).rejects.toThrow('There is no post');
  });

  it('restores a post, but for whom it was reported by; new reports count anew', async () => {
    const post = await say(luis, 'Nada malo');
    for (const each of [rosa, beto, vera]) await report(each, post, 'other');
    expect(await wordsFor(luis)).toEqual([]);
    await run('group post-restore', { post, reason });
    expect([await wordsFor(luis), await wordsFor(beto)]).toEqual([['Nada malo'], []]);
    expect(await run('group reports', {})).toEqual([]);
    await expect(run('group post-restore', { post, reason })).rejects.toThrow('nothing of it waits');
    // Whoever reported it has said so already.
    await report(beto, post, 'insults');
    expect(await run('group reports', {})).toEqual([]);
    const nora = await server.player();
    const { cod_access: code } = (await rosa.call('GET', groupPath(group))).body;
    await nora.call('POST', 'plus/groups/join/', { body: { code } });
    await report(nora, post, 'insults');
    expect(await run('group reports', {})).toMatchObject([{ post, reports: 1, hidden: false }]);
    expect(await wordsFor(luis)).toEqual(['Nada malo']);
  });

  it('still reads what was taken back, or whose group has ended, and lets it go with the decision', async () => {
    const [mine, theirs] = [await say(luis, 'Uno'), await say(beto, 'Dos')];
    await report(rosa, mine, 'insults');
    await report(rosa, theirs, 'insults');
    await luis.call('DELETE', groupPath(group, `wall/${mine}/`));
    for (const each of [rosa, luis, beto, vera]) await each.call('DELETE', groupPath(group, `members/${each.id}/`));
    const rowsOf = async (table: string) =>
      (
        await sql`select from ${sql.table(table)} where ${sql.ref(table === 'friend_group' ? 'id' : 'group_id')} = ${group}`.execute(
          server.db.fresh,
        )
      ).rows.length;
    expect([await rowsOf('group_post'), await rowsOf('group_member'), await rowsOf('friend_group')]).toEqual([2, 0, 1]);
    expect(await run('group reports', {})).toMatchObject([
      { post: mine, text: 'Uno', erased: true },
      { post: theirs, text: 'Dos', erased: true },
    ]);
    expect(await run('group show', { group })).toMatchObject({ leader: null, members: 0, ended_at: TEST_NOW });
    await run('group post-restore', { post: mine, reason });
    expect([await rowsOf('group_post'), await rowsOf('friend_group')]).toEqual([1, 1]);
    await run('group post-hide', { post: theirs, reason });
    expect([await rowsOf('group_post'), await rowsOf('friend_group')]).toEqual([0, 0]);
  });

  it('keeps a player from walls for some days, and ends it', async () => {
    const silence = (days: number) => run('group silence', { user: String(luis.id), days, reason });
    await expect(silence(0)).rejects.toThrow('may write on walls');
    expect(await silence(7)).toMatchObject({ user: luis.id, until: '2026-06-17T18:00:00.000Z' });
    expect(await lastAudit()).toMatchObject({
      action: 'group silence',
      target: `user:${luis.id}`,
      before: { until: null },
      after: { until: '2026-06-17T18:00:00.000Z' },
      reason,
    });
    const write = () => luis.call('POST', groupPath(group, 'wall/'), { body: { text: 'Hola' } });
    expect((await write()).status).toBe(403);
    expect(await silence(2)).toMatchObject({ until: '2026-06-12T18:00:00.000Z' });
    await expect(silence(91)).rejects.toThrow('days');
    expect(await silence(0)).toMatchObject({ until: null });
    expect((await write()).status).toBe(200);
  });

  it('is for operators alone', async () => {
    for (const [method, path] of [
      ['GET', 'ops/groups/'],
      ['GET', `ops/groups/${group}/`],
      ['GET', 'ops/group-reports/'],
      ['POST', 'ops/group-posts/1/hide/'],
      ['POST', 'ops/group-posts/1/restore/'],
      ['POST', `ops/users/${luis.id}/silence/`],
    ] as const) {
      expect((await rosa.call(method, path, method === 'POST' ? { body: { reason, days: 1 } } : {})).status).toBe(403);
    }
  });
});
