import type { ReactionEmoji, RoomKind } from '@arma11/core/contract';

/** How long a reaction waits for its player to sign in: whoever comes back tomorrow meant something else. */
const KEPT_MS = 30 * 60_000;

const nameOf = (kind: RoomKind, id: number) => `arma11:reaction:${kind}:${id}`;

/** Keeps what was chosen while its player signs in, also where that takes them to another page. */
export function keepDraft(kind: RoomKind, id: number, emoji: ReactionEmoji, now: number): void {
  try {
    globalThis.localStorage.setItem(nameOf(kind, id), JSON.stringify({ emoji, until: now + KEPT_MS }));
  } catch {
    // A full or refused storage: it is kept for as long as the page stays.
  }
}

/** What was chosen before the sign-in, once: it is not kept any longer. Null when there is nothing, or it is too old. */
export function takeDraft(kind: RoomKind, id: number, now: number): ReactionEmoji | null {
  try {
    const storage = globalThis.localStorage;
    const kept = JSON.parse(storage.getItem(nameOf(kind, id)) ?? 'null') as Kept | null;
    storage.removeItem(nameOf(kind, id));
    return kept && kept.until > now ? kept.emoji : null;
  } catch {
    return null;
  }
}

interface Kept {
  emoji: ReactionEmoji;
  until: number;
}
