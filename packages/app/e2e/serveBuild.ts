import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { freePort } from '../../../tooling/machine/freePort.mjs';
import { artifacts } from './builtServer';
import { demoSeason, serveDemo } from './demoSeason';
import { grantPath } from './grantPath';
import { playerApi } from './playerApi';
import { realIds, type RealIds } from './realIds';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built app and API are served, without a slash at the end. */
    baseUrl: string;
    /** Where that server keeps its data: the operator's commands reach it there. */
    dataDir: string;
    /** The data of the demo season, for tests that need a server of their own. */
    season: string;
    /** What the addresses of the routes are filled with. */
    routeIds: RealIds;
    /** The address of the window in which a player lets a partner in. */
    grant: string;
  }
}

/**
 * Serves the built app with the demo season in its embedded database. Google's sign-in is an emulator that seems to lie on
 * the server's own origin; the test that signs in with it puts it there.
 */
export default async function serveBuild({ provide }: TestProject): Promise<() => Promise<void>> {
  rmSync(join(artifacts, 'pages'), { recursive: true, force: true });
  const season = await demoSeason();
  const PORT = String(await freePort());
  const google = { FIREBASE_PROJECT_ID: 'demo-arma11', FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${PORT}` };
  const server = await serveDemo('e2e', season.folder, { PORT, ...google });
  provide('baseUrl', server.baseUrl);
  provide('dataDir', server.dataDir);
  provide('season', season.folder);
  provide('routeIds', await realIds(await playerApi(server.baseUrl)));
  provide('grant', await grantPath(server.baseUrl, 's'.repeat(22)));
  return async () => {
    await server.stop();
    season.release();
  };
}
