import type { PlayTo } from '../../packages/server/src/inPage/evening';
import type { PartnerExample } from '../../packages/server/src/demo/partner/partnerExample';
import { NOW } from '../frozenClock';
import { openWorkerLine, type WorkerLine } from './workerLine';

/** Where the server of this page stands. */
export interface ServerState {
  doing: 'nothing' | 'opening' | 'playing' | 'starting again' | null;
  /** What its clock tells. */
  now: string;
  /** The evening that is played: another one after each new start. */
  evening: number;
  /** How often somebody has played on. */
  played: number;
  /** What went wrong last. */
  trouble: string | null;
}

/** The fetch of a browser, answered by the server of this page. */
type Fetch = (url: string, init?: RequestInit) => Promise<Response>;

const CLOSED: ServerState = { doing: null, now: NOW, evening: 0, played: 0, trouble: null };

let line: WorkerLine | null = null;
let state = CLOSED;
const listeners = new Set<() => void>();

function change(part: Partial<ServerState>): void {
  state = { ...state, ...part };
  listeners.forEach((listener) => listener());
}

const sentenceOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Does one thing at a time, and says what went wrong. */
async function work(doing: NonNullable<ServerState['doing']>, job: () => Promise<Partial<ServerState>>): Promise<void> {
  if (state.doing !== null && state.doing !== 'nothing') return;
  const before = state.doing;
  change({ doing, trouble: null });
  await job().then(
    (result) => change({ ...result, doing: 'nothing' }),
    (error: unknown) => change({ doing: before, trouble: sentenceOf(error) }),
  );
}

const opened = (): WorkerLine => {
  if (!line) throw new Error('The server of this page has not been started.');
  return line;
};

/** Asks the server; `more` are headers that a browser would set. */
const asking =
  (more: Record<string, string>): Fetch =>
  async (url, init = {}) => {
    const { signal } = init;
    signal?.throwIfAborted();
    // A request writes its body down, and says in its headers how.
    const request = new Request(new URL(url, location.href), { ...init, signal: null, mode: 'same-origin' });
    const { pathname, search } = new URL(request.url);
    const headers = [...request.headers, ...Object.entries(more)];
    const body = init.body ? await request.arrayBuffer() : null;
    return opened().request({ method: request.method, path: pathname + search, headers, body }, signal);
  };

/** The one server of this page, in a worker; nothing of it is loaded before `open`. */
export const pageServer = {
  getState: () => state,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** Loads it and lays the demo season; open already, it stays as it is. */
  open: () =>
    line && state.doing !== null
      ? Promise.resolve()
      : work('opening', async () => {
          line?.close();
          line = openWorkerLine((now) => change({ now }));
          await line.run('open', NOW);
          return { evening: 1 };
        }),
  playOn: (to: PlayTo) =>
    work('playing', async () => {
      await opened().run('playOn', to);
      return { played: state.played + 1 };
    }),
  startAgain: () =>
    work('starting again', async () => {
      await opened().run('startAgain');
      return { evening: state.evening + 1, played: 0 };
    }),
  /** Ends it; the next `open` begins anew. */
  close() {
    line?.close();
    line = null;
    change(CLOSED);
  },
  partnerExample: (): Promise<PartnerExample | null> => opened().run('partnerExample'),
  /** Asks as our own pages do. */
  fetch: asking({}),
  /** Asks as a partner's page does; it stands on the origin of this one. */
  partnerFetch: asking({ origin: location.origin }),
};
