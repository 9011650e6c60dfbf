import type { AnswerEdits, Score } from './answersState';

/** What a panel keeps of a room until its last lock: unsaved changes, and whether they wait to be sent. */
export interface AnswersDraft extends AnswerEdits {
  queued: boolean;
  /** The last lock of the room, in milliseconds: from then on the draft is worth nothing (product §10.2). */
  until: number;
}

const prefix = 'arma11:predi-draft:';

/** A draft belongs to one entry, that is, to one player in one room; before joining, to the room. */
const nameOf = (predi: number, ins: number) => `${prefix}${predi}:${ins > 0 ? ins : 'new'}`;

/** The draft of an entry, or the one made before joining; null when there is none, it is late, or storage is refused. */
export function readDraft(predi: number, ins: number, now: number): AnswersDraft | null {
  dropLate(now);
  return read(nameOf(predi, ins)) ?? (ins > 0 ? read(nameOf(predi, 0)) : null);
}

/** Keeps the changes on the device; without any, discards the draft. */
export function writeDraft(predi: number, ins: number, draft: AnswersDraft): void {
  const storage = deviceStorage();
  if (ins > 0) storage?.removeItem(nameOf(predi, 0));
  if (draft.picks.size === 0 && draft.scores.size === 0) {
    storage?.removeItem(nameOf(predi, ins));
    return;
  }
  try {
    storage?.setItem(
      nameOf(predi, ins),
      JSON.stringify({ ...draft, picks: [...draft.picks], scores: [...draft.scores] }),
    );
  } catch {
    // A full or refused storage: the answers stay on the screen, and leaving the page asks first.
  }
}

/** Marks what is kept of an entry as waiting to be sent; false where nothing is kept. */
export function queueDraft(predi: number, ins: number): boolean {
  const draft = read(nameOf(predi, ins));
  if (!draft?.picks.size) return false;
  writeDraft(predi, ins, { ...draft, queued: true });
  return true;
}

/**
 * Discards the drafts of every room that has locked, so that a device never collects them. What waits to be sent stays:
 * that it came too late is told first.
 */
function dropLate(now: number): void {
  for (const name of draftNames()) {
    const draft = read(name);
    if (!(draft && (draft.queued || draft.until > now))) deviceStorage()?.removeItem(name);
  }
}

const draftNames = (): string[] => Object.keys(deviceStorage() ?? {}).filter((name) => name.startsWith(prefix));

/** The drafts of entries that wait to be sent: the room, the entry, and what is kept of it. */
export const queuedDrafts = (): { predi: number; ins: number; draft: AnswersDraft }[] =>
  draftNames().flatMap((name) => {
    const [predi, ins] = name.slice(prefix.length).split(':').map(Number);
    const draft = read(name);
    return draft?.queued && predi && ins ? [{ predi, ins, draft }] : [];
  });

function read(name: string): AnswersDraft | null {
  try {
    const value = JSON.parse(deviceStorage()?.getItem(name) ?? 'null') as {
      picks: [number, number | null][];
      scores: [number, Score][];
      queued: boolean;
      until: number;
    } | null;
    return value && { ...value, picks: new Map(value.picks), scores: new Map(value.scores) };
  } catch {
    return null;
  }
}

// Asking for it throws where the browser refuses storage, and there is none on a server.
function deviceStorage(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}
