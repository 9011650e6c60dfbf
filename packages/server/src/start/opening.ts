import { setTimeout as wait } from 'node:timers/promises';
import type { Server } from '../createServer';
import { json } from '../platform/http/respond';

/** Below what proxies and browsers wait. */
const PATIENCE_MS = 5000;

/** A server that listens and is not open yet. */
export interface Opening {
  fetch: Server['fetch'];
  /** It is open: who waits is answered by this, and so is everybody after. */
  open(server: Server): void;
  /** It will never be. */
  fail(): void;
}

/**
 * While the schema and the demo season are being made the process lives (`/livez`), and whoever asks for more waits: a proxy
 * sends a write that a starting server refused to no other, and its player would see the refusal. Who asks whether it is
 * ready is told at once that it is not, and after `patienceMs` everybody is.
 */
export function startOpening(patienceMs = PATIENCE_MS): Opening {
  let open: Server | undefined;
  let decide: (server: Server | null) => void;
  const decided = new Promise<Server | null>((resolve) => (decide = resolve));
  return {
    async fetch(request, env) {
      if (open) return open.fetch(request, env);
      const { pathname } = new URL(request.url);
      if (pathname === '/livez') return json(JSON.stringify({ status: 'ok', reasons: [] }), 200);
      if (pathname === '/readyz' || pathname === '/healthz') return notYet();
      const server = await Promise.race([decided, wait(patienceMs, null, { ref: false })]);
      return server ? server.fetch(request, env) : notYet();
    },
    open(server) {
      open = server;
      decide(server);
    },
    fail: () => decide(null),
  };
}

function notYet(): Response {
  const body = { status: 'error', code: 'MANTENIMIENTO', message: 'El juego está por abrir. Vuelve en unos segundos.' };
  const reasons = ['The server is starting.'];
  return json(JSON.stringify({ ...body, reasons, request_id: 'r-0' }), 503, { 'retry-after': '1' });
}
