/** How sources are asked: the platform's `fetch`, or a test's own. */
export type Fetch = (address: string, init: RequestInit) => Promise<Response>;

/** What is known of the last answer, so that an equal one need not be sent again. */
export interface Known {
  etag: string | null;
  last_modified: string | null;
}

/** A whole answer; `bytes` is null where the source says that it is the known one. */
export interface Answer extends Known {
  bytes: Uint8Array | null;
}

/** The source did not give a whole answer. */
export class SourceFailure extends Error {
  override readonly name = 'SourceFailure';

  constructor(
    message: string,
    /** How long it asks us to wait, in milliseconds. */
    readonly retryAfter: number | null = null,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

export interface AskLimits {
  /** For the whole answer, in milliseconds. */
  timeoutMs: number;
  mostBytes: number;
}

export const ASK_LIMITS: AskLimits = { timeoutMs: 15_000, mostBytes: 16 * 1024 * 1024 };

function retryAfterOf(response: Response): number | null {
  const seconds = Number(response.headers.get('retry-after') ?? NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : null;
}

/** What was sent, as long as it is not too much: counted after decompression. */
async function bodyOf(response: Response, mostBytes: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.length;
    if (size > mostBytes) throw new SourceFailure(`it answers more than ${mostBytes} bytes`);
    parts.push(part);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  return cause instanceof Error ? `${error.message} (${cause.message})` : error.message;
};

/**
 * Asks an address for its document, unless it is still the known one (ETag, Last-Modified). It follows no redirect: only
 * what the operator configured is asked. Throws `SourceFailure` when no whole answer came in time.
 */
export async function askAddress(
  fetch: Fetch,
  address: string,
  { known, headers = {}, limits = ASK_LIMITS }: { known: Known; headers?: Record<string, string>; limits?: AskLimits },
): Promise<Answer> {
  const signal = AbortSignal.timeout(limits.timeoutMs);
  try {
    const response = await fetch(address, {
      redirect: 'manual',
      signal,
      headers: {
        accept: '*/*',
        'user-agent': 'arma-tu-11',
        ...(known.etag ? { 'if-none-match': known.etag } : {}),
        ...(known.last_modified ? { 'if-modified-since': known.last_modified } : {}),
        ...headers,
      },
    });
    if (response.status === 304 && (known.etag ?? known.last_modified) !== null) return { ...known, bytes: null };
    if (response.status !== 200) {
      void response.body?.cancel();
      throw new SourceFailure(`it answers ${response.status}`, retryAfterOf(response));
    }
    const bytes = await bodyOf(response, limits.mostBytes);
    const { headers: given } = response;
    return { bytes, etag: given.get('etag'), last_modified: given.get('last-modified') };
  } catch (cause) {
    if (cause instanceof SourceFailure) throw new SourceFailure(`${address}: ${cause.message}.`, cause.retryAfter);
    const why = signal.aborted ? `no whole answer within ${limits.timeoutMs / 1000} s` : reasonOf(cause);
    throw new SourceFailure(`${address}: ${why}.`, null, { cause });
  }
}
