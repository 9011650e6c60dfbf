import type { HTMLAttributes } from 'svelte/elements';
import type { Arma11ElementMap } from '../elementTypes';
import type { Tag, TagFields, TagListeners } from './tagProps';

/** What a tag takes in Svelte's markup. */
export type Arma11TagAttributes<Name extends Tag> = Omit<
  HTMLAttributes<Arma11ElementMap[Name]>,
  keyof TagFields<Name>
> &
  TagFields<Name> &
  TagListeners<Name>;

/** The tags by their names. */
export type Arma11SvelteElements = { [Name in Tag]: Arma11TagAttributes<Name> };

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends Arma11SvelteElements {}
}
