import type { AnswerEdits, Score } from './answersState';

/** What a panel keeps of a room until its lock: unsaved changes, and whether they wait to be sent. */
export interface AnswersDraft extends AnswerEdits {
  queued: boolean;
}

/** A draft belongs to one entry, that is, to one player in one room; before joining, to the room. */
const nameOf = (predi: number, ins: number) => `arma11:predi-draft:${predi}:${ins > 0 ? ins : 'new'}`;

/** The draft of an entry, or the one made before joining; null when there is none or storage is refused. */
export function readDraft(predi: number, ins: number): AnswersDraft | null {
  return read(nameOf(predi, ins)) ?? (ins > 0 ? read(nameOf(predi, 0)) : null);
}

/** Keeps the changes in this tab; without any, forgets the draft. */
export function writeDraft(predi: number, ins: number, draft: AnswersDraft): void {
  const storage = tabStorage();
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

function read(name: string): AnswersDraft | null {
  try {
    const value = JSON.parse(tabStorage()?.getItem(name) ?? 'null') as {
      picks: [number, number | null][];
      scores: [number, Score][];
      queued: boolean;
    } | null;
    return value && { picks: new Map(value.picks), scores: new Map(value.scores), queued: value.queued };
  } catch {
    return null;
  }
}

// Asking for it throws where the browser refuses storage, and there is none on a server.
function tabStorage(): Storage | null {
  try {
    return globalThis.sessionStorage ?? null;
  } catch {
    return null;
  }
}
