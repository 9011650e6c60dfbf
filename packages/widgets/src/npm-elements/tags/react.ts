import type { ClassAttributes, HTMLAttributes } from 'react';
import type { Arma11ElementMap } from '../elementTypes';
import type { Tag, TagFields, TagListeners } from './tagProps';

/** What a tag takes in React's JSX. React 19 listens to the events; React 18 knows none of custom elements. */
export type Arma11TagProps<Name extends Tag> = ClassAttributes<Arma11ElementMap[Name]> &
  Omit<HTMLAttributes<Arma11ElementMap[Name]>, keyof TagFields<Name>> &
  TagFields<Name> &
  TagListeners<Name> & {
    /** React 18 hands `className` to a custom element as it is written. */
    class?: string;
  };

/** The tags in JSX. */
export type Arma11IntrinsicElements = { [Name in Tag]: Arma11TagProps<Name> };

// React 19 looks here, and so does React 18 under the automatic runtime.
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends Arma11IntrinsicElements {}
  }
}

// React 18 under the classic runtime.
declare global {
  namespace JSX {
    interface IntrinsicElements extends Arma11IntrinsicElements {}
  }
}
