import type { TestProject } from 'vitest/node';
import { demoSeason, serveDemo } from '../../../app/e2e/demoSeason';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where our own origin is: the app, the API and the embed. */
    ours: string;
  }
}

/** Serves the built product as a partner's reader meets it: demo season, embedded database, another origin than the page's. */
export default async function serveRig({ provide }: TestProject): Promise<() => Promise<void>> {
  const season = await demoSeason();
  const server = await serveDemo('hosts', season.folder);
  provide('ours', server.baseUrl);
  return async () => {
    await server.stop();
    season.release();
  };
}
