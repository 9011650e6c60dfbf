/** What has moved since the last tick, as the triggers of migration 0012 tell it. */
export interface PendingChanges {
  /** Matches whose score, minute or state is another. */
  matches: Set<number>;
  /** Matches in which a player's points are others. */
  points: Set<number>;
  /** Rooms that were scored or changed their state. */
  rooms: Set<number>;
}

const SUBJECTS = { match: 'matches', points: 'points', room: 'rooms' } as const;

export const noChanges = (): PendingChanges => ({ matches: new Set(), points: new Set(), rooms: new Set() });

/** Adds what one notice tells: 'match:3,4', 'points:3' or 'room:7'. Anything else is not for us. */
export function addNotice(moved: PendingChanges, payload: string): void {
  const [subject = '', ids = ''] = payload.split(':');
  if (!(subject in SUBJECTS)) return;
  const set = moved[SUBJECTS[subject as keyof typeof SUBJECTS]];
  for (const id of ids.split(',')) set.add(Number(id));
}

/** Puts back what could not be sent. */
export function addAll(moved: PendingChanges, more: PendingChanges): void {
  for (const subject of ['matches', 'points', 'rooms'] as const) for (const id of more[subject]) moved[subject].add(id);
}
