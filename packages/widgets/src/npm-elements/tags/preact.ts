import type { HTMLAttributes } from 'preact';
import type { Arma11ElementMap } from '../elementTypes';
import type { Tag, TagFields, TagListeners } from './tagProps';

/** What a tag takes in Preact's JSX. */
export type Arma11TagProps<Name extends Tag> = Omit<HTMLAttributes<Arma11ElementMap[Name]>, keyof TagFields<Name>> &
  TagFields<Name> &
  TagListeners<Name>;

/** The tags in JSX. */
export type Arma11IntrinsicElements = { [Name in Tag]: Arma11TagProps<Name> };

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements extends Arma11IntrinsicElements {}
  }
}
