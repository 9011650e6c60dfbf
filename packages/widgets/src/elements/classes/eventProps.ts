import { sendEvent } from './elementEvents';
import type { ActionContext, AnyElementSpec, EventSpec } from './elementSpec';

/** A widget's callbacks that send the element's events; a prevented one returns false, and the widget goes no further. */
export function eventProps({ events = {} }: AnyElementSpec, context: ActionContext) {
  const pairs = Object.entries(events as Record<string, EventSpec | undefined>).map(([prop, event]) => [
    prop,
    (payload?: unknown) => event && send(event, asRecord(payload), context),
  ]);
  return Object.fromEntries(pairs) as Record<string, (payload?: unknown) => boolean | undefined>;
}

function send(event: EventSpec, payload: Record<string, unknown>, context: ActionContext): boolean {
  const { name, keys, cancelable, byDefault } = event;
  const detail = Object.fromEntries(keys.map((key) => [key, payload[key]]));
  const goOn = sendEvent(context.element, name, { detail, cancelable });
  if (goOn) byDefault?.(payload, context);
  return goOn;
}

const asRecord = (payload: unknown) =>
  payload && typeof payload === 'object' ? (payload as Record<string, unknown>) : {};
