import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { freePort, startBuilt } from './builtServer';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built app and API are served, without a slash at the end. */
    baseUrl: string;
    /** Where that server keeps its data: the operator's commands reach it there. */
    dataDir: string;
  }
}

/**
 * Serves the built app as a newcomer gets it: embedded database in an empty folder, demo season. Google's sign-in is an
 * emulator that seems to lie on the server's own origin; the test that signs in with it puts it there.
 */
export default async function serveBuild({ provide }: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'arma11-e2e-'));
  const PORT = String(await freePort());
  const google = { FIREBASE_PROJECT_ID: 'demo-arma11', FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${PORT}` };
  const server = await startBuilt('e2e', dataDir, { PORT, ...google });
  provide('baseUrl', server.baseUrl);
  provide('dataDir', dataDir);
  return async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
