import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBuilt } from '../../packages/app/e2e/builtServer.ts';

/**
 * Runs `work` with the built server, its demo season in an empty folder.
 * @template T
 * @param {(baseUrl: string) => Promise<T>} work
 */
export async function withDemoServer(work) {
  const folder = mkdtempSync(join(tmpdir(), 'arma11-lighthouse-'));
  const { baseUrl, stop } = await startBuilt('lighthouse', folder);
  try {
    return await work(baseUrl);
  } finally {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
