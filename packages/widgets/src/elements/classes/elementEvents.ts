/** How an event of ours is sent. */
export interface EventSettings {
  detail?: object;
  /** @default false */
  cancelable?: boolean;
}

/** Sends an event from an element: it bubbles and leaves shadow roots. Returns false when it was prevented. */
export function sendEvent(element: HTMLElement, name: string, settings: EventSettings = {}): boolean {
  const { detail = {}, cancelable = false } = settings;
  return element.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true, cancelable, detail }));
}
