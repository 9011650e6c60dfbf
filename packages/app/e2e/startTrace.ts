import { join } from 'node:path';
import type { BrowserContext } from 'playwright-core';
import type { TestContext } from 'vitest';
import { artifacts } from './builtServer';

const fileName = (words: string) => words.replaceAll(/[^\p{L}\d]+/gu, '-').slice(0, 80);

/**
 * Records what the running test does in a browser context. Returns what ends it: only a failed test's record is kept, as
 * `artifacts/traces/<test>.zip`, with each step's page, its requests and its console.
 */
export async function startTrace(context: BrowserContext): Promise<(test: TestContext) => Promise<void>> {
  await context.tracing.start({ snapshots: true });
  return async ({ task }) => {
    const failed = task.result?.state === 'fail';
    await context.tracing.stop(failed ? { path: join(artifacts, 'traces', `${fileName(task.name)}.zip`) } : undefined);
  };
}
