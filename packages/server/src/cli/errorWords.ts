/** Errors whose message is one sentence for the operator. */
const FOR_OPERATORS: ReadonlySet<string> = new Set([
  'BadVariable',
  'CommandError',
  'DatabaseUnusable',
  'DirectoryLocked',
  'DirectoryUnusable',
  'FeedError',
]);

/** What the command line prints of an error: its sentence where that was written for the operator; else the whole, which is ours. */
export const errorWords = (error: unknown): unknown =>
  error instanceof Error && FOR_OPERATORS.has(error.name) ? error.message : error;
