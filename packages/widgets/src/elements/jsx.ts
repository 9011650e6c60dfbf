import type { ClassAttributes, HTMLAttributes } from 'react';
import type { AttributeNames } from './attributeNames';
import type { Arma11ElementMap, Arma11EventMap, Arma11ProviderElement } from './elementTypes';

type OwnProperties<Element> = Partial<Omit<Element, keyof HTMLElement | 'refresh' | 'save' | 'reset' | 'dirty'>>;

/** React 19 listens to them under these names; React 18 knows no events of custom elements. */
type Listeners = { [Name in keyof Arma11EventMap as `on${Name}`]?: (event: Arma11EventMap[Name]) => void };

/** React 18 hands `className` to a custom element as it is written. */
interface Named {
  class?: string;
}

/** What a tag takes in JSX. */
export type Arma11TagProps<Tag extends keyof Arma11ElementMap> = ClassAttributes<Arma11ElementMap[Tag]> &
  Omit<HTMLAttributes<Arma11ElementMap[Tag]>, keyof OwnProperties<Arma11ElementMap[Tag]>> &
  OwnProperties<Arma11ElementMap[Tag]> &
  Named &
  (Tag extends keyof AttributeNames ? AttributeNames[Tag] : unknown) &
  (Arma11ElementMap[Tag] extends Arma11ProviderElement ? unknown : Listeners);

/** The tags in JSX. */
export type Arma11IntrinsicElements = { [Tag in keyof Arma11ElementMap]: Arma11TagProps<Tag> };

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
