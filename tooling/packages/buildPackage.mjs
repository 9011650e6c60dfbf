// Builds what is published of the package in whose folder it runs: `node ../../tooling/packages/buildPackage.mjs`.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'tsup';
import { buildTarget } from '../browsers/supported.mjs';
import { buildModules } from './buildModules.mjs';
import { formatDeclarations } from './formatDeclarations.mjs';

const folder = process.cwd();
const { entries, smaller, bundled = [] } = await import(pathToFileURL(join(folder, 'entries.mjs')).href);
const common = { config: false, entry: entries, target: buildTarget, silent: true, noExternal: bundled };

// The script tag's build lies in the same folder.
await build({ ...common, format: ['cjs'], sourcemap: true, clean: ['!embed/**'] });
await build({ ...common, format: ['esm', 'cjs'], dts: { only: true } });
await formatDeclarations(join(folder, 'dist'));
await buildModules(folder, { entries, smaller, bundled });
