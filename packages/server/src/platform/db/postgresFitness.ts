/** The database cannot be used; the message says which variable to look at. */
export class DatabaseUnusable extends Error {
  override readonly name = 'DatabaseUnusable';
}

const OLDEST_MAJOR = 15;

/** What the ledger needs of the server in production (security §1). */
const DURABLE: Record<string, readonly string[]> = {
  fsync: ['on'],
  synchronous_commit: ['on', 'remote_apply'],
  full_page_writes: ['on'],
  data_sync_retry: ['off'],
};

/** The server's settings that decide whether it is used. */
export const DECIDING_SETTINGS: readonly string[] = ['server_version_num', 'server_version', ...Object.keys(DURABLE)];

/** What an acknowledged write survives (security D1). */
export type Durability = 'process-crash' | 'power-loss';

/** The settings that let a power cut take an acknowledged write, as `name = value`. */
export const volatileSettings = (found: Record<string, string>): string[] =>
  Object.entries(DURABLE)
    .filter(([name, allowed]) => !allowed.includes(found[name] ?? ''))
    .map(([name]) => `${name} = ${found[name]}`);

/** What an acknowledged write survives on a database with these settings. */
export const durabilityOf = (found: Record<string, string>): Durability =>
  volatileSettings(found).length === 0 ? 'power-loss' : 'process-crash';

const SENTENCES: Record<string, string> = {
  '08006': 'does not answer in time, or ends the connection',
  '28P01': 'refuses the user or the password',
  '28000': 'refuses this user',
  '3D000': 'has no database of that name: create it first',
  '42501': 'does not let this user in',
  '53300': 'has no free connection',
  '57P03': 'is starting or stopping: try again in a moment',
};

/** Why a server with these settings is not used, in one sentence, or null. */
export function unfitness(found: Record<string, string>, production: boolean): string | null {
  if (Number(found['server_version_num']) < OLDEST_MAJOR * 10_000) {
    return `DATABASE_URL: PostgreSQL ${found['server_version']} is too old. Version ${OLDEST_MAJOR} or newer is needed.`;
  }
  const bad = production && Object.entries(DURABLE).find(([name, allowed]) => !allowed.includes(found[name] ?? ''));
  if (!bad) return null;
  const [name, allowed] = bad;
  return `DATABASE_URL: PostgreSQL has ${name} = ${found[name]}; money needs ${name} = ${allowed.join(' or ')}.`;
}

/** Why a connection failed, in one sentence that never holds the password. */
export function connectionTrouble(error: unknown, url: string): string {
  const { code = '', message } = error as Error & { code?: string };
  // A pooler's own words, of what it met behind itself: it has no code for that.
  const of =
    SENTENCES[code] ?? (code === '08P01' ? `cannot be used: ${message}` : `cannot be reached (${code || message})`);
  const where = URL.canParse(url) ? new URL(url).host || 'the local socket' : 'an address that is not a URL';
  return `DATABASE_URL: the PostgreSQL server at ${where} ${of}.`;
}
