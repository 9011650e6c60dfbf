import { defaultAwardTable, type AwardShare } from '@arma11/core/domain';

/** How many entries share the pot in the same way; `to` is null where it goes on. */
export interface AwardRange {
  from: number;
  to: number | null;
  table: AwardShare[];
}

const FEWEST = 2;
const FAR = 1000;

/** The default tables of prizes by how many play, as the settlement reads them (rules R7.2). */
export function awardRanges(): AwardRange[] {
  const ranges: AwardRange[] = [];
  for (let entries = FEWEST; entries <= FAR; entries += 1) {
    const table = defaultAwardTable(entries);
    const last = ranges.at(-1);
    if (last && last.table.length === table.length) last.to = entries;
    else ranges.push({ from: entries, to: entries, table });
  }
  return ranges.map((range) => (range.to === FAR ? { ...range, to: null } : range));
}
