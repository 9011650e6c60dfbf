import type { ImportReport } from '../../catalogue/feeds/importSeason';
import type { CommandContext } from '../definition/command';
import { table } from '../definition/table';

const SHOWN = 20;

/** Leaves the audit row of an import, which runs a transaction of its own. */
export async function noted({ note }: CommandContext, report: ImportReport): Promise<ImportReport> {
  const { league_unique, season, tables, rejected } = report;
  await note({ target: `league:${league_unique}`, after: { season, tables, rejected: rejected.length } });
  return report;
}

/** An import's report: what each table read and wrote, and every row that was left out, with the reason. */
export function printImport(report: ImportReport): string {
  const counts = Object.entries(report.tables).map(([name, t]) => [
    name,
    t.read,
    t.inserted,
    t.updated,
    t.unchanged,
    t.duplicate,
    t.rejected,
  ]);
  const rejected = report.rejected
    .slice(0, SHOWN)
    .map(({ file, line, reason }) => `  ${file}${line === null ? '' : `, ${line}`}: ${reason}`);
  const more = report.rejected.length - rejected.length;
  return [
    `${report.created ? 'Made and filled' : 'Filled'} the league ${report.league_unique}, season ${report.season}.`,
    table(['table', 'read', 'inserted', 'updated', 'unchanged', 'duplicate', 'rejected'], counts),
    ...(rejected.length > 0 ? ['Left out:', ...rejected] : []),
    ...(more > 0 ? [`  … and ${more} more; --json lists all.`] : []),
    ...report.notes.map((note) => `Note: ${note}`),
  ].join('\n');
}
