import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { believeOnline } from './tooling/machine/believeOnline.mjs';
import { launchOptions } from './tooling/machine/browser.mjs';
import { react18Project } from './tooling/react18/react18Project.mjs';
import { scriptTagTests } from './tooling/embed/scriptTagTests.mjs';
import { sqlText } from './tooling/sqlText.mjs';
import { forceColours } from './tooling/visual/forceColours.mjs';
import { isComparable, pictures } from './tooling/visual/pictures.mjs';
import { ProjectSequencer } from './tooling/vitest/ProjectSequencer.mjs';
import { longPageTests, todayAlone } from './tooling/vitest/longPageTests.mjs';
import { longPostgresTests } from './tooling/vitest/longPostgresTests.mjs';
import { nightlyPgliteTests, onlyPglite, onlyPostgres, quickPgliteTests } from './tooling/vitest/pgliteTests.mjs';
import { withoutDatabase } from './tooling/vitest/withoutDatabase.mjs';
import { workspaceAliases } from './tooling/workspaceAliases.mjs';

// Neither UTC nor Lima: a test that leans on the machine's zone fails everywhere, not only abroad.
const zone = process.env.ARMA11_TEST_ZONE ?? 'Asia/Kathmandu';
process.env.TZ = zone;

// Styles come as in production, rule by rule: of a development build's text jsdom reads all anew for each rule.
process.env.SC_DISABLE_SPEEDY = 'false';

// Vite hands it to the stories: another browser than the one that took the pictures would differ everywhere.
process.env.VITE_PICTURES = isComparable() ? 'compared' : 'none';

const resolve = { alias: workspaceAliases() };
/** A list of what was found is told in full: of a run elsewhere nothing else is left. */
const chaiConfig = { truncateThreshold: 4000 };
const server = (name: string, engine: 'pglite' | 'pg' | 'none', files: { include: string[]; exclude?: string[] }) => ({
  resolve,
  plugins: [sqlText()],
  test: {
    name,
    environment: 'node' as const,
    // A worker reads the server's modules once and keeps its database for the next file.
    isolate: false,
    ...files,
    chaiConfig,
    env: { ARMA11_TEST_DB: engine },
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});

const onDatabases = ['packages/server/src/**/*.test.ts'];

/** Tests that change their process (its zone, its globals) or need its own streams and imports. */
const ownProcess = [
  'packages/core/src/client/createLiveFeed.test.ts',
  'packages/core/src/domain/dates.test.ts',
  'packages/core/src/partner-session/createEmbedSession.test.ts',
  'packages/widgets/src/script-tag/loader.test.ts',
];

const chromium = playwright({
  launchOptions: launchOptions(),
  contextOptions: { deviceScaleFactor: 1, reducedMotion: 'reduce', locale: 'en-GB', timezoneId: zone },
});

/** Checks of the repository that are too long for `npm test`: one runs stories, the others compile, build and pack. */
const longQuality = [
  '.storybook/pictures/plantedPixel.test.ts',
  '.storybook/docs/snippets.test.ts',
  'tooling/api/clientFiles.test.mjs',
  'tooling/api/declarations.test.mjs',
  'tooling/contract/wireTypes.test.mjs',
  'tooling/docs/docs.test.mjs',
  'tooling/embed/buildElements.test.mjs',
  'tooling/embed/sizes.test.mjs',
  'tooling/release/release.test.mjs',
  'tooling/browsers/unsupportedApis.test.mjs',
  'scripts/jobs/prepack.test.mjs',
];

const serveBuild = 'packages/app/e2e/serveBuild.ts';
const serveRig = 'packages/widgets/host-pages/rig/serveRig.ts';
/** `npm test` leaves out the long ones, `test:all` then those of today alone; `--project e2e` by itself has them all. */
const leftOut: Record<string, string[]> = { quick: longPageTests, long: todayAlone };
const exclude = leftOut[process.env.ARMA11_PAGES ?? ''] ?? [];
const browserProject = (name: string, include: string, globalSetup: string) => ({
  resolve,
  test: {
    name,
    environment: 'node' as const,
    // A worker starts one browser for all its files.
    isolate: false,
    include: [include],
    exclude,
    globalSetup: [globalSetup],
    chaiConfig,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // What a page does arrives late on a busy machine; Playwright waits for its own as long as the test may take.
    expect: { poll: { timeout: 20_000 } },
  },
});

export default defineConfig({
  test: {
    // Vitest leaves one core free; on two cores that is one worker, and the suite takes half as long again.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    sequence: { sequencer: ProjectSequencer },
    projects: [
      {
        resolve,
        plugins: [react()],
        test: {
          name: 'unit',
          environment: 'jsdom',
          // A window for each file as everywhere, but React is read and compiled once: half the time.
          pool: 'vmThreads',
          include: [
            'packages/{core,widgets,app}/src/**/*.test.{ts,tsx}',
            'packages/testing/clock/shiftThisRealm.test.mjs',
          ],
          setupFiles: ['packages/testing/clock/shiftThisRealm.mjs'],
          exclude: ownProcess,
          // No rule here is about time, and the first page of a file waits for its modules on a busy machine.
          testTimeout: 20_000,
        },
      },
      { resolve, test: { name: 'unit-process', environment: 'jsdom', include: ownProcess } },
      react18Project(resolve.alias),
      scriptTagTests,
      {
        resolve,
        test: {
          name: 'quality',
          environment: 'node',
          include: ['{scripts,tooling,.storybook,packages/testing}/**/*.test.{mjs,ts}'],
          exclude: longQuality,
        },
      },
      { resolve, test: { name: 'quality-long', environment: 'node', include: longQuality } },
      server('server', 'none', { include: withoutDatabase }),
      server('server-pg', 'pg', {
        include: onDatabases,
        exclude: [...withoutDatabase, ...onlyPglite, ...longPostgresTests],
      }),
      server('server-pg-long', 'pg', { include: longPostgresTests }),
      server('server-pglite', 'pglite', { include: quickPgliteTests }),
      server('server-pglite-rest', 'pglite', {
        include: onDatabases,
        exclude: [...withoutDatabase, ...onlyPostgres, ...quickPgliteTests, ...nightlyPgliteTests],
      }),
      server('server-pglite-long', 'pglite', { include: nightlyPgliteTests }),
      {
        plugins: [storybookTest({ configDir: fileURLToPath(new URL('.storybook', import.meta.url)) })],
        test: {
          name: 'storybook',
          // One window for all story files: each story begins anew by itself, and the app is read once.
          isolate: false,
          setupFiles: ['.storybook/vitest.setup.ts'],
          // The demo starts a whole server and plays an evening on it.
          testTimeout: 240_000,
          browser: {
            enabled: true,
            headless: true,
            provider: chromium,
            screenshotFailures: false,
            // A busy machine starts a browser slowly; that is no failure.
            connectTimeout: 180_000,
            instances: [{ browser: 'chromium' }],
            expect: { toMatchScreenshot: pictures },
            commands: { forceColours, believeOnline: ({ page }) => believeOnline(page) },
          },
        },
      },
      browserProject('e2e', 'packages/app/e2e/*.test.ts', serveBuild),
      browserProject('browsers', 'packages/app/e2e/browsers/*.test.ts', serveBuild),
      browserProject('e2e-long', 'packages/app/e2e/long/*.test.ts', serveBuild),
      browserProject('hosts', 'packages/widgets/host-pages/rig/*.test.ts', serveRig),
      browserProject('tarballs', 'packages/widgets/host-pages/tarball/*.test.ts', serveRig),
      browserProject('examples', 'packages/widgets/host-pages/examples/*.test.ts', serveRig),
    ],
  },
});
