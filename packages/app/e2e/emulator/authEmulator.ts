import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';

/** Google's sign-in service, played by Firebase's Auth emulator in this process. */
export interface AuthEmulator {
  /** Without a slash at the end. */
  address: string;
  stop(): Promise<void>;
}

/** The paths that are the emulator's, wherever it is served. */
export const emulated = /^\/(emulator|identitytoolkit\.googleapis\.com|securetoken\.googleapis\.com)\//;

const inside = (file: string) => createRequire(import.meta.url)(`firebase-tools/lib/emulator/auth/${file}`) as unknown;

/**
 * What signing in asks for. The emulator compiles a description of 80 calls before it takes the first request, for which it
 * needs 20 s of a core; for these it needs 3 (docs/decisions/0031).
 */
const CALLS = /^\/v1\/(accounts:(signInWithIdp|lookup)|token)$/;

/** Starts the emulator on a free port, without accounts. */
export async function startAuthEmulator(project: string): Promise<AuthEmulator> {
  const { paths } = (inside('apiSpec.js') as { default: { paths: Record<string, unknown> } }).default;
  for (const path of Object.keys(paths)) if (!CALLS.test(path)) delete paths[path];
  const { createApp } = inside('server.js') as { createApp: (project: string) => Promise<RequestListener> };
  const server = createServer(await createApp(project)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
