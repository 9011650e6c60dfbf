import type { Call } from '../contract/call';
import { buildRequest, type FlatInput } from './buildRequest';
import type { CallOptions, Client, Embedded } from './Client';
import { createLiveFeed } from './createLiveFeed';
import { errorFrom, networkError } from './errorFrom';
import type { LiveFeed, OpenStream } from './LiveFeed';
import { memoryLog } from './memoryLog';
import type { OperationLog } from './operationLog';
import { quietTable } from './quietTable';
import type { RetryClock } from './retryUnknownOutcome';
import { serverClock } from './serverClock';
import { tableOf } from './tableOf';
import type { Transport } from './transport';
import { withDeadline } from './withDeadline';
import { writePath } from './writePath';

/** The rows of the contract that a client has: all of them, or those that a bundle uses. */
export type CallTable = Readonly<Record<string, Readonly<Record<string, Call>>>>;

/** What a client on a partner's page knows. */
export interface EmbeddedSettings extends Embedded {
  /** Whether a call ('predi.sala') may be made without a player. Others are refused here, without asking. */
  previews: (route: string) => boolean;
}

/** Settings of `createClient`. */
export interface ClientSettings {
  /** Carries the requests: `lazyTransport` or `fetchTransport`. */
  transport: Transport;
  /** Opens live streams; absent: `client.live` stays silent, and live data is polled. */
  openStream?: OpenStream;
  /** The access token, or null when signed out. */
  getToken?: () => string | null | Promise<string | null>;
  /** Called when the server no longer accepts the token that was sent. Compare it: a newer one may be in place by then. */
  onUnauthorized?: (token: string) => void;
  /** Makes idempotency keys: 16 to 64 of [A-Za-z0-9_-], unguessable. @default 128 random bits, in hexadecimal */
  newKey?: () => string;
  /** The device's clock. @default Date.now */
  now?: () => number;
  /** Where pending money writes are remembered. @default sessionStorage */
  operationStorage?: Storage;
  /** Pauses between attempts; tests give their own. */
  wait?: (ms: number) => Promise<void>;
  /** A number from 0 up to but not including 1, for the jitter of retries. @default Math.random */
  random?: () => number;
  /** The widgets stand on a partner's page: the player is read by `partners.viewer`, and coins are spent on our own site. */
  embedded?: EmbeddedSettings;
}

/** Settings of a client with calls of its own choice. */
export interface ClientOfSettings extends Omit<ClientSettings, 'operationStorage'> {
  calls: CallTable;
  /** Where pending money writes are remembered. @default as long as the page lives */
  operations?: OperationLog;
}

const READ_MS = 15_000;
const SILENT: LiveFeed = { watch: () => () => undefined, isOpen: () => false };

/**
 * Makes a client of the given rows, typed as if it had them all: a small bundle names only what its widgets call.
 * `createClient` has the whole contract.
 */
export function clientOf(settings: ClientOfSettings): Client {
  const {
    transport,
    getToken = () => null,
    onUnauthorized,
    embedded,
    now = Date.now,
    operations = memoryLog(),
  } = settings;
  const clock = serverClock(now);
  const retryClock: RetryClock = { now, wait: settings.wait ?? pause, random: settings.random ?? Math.random };
  const write = writePath({ operations, clock: retryClock, newKey: settings.newKey });

  async function attempt(call: Call, request: Prepared, timeoutMs: number, signal?: AbortSignal) {
    const { token, ...wire } = request;
    const sentAt = now();
    const answer = await withDeadline(timeoutMs, signal, (deadline) => transport({ ...wire, signal: deadline })).catch(
      (cause: unknown) => Promise.reject(networkError(cause)),
    );
    clock.observe(answer.headers['x-server-time'], sentAt);
    if (answer.status >= 200 && answer.status < 300) return answer.body;
    if (answer.status === 401 && call.access !== 'public' && token) onUnauthorized?.(token);
    throw errorFrom(answer);
  }

  async function send(route: string, call: Call, input?: FlatInput, options: CallOptions = {}): Promise<unknown> {
    const { signal, ifMatch } = options;
    const token = await getToken();
    if (embedded && !token && call.access !== 'public' && !embedded.previews(route)) throw signedOut();
    const headers: Record<string, string> = { accept: 'application/json' };
    if (token) headers.authorization = `Bearer ${token}`;
    if (ifMatch !== undefined) headers['if-match'] = `"v${ifMatch}"`;
    const request = { method: call.method, headers, token, ...buildRequest(call, input) };
    if (!call.idempotent) return attempt(call, request, READ_MS, signal);
    const attemptWith = (key: string, ms: number) =>
      attempt(call, { ...request, headers: { ...headers, 'idempotency-key': key } }, ms, signal);
    return write({
      call,
      intent: { route, request, token },
      ownKey: options.idempotencyKey,
      signal,
      attempt: attemptWith,
    });
  }

  const loud = tableOf(settings.calls, (route, call) => (input, options) => send(route, call, input, options));
  const quiet = quietTable(settings.calls, send);
  const stream = settings.calls.system?.live;
  const live =
    settings.openStream && stream
      ? createLiveFeed({ openStream: settings.openStream, path: stream.path, getToken, ...retryClock })
      : SILENT;
  const site: Embedded | null = embedded ? { baseUrl: embedded.baseUrl } : null;
  return { ...loud, quiet, send, operations, live, serverNow: clock.now, embedded: site } as unknown as Client;
}

interface Prepared {
  method: string;
  path: string;
  headers: Record<string, string>;
  token: string | null;
  body?: unknown;
}

const signedOut = () => errorFrom({ status: 401, headers: {}, body: null });

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
