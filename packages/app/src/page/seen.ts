import { removeKeys } from './removeKeys';

/** What is shown once: the steps around a first team, and the offer of notices. */
type Once = 'tour' | 'push-offer';

const PREFIX = 'arma11:seen:';
const keyOf = (what: Once, player: string | number) => `${PREFIX}${what}:${player}`;

/** In a browser that refuses its storage it holds for the visit. */
const unkept = new Set<string>();

/** Whether a player was shown this on this device since they signed in. */
export function wasSeen(what: Once, player: string | number): boolean {
  const key = keyOf(what, player);
  try {
    return unkept.has(key) || globalThis.localStorage?.getItem(key) === '1';
  } catch {
    return false;
  }
}

/** Keeps that it was shown. */
export function keepSeen(what: Once, player: string | number): void {
  const key = keyOf(what, player);
  try {
    localStorage.setItem(key, '1');
  } catch {
    unkept.add(key);
  }
}

/** Forgets it of everybody: nothing of a player stays on a device that they sign out of. */
export function forgetSeen(): void {
  unkept.clear();
  removeKeys(PREFIX);
}
