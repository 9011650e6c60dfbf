import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = new URL('../', import.meta.url);
const escape = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** 'x/*' of a tsconfig: what stands for the star is taken over. */
const starred = (name) => escape(name).replace('\\*', '(.+)');

/** The import names of the workspace's sources, from tsconfig.base.json, in the shape of Vite's `resolve.alias`. */
export function workspaceAliases() {
  const { compilerOptions } = JSON.parse(readFileSync(new URL('tsconfig.base.json', root), 'utf8'));
  return Object.entries(compilerOptions.paths).map(([name, [path]]) => ({
    find: new RegExp(`^${starred(name)}$`),
    replacement: fileURLToPath(new URL(path, root)).replace('*', '$1'),
  }));
}
