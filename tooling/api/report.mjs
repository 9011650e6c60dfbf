// Compares what the packages' built entries export with the reports that are committed; `--update` writes them anew.
// node tooling/api/report.mjs core widgets [--update]
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../../scripts/jobs/place.mjs';
import { say } from '../../scripts/jobs/say.mjs';
import { condensed } from './condensed.mjs';
import { ordered } from './ordered.mjs';
import { writtenReport } from './writtenReport.mjs';

const names = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const update = process.argv.includes('--update');

const folderOf = (name) => inRoot('packages', name);
const textOf = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);

/** The entries that have types, each with the name of its report: `core.api.md`, `core.contract.api.md`. */
function entriesOf(name) {
  const manifest = JSON.parse(readFileSync(join(folderOf(name), 'package.json'), 'utf8'));
  return Object.entries(manifest.exports)
    .map(([path, target]) => [path, target.import ?? target])
    .filter(([, target]) => target.types)
    .map(([path, target]) => ({
      file: `${name}${path.slice(1).replaceAll('/', '.')}.api.md`,
      types: target.types,
    }));
}

/** The reports of a package that are not what was built: their names. */
function staleReports(name) {
  const folder = folderOf(name);
  const reports = join(folder, 'api');
  const entries = entriesOf(name);
  mkdirSync(reports, { recursive: true });
  const left = readdirSync(reports).filter((file) => !entries.some((entry) => entry.file === file));
  const changed = entries.filter(({ file, types }) => {
    const text = condensed(ordered(writtenReport(folder, types, file)));
    const same = textOf(join(reports, file)) === text;
    if (!same && update) writeFileSync(join(reports, file), text);
    return !same;
  });
  if (update) left.forEach((file) => rmSync(join(reports, file)));
  return [...changed.map(({ file }) => file), ...left].map((file) => `packages/${name}/api/${file}`);
}

const stale = names.flatMap(staleReports);
const list = stale.map((file) => `\n  ${file}`).join('');
if (update) say(list ? `Written:${list}` : 'Every report was right.');
else if (list) {
  say(
    `What these packages export is not what their reports say:${list}\n` +
      'If it is meant: npm run api:update, read the difference, and tell those who use it in a changeset (npm run changeset).',
  );
  process.exitCode = 1;
}
