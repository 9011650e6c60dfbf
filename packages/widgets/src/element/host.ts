import type { QueryClient } from '@tanstack/react-query';
import type { Client, EmbedAuth, EmbedSession } from '@arma11/core';
import type { MessageOverrides } from '../messages/es';
import type { ProviderAppearance } from '../provider/Arma11Provider';
import type { Locale } from './commonAttributes';

/** What an integrator says once for all elements of a page, or of one `arma11-provider`. */
export interface HostSettings {
  /** The partner's key, `pk_…`. */
  publishableKey?: string;
  /** The origin of the game: 'https://play.example'. */
  baseUrl?: string;
  /** How players sign in. @default { mode: 'popup' } */
  auth?: EmbedAuth;
  /** In place of a key: a client made by `createClient`. */
  client?: Client;
  /** The page's own, to share its cache. @default one for all elements */
  queryClient?: QueryClient;
  locale?: Locale;
  appearance?: ProviderAppearance;
  messages?: MessageOverrides;
  /** Of the page's CSP: needed only by browsers without constructable style sheets. */
  nonce?: string;
}

/** The one client, cache and player that all elements of a host share. */
export interface Connection {
  client: Client;
  queryClient: QueryClient;
  /** Null with a client of the page's own. */
  session: EmbedSession | null;
}

/** Makes what a host's elements share, of its settings. */
export type Connect = (settings: HostSettings) => Connection;

/** What surrounds an element. */
export interface HostView {
  settings(): HostSettings;
  connection(): Connection;
  /** Called after every change; answers how to stop. */
  subscribe(listener: () => void): () => void;
}

/** A host whose settings can change. */
export interface Host extends HostView {
  update(changes: HostSettings): void;
}

/** The settings that a connection is made of. */
const CONNECTING = ['client', 'queryClient', 'publishableKey', 'baseUrl', 'auth'] as const;

/** Makes a host; inside another it takes from that one whatever it is not told itself. */
export function createHost(connect: Connect, outer?: () => HostView | null): Host {
  let own: HostSettings = {};
  let connection: Connection | null = null;
  const listeners = new Set<() => void>();
  const isOwn = () => CONNECTING.some((name) => own[name] !== undefined);
  const settings = () => merged(outer?.()?.settings() ?? {}, own);
  return {
    settings,
    connection() {
      const around = isOwn() ? null : outer?.();
      if (around) return around.connection();
      connection ??= connect(settings());
      return connection;
    },
    update(changes) {
      if (CONNECTING.some((name) => name in changes && changes[name] !== own[name])) connection = null;
      own = { ...own, ...changes };
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      const leave = outer?.()?.subscribe(listener);
      return () => {
        listeners.delete(listener);
        leave?.();
      };
    },
  };
}

const given = (settings: HostSettings) => Object.entries(settings).filter(([, value]) => value !== undefined);

const merged = (outer: HostSettings, own: HostSettings): HostSettings => ({
  ...outer,
  ...Object.fromEntries(given(own)),
  appearance: {
    ...outer.appearance,
    ...own.appearance,
    variables: { ...outer.appearance?.variables, ...own.appearance?.variables },
  },
});
