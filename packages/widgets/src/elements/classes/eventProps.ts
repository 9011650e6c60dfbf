import { sendEvent } from './elementEvents';
import type { ActionContext, AnyElementSpec, EventSpec } from './elementSpec';

/** A widget's callbacks that send the element's events; a prevented one answers false, and the widget goes no further. */
export function eventProps({ events = {} }: AnyElementSpec, context: ActionContext) {
  const pairs = Object.entries(events as Record<string, EventSpec | undefined>).map(([prop, event]) => [
    prop,
    (told?: unknown) => event && send(event, asRecord(told), context),
  ]);
  return Object.fromEntries(pairs) as Record<string, (told?: unknown) => boolean | undefined>;
}

function send(event: EventSpec, told: Record<string, unknown>, context: ActionContext): boolean {
  const { name, keys, cancelable, byDefault } = event;
  const detail = Object.fromEntries(keys.map((key) => [key, told[key]]));
  const goOn = sendEvent(context.element, name, { detail, cancelable });
  if (goOn) byDefault?.(told, context);
  return goOn;
}

const asRecord = (told: unknown) => (told && typeof told === 'object' ? (told as Record<string, unknown>) : {});
