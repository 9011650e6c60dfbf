import { afterEach, beforeEach, expect, it } from 'vitest';
import { accountsRoutes, sessionRoutes } from '../../api/accountRoutes';
import { COMMAND_LINE } from '../../operator/definition/command';
import { runCommand } from '../../operator/definition/runCommand';
import { findCommand } from '../../operator/registry';
import type { OutgoingMessage } from '../../platform/deps';
import { openTestServer, type TestPlayer, type TestServer } from '../../testing/testServer';

const NEW = 'otra frase larga';

let server: TestServer;
let rosa: TestPlayer;
let queued: OutgoingMessage[];
/** Whether the messages could be written down. */
let works: boolean;
beforeEach(async () => {
  [queued, works] = [[], true];
  server = await openTestServer([accountsRoutes, sessionRoutes], {
    queueMessage: (q, message) => {
      expect(q.isTransaction).toBe(true);
      if (!works) return Promise.reject(new Error('no room for a message'));
      queued.push(message);
      return Promise.resolve();
    },
  });
  rosa = await server.player({ username: 'rosa-once', email: 'rosa@arma11.test' });
});
afterEach(() => server.close());

const forgot = () => server.call('POST', 'plus/auth/password/forgot/', { body: { email: 'rosa@arma11.test' } });
const phone = (code?: string) =>
  rosa.call('POST', 'users/verify-number-phone/', { body: { phone: '987654321', ...(code ? { code } : {}) } });
const sentCode = async () => {
  await phone();
  return /\b\d{6}\b/.exec(queued.at(-1)!.text)![0];
};
const sentToken = async () => {
  await forgot();
  return /#restablecer=([\w-]{43})/.exec(queued.at(-1)!.text)![1]!;
};
async function letter(): Promise<string> {
  const body = { name: 'Rosa', email: 'rosa@arma11.test', subject: 'Una pregunta', message: 'No veo mi premio.' };
  return (await server.call('POST', 'plus/support/', { body })).body.number;
}

/** What is done, after what it takes to do it; and what the database then knows of it. */
const CAUSES: Record<string, () => Promise<{ act: () => Promise<unknown>; secret: boolean }>> = {
  'a code': async () => ({ act: phone, secret: true }),
  'a verified number': async () => {
    const code = await sentCode();
    return { act: () => phone(code), secret: false };
  },
  'a forgotten password': async () => ({ act: forgot, secret: true }),
  'a password set by link': async () => {
    const token = await sentToken();
    const body = { token, password: NEW };
    return { act: () => server.call('POST', 'plus/auth/password/reset/', { body }), secret: false };
  },
  'a new password': async () => ({
    act: () => rosa.call('PATCH', `users/update-data/${rosa.id}/`, { body: { password: NEW } }),
    secret: false,
  }),
  'a new password in the profile': async () => ({
    act: () =>
      rosa.call('POST', 'users/update-profile/', {
        body: { id: rosa.id, username: 'rosa-once', phone: null, password: NEW, is_reset: false },
      }),
    secret: false,
  }),
  'an account that leaves': async () => ({
    act: () => rosa.call('DELETE', 'plus/auth/account/', { body: { password: 'secreto1' } }),
    secret: false,
  }),
  'an answer to a letter': async () => {
    const number = await letter();
    const context = { deps: server.deps, actor: COMMAND_LINE };
    const args = { number, answer: 'Ya está en tu saldo.' };
    return { act: () => runCommand(findCommand('support close'), context, args).catch(() => null), secret: false };
  },
};

/** All that these causes write. */
async function state(): Promise<string> {
  const { fresh } = server.db;
  const rows = await Promise.all([
    fresh.selectFrom('app_user').selectAll().orderBy('id').execute(),
    // But for the tries, which are counted whatever comes of them.
    fresh.selectFrom('phone_code').select(['user_id', 'phone', 'send_id', 'expires_at']).execute(),
    fresh.selectFrom('phone_send').selectAll().execute(),
    fresh.selectFrom('password_reset').selectAll().execute(),
    fresh.selectFrom('support_ticket').selectAll().execute(),
  ]);
  return JSON.stringify(rows);
}

it.each(Object.entries(CAUSES))('%s and its message are written together, or neither', async (_, prepare) => {
  const { act, secret } = await prepare();
  const before = await state();
  queued.length = 0;
  works = false;
  await act();
  expect(await state()).toBe(before);
  works = true;
  await act();
  expect(await state()).not.toBe(before);
  expect(queued).toHaveLength(1);
  expect(queued[0]!.goodUntil !== undefined).toBe(secret);
});
