import type { ComponentType } from 'react';
import type { HostView } from './host';
import type { Reader } from './readers';

/** What an event's default action may use. */
export interface ActionContext {
  /** The settings of the page and of the provider around the element. */
  host: HostView;
  /** The element's properties as they are now. */
  props: Record<string, unknown>;
  element: HTMLElement;
}

/** One of a widget's callbacks as an event of its element. */
export interface EventSpec {
  name: `arma11-${string}`;
  /** Exactly where there is a default action to cancel. */
  cancelable: boolean;
  /** What goes into `detail`, of what the widget called back with. */
  keys: readonly string[];
  /** What happens unless a listener prevents it; absent where the widget itself goes on. */
  byDefault?: (payload: Record<string, unknown>, context: ActionContext) => void;
}

type CallbackName<Props> = Extract<keyof Props, `on${string}`>;

/** A custom element, described by the React component inside it. */
export interface ElementSpec<Props> {
  /** The tag without its prefix: 'room-card'. */
  name: string;
  /** Fetches the component, on the first connect of a tag. */
  load: () => Promise<ComponentType<Props>>;
  /** Properties that can also be given as attributes. */
  attributes: { [Name in keyof Props]?: Reader<NonNullable<Props[Name]>> };
  /** Properties that are objects, and have no attribute. */
  properties?: readonly (keyof Props & string)[];
  /** Any one of these must be given before the widget has anything to show. */
  needs?: readonly (keyof Props & string)[];
  /** Further props of the component: how it looks inside a tag, and what is taken where nothing is said. */
  defaults?: Partial<Props>;
  events?: { [Name in CallbackName<Props>]?: EventSpec };
  /** Methods of the widget beyond `refresh()`: they hold unsaved work. */
  saves?: boolean;
  /** The box that is kept while the widget is on its way, in em of its own text. */
  box: { minHeight: string; display?: 'block' | 'inline-block' };
}

/** A spec whose component's props nobody needs to know any more. */
export type AnyElementSpec = ElementSpec<Record<string, unknown>>;

/** Declares a custom element around a widget, checked against the widget's own props. */
export const elementSpec = <Props>(spec: ElementSpec<Props>): AnyElementSpec => spec as unknown as AnyElementSpec;

/** An event without a default action. */
export const plain = (name: EventSpec['name'], ...keys: string[]): EventSpec => ({ name, cancelable: false, keys });

/** An event with a default action that a listener may prevent. */
export const cancelable = (
  name: EventSpec['name'],
  keys: readonly string[],
  byDefault?: EventSpec['byDefault'],
): EventSpec => ({ name, cancelable: true, keys, ...(byDefault ? { byDefault } : {}) });
