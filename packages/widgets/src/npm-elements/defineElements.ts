import { elementSpecs } from '../elements/elementSpecs';
import { onPageEvent } from '../elements/onPageEvent';
import { connectBy } from '../elements/registration/connectBy';
import { registerElements } from '../elements/registration/registerElements';
import type { MessageOverrides } from '../messages/es';
import { embedContract } from '../script-tag/embedContract';
import type { ElementSettings, SessionState } from './elementSettings';
import type { Arma11EventMap } from './elementTypes';

/** How the tags are registered, and the settings of every element outside a provider. */
export interface DefineElementsOptions extends ElementSettings {
  /** What the tags begin with. @default 'arma11' */
  prefix?: string;
  /** Where they are registered. @default the page's own `customElements` */
  registry?: CustomElementRegistry;
}

/** The tags of one registration, and what a page does with all of them. */
export interface DefinedElements {
  readonly version: string;
  readonly prefix: string;
  /** Changes the settings of every element outside a provider. */
  update(settings: ElementSettings): void;
  /** Where signing in stands; null while there is no key. */
  session(): SessionState | null;
  /** Opens our window, or the partner's link; in the click itself, or the browser blocks it. */
  signIn(): void;
  /** Forgets the player of this page. */
  signOut(): Promise<void>;
  /** Asks for everything again. In mode `token` for the token too: call it when your own user changed. */
  refresh(): void;
  /** Hears an event from anywhere on the page, or `*` for all. Returns a function that stops it. */
  on(name: keyof Arma11EventMap | '*', listener: (event: CustomEvent) => void): () => void;
}

/**
 * Registers the tags of the widgets and of their provider, in a browser; importing registers nothing, so a server may
 * import it too. A second call with the same prefix only changes the settings.
 * @example
 * defineElements({ publishableKey: 'pk_live_…', baseUrl: 'https://play.example' });
 */
export function defineElements({ prefix, registry, ...given }: DefineElementsOptions = {}): DefinedElements {
  const settings = written(given);
  const { update, ...defined } = registerElements({ specs: elementSpecs, connect, prefix, registry, settings });
  return { ...defined, update: (changes) => update(written(changes)), on: onPageEvent };
}

const connect = connectBy({ calls: embedContract });

/** Sections and names are a partner's text here: what we have not is ignored where the words are put together. */
const written = ({ messages, ...settings }: ElementSettings) => ({
  ...settings,
  ...(messages ? { messages: messages as MessageOverrides } : {}),
});
