/** How an event of ours is sent. */
export interface EventSettings {
  detail?: object;
  /** @default false */
  cancelable?: boolean;
}

/** Sent on the document after each event of ours, with that event as its `detail`: for who hears them all. */
export const ANY_EVENT = 'arma11-any';

/**
 * Sends an event from an element, or from the document: it bubbles and leaves shadow roots. Returns false when it was
 * prevented.
 */
export function sendEvent(target: EventTarget, name: string, settings: EventSettings = {}): boolean {
  const { detail = {}, cancelable = false } = settings;
  const event = new CustomEvent(name, { bubbles: true, composed: true, cancelable, detail });
  const goOn = target.dispatchEvent(event);
  document.dispatchEvent(new CustomEvent(ANY_EVENT, { detail: event }));
  return goOn;
}
