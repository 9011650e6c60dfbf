import type { QueryClient } from '@tanstack/react-query';
import type { Client, EmbedAuth, EmbedSession } from '@arma11/core';
import type { MessageOverrides } from '../../messages/es';
import type { Locale } from '../../messages/language';
import { followSession } from '../../provider/followSession';
import type { Mode } from '../../theme';
import { announceSession } from './announceSession';
import type { ProviderAppearance } from '../../provider/WidgetScope';

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
  /** The language of the elements; another than es-PE is loaded before they are drawn. @default 'es-PE' */
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
  /** Called after every change; returns a function that stops it. */
  subscribe(listener: () => void): () => void;
}

/** A host whose settings can change. */
export interface Host extends HostView {
  update(changes: HostSettings): void;
  /** Asks for everything again; in mode `token` for the token too, so that nothing of a former user stays. */
  refresh(): void;
}

/** The settings that a connection is made of. */
const CONNECTING = ['client', 'queryClient', 'publishableKey', 'baseUrl', 'auth'] as const;

/** Makes a host; inside another it takes from that one whatever it is not given itself. */
export function createHost(connect: Connect, outer?: () => HostView | null): Host {
  let own: HostSettings = {};
  const listeners = new Set<() => void>();
  const settings = () => merged(outer?.()?.settings() ?? {}, own);
  const shared = keepConnection(() => connect(settings()));
  const notify = () => [...listeners].forEach((listener) => listener());
  const isOwn = () => CONNECTING.some((name) => own[name] !== undefined);
  return {
    settings,
    connection: () => (!isOwn() && outer?.()?.connection()) || shared.get(),
    update(changes) {
      if (CONNECTING.some((name) => name in changes && changes[name] !== own[name])) shared.drop();
      own = { ...own, ...changes };
      notify();
    },
    refresh() {
      if (settings().auth?.mode === 'token') shared.drop();
      notify();
      void shared.get().queryClient.invalidateQueries();
    },
    subscribe(listener) {
      listeners.add(listener);
      const leave = outer?.()?.subscribe(listener);
      return () => {
        leave?.();
        listeners.delete(listener);
        if (listeners.size === 0) shared.rest();
      };
    },
  };
}

/** One connection for many elements: its session works while any of them is on the page. */
function keepConnection(make: () => Connection) {
  let kept: Connection | null = null;
  let stop: (() => void) | null = null;
  const rest = () => {
    stop?.();
    stop = null;
  };
  return {
    rest,
    get(): Connection {
      kept ??= make();
      stop ??= kept.session && follow(kept.session, kept.queryClient);
      return kept;
    },
    drop() {
      rest();
      kept = null;
    },
  };
}

function follow(session: EmbedSession, queryClient: QueryClient): () => void {
  const silence = announceSession(session);
  const leave = followSession(session, queryClient);
  return () => {
    leave();
    silence();
  };
}

/** The settings for an element with a scheme of its own. */
export const inMode = (settings: HostSettings, mode: Mode | undefined): HostSettings =>
  mode ? { ...settings, appearance: { ...settings.appearance, mode } } : settings;

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
