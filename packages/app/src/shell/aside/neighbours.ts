import type { GroupRow } from '@arma11/core/back-office';

const SHOWN = 3;

/** The rows of a group's table around a player: who is next above and next below; the first ones while they are not in it. */
export function neighbours(table: readonly GroupRow[], user: number | undefined): GroupRow[] {
  const at = table.findIndex((row) => row.user.id === user);
  const from = Math.max(0, Math.min(at - 1, table.length - SHOWN));
  return table.slice(from, from + SHOWN);
}
