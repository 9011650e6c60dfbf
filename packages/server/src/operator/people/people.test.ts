import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accountsRoutes, sessionRoutes } from '../../api/accountRoutes';
import { grant } from '../../ledger/grant';
import { joinRoom } from '../../rooms/join/joinRoom';
import { openRooms } from '../../testing/playedJornada';
import { smallLeague } from '../../testing/smallLeague';
import { opsRoutes } from '../../api/operatorRoutes';
import { commandDeps, testCommand } from '../../testing/testCommand';
import { openTestServer, type TestPlayer, type TestServer } from '../../testing/testServer';
import { COMMAND_LINE } from '../definition/command';
import { findCommand } from '../registry';
import { runCommand } from '../definition/runCommand';

let server: TestServer;
let rosa: TestPlayer;
let operator: TestPlayer;
let admin: TestPlayer;
beforeEach(async () => {
  server = await openTestServer([accountsRoutes, sessionRoutes, opsRoutes]);
  rosa = await server.player({ username: 'rosa-once', email: 'rosa@arma11.test', phone: '+51987654321' });
  operator = await server.player({ username: 'cabina-1', role: 'operador' });
  admin = await server.player({ username: 'jefa-once', role: 'admin' });
});
afterEach(() => server.close());

const run = (name: string, args: unknown) => testCommand(server.db, name, args) as Promise<Record<string, unknown>>;
const reason = 'asked by phone';
const me = (player: TestPlayer) => player.call('GET', 'users/get-data/');
const audits = () =>
  server.db.fresh.selectFrom('audit').select(['actor', 'action', 'target', 'reason']).orderBy('id').execute();

describe('user list and user show', () => {
  it('find players by a part of the name, the e-mail or the phone, with what they hold', async () => {
    for (const q of ['ROSA', 'rosa@', '98765']) {
      const lines = (await run('user list', { q })) as unknown as { username: string; saldo: number }[];
      expect(lines.map(({ username, saldo }) => [username, saldo])).toEqual([['rosa-once', 0]]);
    }
    expect(await run('user list', { q: '%' })).toEqual([]);
    const desk = (await run('user list', { role: 'operador' })) as unknown as { username: string }[];
    expect(desk.map(({ username }) => username)).toEqual(['cabina-1']);
  });

  it('show one by id, name or e-mail, and each look leaves an audit row', async () => {
    for (const user of [String(rosa.id), 'Rosa-Once', 'ROSA@arma11.test']) {
      expect(await run('user show', { user })).toMatchObject({ user: rosa.id, phone: '+51987654321', password: 'set' });
    }
    const { body } = await operator.call('GET', `ops/users/${rosa.id}/`);
    expect(body.result).toMatchObject({ username: 'rosa-once', sessions: 1 });
    expect(await audits()).toHaveLength(4);
    expect((await audits()).at(-1)).toMatchObject({ actor: `user ${operator.id}`, target: `user:${rosa.id}` });
    await expect(run('user show', { user: 'nadie' })).rejects.toThrow(/There is no player nadie/);
  });
});

describe('user movements', () => {
  it('tell what came in and went out, fifty at a time, and each look leaves an audit row', async () => {
    await server.db.tx(async (tx) => {
      for (let i = 1; i <= 51; i += 1) {
        await grant(tx, { userId: rosa.id, amount: i, kind: 'grant', ref: `gift:${i}`, label: 'Bono' });
      }
    });
    const { body } = await operator.call('GET', `ops/users/${rosa.id}/movements/`);
    expect(body.result.count).toBe(51);
    expect(body.result.results).toHaveLength(50);
    expect(body.result.results[0]).toMatchObject({ type: 'bono_promo', amount: 51, balance_after: 1326 });
    const last = await run('user movements', { user: 'rosa-once', page: '2' });
    expect(last).toMatchObject({ count: 51, results: [{ amount: 1, balance_after: 1 }] });
    expect(await audits()).toHaveLength(2);
    expect((await rosa.call('GET', `ops/users/${rosa.id}/movements/`)).status).toBe(403);
  });
});

describe('what somebody may do at the desk', () => {
  it('is told to whoever is signed in, and to nobody else', async () => {
    const roleOf = async (player: TestPlayer) => (await player.call('GET', 'plus/users/me/desk/')).body;
    expect(await roleOf(rosa)).toEqual({ role: 'player' });
    expect(await roleOf(operator)).toEqual({ role: 'operador' });
    expect((await server.call('GET', 'plus/users/me/desk/')).status).toBe(401);
  });
});

describe('user block and user unblock', () => {
  it('keep a player out at once, and let them in again', async () => {
    const { status } = await operator.call('POST', 'ops/users/rosa-once/block/', { body: { reason } });
    expect([status, (await me(rosa)).status]).toEqual([200, 401]);
    await expect(run('user block', { user: 'rosa-once', reason })).rejects.toThrow(/blocked already/);
    await run('user unblock', { user: 'rosa-once', reason });
    await expect(run('user unblock', { user: 'rosa-once', reason })).rejects.toThrow(/not blocked/);
    expect((await audits()).map(({ action }) => action)).toEqual(['user block', 'user unblock']);
  });

  it('know nobody who cannot sign in', async () => {
    await server.player({ username: 'rival-once', isBot: true });
    for (const name of ['user block', 'user reset']) {
      await expect(run(name, { user: 'rival-once', reason })).rejects.toThrow('rival-once is nobody who can sign in.');
    }
  });

  it('need a reason', async () => {
    expect((await operator.call('POST', 'ops/users/rosa-once/block/', { body: {} })).status).toBe(400);
    await expect(run('user block', { user: 'rosa-once' })).rejects.toThrow(/--reason/);
  });
});

describe('who works at the desk', () => {
  it('is changed by an admin alone: an operator neither resets nor blocks nor names one', async () => {
    for (const what of ['reset', 'block']) {
      const { status, body } = await operator.call('POST', `ops/users/${admin.id}/${what}/`, { body: { reason } });
      expect([status, body.message]).toEqual([422, 'jefa-once works at the desk (admin): ask an admin.']);
    }
    const named = await operator.call('POST', `ops/users/${rosa.id}/role/`, { body: { role: 'admin', reason } });
    expect(named.status).toBe(403);
    const { body } = await admin.call('POST', `ops/users/${rosa.id}/role/`, { body: { role: 'operador', reason } });
    expect(body.result).toEqual({ user: rosa.id, username: 'rosa-once', role: 'operador' });
    expect((await rosa.call('GET', 'ops/users/')).status).toBe(200);
  });

  it('is nobody with a seat where something is paid, until that is over (rules R16.1)', async () => {
    const league = await smallLeague(server.db);
    const rooms = await openRooms(server.db, league, { fee: 10 });
    await server.db.tx((tx) => grant(tx, { userId: rosa.id, amount: 100, kind: 'grant', ref: 'r', label: 'Bono' }));
    await server.db.tx((tx) => joinRoom(tx, { roomId: rooms.predi, userId: rosa.id }));
    const named = { user: 'rosa-once', role: 'operador', reason };
    await expect(run('user role', named)).rejects.toThrow(
      `rosa-once has a seat where something is paid, and staff have none. Take them out of ${rooms.predi} (room entries, entry remove).`,
    );
    await sql`update room set lock_at = app_now() where id = ${rooms.predi}`.execute(server.db.fresh);
    await expect(run('user role', named)).rejects.toThrow(`Wait until ${rooms.predi} is paid.`);
    await sql`update room set amount_ins = 0 where id = ${rooms.predi}`.execute(server.db.fresh);
    await expect(run('user role', named)).resolves.toMatchObject({ role: 'operador' });
  });

  it('is nobody by their own hand', async () => {
    const { status } = await admin.call('POST', `ops/users/${admin.id}/role/`, { body: { role: 'tesorero', reason } });
    expect(status).toBe(422);
    await expect(run('user role', { user: 'jefa-once', role: 'tesorero', reason })).resolves.toMatchObject({
      role: 'tesorero',
    });
  });

  it('is nobody else: players, and nobody at all, are kept from every call about people', async () => {
    const calls = Object.values(opsRoutes.calls).filter(({ path }) => /^ops\/(users|sms|mail|support)\//.test(path));
    expect(calls.length).toBeGreaterThanOrEqual(10);
    for (const { method, path } of calls) {
      const address = path.replace(/\{\w+\}/g, '1');
      const body = method === 'GET' ? {} : { body: { reason, role: 'admin', answer: 'xxxx' } };
      expect([path, (await rosa.call(method, address, body)).status]).toEqual([path, 403]);
      expect([path, (await server.call(method, address, body)).status]).toEqual([path, 401]);
    }
  });
});

describe('user reset', () => {
  it('tells the password once: asked again with the same key it does not', async () => {
    const ask = () =>
      operator.call('POST', 'ops/users/rosa-once/reset/', {
        body: { reason },
        headers: { 'idempotency-key': 'la-clave-del-reset-1' },
      });
    const first = await ask();
    expect(first.body.result.temporary_password).toMatch(/^[A-Z2-9]{10}$/);
    const again = await ask();
    expect(again.status).toBe(200);
    expect(again.body.result).toEqual({ user: rosa.id, username: 'rosa-once', until: first.body.result.until });
    expect((await me(rosa)).status).toBe(401);
    const { rows } = await sql<{
      text: string;
    }>`select coalesce(string_agg(i::text, ''), '') as text from idempotency i`.execute(server.db.fresh);
    expect(rows[0]!.text).not.toContain(first.body.result.temporary_password);
  });
});

describe('sms list and mail list', () => {
  it('show the codes and links that a development did not send, and nothing in production', async () => {
    await rosa.call('POST', 'users/verify-number-phone/', { body: { phone: '987654321' } });
    const sms = (await run('sms list', {})) as unknown as { to: string; text: string }[];
    expect(sms).toEqual([expect.objectContaining({ to: '+51987654321', text: expect.stringMatching(/\b\d{6}\b/) })]);
    expect(await run('mail list', { to: 'nobody@arma11.test' })).toEqual([]);
    const production = { ...commandDeps(server.db), production: true };
    for (const name of ['sms list', 'mail list']) {
      await expect(runCommand(findCommand(name), { deps: production, actor: COMMAND_LINE }, {})).rejects.toThrow(
        /In production/,
      );
    }
  });
});
