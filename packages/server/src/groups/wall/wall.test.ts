import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { REACTION_EMOJIS } from '@arma11/core/contract';
import type { GroupPost, GroupWall } from '@arma11/core/back-office';
import { groupRoutes } from '../../api/groupRoutes';
import { gameRoutes } from '../../api/routeGroups';
import { setClock } from '../../platform/db/clock';
import { purgeDeletedAccounts } from '../../players/accounts/purgeDeletedAccounts';
import { Refusal } from '../../platform/refusal';
import { groupPath, groupStage, type GroupStage } from '../../testing/groupStage';
import { TEST_NOW } from '../../testing/smallLeague';
import { type ApiAnswer, openTestServer, type TestPlayer, type TestServer } from '../../testing/testServer';
import { postText } from './postText';

let server: TestServer;
let stage: GroupStage;
let rosa: TestPlayer;
let luis: TestPlayer;
let beto: TestPlayer;
let group: number;

beforeAll(async () => {
  server = await openTestServer([...gameRoutes, groupRoutes]);
  stage = await groupStage(server);
});
beforeEach(async () => {
  await at(0);
  [rosa, luis, beto] = [await server.player(), await server.player(), await server.player()];
  group = await stage.group([rosa, luis, beto]);
});
afterAll(() => server.close());

const at = (minutes: number) =>
  setClock(server.db, { at: new Date(Date.parse(TEST_NOW) + minutes * 60_000), speed: 0 });
const write = ({ call }: TestPlayer, text: string, headers = {}) =>
  call('POST', groupPath(group, 'wall/'), { body: { text }, headers });
const say = async (player: TestPlayer, text = 'Hola a todos'): Promise<GroupPost> => (await write(player, text)).body;
const read = async ({ call }: TestPlayer, query = ''): Promise<GroupWall> =>
  (await call('GET', groupPath(group, `wall/${query}`))).body;
const wordsFor = async (player: TestPlayer) => (await read(player)).posts.flatMap(({ text }) => text ?? []);
const onPost = ({ call }: TestPlayer, method: string, post: number, what = '', body?: object) =>
  call(method, groupPath(group, `wall/${post}/${what}`), body ? { body } : {});
const react = (player: TestPlayer, post: number, emoji: string | null) =>
  onPost(player, 'PUT', post, 'reaction/', { emoji });
const report = (player: TestPlayer, post: number, reason = 'insults') =>
  onPost(player, 'PUT', post, 'report/', { reason });
const mute = ({ call }: TestPlayer, { id }: TestPlayer, muted: boolean) =>
  call('PUT', groupPath(group, `members/${id}/mute/`), { body: { muted } });
const refusalOf = ({ status, body }: ApiAnswer) => `${status} ${body?.code}`;
const rowsOf = async (table: string, player: TestPlayer) => {
  const { rows } = await sql`select * from ${sql.table(table)} where user_id = ${player.id}`.execute(server.db.fresh);
  return rows;
};

describe('the wall of a group (rules R23.6)', () => {
  it('holds what members say, newest first, beside who came', async () => {
    const post = await say(luis, 'Mañana gana Garúa');
    expect(post).toEqual({
      id: post.id,
      kind: 'words',
      at: TEST_NOW,
      user: expect.objectContaining({ id: luis.id }),
      text: 'Mañana gana Garúa',
      passed: null,
      room: null,
      points: null,
      counts: REACTION_EMOJIS.map((emoji) => ({ emoji, count: 0 })),
      mine: null,
      reported: false,
    });
    const { posts, before, silenced_until } = await read(rosa);
    expect(posts[0]).toEqual(post);
    expect(posts.slice(1).map(({ kind, user }) => [kind, user.id])).toEqual([
      ['joined', beto.id],
      ['joined', luis.id],
    ]);
    expect([before, silenced_until]).toEqual([null, null]);
  });

  it('tells of a room that got in, once', async () => {
    const room = await stage.room(luis);
    await stage.add(luis, group, room);
    await stage.add(luis, group, room);
    expect((await read(rosa)).posts.filter(({ kind }) => kind === 'room')).toEqual([
      expect.objectContaining({
        user: expect.objectContaining({ id: luis.id }),
        room: { kind: 'compe', id: room, name: 'Sala' },
      }),
    ]);
  });

  it('tells once of whoever leaves and comes back, the last time', async () => {
    const { cod_access: code } = (await rosa.call('GET', groupPath(group))).body;
    await luis.call('DELETE', groupPath(group, `members/${luis.id}/`));
    await luis.call('POST', 'plus/groups/join/', { body: { code } });
    expect((await read(rosa)).posts.map(({ user }) => user.id)).toEqual([luis.id, beto.id]);
  });

  it('is read thirty posts at a time, each once', async () => {
    await sql`insert into group_post (group_id, kind, user_id, text)
      select ${group}, 'words', ${luis.id}, 'Post ' || n from generate_series(1, 70) n`.execute(server.db.fresh);
    const seen: GroupPost[] = [];
    let before: number | null = null;
    const sizes: number[] = [];
    do {
      const part: GroupWall = await read(rosa, before === null ? '' : `?before=${before}`);
      seen.push(...part.posts);
      sizes.push(part.posts.length);
      before = part.before;
    } while (before !== null);
    expect(sizes).toEqual([30, 30, 12]);
    expect(seen.map(({ id }) => id)).toEqual([...new Set(seen.map(({ id }) => id))].sort((a, b) => b - a));
    expect(seen.slice(0, 70).map(({ text }) => text)).toEqual(Array.from({ length: 70 }, (_, i) => `Post ${70 - i}`));
  });

  it('takes six posts a minute and sixty a day of somebody, on all walls together', async () => {
    const other = await stage.group([luis]);
    for (let said = 0; said < 5; said += 1) expect((await write(luis, `Uno ${said}`)).status).toBe(200);
    const met = await Promise.all([
      write(luis, 'Otro'),
      luis.call('POST', groupPath(other, 'wall/'), { body: { text: 'Y otro' } }),
    ]);
    expect(met.map(refusalOf).sort()).toEqual(['200 undefined', '429 MUCHOS_INTENTOS']);
    expect(met.find(({ status }) => status === 429)!.body).toMatchObject({
      message: 'Puedes escribir 6 veces por minuto. Espera 60 segundos y sigue.',
      retry_after: 60,
    });
    expect((await write(beto, 'Yo sí')).status).toBe(200);
    for (let said = 6; said < 60; said += 1) {
      if (said % 6 === 0) await at(said / 6);
      expect((await write(luis, `Más ${said}`)).status).toBe(200);
    }
    await at(30);
    const last = await write(luis, 'Uno más');
    expect([refusalOf(last), last.body.message]).toEqual([
      '429 MUCHOS_INTENTOS',
      'Puedes escribir 60 veces por día. Espera 6 horas y sigue.',
    ]);
    await at(24 * 60);
    expect((await write(luis, 'Buenos días')).status).toBe(200);
  });

  it('counts no try that was refused, and says a post once, however often the same request comes', async () => {
    for (let tries = 0; tries < 8; tries += 1)
      expect(refusalOf(await write(luis, '\u200b \u200b'))).toBe('400 DATOS_INVALIDOS');
    const headers = { 'idempotency-key': `mensaje-una-sola-vez-${luis.id}` };
    const sent = await Promise.all(Array.from({ length: 8 }, () => write(luis, 'Una vez', headers)));
    expect(new Set(sent.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    expect(await wordsFor(rosa)).toEqual(['Una vez']);
  });

  it.each(['', '   ', 'a'.repeat(281)])('refuses %j', async (text) => {
    expect(refusalOf(await write(luis, text))).toBe('400 DATOS_INVALIDOS');
  });

  it('keeps what looks like a page’s code as the words that it is', async () => {
    const text = '<img src=x onerror=alert(1)> & «comillas» "dobles"';
    expect((await say(luis, text)).text).toBe(text);
    expect(await wordsFor(rosa)).toEqual([text]);
  });
});

describe('the words of a post', () => {
  it('keep line breaks, six lines at the most, and lose what nobody sees', () => {
    expect(postText('  Hola\u200b   mundo \r\n\r\n\r\n\r\nchau\u202e  ')).toBe('Hola mundo\n\nchau');
    expect(postText('1\n2\n3\n4\n5\n6\n7\n\n8')).toBe('1\n2\n3\n4\n5\n6 7 8');
    expect(postText('uno\u2028dos\u0000tres')).toBe('uno\ndostres');
    expect(postText('Vamos 👩‍🚀👨‍👩‍👧 ❤️‍🔥')).toBe('Vamos 👩‍🚀👨‍👩‍👧 ❤️‍🔥');
    expect(postText('a\u200Db')).toBe('ab');
  });

  it('have at most 280 letters, whatever a letter comes apart into', () => {
    const words = (text: string) => {
      try {
        return postText(text);
      } catch (error) {
        return error instanceof Refusal ? error.code : String(error);
      }
    };
    expect(words('\uFDFA'.repeat(20))).toBe('DATOS_INVALIDOS');
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 280 }), (written) => {
        const text = words(written);
        if (text === 'DATOS_INVALIDOS') return;
        expect(text.length).toBeLessThanOrEqual(280);
        expect(text.split('\n').length).toBeLessThanOrEqual(6);
        expect(text).not.toMatch(/[\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069\u200B\uFEFF]|(?!\n)\p{Cc}|\n{3}|^\s|\s$/u);
        expect(postText(text)).toBe(text);
      }),
    );
  });
});

describe('a reaction to a post (rules R23.6)', () => {
  it('is one of each member, which they may change and take back', async () => {
    const { id } = await say(luis);
    await react(rosa, id, '🔥');
    await react(beto, id, '🔥');
    const { body } = await react(rosa, id, '👏');
    const counted = (post: GroupPost) =>
      post.counts.filter(({ count }) => count > 0).map(({ emoji, count }) => [emoji, count]);
    expect([counted(body), body.mine]).toEqual([
      [
        ['👏', 1],
        ['🔥', 1],
      ],
      '👏',
    ]);
    expect((await react(rosa, id, '👏')).body).toEqual(body);
    expect((await react(rosa, id, null)).body).toMatchObject({ mine: null });
    expect(counted((await read(beto)).posts[0]!)).toEqual([['🔥', 1]]);
    expect((await read(beto)).posts[0]!.mine).toBe('🔥');
    expect(refusalOf(await react(rosa, id, '👍'))).toBe('400 DATOS_INVALIDOS');
  });
});

describe('what should not be on a wall (rules R23.7)', () => {
  it('is taken back by whoever wrote it, and by the leader, and by nobody else', async () => {
    const [mine, theirs] = [await say(luis), await say(beto, 'Otra cosa')];
    await react(rosa, mine.id, '🔥');
    expect(refusalOf(await onPost(beto, 'DELETE', mine.id))).toBe('403 PROHIBIDO');
    expect((await onPost(luis, 'DELETE', mine.id)).status).toBe(200);
    expect((await onPost(rosa, 'DELETE', theirs.id)).status).toBe(200);
    expect(await wordsFor(beto)).toEqual([]);
    expect(refusalOf(await onPost(luis, 'DELETE', mine.id))).toBe('404 NO_EXISTE');
    const [came] = (await read(luis)).posts;
    expect(refusalOf(await onPost(beto, 'DELETE', came!.id))).toBe('403 PROHIBIDO');
    expect((await onPost(rosa, 'DELETE', came!.id)).status).toBe(200);
  });

  it('is not shown to whoever reported it, and after the third report to nobody', async () => {
    const vera = await server.player();
    const { cod_access: code } = (await rosa.call('GET', groupPath(group))).body;
    await vera.call('POST', 'plus/groups/join/', { body: { code } });
    const { id } = await say(luis, 'Un insulto');
    expect((await report(rosa, id)).body).toEqual({ status: 'ok' });
    expect((await report(rosa, id, 'spam')).body).toEqual({ status: 'ok' });
    expect([await wordsFor(rosa), await wordsFor(beto)]).toEqual([[], ['Un insulto']]);
    expect(refusalOf(await react(rosa, id, '🔥'))).toBe('404 NO_EXISTE');
    const met = await Promise.all([report(beto, id), report(vera, id), report(beto, id)]);
    expect(met.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect([await wordsFor(luis), await wordsFor(vera)]).toEqual([[], []]);
    expect(
      (await rowsOf('group_post', luis)).filter((row) => (row as { kind: string }).kind === 'words'),
    ).toMatchObject([{ hidden: 'reports' }]);
    // Whoever comes to report it then finds nothing, and whoever did already is told the same as before.
    expect(refusalOf(await report(beto, id))).toBe('200 undefined');
    expect(refusalOf(await report(luis, id))).toBe('404 NO_EXISTE');
  });

  it('is not reported by whoever wrote it', async () => {
    expect(refusalOf(await report(luis, (await say(luis)).id))).toBe('422 REGLA');
  });

  it('stays for the operator when it is taken back after a report', async () => {
    const { id } = await say(luis, 'Un insulto');
    await report(beto, id);
    await onPost(luis, 'DELETE', id);
    expect(await wordsFor(rosa)).toEqual([]);
    const { rows } = await sql`select text, erased_at from group_post where id = ${id}`.execute(server.db.fresh);
    expect(rows).toEqual([{ text: 'Un insulto', erased_at: TEST_NOW }]);
    expect(refusalOf(await report(rosa, id))).toBe('404 NO_EXISTE');
  });

  it('is left out for whoever has muted its author, in that group, until they show it again', async () => {
    await say(luis, 'Otra vez lo mismo');
    expect((await mute(rosa, luis, true)).body).toEqual({
      user: expect.objectContaining({ id: luis.id }),
      muted: true,
    });
    expect((await mute(rosa, luis, true)).status).toBe(200);
    expect([await wordsFor(rosa), await wordsFor(beto)]).toEqual([[], ['Otra vez lo mismo']]);
    // What happened is told all the same.
    expect((await read(rosa)).posts.map(({ user }) => user.id)).toContain(luis.id);
    const members = (await rosa.call('GET', groupPath(group))).body.members as {
      user: { id: number };
      muted: boolean;
    }[];
    expect(members.filter(({ muted }) => muted).map(({ user }) => user.id)).toEqual([luis.id]);
    await mute(rosa, luis, false);
    expect(await wordsFor(rosa)).toEqual(['Otra vez lo mismo']);
    expect(refusalOf(await mute(rosa, rosa, true))).toBe('422 REGLA');
    expect(refusalOf(await mute(rosa, await server.player(), true))).toBe('404 NO_EXISTE');
  });

  it('is kept from being written while the operator says so; reading and reacting go on', async () => {
    const { id } = await say(rosa);
    await sql`insert into group_silence (user_id, until) values (${luis.id}, app_now() + interval '3 days')`.execute(
      server.db.fresh,
    );
    const refused = await write(luis, 'No me callan');
    expect([refusalOf(refused), refused.body.message]).toEqual([
      '403 PROHIBIDO',
      'La organización no te deja escribir en los muros por un tiempo. Lo demás del juego sigue abierto para ti.',
    ]);
    expect((await read(luis)).silenced_until).toBe('2026-06-13T18:00:00.000Z');
    expect((await react(luis, id, '👏')).status).toBe(200);
    await at(3 * 24 * 60);
    expect((await write(luis, 'Gracias')).status).toBe(200);
    expect((await read(luis)).silenced_until).toBeNull();
  });
});

describe('whose account goes (rules R23.8)', () => {
  it('takes along what they wrote and gave, and their memberships; points and places stay without a name', async () => {
    await stage.played(
      rosa,
      group,
      new Map([
        [rosa, 20],
        [luis, 30],
      ]),
    );
    await say(luis, 'Lo mío');
    const { id } = await say(rosa, 'Lo tuyo');
    await react(luis, id, '🔥');
    await report(luis, id);
    await mute(luis, beto, true);
    await mute(beto, luis, true);
    const own = await stage.group([luis, beto]);
    const alone = await stage.group([luis]);
    await sql`insert into group_silence (user_id, until) values (${luis.id}, app_now())`.execute(server.db.fresh);
    await sql`update app_user set deleted_at = app_now() - interval '31 days' where id = ${luis.id}`.execute(
      server.db.fresh,
    );
    expect(await purgeDeletedAccounts(server.deps)).toBe(1);

    for (const table of ['group_reaction', 'group_report', 'group_mute', 'group_silence']) {
      expect(await rowsOf(table, luis)).toEqual([]);
    }
    expect(await rowsOf('group_mute', beto)).toEqual([]);
    expect(await wordsFor(beto)).toEqual(['Lo tuyo']);
    const seen = (await rosa.call('GET', groupPath(group))).body;
    expect(seen.members).toHaveLength(2);
    expect(
      seen.table.map((row: { user: { username: string }; points: number }) => [row.user.username, row.points]),
    ).toEqual([
      [`eliminado-${luis.id}`, 30],
      [expect.any(String), 20],
    ]);
    const happened = (await read(beto)).posts.filter(({ user }) => user.id === luis.id);
    expect(happened.map(({ kind, user }) => [kind, user.username])).toEqual([['won', `eliminado-${luis.id}`]]);
    expect((await beto.call('GET', groupPath(own))).body).toMatchObject({ mine: true, owner: { id: beto.id } });
    const { rows } = await sql`select from friend_group where id = ${alone}`.execute(server.db.fresh);
    expect(rows).toEqual([]);
  });
});
