import {
  clientOf,
  fetchTransport,
  networkError,
  prediKeys,
  salasKeys,
  type CallOptions,
  type Client,
  type FetchTransportSettings,
} from '@arma11/core/client';
import { contract, previewCalls } from '@arma11/core/contract';
import type { PrefetchedRead, PrefetchedRooms } from './prefetchedRooms';

/** A room card, by the props that name its room. */
export interface PrefetchedCard {
  kind: 'compe' | 'predi' | 'casual';
  salaId: number;
}

/** Settings of `prefetchRooms`: the partner, and the widgets of the page. */
export interface PrefetchSettings {
  /** Where Arma Tu 11 is: 'https://play.example'. */
  baseUrl: string;
  /** Names the partner: `pk_…`. */
  publishableKey: string;
  /** Where the page is, an address or its origin: 'https://diario.example'. It has to be one of the partner's. */
  origin: string;
  /** The prediction panels of the page. */
  panels?: readonly { prediId: number }[];
  /** The room cards of the page. */
  cards?: readonly PrefetchedCard[];
  /** How long the page waits at most, in milliseconds. @default 2000 */
  timeoutMs?: number;
  /** Another fetch, for instance one that says how long a response may be kept. @default the platform's */
  fetch?: FetchTransportSettings['fetch'];
  /** Called for each read that failed, so that it can be logged: the page does without it. */
  onError?: ((error: unknown) => void) | undefined;
}

/**
 * Reads rooms on a server, so that a page's first HTML shows them: give what it returns to `prefetched` of `Arma11Provider`,
 * or to `Prefetched`. It reads as somebody who is not signed in. It never rejects: what cannot be read in time is left out.
 * @example
 * const rooms = await prefetchRooms({
 *   baseUrl: 'https://play.example',
 *   publishableKey: 'pk_…',
 *   origin: 'https://diario.example',
 *   panels: [{ prediId: 42 }],
 * });
 */
export async function prefetchRooms(settings: PrefetchSettings): Promise<PrefetchedRooms> {
  const { panels = [], cards = [], timeoutMs = 2_000, onError } = settings;
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(new DOMException('No response in time.', 'TimeoutError')), timeoutMs);
  const reads: PrefetchedRead[] = [];
  const failed = (error: unknown) => {
    try {
      onError?.(error);
    } catch {
      // The page is shown, whatever its own log says.
    }
  };
  try {
    const client = previewClient(settings);
    const read = readOnce({ signal: limit.signal, reads, failed });
    await Promise.all([
      ...panels.map(({ prediId }) => readPanel(client, read, prediId)),
      ...cards.map((card) => readCard(client, read, card)),
    ]);
    return { at: Math.round(client.serverNow()), reads };
  } catch (error) {
    failed(error);
    return { at: Date.now(), reads: [] };
  } finally {
    clearTimeout(timer);
  }
}

interface Reading {
  signal: AbortSignal;
  reads: PrefetchedRead[];
  failed: (error: unknown) => void;
}

type Read = <Data>(
  key: readonly unknown[],
  isSound: (data: Data) => boolean,
  call: (options: CallOptions) => Promise<Data>,
) => Promise<Data | null>;

/** Returns a function that reads each key once and keeps what came before the limit; null where nothing did. */
function readOnce({ signal, reads, failed }: Reading): Read {
  const asked = new Map<string, Promise<unknown>>();
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(networkError(signal.reason, false)));
  });
  // Where everything came in time nobody waits for it.
  late.catch(() => undefined);
  return (key, isSound, call) => {
    const keep = async () => {
      try {
        const data = await Promise.race([call({ signal }), late]);
        if (!isSound(data)) throw new Error(`The response to '${key.join(' ')}' is not what the game sends.`);
        reads.push({ key, data });
        return data;
      } catch (error) {
        failed(error);
        return null;
      }
    };
    const name = JSON.stringify(key);
    const found = asked.get(name) ?? keep();
    asked.set(name, found);
    return found as ReturnType<typeof keep>;
  };
}

const isRoom = (room: object): boolean => typeof room === 'object' && room !== null && 'id' in room;

async function readPanel(client: Client, read: Read, id: number): Promise<void> {
  const [room] = await Promise.all([
    read(prediKeys.sala(id), isRoom, (options) => client.predi.sala({ id }, options)),
    read(prediKeys.matches(id), Array.isArray, (options) => client.predi.matchSala({ id }, options)),
  ]);
  if (!room?.long_term) return;
  await read(prediKeys.longTerm(id), Array.isArray, (options) => client.predi.longTerm({ id }, options));
}

const readCard = (client: Client, read: Read, { kind, salaId: id }: PrefetchedCard): Promise<unknown> =>
  kind === 'predi'
    ? read(prediKeys.sala(id), isRoom, (options) => client.predi.sala({ id }, options))
    : read(salasKeys.sala(id), isRoom, (options) => client.salas.sala({ sala: id }, options));

/** A client that reads as the partner's page would before anybody signs in, and can do nothing else. */
function previewClient({ baseUrl, publishableKey, origin, fetch }: PrefetchSettings): Client {
  const site = baseUrl.replace(/\/+$/, '');
  const page = new URL(origin).origin;
  const carry = fetchTransport({ baseUrl: site, ...(fetch ? { fetch } : {}) });
  const key = encodeURIComponent(publishableKey);
  return clientOf({
    calls: contract,
    // None of these reads has a query of its own.
    transport: ({ path, headers, ...request }) =>
      carry({ ...request, path: `${path}?pk=${key}`, headers: { ...headers, origin: page } }),
    embedded: { baseUrl: site, previews: (route) => previewCalls.includes(route) },
  });
}
