import type { EmbedState } from '@arma11/core';
import type { Host, HostSettings } from '../classes/host';

/** What a page does with all of its tags of one prefix. */
export interface PageControls {
  /** Changes the settings of every element outside a provider. */
  update(settings: HostSettings): void;
  /** Where signing in stands; null while there is no key, and with a client of the page's own. */
  session(): EmbedState | null;
  /** Opens our window, or the partner's link; in the click itself, or the browser blocks it. */
  signIn(): void;
  /** Forgets the player of this page. */
  signOut(): Promise<void>;
  /** Asks for everything again. In mode `token` for the token too: call it when your own user changed. */
  refresh(): void;
}

/** The controls of the tags that have a host outside every provider. */
export function pageControls(host: Host): PageControls {
  const player = () => {
    try {
      return host.connection().session;
    } catch {
      // There is no key yet.
      return null;
    }
  };
  return {
    update: host.update,
    session: () => player()?.getSnapshot() ?? null,
    signIn: () => player()?.signIn(),
    signOut: async () => player()?.signOut(),
    refresh: host.refresh,
  };
}
