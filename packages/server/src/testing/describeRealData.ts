import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe } from 'vitest';

/** Where real football data lies: beside the repository, or where `ARMA11_SHARED_DATA` says. */
const PLACE = process.env['ARMA11_SHARED_DATA'] ?? resolve(import.meta.dirname, '../../../../../shared/data');

/**
 * Rules that need a folder of real football data, which is not in the repository. Where it is missing they count as
 * skipped, and the run's reporter names the folder by the group's name. The samples beside the tests prove the rules alone.
 */
export function describeRealData(name: string, rules: (folder: string) => void): void {
  const folder = resolve(PLACE, name);
  describe.skipIf(!existsSync(folder))(`with ../shared/data/${name}`, () => {
    rules(folder);
  });
}
