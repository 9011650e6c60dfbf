import type { PartnerToken } from '@arma11/core';
import type { MessageOverrides } from '../messages/es';
import type { ProviderAppearance } from '../provider/Arma11Provider';

/** Settings of a page's widgets that no attribute can carry. */
export interface EmbedOptions {
  /** Returns a token that the partner's own server made: then nobody signs in by a window of ours. */
  getToken?: () => Promise<PartnerToken>;
  appearance?: ProviderAppearance;
  messages?: MessageOverrides;
}

/** What the loader hands to the runtime. */
export interface EmbedSettings {
  /** Our origin: where the loader came from. */
  baseUrl: string;
  /** The `data-` attributes of the script tag: `key`, `prefix`, `locale`, `mode`, `auth`. */
  data: Readonly<Record<string, string | undefined>>;
  /** Reads that the loader has already asked for, by their address; each is taken once. */
  early: Map<string, Promise<Response>>;
  /** What the page gave to `init` before the runtime was there. */
  options: EmbedOptions;
}

/** What the runtime offers once every tag is defined. */
export interface EmbedControls {
  /** The version of the widgets on this page. */
  readonly version: string;
  /** Changes settings of the widgets on this page. */
  init(options: EmbedOptions): void;
}

/** `window.Arma11`: the one global of the script tag. */
export interface Arma11Global {
  /** Settles when every tag is defined; rejects when the code cannot be loaded. */
  readonly ready: Promise<EmbedControls>;
  /** Gives settings at any time: before the tags are defined they wait. */
  init(options: EmbedOptions): Promise<EmbedControls>;
}

/** The exports of the runtime's module. */
export interface EmbedRuntime {
  start(settings: EmbedSettings): EmbedControls;
}
