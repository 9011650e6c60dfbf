import type { Award, ModoPozo } from '../contract/wire';
import { placeLabel } from './placeLabel';
import { portionOf } from './portion';

/** One row of an award table: every place of the range gets `percent` of the pot. */
export type AwardShare = Pick<Award, 'position_from' | 'position_to' | 'percent'>;

/** What the awards of a room depend on. */
export interface AwardSource {
  pozo: number;
  entries: number;
  /** The room's own table; absent, the default one for this many entries. */
  table?: readonly AwardShare[];
}

const defaultSplits: readonly { fromEntries: number; percents: readonly number[] }[] = [
  { fromEntries: 100, percents: [30, 18, 12, 9, 7, 6, 5, 5, 4, 4] },
  { fromEntries: 25, percents: [50, 25, 15, 10] },
  { fromEntries: 10, percents: [60, 25, 15] },
  { fromEntries: 4, percents: [65, 35] },
  { fromEntries: 0, percents: [100] },
];

/** The default award table for a number of entries (rules R7.2). */
export function defaultAwardTable(entries: number): AwardShare[] {
  const percents = defaultSplits.find(({ fromEntries }) => entries >= fromEntries)?.percents ?? [100];
  return percents.map((percent, index) => ({ position_from: index + 1, position_to: index + 1, percent }));
}

/** What is wrong with a custom award table, or null: places from 1 on without a gap, and percents that sum 100 (rules R7.2). */
export function awardTableProblem(table: readonly AwardShare[]): string | null {
  let next = 1;
  let sum = 0;
  for (const { position_from, position_to, percent } of table) {
    if (position_from !== next || !Number.isInteger(position_to) || position_to < position_from) {
      return `The awards must follow each other from place 1 on: expected place ${next}, got ${position_from} to ${position_to}.`;
    }
    if (!(percent >= 0) || Math.abs(percent * 100 - bpsOf(percent)) > 1e-6) {
      return `A percent must be 0 or more with at most two decimals, not ${percent}.`;
    }
    sum += bpsOf(percent) * (position_to - position_from + 1);
    next = position_to + 1;
  }
  return sum === 10_000 ? null : `The percents of all places must add up to 100, not ${sum / 100}.`;
}

/**
 * The awards of a pot: `floor(pozo × percent / 100)` for each place, and what is left over to the 1st (rules R7.2).
 * Places beyond the number of entries are dropped and their share goes to the 1st, so that the awards always sum the pot.
 * `percent` and `amount` are per place; the 1st always has a row of its own.
 * @throws Error when `pozo` is not a whole number from 0 up, or `awardTableProblem` finds a problem in `table`.
 */
export function awardsFor({ pozo, entries, table = defaultAwardTable(entries) }: AwardSource): Award[] {
  if (!Number.isSafeInteger(pozo) || pozo < 0) throw new Error(`pozo must be a whole number from 0 up, not ${pozo}.`);
  const problem = awardTableProblem(table);
  if (problem) throw new Error(problem);
  const others = belowFirst(table, Math.max(entries, 1)).map((row) => ({
    ...row,
    amount: portionOf(pozo, bpsOf(row.percent)),
    label: placeLabel(row),
  }));
  const first = {
    position_from: 1,
    position_to: 1,
    percent: (10_000 - totalOf(others, (row) => bpsOf(row.percent))) / 100,
  };
  return [{ ...first, amount: pozo - totalOf(others, (row) => row.amount), label: placeLabel(first) }, ...others];
}

/** The awards a room pays: the published ones where they are guaranteed, else those of the real pot (rules R2.3). */
export const settlementAwards = (room: AwardSource & { modo_pozo: ModoPozo; published: readonly Award[] }): Award[] =>
  room.modo_pozo === 'garantizado' ? [...room.published] : awardsFor(room);

/** The last place that wins coins, 0 when none does. */
export const paidPlaces = (awards: readonly Award[]): number =>
  awards.reduce((last, award) => (award.amount > 0 ? Math.max(last, award.position_to) : last), 0);

const bpsOf = (percent: number) => Math.round(percent * 100);

const totalOf = <R extends Pick<Award, 'position_from' | 'position_to'>>(
  rows: readonly R[],
  value: (row: R) => number,
) => rows.reduce((sum, row) => sum + value(row) * (row.position_to - row.position_from + 1), 0);

const belowFirst = (table: readonly AwardShare[], entries: number): AwardShare[] =>
  table
    .map(({ position_from, position_to, percent }) => ({
      position_from: Math.max(position_from, 2),
      position_to: Math.min(position_to, entries),
      percent,
    }))
    .filter(({ position_from, position_to }) => position_from <= position_to);
