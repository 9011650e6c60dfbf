import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';

/** The total_points that the league published in gws/*.csv, by 'element:fixture'. For tests: the importer never reads them. */
export function officialPoints(folder: string): Map<string, number> {
  const official = new Map<string, number>();
  for (const file of readdirSync(join(folder, 'gws'))) {
    for (const row of parse(readFileSync(join(folder, 'gws', file)), { columns: true }) as Record<string, string>[]) {
      official.set(`${row['element']}:${row['fixture']}`, Number(row['total_points']));
    }
  }
  return official;
}
