import type { ForwardedRef } from 'react';

/** One ref for an element that both its own component and whoever renders that one want to know. */
export const bothRefs =
  <Held extends HTMLElement>(own: { current: Held | null }, given: ForwardedRef<Held>) =>
  (element: Held | null) => {
    own.current = element;
    if (typeof given === 'function') given(element);
    else if (given) given.current = element;
  };
