import { openInPage, type InPage } from '../../packages/server/src/inPage/openInPage';
import { withDrawings } from '../../packages/server/src/inPage/withDrawings';
import type { Errands, FromWorker, ToWorker, WireRequest } from './serverMessages';

/** What of a worker's globals is used here; our sources are checked with a page's. */
const scope = globalThis as unknown as {
  postMessage(message: FromWorker): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<ToWorker>) => void): void;
};

let server: InPage;
const leaving = new Map<number, () => void>();
const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** A request as a socket would bring it: with the headers that a page may not set. */
function arrived({ method, path, headers, body }: WireRequest): Request {
  const request = new Request(new URL(path, location.origin), { method, body });
  return Object.defineProperty(request, 'headers', { value: new Headers(headers) });
}

/** The body of an answer, with our drawings in it. */
async function* piecesOf(id: number, response: Response): AsyncGenerator<Uint8Array> {
  const type = response.headers.get('content-type') ?? '';
  if (type.includes('json')) return void (yield encoder.encode(withDrawings(await response.text())));
  const reader = response.body?.getReader();
  leaving.set(id, () => void reader?.cancel());
  // An event comes whole.
  const drawn = type.startsWith('text/event-stream');
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read())
    yield drawn ? encoder.encode(withDrawings(decoder.decode(next.value))) : next.value;
}

async function answer(id: number, wire: WireRequest): Promise<void> {
  const response = await server.fetch(arrived(wire), { ip: '127.0.0.1' });
  const headers = [...response.headers].filter(([name]) => name !== 'content-length');
  scope.postMessage({ type: 'head', id, head: { status: response.status, headers } });
  for await (const bytes of piecesOf(id, response))
    scope.postMessage({ type: 'piece', id, bytes: bytes as Uint8Array<ArrayBuffer> });
}

async function open(beginning: string): Promise<void> {
  if (!globalThis.isSecureContext)
    throw new Error('Browsers offer no cryptography on this address: serve the page by https, or on localhost.');
  server = await openInPage({
    origin: location.origin,
    beginning,
    // oxlint-disable-next-line eslint/no-console -- where else would a server inside a page say what went wrong?
    log: (line) => (line.level === 'error' ? console.error(JSON.stringify(line)) : undefined),
    clockMoved: (now) => scope.postMessage({ type: 'clock', now }),
  });
}

const errands: { [Name in keyof Errands]: (...args: Parameters<Errands[Name]>) => Promise<unknown> } = {
  open,
  playOn: (to) => server.playOn(to),
  startAgain: () => server.startAgain(),
  partnerExample: () => server.partnerExample(),
};

async function take(message: ToWorker): Promise<unknown> {
  if (message.ask === 'leave') return leaving.get(message.id)?.();
  if (message.ask === 'fetch') return answer(message.id, message.request);
  return (errands[message.ask] as (...args: unknown[]) => Promise<unknown>)(...message.args);
}

scope.addEventListener('message', ({ data }) => {
  const { id } = data;
  take(data).then(
    (value) => {
      if (data.ask === 'leave') return;
      leaving.delete(id);
      scope.postMessage({ type: 'done', id, value });
    },
    (error: unknown) => {
      leaving.delete(id);
      scope.postMessage({ type: 'failed', id, sentence: error instanceof Error ? error.message : String(error) });
    },
  );
});
