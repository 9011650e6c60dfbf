import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { bundleElements, writeElementTypes } from '../../tooling/embed/buildElements.mjs';

const folder = new URL('dist/', import.meta.url);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const { fileName, code } of await bundleElements()) writeFileSync(new URL(fileName, folder), code);
await writeElementTypes();
