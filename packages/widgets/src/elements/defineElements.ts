import { contract } from '@arma11/core/contract';
import type { HostSettings } from './classes/host';
import { elementSpecs } from './elementSpecs';
import { connectBy } from './registration/connectBy';
import { onPageEvent, type OnPageEvent } from './onPageEvent';
import { registerElements, type RegisteredElements } from './registration/registerElements';

/** How the tags are registered, and the settings of every element outside a provider. */
export interface DefineElementsOptions extends HostSettings {
  /** What the tags begin with. @default 'arma11' */
  prefix?: string;
  /** Where they are registered. @default the page's own `customElements` */
  registry?: CustomElementRegistry;
}

/** The tags of one registration, and what a page does with all of them. */
export interface DefinedElements extends RegisteredElements {
  on: OnPageEvent;
}

/**
 * Registers the tags of the widgets and of their provider; nothing is registered by importing. A second call with
 * the same prefix only changes the settings.
 * @example
 * defineElements({ publishableKey: 'pk_live_…', baseUrl: 'https://play.example' });
 */
export function defineElements({ prefix, registry, ...settings }: DefineElementsOptions = {}): DefinedElements {
  return { ...registerElements({ specs: elementSpecs, connect, prefix, registry, settings }), on: onPageEvent };
}

const connect = connectBy({ calls: contract });
