import { EXPIRY_KEY, type Outbox, type SessionStore } from '@arma11/core';
import { rebased, replacing, type WaitingLineup } from './waitingLineup';

const NAME = 'arma11:outbox';
/** The drafts that prediction panels leave: they belong to the same player. */
const DRAFTS = 'arma11:predi-draft:';

/** What the app says once about something that waited. */
export interface OutboxNews {
  id: string;
  tone: 'good' | 'bad';
  text: string;
}

interface Contents {
  /** The sign-in that it belongs to: another one, of whomever, never sends it. */
  owner: string;
  lineups: WaitingLineup[];
  news: OutboxNews[];
}

/** The outbox of the app, with what its sender needs. */
export interface AppOutbox extends Outbox {
  waiting(): readonly WaitingLineup[];
  news(): readonly OutboxNews[];
  /** Answers wait that are kept outside of it: whoever sends looks again. */
  wake(): void;
  /** Takes a team out, unless the player wanted another one meanwhile: then that one builds on the saved version. */
  settle(sent: WaitingLineup, savedVersion: number | null): void;
  rebase(waiting: WaitingLineup, version: number): void;
  /** Says something until the player has read it, also after a reload. */
  notify(news: Omit<OutboxNews, 'id'>): void;
  read(id: string): void;
}

interface Settings {
  storage?: Storage;
  now?: () => number;
  newKey?: () => string;
}

/**
 * Keeps on the device what waits to be sent. It ends with the session: nothing of it is left after signing out, and
 * nobody else ever sends it (security §3.6).
 */
export function createOutbox(store: SessionStore, settings: Settings = {}): AppOutbox {
  const { storage = globalThis.localStorage, now = Date.now, newKey = () => crypto.randomUUID() } = settings;
  const listeners = new Set<() => void>();
  const owner = () => (store.token() ? (storage.getItem(EXPIRY_KEY) ?? '') : '');
  const empty = (): Contents => ({ owner: owner(), lineups: [], news: [] });
  let contents = load();

  function load(): Contents {
    try {
      const kept = JSON.parse(storage.getItem(NAME) ?? 'null') as Contents | null;
      return kept && kept.owner !== '' && kept.owner === owner() ? kept : empty();
    } catch {
      return empty();
    }
  }

  function write(change: Partial<Contents>): void {
    contents = { ...contents, ...change };
    if (contents.lineups.length + contents.news.length === 0) storage.removeItem(NAME);
    // A full storage: it is still sent from this page.
    else quietly(() => storage.setItem(NAME, JSON.stringify(contents)));
    listeners.forEach((listener) => listener());
  }

  function clear(): void {
    for (const name of Object.keys(storage))
      if (name === NAME || (name.startsWith(DRAFTS) && !name.endsWith(':new'))) storage.removeItem(name);
    contents = empty();
    listeners.forEach((listener) => listener());
  }

  const swap = (out: WaitingLineup, next: WaitingLineup[]) =>
    write({ lineups: contents.lineups.flatMap((each) => (each === out ? next : [each])) });
  const of = (ins: number) => contents.lineups.find(({ lineup }) => lineup.id === ins);

  let signedIn = owner();
  if (signedIn === '') clear();
  store.subscribe(() => {
    if (owner() === signedIn) return;
    signedIn = owner();
    clear();
  });
  globalThis.addEventListener?.('storage', ({ key }) => {
    if (key !== NAME) return;
    contents = load();
    listeners.forEach((listener) => listener());
  });

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    lineup: (ins) => of(ins)?.lineup ?? null,
    waiting: () => contents.lineups,
    news: () => contents.news,
    keepLineup(lineup) {
      const earlier = of(lineup.id);
      const next = replacing(earlier, lineup, { key: newKey(), now: now() });
      if (earlier) swap(earlier, [next]);
      else write({ lineups: [...contents.lineups, next] });
    },
    wake: () => listeners.forEach((listener) => listener()),
    settle(sent, savedVersion) {
      const current = of(sent.lineup.id);
      if (!current) return;
      if (current.key === sent.key) swap(current, []);
      else if (savedVersion !== null) swap(current, [rebased(current, savedVersion, newKey())]);
      else swap(current, []);
    },
    rebase(waiting, version) {
      const current = of(waiting.lineup.id);
      if (current) swap(current, [rebased(current, version, newKey())]);
    },
    notify: (news) => write({ news: [...contents.news, { ...news, id: newKey() }] }),
    read: (id) => write({ news: contents.news.filter((each) => each.id !== id) }),
  };
}

function quietly(act: () => void): void {
  try {
    act();
  } catch {
    // Private windows and full devices refuse to store.
  }
}
