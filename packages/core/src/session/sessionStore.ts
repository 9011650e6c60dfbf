import { browserStorage } from '../client/browserStorage';

/** Where the access token lies (product §4: a user-token key with an expiry stamp). */
export const TOKEN_KEY = 'user-token';
/** Where the expiry stamp lies: epoch milliseconds, as text. */
export const EXPIRY_KEY = 'user-token-expiry';

/** Session expiry: 14 days from login (product §9). */
export const SESSION_MS = 14 * 24 * 60 * 60 * 1000;

/** Why the last session ended: the sign-in page explains it. */
export type EndReason = 'expired' | 'player';

/** Keeps the access token and its expiry. */
export interface SessionStore {
  /** The token. Throws 'no existe usuario', and clears, when there is none or it has expired (product §8). */
  read(): string;
  /** The token, or null when there is none or it has expired. */
  token(): string | null;
  /** Keeps a token for the next 14 days. */
  write(token: string): void;
  /** Empties session storage and removes token and stamp (product §4); the reason is 'player' unless given. */
  clear(reason?: EndReason): void;
  /** Clears a session whose stamp has passed. */
  sweep(): void;
  /** Why the last session of this page ended, or null. */
  endedBy(): EndReason | null;
  /** Calls back whenever the token may have changed, here or in another tab. */
  subscribe(listener: () => void): () => void;
}

/** Settings of `createSessionStore`. */
export interface SessionStoreSettings {
  /** @default localStorage */
  storage?: Storage;
  /** @default sessionStorage */
  sessionStorage?: Storage;
  /** @default Date.now */
  now?: () => number;
}

/** Makes the session's only keeper of token and expiry stamp. */
export function createSessionStore(settings: SessionStoreSettings = {}): SessionStore {
  const { storage = browserStorage('localStorage'), now = Date.now } = settings;
  const session = settings.sessionStorage ?? browserStorage('sessionStorage');
  const listeners = new Set<() => void>();
  let reason: EndReason | null = null;

  const token = () => (now() < Number(storage.getItem(EXPIRY_KEY)) ? storage.getItem(TOKEN_KEY) : null);
  const notify = () => listeners.forEach((listener) => listener());
  const clear = (why: EndReason = 'player') => {
    reason = why;
    session.clear();
    storage.removeItem(TOKEN_KEY);
    storage.removeItem(EXPIRY_KEY);
    notify();
  };

  return {
    token,
    clear,
    endedBy: () => reason,
    sweep() {
      if (storage.getItem(TOKEN_KEY) !== null && !token()) clear('expired');
    },
    read() {
      const current = token();
      if (current) return current;
      clear(storage.getItem(TOKEN_KEY) ? 'expired' : (reason ?? 'player'));
      throw new Error('no existe usuario');
    },
    write(value) {
      reason = null;
      storage.setItem(TOKEN_KEY, value);
      storage.setItem(EXPIRY_KEY, String(now() + SESSION_MS));
      notify();
    },
    subscribe(listener) {
      listeners.add(listener);
      const otherTab = ({ key }: StorageEvent) => {
        if (key !== TOKEN_KEY && key !== EXPIRY_KEY && key !== null) return;
        if (storage.getItem(TOKEN_KEY) === null) session.clear();
        listener();
      };
      globalThis.addEventListener?.('storage', otherTab);
      return () => {
        listeners.delete(listener);
        globalThis.removeEventListener?.('storage', otherTab);
      };
    },
  };
}
