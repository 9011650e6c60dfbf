/** What a table is ordered by: a column, and whether its largest stands first. */
export interface SortOrder {
  by: string;
  down: boolean;
}

/** One column of a table that its heads order. */
export interface Sortable<Row> {
  id: string;
  /** What rows are ordered by. */
  value: (row: Row) => number | string;
  /** Numbers: the largest first at the first press. */
  figure?: boolean;
}

/** The rows in the order of a column, equals as they were; as they came where there is no order. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Sortable<Row>[],
  order: SortOrder | null,
): readonly Row[] {
  const column = columns.find(({ id }) => id === order?.by);
  if (!column || !order) return rows;
  const way = order.down ? -1 : 1;
  return [...rows].sort((a, b) => way * compared(column.value(a), column.value(b)));
}

/** The order after a press on a head: its natural one first, then the other way round. */
export const pressed = ({ id, figure = false }: Sortable<never>, order: SortOrder | null): SortOrder => ({
  by: id,
  down: order?.by === id ? !order.down : figure,
});

const compared = (a: number | string, b: number | string): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b), 'es');
