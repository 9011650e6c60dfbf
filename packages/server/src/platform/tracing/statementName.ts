const VERB = /^[\s(]*([a-z]+)/i;
const TABLE = /\b(?:from|into|update|join)\s+"?([a-z_][a-z0-9_]*)"?/i;

/** A statement by what it does and its first table, such as `select room`: nothing of its values. */
export function statementName(sql: string): string {
  const verb = VERB.exec(sql)?.[1]?.toLowerCase() ?? 'statement';
  const table = TABLE.exec(sql)?.[1];
  return table ? `${verb} ${table.toLowerCase()}` : verb;
}
