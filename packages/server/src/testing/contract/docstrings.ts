import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = new URL('../../../../core/src/contract/', import.meta.url);
const DOCUMENTED = /\/\*\*((?:(?!\*\/)[^])*)\*\/\s*(\w+): \{\s*method:/g;

/** `partnerTokens.calls.ts` declares calls of the heading `partners`. */
const headingOf = (file: string) => (file.startsWith('partnerTokens.') ? 'partners' : file.split('.')[0]!);

const plain = (comment: string) =>
  comment
    .replaceAll(/^\s*\*/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The docstring of every call of the contract, by `heading.call`: for the test and the recorder, from the sources. */
export function readDocstrings(): Record<string, string> {
  const files = readdirSync(fileURLToPath(folder)).filter((file) => file.endsWith('.calls.ts'));
  return Object.fromEntries(
    files.flatMap((file) =>
      [...readFileSync(new URL(file, folder), 'utf8').matchAll(DOCUMENTED)].map(([, comment, name]) => [
        `${headingOf(file)}.${name}`,
        plain(comment!),
      ]),
    ),
  );
}
