// Builds a package before it is packed, unless its last build is of the same sources: `node ../../scripts/pack/prepack.mjs`
// in the package's folder, as its script `prepack`.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { inRoot, toolEnv } from '../door/place.mjs';
import { isFresh } from './isFresh.mjs';

const folder = process.cwd();
const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** Every file that the exports promise. */
const promised = (target) => (typeof target === 'string' ? [target] : Object.values(target).flatMap(promised));

const configs = ['package.json', 'tsconfig.json', 'tsup.config.ts'].map((file) => join(folder, file));
const shared = ['tsconfig.base.json', 'pnpm-lock.yaml'].map((file) => inRoot(file));
// Widgets carry declarations that are made from core's.
const packages = [...new Set(['core', basename(folder)])].map((name) => inRoot('packages', name, 'src'));

const sources = [...packages, ...configs, ...shared];
const results = promised(exports)
  .filter((file) => file.startsWith('./dist/'))
  .map((file) => join(folder, file));

if (!isFresh({ sources, results })) {
  // Standard output belongs to who packs: `--json` is read by programs.
  const { status } = spawnSync(inRoot('node_modules', '.bin', 'tsup'), ['--silent'], {
    cwd: folder,
    env: toolEnv(),
    stdio: ['ignore', 2, 2],
  });
  process.exitCode = status ?? 1;
}
