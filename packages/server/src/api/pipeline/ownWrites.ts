import type { Deps } from '../../platform/deps';

/** A standby is asked while it is at most two seconds behind, and looked at each second. */
const FRESH_MS = 4000;
const MOST_WRITERS = 10_000;

/** Gives who has just written here what they wrote, where others may read what is some seconds old. */
export interface OwnWrites {
  /** They write now. */
  note(userId: number): void;
  /** What serves them: with the primary's answers alone, for a moment after a write. */
  depsFor(deps: Deps, userId: number | undefined): Deps;
}

/** Remembers for one server who has just written; over several of them only the database can (docs/scale.md). */
export function ownWrites(now: () => number = () => performance.now()): OwnWrites {
  const until = new Map<number, number>();
  return {
    note(userId) {
      // In the order of writing: what is over stands first.
      until.delete(userId);
      until.set(userId, now() + FRESH_MS);
      for (const [writer, end] of until) {
        if (end > now() && until.size <= MOST_WRITERS) break;
        until.delete(writer);
      }
    },
    depsFor(deps, userId) {
      if (userId === undefined || (until.get(userId) ?? 0) <= now()) return deps;
      return { ...deps, db: { ...deps.db, stale: deps.db.fresh } };
    },
  };
}
