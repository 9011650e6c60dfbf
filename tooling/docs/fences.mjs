import { readdirSync, readFileSync } from 'node:fs';
import { inRoot } from '../../scripts/jobs/place.mjs';

/** Pages whose code people copy. */
const pages = () => [
  'README.md',
  ...readdirSync(inRoot('docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
  ...['core', 'widgets', 'elements', 'app', 'server'].map((name) => `packages/${name}/README.md`),
];

/** Every fenced block of the documentation: where it stands, its language, what stands behind that, and its code. */
export function fences() {
  return pages().flatMap((page) => {
    const text = readFileSync(inRoot(page), 'utf8');
    return [...text.matchAll(/^```(\w*)[ ]?(.*)\n([\s\S]*?)^```$/gm)].map((match) => {
      const [, language, info, code] = match;
      return { page, place: `${page}:${text.slice(0, match.index).split('\n').length}`, language, info, code };
    });
  });
}
