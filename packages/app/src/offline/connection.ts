import { Arma11Error, type Transport, type TransportRequest, type TransportResponse } from '@arma11/core';
import { CACHED_AT } from './worker/cachedResponse';

/** How the app and the server hear of each other. */
export interface ConnectionState {
  /** The device has no network, or the server did not answer the last time. */
  offline: boolean;
  /** When the oldest answer on the screen that came from the device was kept, in milliseconds; null when all is fresh. */
  keptAt: number | null;
  /** When the server last answered this page. */
  heardAt: number | null;
}

/** Watches every answer of the page. */
export interface Connection {
  state(): ConnectionState;
  subscribe(listener: () => void): () => void;
  /** The same transport, watched; writes are refused at once while the device has no network: nothing left it. */
  watched(transport: Transport): Transport;
}

interface Settings {
  isOnline?: () => boolean;
  now?: () => number;
}

/** Keeps what the page knows of its connection (product §10.5). */
export function createConnection({ isOnline = () => navigator.onLine, now = Date.now }: Settings = {}): Connection {
  let failing = false;
  let state: ConnectionState = { offline: !isOnline(), keptAt: null, heardAt: null };
  const listeners = new Set<() => void>();

  function set(change: Partial<ConnectionState>): void {
    const next = { ...state, offline: failing || !isOnline(), ...change };
    if (next.offline === state.offline && next.keptAt === state.keptAt && !next.offline) {
      // Each answer moves the hour; nobody shows it while there is a connection.
      state = next;
      return;
    }
    state = next;
    listeners.forEach((listener) => listener());
  }

  function heard({ headers }: TransportResponse): void {
    const keptAt = Number(headers[CACHED_AT]);
    if (keptAt) {
      set({ keptAt: Math.min(state.keptAt ?? keptAt, keptAt) });
      return;
    }
    failing = false;
    set({ keptAt: null, heardAt: now() });
  }

  const watched =
    (transport: Transport): Transport =>
    async (request) => {
      if (request.method !== 'GET' && !isOnline()) throw neverSent();
      const answer = await transport(request).catch((error: unknown) => {
        lost(request);
        throw error;
      });
      heard(answer);
      return answer;
    };

  // Who leaves a page takes back its questions: that tells nothing of the network.
  function lost({ signal }: TransportRequest): void {
    if (signal?.aborted && (signal.reason as Error | undefined)?.name !== 'TimeoutError') return;
    failing = true;
    set({});
  }

  for (const event of ['online', 'offline'])
    globalThis.addEventListener(event, () => {
      failing = failing && event === 'offline';
      set({});
    });
  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    watched,
  };
}

/** Certain, other than a lost answer: the screen may say that it did not happen. */
const neverSent = () => new Arma11Error('network', 'No hay conexión. Revisa tus datos.');
