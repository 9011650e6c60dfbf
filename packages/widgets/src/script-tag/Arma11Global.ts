import type { EmbedState, PartnerToken } from '@arma11/core';
import type { OnPageEvent } from '../elements/onPageEvent';
import type { PageControls } from '../elements/registration/pageControls';
import type { MessageOverrides } from '../messages/es';
import type { Locale } from '../messages/language';
import type { ProviderAppearance } from '../provider/Arma11Provider';

/** Settings of a page's widgets that no attribute can carry. */
export interface EmbedOptions {
  /** In place of the tag's `data-key`. */
  publishableKey?: string;
  locale?: Locale;
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
export interface EmbedControls extends Omit<PageControls, 'update'> {
  /** The version of the widgets on this page. */
  readonly version: string;
  /** Changes settings of the widgets on this page. */
  init(options: EmbedOptions): void;
}

/** What a script tag gives the page; what is asked before the tags are defined waits for them. */
export interface ScriptTagControls {
  /** Settles when every tag is defined; rejects when the code cannot be loaded. */
  readonly ready: Promise<EmbedControls>;
  /** Gives settings at any time: before the tags are defined they wait. */
  init(options: EmbedOptions): Promise<EmbedControls>;
  /** Where signing in stands; null while there is no key. */
  session(): EmbedState | null;
  /** Opens our window, or the partner's link; in the click itself, or the browser blocks it. Does nothing before `ready`. */
  signIn(): void;
  signOut(): Promise<void>;
  /** Asks for everything again; in mode `token` for the token too: call it when your own user changed. */
  refresh(): void;
  /** Hears an event, or `*` for all; returns a function that stops it. */
  on: OnPageEvent;
}

/** `window.Arma11`: the one global of the script tags of a page, which controls the tags of the first of them. */
export interface Arma11Global extends ScriptTagControls {
  /** The tags of further script tags, by their `data-prefix`. */
  readonly prefixes: Readonly<Record<string, ScriptTagControls>>;
}

/** The exports of the runtime's module. */
export interface EmbedRuntime {
  start(settings: EmbedSettings): EmbedControls;
}
