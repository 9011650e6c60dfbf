/**
 * SQLSTATE classes and system codes of a database that is away, takes no writes, has a broken disk (what it was about to
 * commit may be there afterwards), or is too busy to decide: trying again may help.
 */
const PASSING = /^(08...|57P0.|53...|58...|25006|40001|40P01|55P03|57014|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT)$/;

/** Whether what the database did may be over in a moment. */
export const isPassingTrouble = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && PASSING.test(String(error.code));
