import type { Lineup, LineupEntry } from '@arma11/core/contract';
import { groupKeys } from '@arma11/core/domain';

/** One line of two elevens: who stands in both, then who stands in one of them, side by side. */
export interface PairedLine {
  line: (typeof groupKeys)[number];
  rows: { mine: LineupEntry | null; rival: LineupEntry | null; shared: boolean }[];
}

const captainOf = ({ captain }: Lineup) => captain ?? -1;

/** Two elevens line by line. A captain of one alone parts them as another player would: their points count twice. */
export function pairEleven(mine: Lineup, rival: Lineup): PairedLine[] {
  return groupKeys
    .map((line): PairedLine => {
      const alike = (a: LineupEntry, b: LineupEntry) =>
        a.player.id === b.player.id && (a.slot === captainOf(mine)) === (b.slot === captainOf(rival));
      const shared = mine[line].flatMap((own) => {
        const other = rival[line].find((each) => alike(own, each));
        return other ? [{ mine: own, rival: other, shared: true }] : [];
      });
      const left = mine[line].filter((own) => !shared.some((row) => row.mine === own));
      const right = rival[line].filter((other) => !shared.some((row) => row.rival === other));
      const apart = Array.from({ length: Math.max(left.length, right.length) }, (_, at) => ({
        mine: left[at] ?? null,
        rival: right[at] ?? null,
        shared: false,
      }));
      return { line, rows: [...apart, ...shared] };
    })
    .filter(({ rows }) => rows.length > 0);
}
