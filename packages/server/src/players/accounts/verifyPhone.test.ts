import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { setClock } from '../../platform/db/clock';
import { openTestServer, type TestPlayer, type TestServer } from '../../testing/testServer';
import { senders } from '../../platform/messages/senders';
import { testCommand } from '../../testing/testCommand';
import { accountsRoutes, sessionRoutes } from '../../api/accountRoutes';

const START = Date.parse('2026-06-10T18:00:00Z');
let server: TestServer;
let clock = START;
beforeEach(async () => {
  server = await openTestServer([accountsRoutes, sessionRoutes]);
  clock = START;
  await setClock(server.db, { at: new Date(clock), speed: 0 });
});
afterEach(() => server.close());

const wait = async (seconds: number) => {
  clock += seconds * 1000;
  await setClock(server.db, { at: new Date(clock), speed: 0 });
};
const ask = (player: TestPlayer, phone: string, code?: string, ip?: string) =>
  player.call('POST', 'users/verify-number-phone/', { body: { phone, ...(code === undefined ? {} : { code }) }, ip });
/** The code of the last message to a number. */
async function codeTo(phone: string): Promise<string> {
  const { body } = await server.db.fresh
    .selectFrom('outbox')
    .select('body')
    .where('recipient', '=', phone)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return /\b\d{6}\b/.exec(body)![0];
}
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const messages = async () =>
  (await server.db.fresh.selectFrom('outbox').select('id').where('channel', '=', 'sms').execute()).length;

describe('users/verify-number-phone/', () => {
  it('sends a code, and makes the number the player’s own when it comes back', async () => {
    const player = await server.player();
    const sent = await ask(player, '987 654 321');
    expect(sent.body).toEqual({
      status: 'ok',
      sent: true,
      expires_at: '2026-06-10T18:10:00.000Z',
      resend_at: '2026-06-10T18:01:00.000Z',
      masked: '*** *** 321',
    });
    const { body, status } = await ask(player, '987654321', await codeTo('+51987654321'));
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'ok',
      phone_verify: true,
      user: { phone: '+51987654321', phone_verify: true },
    });
    const { rows } =
      await sql`select 1 from app_user where id = ${player.id} and credentials_changed_at = app_now()`.execute(
        server.db.fresh,
      );
    expect(rows).toHaveLength(1);
    const locked = await player.call('PATCH', `users/update-data/${player.id}/`, { body: { phone: '911111111' } });
    expect(locked.body.phone).toBe('+51987654321');
    expect((await ask(player, '987654321')).body.code).toBe('YA_VERIFICADO');
  });

  it('keeps no code, only its salted hash', async () => {
    const player = await server.player();
    await ask(player, '987654321');
    const { rows } = await sql<{ row: string }>`select c::text as row from phone_code c`.execute(server.db.fresh);
    expect(rows[0]!.row).not.toContain(await codeTo('+51987654321'));
  });

  it('takes five wrong codes and tells how many are left; then the right one is over too', async () => {
    const player = await server.player();
    await ask(player, '987654321');
    const code = await codeTo('+51987654321');
    const left = [];
    for (let i = 0; i < 5; i++) {
      const { status, body } = await ask(player, '987654321', other(code));
      left.push([status, body.code, body.left]);
    }
    expect(left).toEqual([4, 3, 2, 1, 0].map((n) => [422, 'CODIGO_INCORRECTO', n]));
    const { status, body } = await ask(player, '987654321', code);
    expect([status, body.code]).toEqual([410, 'CODIGO_VENCIDO']);
  });

  it('compares at most five of forty guesses that come at once', async () => {
    const player = await server.player();
    await ask(player, '987654321');
    const code = await codeTo('+51987654321');
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, i) => ask(player, '987654321', i === 39 ? code : other(code))),
    );
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 410)).toHaveLength(35);
  });

  it.each([
    [599, 200],
    [600, 410],
  ])('after %i seconds the code answers %i', async (seconds, status) => {
    const player = await server.player();
    await ask(player, '987654321');
    const code = await codeTo('+51987654321');
    await wait(seconds);
    expect((await ask(player, '987654321', code)).status).toBe(status);
  });

  it('takes a code once, for the number and the player it was sent to', async () => {
    const [player, thief] = [await server.player(), await server.player()];
    await ask(player, '987654321');
    const code = await codeTo('+51987654321');
    expect((await ask(thief, '987654321', code)).status).toBe(410);
    expect((await ask(player, '911111111', code)).status).toBe(410);
    const both = await Promise.all([ask(player, '987654321', code), ask(player, '987654321', code)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 410]);
  });

  it('sends again after 60 seconds, and then only the new code counts', async () => {
    const player = await server.player();
    await ask(player, '987654321');
    const first = await codeTo('+51987654321');
    await wait(59);
    const early = await ask(player, '987654321');
    expect([early.status, early.body.retry_after]).toEqual([429, 1]);
    await wait(1);
    expect((await ask(player, '987654321')).status).toBe(200);
    const second = await codeTo('+51987654321');
    if (first !== second) expect((await ask(player, '987654321', first)).status).toBe(422);
    expect((await ask(player, '987654321', second)).status).toBe(200);
  });

  it('gives a number to one of two accounts, whoever is first', async () => {
    const [one, two] = [await server.player(), await server.player()];
    await ask(one, '987654321');
    const first = await codeTo('+51987654321');
    await wait(60);
    await ask(two, '987654321');
    const second = await codeTo('+51987654321');
    expect((await ask(one, '987654321', first)).status).toBe(200);
    const late = await ask(two, '987654321', second);
    expect([late.status, late.body.code]).toEqual([409, 'TELEFONO_EN_USO']);
    await wait(60);
    expect((await ask(two, '987654321')).body.code).toBe('TELEFONO_EN_USO');
  });

  it('refuses what is no Peruvian mobile number, and sends nothing', async () => {
    const player = await server.player();
    for (const phone of ['12345', '+1 555 000 0000', '+5191111111', '014445566', '']) {
      expect([phone, (await ask(player, phone)).status]).toEqual([phone, 400]);
    }
    expect(await messages()).toBe(0);
  });

  it('needs a sign-in of the last ten minutes to change a number that was given, by either way', async () => {
    const player = await server.player({ phone: '+51911111111' });
    await sql`update session set auth_at = app_now() - interval '11 minutes'`.execute(server.db.fresh);
    expect((await ask(player, '922222222')).body.code).toBe('REAUTENTICAR');
    const save = (phone: string | null) => player.call('PATCH', `users/update-data/${player.id}/`, { body: { phone } });
    expect((await save('922222222')).body.code).toBe('REAUTENTICAR');
    expect((await save(null)).body.code).toBe('REAUTENTICAR');
    expect((await save('911111111')).status).toBe(200);
    expect((await ask(player, '911111111')).status).toBe(200);
    await player.call('POST', 'plus/auth/reauth/', { body: { password: 'secreto1' } });
    expect((await save('922222222')).body.phone).toBe('+51922222222');
  });

  it('answers while the gateway is down: the code waits encrypted, and no longer than it is good', async () => {
    const sms = { url: 'https://127.0.0.1:1/', secret: 's'.repeat(32) };
    const { queueMessage } = senders(server.db, { publicUrl: 'https://arma11.test', mail: null, sms });
    const broken = await openTestServer([accountsRoutes], { db: server.db, queueMessage });
    const { status, body } = await ask(await broken.player(), '987654321');
    expect([status, body.sent, await messages()]).toEqual([200, true, 0]);
    const waiting = await server.db.fresh.selectFrom('outgoing_message').selectAll().execute();
    expect(waiting).toMatchObject([
      { channel: 'sms', recipient: '+51987654321', body: null, good_until: body.expires_at, tries: 0 },
    ]);
    expect(Buffer.from(waiting[0]!.sealed!).toString('latin1')).not.toMatch(/digo es/);
  });

  it('stops for everybody when too few codes of the last fifty came back, until an operator says go on', async () => {
    const { id } = await server.player();
    await sql`insert into phone_send (user_id, phone, ip, sent_at, verified_at)
      select ${id}, '+519' || (20000000 + i * 10000), '10.0.0.' || i, app_now() - make_interval(mins => 61 + i),
        case when i <= 14 then app_now() end from generate_series(1, 50) i`.execute(server.db.fresh);
    const player = await server.player();
    const { status, body } = await ask(player, '987654321');
    expect([status, body.code, await messages()]).toEqual([503, 'MANTENIMIENTO', 0]);
    expect(server.logged.at(-1)).toMatchObject({ level: 'error' });
    await testCommand(server.db, 'sms resume', { reason: 'a campaign, not a fraud' });
    expect((await ask(player, '987654321')).status).toBe(200);
  });

  it('counts without a gap when 120 requests come at once: what is sent is what was answered', async () => {
    const players = await Promise.all(Array.from({ length: 20 }, () => server.player()));
    const answers = await Promise.all(
      Array.from({ length: 120 }, (_, i) =>
        ask(players[i % 20]!, `9${String(10_000_000 + (i % 60) * 160_001)}`, undefined, `10.1.1.${i % 6}`),
      ),
    );
    const sent = answers.filter(({ status }) => status === 200).length;
    expect(await messages()).toBe(sent);
    expect(sent).toBe(20);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(100);
  });
});
