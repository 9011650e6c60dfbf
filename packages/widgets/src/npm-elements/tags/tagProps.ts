import type { AttributeNames } from '../../elements/attributeNames';
import type { Arma11Element } from '../../elements/widgetElements';
import type { Arma11ElementMap, Arma11EventMap } from '../elementTypes';

/** A tag of ours. */
export type Tag = keyof Arma11ElementMap;

type Methods = 'refresh' | 'save' | 'reset' | 'dirty';

/** What may be written on a tag, by attribute or by property. */
export type TagFields<Name extends Tag> = Partial<Omit<Arma11ElementMap[Name], keyof HTMLElement | Methods>> &
  (Name extends keyof AttributeNames ? AttributeNames[Name] : unknown);

/** What a widget's tag says. */
type TagEvents = Omit<Arma11EventMap, 'arma11-signed-in' | 'arma11-signed-out'>;

/** Listeners in JSX and in Svelte: `onarma11-saved`. The provider says nothing itself. */
export type TagListeners<Name extends Tag> = Arma11ElementMap[Name] extends Arma11Element
  ? { [Event in keyof TagEvents as `on${Event}`]?: (event: TagEvents[Event]) => void }
  : unknown;

/** Listeners as functions by the event's name, for Vue. */
export type TagEmits<Name extends Tag> = Arma11ElementMap[Name] extends Arma11Element ? TagEvents : unknown;
