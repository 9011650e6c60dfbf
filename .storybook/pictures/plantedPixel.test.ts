import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { chromiumVersion } from '../../scripts/visual/chromiumVersion.mjs';
import { TAKEN_WITH } from '../../scripts/visual/pictures.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const STORY = 'packages/widgets/src/QuestBar/QuestBar.stories.tsx';
const TIME_LIMIT = 120_000;

const comparePlanted = () =>
  spawnSync('node_modules/.bin/vitest', ['run', '--project', 'storybook', STORY, '-t', 'Compact'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ARMA11_DIFFERENCES: `${root}artifacts/planted`, NO_COLOR: '1', VITE_PLANTED_PIXEL: '1' },
  });

const takenWith = (JSON.parse(readFileSync(TAKEN_WITH, 'utf8')) as { chromium: string }).chromium;

// Another Chromium's pictures are compared with a tolerance, which one pixel does not reach.
it.skipIf(chromiumVersion() !== takenWith)(
  'one changed pixel fails a story',
  () => {
    const { status, stdout, stderr } = comparePlanted();
    expect(status).toBe(1);
    expect(stdout + stderr).toMatch(/\b1 pixels?\b/);
  },
  TIME_LIMIT,
);
