import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startBuilt } from '../builtServer';

it('a server in production serves the embed, and none of the invented sites', { timeout: 120_000 }, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'arma11-production-'));
  const server = await startBuilt('production', dataDir, {
    NODE_ENV: 'production',
    ALLOW_VOLATILE_LEDGER: '1',
    PUBLIC_URL: 'https://juego.test',
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'hola@juego.test',
    SMS_WEBHOOK_URL: 'https://127.0.0.1:1/',
    SMS_WEBHOOK_SECRET: 's'.repeat(32),
    ENCRYPTION_KEYS: `test:${'k'.repeat(43)}`,
  });
  const status = async (path: string) => (await fetch(server.baseUrl + path)).status;
  const found = await Promise.all(['/embed/v1/loader.js', '/partners/', '/partners/club/'].map(status));
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
  expect(found).toEqual([200, 404, 404]);
});
