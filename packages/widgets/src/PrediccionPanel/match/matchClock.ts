import type { Match, PrediMatch } from '@arma11/core/contract';

/** When the countdown of a lock is said aloud: minutes before it (product §10.2). */
export const spokenMinutes = [15, 5, 1] as const;

const minute = 60_000;

/** Whether a match no longer takes answers: the server says so, or its lock has passed (rules R1.3). */
export const isMatchClosed = ({ close_predi, lock_at }: Pick<Match, 'close_predi' | 'lock_at'>, now: number): boolean =>
  close_predi || now >= Date.parse(lock_at);

/** Whether it is being played. */
export const isInPlay = ({ estado }: Pick<Match, 'estado'>): boolean => estado === 'en_vivo' || estado === 'descanso';

/** What happens to a match on its way to the lock. */
export interface LockEvent {
  at: number;
  match: Match;
  /** Minutes left when it happens; 0 is the lock itself. */
  minutes: number;
}

/** The warnings and locks still to come, soonest first; matches that are closed have none. */
export function lockEvents(matches: readonly PrediMatch[], now: number): LockEvent[] {
  return matches
    .map(({ match }) => match)
    .filter((match) => !match.close_predi)
    .flatMap((match) =>
      [...spokenMinutes, 0].map((minutes) => ({ match, minutes, at: Date.parse(match.lock_at) - minutes * minute })),
    )
    .filter(({ at }) => at > now)
    .sort((a, b) => a.at - b.at);
}
