import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { securityKindOf } from '../../operator/definition/securityOfCommands';
import { commands } from '../../operator/registry';
import type { GoogleIdentity } from '../../platform/deps';
import { openTestServer, type TestPlayer, type TestServer } from '../../testing/testServer';
import { accountsRoutes, sessionRoutes } from '../accountRoutes';
import { opsRoutes } from '../operatorRoutes';

const identity = {
  verify: async (token: string) => {
    if (!token.startsWith('good')) throw new Error('signature');
    return { sub: token, email: 'rosa@arma11.test', name: null } satisfies GoogleIdentity;
  },
};

let server: TestServer;
let rosa: TestPlayer;
beforeEach(async () => {
  server = await openTestServer([accountsRoutes, sessionRoutes, opsRoutes], { identity });
  rosa = await server.player({ username: 'rosa-once', email: 'rosa@arma11.test' });
});
afterEach(() => server.close());

const IP = '203.0.113.9';
function signIn(email: string, password: string, ip = IP) {
  const body = new FormData();
  body.set('email', email);
  body.set('password', password);
  return server.call('POST', 'users/login-default/', { body, ip });
}
/** The security events so far, without what is the same for all. */
const events = () =>
  server.logged
    .filter(({ event }) => event === 'security')
    .map(({ message, level, ...told }) => {
      expect(message).toBe(`security: ${String(told['kind'])}`);
      expect(['info', 'warn']).toContain(level);
      delete told['event'];
      return told;
    });
const allSaid = () => JSON.stringify(server.logged);

describe('the security log', () => {
  it('tells who signed in and from where, and who could not', async () => {
    await signIn('rosa@arma11.test', 'secreto1');
    await signIn('rosa@arma11.test', 'not-the-one');
    await signIn('nadie@arma11.test', 'not-the-one');
    expect(events()).toEqual([
      { kind: 'sign_in', by: 'password', user: rosa.id, ip: IP },
      { kind: 'sign_in_failed', by: 'password', user: rosa.id, ip: IP },
      { kind: 'sign_in_failed', by: 'password', user: null, ip: IP },
    ]);
    expect(allSaid()).not.toMatch(/secreto1|not-the-one|arma11\.test/);
  });

  it('tells of a new account that somebody is signed in with it', async () => {
    const asked = {
      username: 'nuevo-once',
      email: 'nuevo@arma11.test',
      password: 'once-contra-once',
      birth_date: '1990-05-01',
    };
    const body = { ...asked, accept_terms: true, accept_privacy: true };
    const { status, body: made } = await server.call('POST', 'plus/auth/register/', { body, ip: IP });
    expect(status).toBe(200);
    expect(events()).toEqual([{ kind: 'sign_in', by: 'password', user: made.user.id, ip: IP, registered: true }]);
    expect(allSaid()).not.toMatch(/nuevo|once-contra/);
  });

  it('tells that an account is locked, and that a blocked one was refused', async () => {
    for (let i = 0; i < 6; i++) await signIn('rosa@arma11.test', 'not-the-one');
    expect(events().at(-1)).toEqual({ kind: 'locked_out', by: 'password', user: rosa.id, ip: IP });
    const other = await server.player({ username: 'lucho-once', email: 'lucho@arma11.test' });
    const admin = await server.player({ username: 'jefa-once', role: 'admin' });
    await admin.call('POST', `ops/users/${other.id}/block/`, { body: { reason: 'cheats' }, ip: IP });
    await signIn('lucho@arma11.test', 'secreto1', '198.51.100.4');
    expect(events().at(-1)).toMatchObject({ kind: 'sign_in_failed', user: other.id, why: 'blocked' });
  });

  it('tells of Google that it was refused, or has become another way in', async () => {
    const enter = (token_id: string) => server.call('POST', 'users/login-google/', { body: { token_id }, ip: IP });
    await enter('forged');
    await enter('good-1');
    expect(events()).toEqual([
      { kind: 'sign_in_failed', by: 'google', user: null, ip: IP, why: 'Error: signature' },
      { kind: 'credentials_changed', user: rosa.id, ip: IP, what: 'google' },
      { kind: 'sign_in', by: 'google', user: rosa.id, ip: IP },
    ]);
  });

  it('tells that somebody showed again who they are, and changed the password', async () => {
    await rosa.call('POST', 'plus/auth/reauth/', { body: { password: 'not-the-one' }, ip: IP });
    await rosa.call('POST', 'plus/auth/reauth/', { body: { password: 'secreto1' }, ip: IP });
    const { status } = await rosa.call('PATCH', `users/update-data/${rosa.id}/`, {
      body: { password: 'otra frase larga' },
      ip: IP,
    });
    expect(status).toBe(200);
    await rosa.call('PATCH', `users/update-data/${rosa.id}/`, { body: { local_contry: 'PEN' }, ip: IP });
    expect(events()).toEqual([
      { kind: 'sign_in_failed', by: 'password', user: rosa.id, ip: IP, again: true },
      { kind: 'sign_in', by: 'password', user: rosa.id, ip: IP, again: true },
      { kind: 'credentials_changed', user: rosa.id, ip: IP, what: 'password' },
    ]);
  });

  it('tells who asked for a call of another role', async () => {
    const { status } = await rosa.call('GET', 'ops/users/1/', { ip: IP });
    expect(status).toBe(403);
    expect(events()).toEqual([{ kind: 'role_denied', user: rosa.id, ip: IP, role: 'player', call: 'ops.userShow' }]);
  });

  it('tells which of the staff looked at whom or ended their sessions, with the audit row that says why', async () => {
    const operator = await server.player({ username: 'cabina-1', role: 'operador' });
    await operator.call('GET', `ops/users/${rosa.id}/`, { ip: IP });
    await operator.call('POST', `ops/users/${rosa.id}/block/`, { body: { reason: 'cheats' }, ip: IP });
    await operator.call('POST', `ops/users/${rosa.id}/block/`, { body: { reason: 'again' }, ip: IP });
    const audits = await server.db.fresh.selectFrom('audit').select(['id', 'action']).orderBy('id').execute();
    const by = { user: operator.id, ip: IP, target: `user:${rosa.id}` };
    expect(events()).toEqual([
      { kind: 'staff_read', action: 'user show', audit: audits[0]!.id, ...by },
      { kind: 'sessions_ended', action: 'user block', audit: audits[1]!.id, ...by },
    ]);
    expect(allSaid()).not.toContain('cheats');
    expect(audits).toHaveLength(2);
  });

  it('knows every command that reads people’s data by a name that exists', () => {
    const known = [...commands.keys()].filter(securityKindOf);
    expect(known.sort()).toEqual([
      'deposit list',
      'deposit show',
      'group reports',
      'group show',
      'mail list',
      'pool seats',
      'sms list',
      'support list',
      'user block',
      'user list',
      'user movements',
      'user reset',
      'user role',
      'user show',
      'withdrawal list',
    ]);
  });
});
