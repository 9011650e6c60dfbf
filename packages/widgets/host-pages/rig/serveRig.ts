import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startBuilt } from '../../../app/e2e/builtServer';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where our own origin is: the app, the API and the embed. */
    ours: string;
  }
}

/** Serves the built product as a partner's reader meets it: demo season, embedded database, another origin than the page's. */
export default async function serveRig({ provide }: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'arma11-hosts-'));
  const server = await startBuilt('hosts', dataDir);
  provide('ours', server.baseUrl);
  return async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
