import type { Grant } from './grantOf';

/** How a keeper gets on. */
export interface TokenKeeperSettings {
  /** Asks for another token: null when there is nobody any more. Rejects when it could not be asked. */
  renew: () => Promise<Grant | null>;
  now: () => number;
  /** There is a token, or none any more. */
  changed: (token: string | null) => void;
}

/** One token for all widgets, in memory alone. */
export interface TokenKeeper {
  /** The token to send, renewed first where it ends within a minute. */
  current(): Promise<string | null>;
  /** Another one than `refused`. */
  renewed(refused?: string): Promise<string | null>;
  hold(grant: Grant | null): void;
  /** Whether tokens are renewed by themselves, a minute before they end. */
  keepFresh(on: boolean): void;
}

const AHEAD_MS = 60_000;

/** Keeps a token and renews it, one request at a time however many widgets ask. */
export function tokenKeeper({ renew, now, changed }: TokenKeeperSettings): TokenKeeper {
  let grant: Grant | null = null;
  let renewAt = Infinity;
  let running: Promise<string | null> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let fresh = false;

  function schedule(): void {
    clearTimeout(timer);
    if (fresh && renewAt !== Infinity) timer = setTimeout(() => void renewed(), renewAt - now());
  }

  function hold(next: Grant | null): void {
    grant = next;
    const ahead = (next?.expiresAt ?? Number.NaN) - AHEAD_MS;
    // A device whose clock is fast would renew without end: then the first 401 triggers it.
    renewAt = ahead > now() ? ahead : Infinity;
    schedule();
    changed(next?.token ?? null);
  }

  async function run(): Promise<string | null> {
    const before = grant;
    try {
      const next = await renew();
      // A sign-in or sign-out meanwhile wins.
      if (grant === before) hold(next);
    } catch {
      // Without a response the old one may still be valid.
    }
    return grant?.token ?? null;
  }

  function renewed(refused?: string): Promise<string | null> {
    if (refused !== undefined && grant && grant.token !== refused) return Promise.resolve(grant.token);
    running ??= run().finally(() => {
      running = null;
    });
    return running;
  }

  return {
    renewed,
    hold,
    current: () => (grant && now() < renewAt ? Promise.resolve(grant.token) : renewed()),
    keepFresh(on) {
      fresh = on;
      schedule();
    },
  };
}
