import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inRoot } from '../../scripts/jobs/place.mjs';
import { changedChecks, longChecks, named, runCheck, staticChecks } from './checks.mjs';

const { scripts } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
const every = [...staticChecks.flat(2), ...longChecks.flat(2), ...Object.values(named).flat()];

it.each(every)('$title ends with a command that there is', ({ mend }) => {
  const [, job, file] = /(?:npm run ([\w:-]+)|node (\S+\.mjs)(?: [\w-]+)*)$/.exec(mend) ?? [];
  expect(job ? job in scripts : existsSync(inRoot(file))).toBe(true);
});

const check = (code) => ({
  title: 'planted',
  command: process.execPath,
  args: ['-e', code],
  mend: 'npm run format',
});

it('a check that fails says what it found, and in its last line what mends it', async () => {
  const trouble = await runCheck(check("console.log('a.ts is not formatted'); process.exit(1)"), process.env);
  expect(trouble.split('\n')).toEqual(['a.ts is not formatted', 'To mend it: npm run format']);
});

it('a check that fails without a word says how it ended', async () => {
  const trouble = await runCheck(check('process.exit(3)'), process.env);
  expect(trouble).toMatch(/ended with 3\.\nTo mend it: npm run format$/);
});

it('a check that passes says nothing', async () => {
  expect(await runCheck(check("console.log('fine')"), process.env)).toBeUndefined();
});

it.each(['core', 'testing', 'widgets', 'app', 'server'])('a change in %s has its types checked', (name) => {
  const titles = changedChecks([`packages/${name}/somewhere/any.ts`]).map(({ title }) => title);
  expect(titles).toContain(`types of packages/${name}`);
});
