// Longer than 200 lines on purpose: the way of a notice to a device, with everything that ends it.
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sessionRoutes } from '../../api/accountRoutes';
import { gameRoutes } from '../../api/routeGroups';
import type { PushService } from '../../platform/deps';
import { sweep } from '../../platform/db/sweep';
import { openTestServer, type TestPlayer, type TestServer } from '../../testing/testServer';
import { NOTICE_KINDS } from './noticeKinds';
import { notify, type Notice } from './notify';
import { sendNoticePushes } from './sendNoticePushes';

type Push = Parameters<PushService['send']>[0];

const pushes: Push[] = [];
const lines: { level: string }[] = [];
let answer: () => 'sent' | 'gone';
const push: PushService = {
  publicKey: () => Promise.resolve('clave-publica'),
  async send(sent) {
    const outcome = answer();
    pushes.push(sent);
    return outcome;
  },
};

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer([...gameRoutes, sessionRoutes], { push });
});
afterAll(() => server.close());
beforeEach(() => {
  pushes.length = 0;
  lines.length = 0;
  answer = () => 'sent';
});

const PATH = 'plus/notifications/push-subscription/';
const keys = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};
let devices = 0;
const endpointOf = (name: string) => `https://fcm.googleapis.com/fcm/send/${name}`;
const subscribe = (player: TestPlayer, endpoint: string) => player.call('POST', PATH, { body: { endpoint, keys } });
async function newDevice(player: TestPlayer): Promise<{ id: number; endpoint: string }> {
  const endpoint = endpointOf(`d${(devices += 1)}`);
  return { id: (await subscribe(player, endpoint)).body.id, endpoint };
}
const change = (n: number, more: Partial<Notice> = {}): Notice => ({
  kind: 'sala_cambio',
  ref: `change:${n}`,
  title: 'Cambió tu sala «Clásicos»',
  body: 'El cierre pasó de jue 11 jun 14:55 H a jue 11 jun 15:25 H.',
  link: '/compe/sala/7',
  ...more,
});
const tell = (player: TestPlayer, notice: Notice) => server.db.tx((tx) => notify(tx, [player.id], notice));
const send = () => sendNoticePushes({ db: server.db, push, log: ({ level }) => void lines.push({ level }) });
const devicesOf = async ({ id }: TestPlayer) =>
  (await server.db.fresh.selectFrom('push_subscription').select('endpoint').where('user_id', '=', id).execute()).map(
    ({ endpoint }) => endpoint,
  );

describe('notices on a device (rules R14.4)', () => {
  it('leave once to each device of the player, with the page where they can act, and stay in the app', async () => {
    const [mine, other] = [await server.player(), await server.player()];
    const [phone, desktop] = [await newDevice(mine), await newDevice(mine)];
    await newDevice(other);
    for (const n of [1, 1]) await tell(mine, change(n));
    await Promise.all([send(), send(), send()]);
    expect(pushes.map(({ endpoint }) => endpoint).sort()).toEqual([phone.endpoint, desktop.endpoint].sort());
    expect(pushes[0]).toMatchObject({ ...keys, seconds: 86_400 });
    const { title, body, link } = change(1);
    expect(JSON.parse(pushes[0]!.payload)).toEqual({ title, body, link, tag: 'sala_cambio:change:1' });
    expect((await mine.call('GET', 'plus/notifications/')).body.count).toBe(1);
    expect(await send()).toBe(0);
  });

  it('are for what happens to the player’s own rooms and money, but for the kinds that they have muted', async () => {
    const mine = await server.player();
    await newDevice(mine);
    await mine.call('PUT', 'plus/notifications/prefs/', { body: { prefs: [{ kind: 'resultado', enabled: false }] } });
    for (const kind of Object.keys(NOTICE_KINDS) as Notice['kind'][]) await tell(mine, change(1, { kind }));
    await send();
    expect(pushes.map(({ payload }) => JSON.parse(payload).tag.split(':')[0]).sort()).toEqual(
      'gol jugada_revertida partido_aplazado premio recarga recordatorio reembolso retiro sala_cambio sala_cancelada semana'.split(
        ' ',
      ),
    );
  });

  it('are dropped once they are of no use, and kept for no longer than they are', async () => {
    const mine = await server.player();
    await newDevice(mine);
    const { rows } = await sql<{ past: string; soon: string }>`select app_now() - interval '1 s' as past,
      app_now() + interval '600 s' as soon`.execute(server.db.fresh);
    const { past, soon } = rows[0]!;
    await tell(mine, change(1, { usefulUntil: past }));
    await tell(mine, change(2, { usefulUntil: soon }));
    expect(await send()).toBe(2);
    expect(pushes).toHaveLength(1);
    expect(pushes[0]!.seconds).toBeGreaterThan(500);
    expect(pushes[0]!.seconds).toBeLessThanOrEqual(600);
  });

  it('wait for the end of the player’s quiet hours, and are dropped where that is too late (rules R14.9)', async () => {
    const mine = await server.player();
    await newDevice(mine);
    const { rows } = await sql<{ now: string }>`select app_now() as now`.execute(server.db.fresh);
    const now = Date.parse(rows[0]!.now);
    const hour = (minutes: number) => new Date(now + minutes * 60_000).toISOString().slice(11, 16);
    const quiet_hours = { from: hour(-60), until: hour(60), zone: 'UTC' };
    await mine.call('PUT', 'plus/notifications/quiet-hours/', { body: { quiet_hours } });
    await tell(mine, change(1));
    await tell(mine, change(2, { usefulUntil: new Date(now + 30 * 60_000).toISOString() }));
    expect(await send()).toBe(2);
    expect(pushes).toEqual([]);
    const waiting = await sql<{
      next_try_at: string | null;
      tries: number;
    }>`select next_try_at, tries from notice_push p
      join notification n on n.id = p.notification_id where n.user_id = ${mine.id} order by p.id`.execute(
      server.db.fresh,
    );
    const [first, second] = waiting.rows;
    expect([first!.next_try_at?.slice(11, 16), first!.tries, second!.next_try_at]).toEqual([
      quiet_hours.until,
      0,
      null,
    ]);
    await sql`update notice_push set next_try_at = app_now() where next_try_at is not null`.execute(server.db.fresh);
    const ended = await mine.call('PUT', 'plus/notifications/quiet-hours/', { body: { quiet_hours: null } });
    expect(ended.body.quiet_hours).toBeNull();
    await send();
    expect(pushes.map(({ payload }) => JSON.parse(payload).tag)).toEqual(['sala_cambio:change:1']);
  });

  it('take quiet hours with two ends, of a zone that there is', async () => {
    const mine = await server.player();
    const save = (quiet_hours: object) =>
      mine.call('PUT', 'plus/notifications/quiet-hours/', { body: { quiet_hours } });
    const night = { from: '22:00', until: '08:00', zone: 'America/Lima' };
    expect((await save(night)).body.quiet_hours).toEqual(night);
    expect((await save({ ...night, until: '22:00' })).body).toMatchObject({
      code: 'DATOS_INVALIDOS',
      fields: { until: 'Elige otra hora: ahí empieza el silencio.' },
    });
    expect((await save({ ...night, zone: 'Marte/Olimpo' })).body.fields).toEqual({
      zone: 'No conocemos la zona horaria de este dispositivo.',
    });
    expect((await save({ ...night, from: '24:00' })).status).toBe(400);
    expect((await mine.call('GET', 'plus/notifications/prefs/')).body.quiet_hours).toEqual(night);
  });

  it('are tried again while the push service fails, and given up after eight', async () => {
    const mine = await server.player();
    await newDevice(mine);
    await tell(mine, change(1));
    answer = () => {
      throw new Error('503');
    };
    for (let tries = 0; tries < 10; tries += 1) {
      await send();
      await sql`update notice_push set next_try_at = next_try_at - interval '22 hours'`.execute(server.db.fresh);
    }
    answer = () => 'sent';
    expect([await send(), pushes]).toEqual([0, []]);
    expect(lines.map(({ level }) => level)).toEqual([...Array<string>(7).fill('warn'), 'error']);
  });

  it('forget a device that its push service does not know any more', async () => {
    const mine = await server.player();
    await newDevice(mine);
    await tell(mine, change(1));
    answer = () => 'gone';
    expect([await send(), await devicesOf(mine)]).toEqual([1, []]);
    await tell(mine, change(2));
    expect(await send()).toBe(0);
  });
});

describe('a device', () => {
  it('shows no more once its session was signed out or its player has left', async () => {
    const [mine, leaver] = [await server.player(), await server.player()];
    for (const player of [mine, leaver]) {
      await newDevice(player);
      await tell(player, change(1));
    }
    await mine.call('POST', 'plus/auth/logout/');
    await sql`update app_user set deleted_at = app_now() where id = ${leaver.id}`.execute(server.db.fresh);
    expect([await send(), pushes]).toEqual([2, []]);
  });

  it('shows on after its session has expired, and is forgotten with it', async () => {
    const mine = await server.player();
    await newDevice(mine);
    const expire = (days: number) =>
      sql`update session set expires_at = app_now() - make_interval(days => ${days}::int) where user_id = ${mine.id}`.execute(
        server.db.fresh,
      );
    await expire(1);
    await tell(mine, change(1));
    expect([await send(), pushes.length]).toEqual([1, 1]);
    await expire(31);
    await sweep(server.db);
    expect(await devicesOf(mine)).toEqual([]);
  });

  it('shows the notices of who asked last, never those that waited for the player before', async () => {
    const [before, after] = [await server.player(), await server.player()];
    const { endpoint } = await newDevice(before);
    await tell(before, change(1));
    await subscribe(after, endpoint);
    await tell(before, change(2));
    await tell(after, change(3));
    await send();
    expect(pushes.map(({ payload }) => JSON.parse(payload).tag)).toEqual(['sala_cambio:change:3']);
    expect([await devicesOf(before), await devicesOf(after)]).toEqual([[], [endpoint]]);
  });

  it('is one of ten at most: the oldest is forgotten', async () => {
    const mine = await server.player();
    const made: string[] = [];
    for (let n = 0; n < 11; n += 1) made.push((await newDevice(mine)).endpoint);
    expect((await devicesOf(mine)).sort()).toEqual(made.slice(1).sort());
  });

  it('is turned off by its player alone', async () => {
    const [mine, other] = [await server.player(), await server.player()];
    const { id } = await newDevice(mine);
    expect((await other.call('DELETE', `${PATH}${id}/`)).status).toBe(404);
    expect((await mine.call('DELETE', `${PATH}${id}/`)).body).toEqual({ status: 'ok' });
    expect(await devicesOf(mine)).toEqual([]);
    expect((await mine.call('DELETE', `${PATH}${id}/`)).status).toBe(404);
  });

  it.each([
    'https://fcm.googleapis.com/fcm/send/x',
    'https://updates.push.services.mozilla.com/wpush/v2/x',
    'https://web.push.apple.com/x',
    'https://par02p.notify.windows.com/w/?token=x',
  ])('is reached through %s', async (endpoint) => {
    expect((await subscribe(await server.player(), endpoint)).status).toBe(200);
  });

  it.each([
    'https://127.0.0.1/x',
    'https://fcm.googleapis.com.example/x',
    'https://example/fcm.googleapis.com',
    'https://xfcm.googleapis.com/x',
    'https://fcm.googleapis.com:8443/x',
    'https://user@example.com/x',
    'http://fcm.googleapis.com/x',
  ])('is not reached through %s: the server asks no address that a player makes up', async (endpoint) => {
    const refused = await subscribe(await server.player(), endpoint);
    expect(refused).toMatchObject({ status: 400, body: { code: 'DATOS_INVALIDOS' } });
    expect(refused.body.fields.endpoint).toBeTruthy();
  });

  it('is told the server’s key, or that there is none', async () => {
    const mine = await server.player();
    expect((await mine.call('GET', PATH)).body).toEqual({ public_key: 'clave-publica' });
  });
});
