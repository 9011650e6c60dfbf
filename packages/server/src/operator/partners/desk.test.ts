import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { opsRoutes } from '../../api/operatorRoutes';
import { openTestServer, type TestPlayer, type TestServer } from '../../testing/testServer';
import { testCommand } from '../../testing/testCommand';

let server: TestServer;
let admin: TestPlayer;
beforeAll(async () => {
  server = await openTestServer([opsRoutes]);
  admin = await server.player({ role: 'admin' });
});
afterAll(() => server.close());

interface Made {
  partner: number;
  key: string;
  secret: string;
}
const create = (origins: string) =>
  testCommand(server.db, 'partner create', { name: 'Diario', origins }) as Promise<Made>;

describe('partners', () => {
  it('get a key for their page and a secret that is told once', async () => {
    const { partner, key, secret } = await create('https://diario.example, https://m.diario.example');
    expect([key, secret]).toEqual([expect.stringMatching(/^pk_/), expect.stringMatching(/^sk_/)]);
    const list = JSON.stringify(await testCommand(server.db, 'partner list', {}));
    expect([list.includes(key), list.includes(secret)]).toEqual([true, false]);
    const audit = JSON.stringify(await testCommand(server.db, 'audit list', { target: `partner:${partner}` }));
    expect([audit.includes(key), audit.includes(secret)]).toEqual([true, false]);
  });

  it.each(['diario.example', 'https://diario.example/', 'http://diario.example', 'https://a.example,*', 'null', ''])(
    'are not known by %j',
    async (origins) => {
      await expect(create(origins)).rejects.toThrow(/origins/);
    },
  );

  it('may be let do less than all, and nothing that there is not', async () => {
    const made = (scopes: string) =>
      testCommand(server.db, 'partner create', { name: 'Radio', origins: 'https://radio.example', scopes });
    expect(await made('predi:write, saldo:read')).toMatchObject({ scopes: ['predi:write', 'saldo:read'] });
    await expect(made('predi:write,retiros:write')).rejects.toThrow(/scopes/);
  });

  it('change their pages and leave, once, with a reason', async () => {
    const { partner } = await create('https://uno.example');
    await testCommand(server.db, 'partner origins', { partner, origins: 'http://localhost:4000' });
    const close = () => testCommand(server.db, 'partner close', { partner, reason: 'El contrato terminó.' });
    expect(await close()).toMatchObject({ origins: ['http://localhost:4000'], closed_at: expect.any(String) });
    await expect(close()).rejects.toThrow(/closed already/);
    await expect(testCommand(server.db, 'partner close', { partner: 99_999, reason: 'No está.' })).rejects.toThrow(
      /There is no partner 99999/,
    );
  });
});

describe('the audit', () => {
  it('tells who did what to what, newest first, also over ops/', async () => {
    const made = await admin.call('POST', 'ops/partners/', {
      body: { name: 'Radio', origins: 'https://radio.example' },
    });
    expect(made.status).toBe(200);
    const { body } = await admin.call('GET', `ops/audit/?actor=${admin.id}`);
    expect(body.result[0]).toMatchObject({
      actor_id: admin.id,
      action: 'partner create',
      target: `partner:${made.body.result.partner}`,
      before: null,
    });
  });

  it('is for admins alone, and no row of it ever changes', async () => {
    const other = await server.player({ role: 'operador' });
    expect((await other.call('GET', 'ops/audit/')).status).toBe(403);
    await expect(server.db.fresh.deleteFrom('audit').execute()).rejects.toThrow(/append-only/);
  });
});
