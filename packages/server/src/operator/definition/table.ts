import Table from 'cli-table3';

/** Rows under headings, for people. */
export function table(head: string[], rows: (string | number)[][]): string {
  const view = new Table({ head, style: { head: [], border: [] } });
  view.push(...rows);
  return view.toString();
}
