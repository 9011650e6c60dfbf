import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const packagesFolder = fileURLToPath(new URL('../../packages', import.meta.url));

const forTests = /\.test\.tsx?$|\/testing\/|\/fixtures\/|FixtureServer|openTestDatabase|\/e2e\//;

/** Which kind of file it is: only `source` ships. Decorators of stories lie beside them. */
const kindOf = (path, text) => {
  if (forTests.test(path)) return 'test';
  return path.endsWith('.stories.tsx') || path.includes('/stories/') || text.includes("from '@storybook/")
    ? 'story'
    : 'source';
};

/** Every TypeScript file of the packages: its path inside packages/, its text and its kind. */
export function sourceFiles() {
  const names = readdirSync(packagesFolder, { recursive: true }).map((path) => path.replaceAll('\\', '/'));
  return names
    .filter((path) => /^[a-z]+\/(src|e2e)\/.*\.tsx?$/.test(path) && !path.endsWith('.d.ts'))
    .sort()
    .map((path) => ({ path, text: readFileSync(`${packagesFolder}/${path}`, 'utf8') }))
    .map(({ path, text }) => ({ path, text, kind: kindOf(path, text) }));
}
