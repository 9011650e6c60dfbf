import { contractSchemas } from '@arma11/core/schemas';
import { z } from 'zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestServer, type TestPlayer, type TestServer } from '../../testing/testServer';
import { accountsRoutes } from '../../api/accountRoutes';

// security §5.2: every key of the user object and thirty invented ones, ten values each.
const WRITABLE: Readonly<Record<string, readonly string[]>> = {
  username: ['username', 'username_key'],
  phone: ['phone'],
  password: ['password_hash', 'credentials_changed_at'],
  local_contry: ['local_contry'],
  is_reset: ['is_reset'],
  club: ['club_id', 'club_changed_at'],
};
const INVENTED =
  'role roles is_admin is_staff is_superuser admin permissions balance coins created username_key email_key password_hash ' +
  'google_sub xp is_bot blocked_at club_id birth_date doc_number credentials_changed_at consented_at marketing ' +
  'club_changed_at email_verified_at temporary_password_until deleted_at anonymised_at user_id accounts';
const VALUES: readonly unknown[] = [
  null,
  true,
  0,
  1,
  999_999_999,
  '',
  'admin',
  '2099-01-01T00:00:00Z',
  [1],
  { id: 1, role: 'admin' },
];

let server: TestServer;
let player: TestPlayer;
beforeAll(async () => {
  server = await openTestServer([accountsRoutes]);
  player = await server.player({ isReset: true });
});
afterAll(() => server.close());

const row = async () =>
  (await server.db.fresh
    .selectFrom('app_user')
    .selectAll()
    .where('id', '=', player.id)
    .executeTakeFirstOrThrow()) as Record<string, unknown>;
const keys = [
  ...new Set([
    ...Object.keys(z.toJSONSchema(contractSchemas.accounts.getData.response).properties ?? {}),
    'password',
    ...INVENTED.split(' '),
  ]),
];

describe.each(['PATCH users/update-data/{id}/', 'POST users/update-profile/'])('%s', (call) => {
  const [method, path] = call.split(' ') as [string, string];
  const whole = path === 'users/update-profile/' ? { id: 1, username: undefined, phone: null, is_reset: true } : {};

  it.each(keys)('with any value of %s writes only what it may', async (key) => {
    for (const value of VALUES) {
      const before = await row();
      const username = (before['username'] as string) ?? '';
      const body = { ...whole, ...('username' in whole ? { username } : {}), [key]: value };
      const { status } = await player.call(method, path.replace('{id}', String(player.id)), { body });
      expect([200, 400, 409, 429], `${key}: ${JSON.stringify(value)}`).toContain(status);
      const after = await row();
      const changed = Object.keys(after).filter((name) => JSON.stringify(after[name]) !== JSON.stringify(before[name]));
      const allowed = [...(WRITABLE[key] ?? []), ...(path === 'users/update-profile/' ? ['is_reset', 'phone'] : [])];
      expect(changed.filter((name) => !allowed.includes(name))).toEqual([]);
      if (status !== 200) expect(changed).toEqual([]);
    }
  });

  it.each(['__proto__', 'constructor', 'prototype'])('refuses a field named %s', async (name) => {
    const body = `{"${name}":{"role":"admin"},"id":1,"username":"persona","phone":null,"is_reset":false}`;
    expect((await player.call(method, path.replace('{id}', String(player.id)), { body })).status).toBe(400);
  });
});

it('tries at least 500 pairs of field and value on each form', () => {
  expect(keys.length * VALUES.length).toBeGreaterThanOrEqual(500);
});
