import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startBuilt } from './builtServer';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built app and API are served, without a slash at the end. */
    baseUrl: string;
    /** Where that server keeps its data: the operator's commands reach it there. */
    dataDir: string;
  }
}

/** Serves the built app as a newcomer gets it: embedded database in an empty folder, demo season. */
export default async function serveBuild({ provide }: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'arma11-e2e-'));
  const server = await startBuilt('e2e', dataDir);
  provide('baseUrl', server.baseUrl);
  provide('dataDir', dataDir);
  return async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
