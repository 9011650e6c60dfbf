import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { isComparable } from '../../tooling/visual/pictures.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const STORY = 'packages/widgets/src/QuestBar/QuestBar.stories.tsx';
const TIME_LIMIT = 120_000;

const comparePlanted = () =>
  spawnSync('node_modules/.bin/vitest', ['run', '--project', 'storybook', STORY, '-t', 'Compact'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ARMA11_DIFFERENCES: `${root}artifacts/planted`, NO_COLOR: '1', VITE_PLANTED_PIXEL: '1' },
  });

// With another browser no picture is compared.
it.skipIf(!isComparable())(
  'one changed pixel fails a story',
  () => {
    const { status, stdout, stderr } = comparePlanted();
    expect(status).toBe(1);
    expect(stdout + stderr).toMatch(/\b1 pixels?\b/);
  },
  TIME_LIMIT,
);
