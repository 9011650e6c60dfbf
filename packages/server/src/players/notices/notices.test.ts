import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { gameRoutes } from '../../api/routeGroups';
import { openTestServer, type TestPlayer, type TestServer } from '../../testing/testServer';
import { NOTICE_KINDS } from './noticeKinds';
import { notify, notifyEach, type Notice } from './notify';
import { sendNoticeMails } from './sendNoticeMails';

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
      { kind: 'mision', label: 'Misiones cumplidas', enabled: false, fixed: false, mail: null },
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

describe('notices by mail (rules R14.4)', () => {
  const mails: { to: string; subject: string; text: string }[] = [];
  const lines: { level: string; message: string }[] = [];
  let down = false;
  const send = () =>
    sendNoticeMails({
      db: server.db,
      publicUrl: 'https://juego.example',
      log: ({ level, message }) => void lines.push({ level, message }),
      sendMail: (mail) => {
        if (down) return Promise.reject(new Error('ECONNREFUSED'));
        mails.push(mail);
        return Promise.resolve();
      },
    });
  const wants = (player: TestPlayer, kind: string, mail = true) =>
    player.call('PUT', 'plus/notifications/prefs/', { body: { prefs: [{ kind, enabled: true, mail }] } });
  const change = (n: number): Notice => ({
    kind: 'sala_cambio',
    ref: `change:${n}`,
    title: 'Cambió tu sala «Clásicos»',
    body: 'El cierre pasó de jue 11 jun 14:55 H a jue 11 jun 15:25 H.',
    link: '/compe/sala/7',
  });
  const emailOf = async (player: TestPlayer) =>
    (await server.db.fresh.selectFrom('app_user').select('email').where('id', '=', player.id).executeTakeFirstOrThrow())
      .email;
  const later = (minutes: number) =>
    sql`update notice_mail set next_try_at = next_try_at - make_interval(mins => ${minutes}::int)`.execute(
      server.db.fresh,
    );
  beforeEach(() => {
    down = false;
    mails.length = 0;
    lines.length = 0;
  });

  it('leave once where the player asked for the kind, with the way to stop them, and stay in the app', async () => {
    const [mine, other] = [await server.player(), await server.player()];
    await wants(mine, 'sala_cambio');
    for (const player of [mine, other]) for (const n of [1, 1]) await tell(player, change(n));
    await tell(mine, prize(1));
    await Promise.all([send(), send(), send()]);
    expect(mails).toEqual([
      {
        to: await emailOf(mine),
        subject: 'Cambió tu sala «Clásicos»',
        text: [
          'El cierre pasó de jue 11 jun 14:55 H a jue 11 jun 15:25 H.',
          '',
          'https://juego.example/compe/sala/7',
          '',
          'Pediste este aviso por correo. Para no recibirlo más, quita la marca en Avisos: https://juego.example/users/profile',
          '',
          'Arma Tu 11',
        ].join('\n'),
      },
    ]);
    expect((await list(mine)).count).toBe(2);
    await wants(mine, 'sala_cambio', false);
    await tell(mine, change(2));
    expect([await send(), mails.length]).toEqual([0, 1]);
  });

  it('are written with what happened: what is taken back is not mailed', async () => {
    const mine = await server.player();
    await wants(mine, 'sala_cambio');
    const undone = server.db.tx(async (tx) => {
      await notify(tx, [mine.id], change(1));
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect([await send(), mails]).toEqual([0, []]);
  });

  it('are tried again while the mail server fails, twice as late each time, and given up after eight', async () => {
    const mine = await server.player();
    await wants(mine, 'sala_cambio');
    await tell(mine, change(1));
    down = true;
    expect(await send()).toBe(1);
    await later(4);
    expect(await send()).toBe(0);
    await later(1);
    expect(await send()).toBe(1);
    down = false;
    await later(10);
    expect([await send(), mails.length]).toEqual([1, 1]);
    await tell(mine, change(2));
    down = true;
    for (let tries = 0; tries < 10; tries += 1) {
      await send();
      await later(5 * 2 ** 8);
    }
    down = false;
    expect([await send(), mails.length]).toEqual([0, 1]);
    const failed = lines.slice(2);
    expect(failed.map(({ level }) => level)).toEqual([...Array<string>(7).fill('warn'), 'error']);
  });

  it('are dropped once they are of no use, and for who is leaving', async () => {
    const [mine, leaver] = [await server.player(), await server.player()];
    for (const player of [mine, leaver]) await wants(player, 'recordatorio');
    const past = '2020-01-01T00:00:00.000Z';
    await tell(mine, { ...change(1), kind: 'recordatorio', usefulUntil: past });
    await tell(leaver, { ...change(1), kind: 'recordatorio' });
    await sql`update app_user set deleted_at = app_now() where id = ${leaver.id}`.execute(server.db.fresh);
    expect([await send(), await send(), mails]).toEqual([2, 0, []]);
  });

  it('are for what happens to the player’s own rooms and money, and nothing else', async () => {
    const mine = await server.player();
    for (const kind of Object.keys(NOTICE_KINDS)) await wants(mine, kind);
    const { prefs } = (await mine.call('GET', 'plus/notifications/prefs/')).body;
    const mailed = prefs.filter(({ mail }: { mail: boolean | null }) => mail !== null);
    expect(mailed.map(({ kind, mail }: { kind: string; mail: boolean }) => [kind, mail])).toEqual(
      'premio resultado reembolso sala_cancelada recarga retiro sala_cambio recordatorio partido_aplazado jugada_revertida semana'
        .split(' ')
        .map((kind) => [kind, true]),
    );
    await tell(mine, { ...change(1), kind: 'aviso' });
    expect(await send()).toBe(0);
  });
});
