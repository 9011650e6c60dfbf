import { useSyncExternalStore } from 'react';
import type { schemes } from '../modes';

/** What toolbars, and who takes pictures, change of the look of the stage. */
export interface Look {
  scheme: keyof typeof schemes;
  /** Size of text, in percent of ours. */
  text: '100' | '150' | '200';
}

let shown: Look = { scheme: 'oscuro', text: '100' };
const listeners = new Set<() => void>();

/** The look on the stage, for who changes it for a while. */
export const shownLook = (): Look => shown;

/** Draws what is on the stage in another look, without telling the story anew. */
export function showLook(change: Partial<Look>): void {
  const next = { ...shown, ...change };
  if (next.scheme === shown.scheme && next.text === shown.text) return;
  shown = next;
  listeners.forEach((listener) => listener());
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The look on the stage. */
export const useLook = (): Look => useSyncExternalStore(subscribe, () => shown);
