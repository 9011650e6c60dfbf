import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountsRoutes, sessionRoutes } from '../../api/accountRoutes';
import { walletRoutes } from '../../api/walletRoutes';
import { openTestServer, type TestPlayer, type TestServer } from '../../testing/testServer';
import { DEMO_PLAYER } from './demoAccounts';

let server: TestServer;
let shared: TestPlayer;
beforeAll(async () => {
  server = await openTestServer([accountsRoutes, sessionRoutes, walletRoutes]);
  shared = await server.player({ email: DEMO_PLAYER.email });
});
afterAll(() => server.close());

describe('the account that the landing of a demo offers to everybody', () => {
  it.each([
    ['a new password', 'PATCH', (id: number) => `users/update-data/${id}/`, { password: 'otra-clave-9' }],
    ['a pause', 'POST', () => 'plus/limits/pause/', { kind: 'pausa', days: 7 }],
    ['its end', 'DELETE', () => 'plus/auth/account/', { password: 'secreto1' }],
  ] as const)('takes %s from nobody; one of one’s own does', async (_, method, pathOf, body) => {
    const refused = await shared.call(method, pathOf(shared.id), { body });
    expect([refused.status, refused.body.code]).toEqual([403, 'PROHIBIDO']);
    const player = await server.player();
    expect((await player.call(method, pathOf(player.id), { body })).status).toBe(200);
  });
});
