import { mostGoals } from '@arma11/core/domain';
import { TRIAL_PREFIX } from './trialPrefix';

/** The goals that a guest put on a match; null while one is not there yet. */
export interface TrialScore {
  local: number | null;
  visit: number | null;
}

/** What a guest answered in a room that they try, kept on the device until the room locks. */
export interface TrialScores {
  /** The room's lock, in milliseconds. */
  until: number;
  /** By the match. */
  scores: ReadonlyMap<number, TrialScore>;
}

/** Another shape of what is kept is another number: what an earlier app kept is nothing then. */
const VERSION = 1;

type Row = [match: number, local: number | null, visit: number | null];

/** How many matches have a whole score. */
export const wholeScores = ({ scores }: Pick<TrialScores, 'scores'>): number =>
  [...scores.values()].filter(({ local, visit }) => local !== null && visit !== null).length;

/** What the device keeps of a room, also after its lock; null where that is nothing, or not what this app writes. */
export function readTrial(room: number): TrialScores | null {
  try {
    return checked(JSON.parse(localStorage.getItem(TRIAL_PREFIX + room) ?? 'null'));
  } catch {
    return null;
  }
}

/** Keeps what a guest answered in a room. Returns false where the browser keeps nothing. */
export function keepTrial(room: number, { until, scores }: TrialScores): boolean {
  const rows = [...scores].map(([match, { local, visit }]): Row => [match, local, visit]);
  try {
    localStorage.setItem(TRIAL_PREFIX + room, JSON.stringify({ v: VERSION, until, scores: rows }));
    return true;
  } catch {
    return false;
  }
}

/** Forgets what was kept of a room. */
export function forgetTrial(room: number): void {
  try {
    localStorage.removeItem(TRIAL_PREFIX + room);
  } catch {
    // Nothing was kept where storage is refused.
  }
}

/** Who is led from a full room to one like it takes along what they answered. */
export function moveTrial(from: number, to: number): void {
  const kept = from === to ? null : readTrial(from);
  if (kept && keepTrial(to, kept)) forgetTrial(from);
}

/** Forgets every room that has locked. */
export function forgetLateTrials(now: number): void {
  try {
    const rooms = Object.keys(localStorage).filter((key) => key.startsWith(TRIAL_PREFIX));
    for (const room of rooms.map((key) => Number(key.slice(TRIAL_PREFIX.length))))
      if (!((readTrial(room)?.until ?? 0) > now)) forgetTrial(room);
  } catch {
    // Nothing was kept where storage is refused.
  }
}

function checked(value: unknown): TrialScores | null {
  if (typeof value !== 'object' || value === null || !('v' in value) || value.v !== VERSION) return null;
  const { until, scores } = value as { until?: unknown; scores?: unknown };
  if (typeof until !== 'number' || !Array.isArray(scores) || !scores.every(isRow)) return null;
  return { until, scores: new Map(scores.map(([match, local, visit]) => [match, { local, visit }])) };
}

const isRow = (row: unknown): row is Row =>
  Array.isArray(row) && row.length === 3 && Number.isInteger(row[0]) && isGoals(row[1]) && isGoals(row[2]);

const isGoals = (value: unknown): boolean =>
  value === null || (Number.isInteger(value) && (value as number) >= 0 && (value as number) <= mostGoals);
