import file from './fieldComments.recorded.json';

/**
 * The doc comments above the contract's schemas and their fields, by where the document shows them: `Match`, `Match.date`,
 * `compe.saveLineup.body.captain`; `[]` is an item of a list, `.*` a value of a record, `(2)` the second option of a union.
 * `tooling/openapi/write.mjs` writes the file from the contract's sources (`npm run refresh`).
 */
export const fieldComments: Readonly<Record<string, string>> = file;

/** What is said of a place: by the contract's sources, or of every answer of the desk. */
export const commentAt = (at: string): string | undefined =>
  fieldComments[at] ?? (/^ops\.\w+\.response\.result$/.test(at) ? 'What the command returned.' : undefined);

/** What is said of one field: the words for it before those for its type. */
export const sentences = (...parts: unknown[]): string | undefined =>
  parts.filter((part) => typeof part === 'string').join(' ') || undefined;
