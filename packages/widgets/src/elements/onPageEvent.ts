import { ANY_EVENT } from './classes/elementEvents';
import type { Arma11EventMap } from './elementTypes';

/** An event of the tags or of the session, or `*` for all of them. */
export type PageEvent = keyof Arma11EventMap | '*';

/** Hears an event from anywhere on the page. Returns a function that stops it. */
export type OnPageEvent = (name: PageEvent, listener: (event: CustomEvent) => void) => () => void;

/** Hears an event of ours, from any tag of the page and from the session. */
export const onPageEvent: OnPageEvent = (name, listener) => {
  const [type, hear] =
    name === '*' ? [ANY_EVENT, ({ detail }: CustomEvent) => listener(detail as CustomEvent)] : [name, listener];
  document.addEventListener(type, hear as EventListener);
  return () => document.removeEventListener(type, hear as EventListener);
};
