import type { Quest } from '../contract/wire';
import { percentOf } from './percent';

/** One segment of the climb: done, the next to do, or still to come. */
export type QuestSegment = 'done' | 'next' | 'todo';

/** The progress of a quest in percent, clamped to 0–100. */
export const questPercent = ({ status }: Pick<Quest, 'status'>): number => percentOf(status.cumplidas, status.total);

/** One segment per criterio, filled in order whichever was met first. */
export const questSegments = ({ status }: Pick<Quest, 'status'>): QuestSegment[] =>
  Array.from({ length: Math.max(0, status.total) }, (_, index) => {
    if (index < status.cumplidas) return 'done';
    return index === Math.max(0, status.cumplidas) ? 'next' : 'todo';
  });
