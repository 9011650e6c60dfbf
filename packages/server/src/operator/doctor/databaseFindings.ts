import { sql } from 'kysely';
import { rightsOf } from '../../platform/db/applicationRole';
import type { Db, Queryable } from '../../platform/db/database';
import { decidingSettings } from '../../platform/db/decidingSettings';
import { volatileSettings } from '../../platform/db/postgresFitness';
import type { Installation } from '../definition/command';
import { bytesAsText, fail, failIn, type Finding, ok, warn } from './finding';

async function sizeFinding({ engine, fresh }: Db): Promise<Finding> {
  const { rows } = await sql<{ bytes: number; database: string }>`
    select pg_database_size(current_database())::bigint as bytes, current_database() as database`.execute(fresh);
  const { server_version } = await decidingSettings(fresh);
  const { bytes, database } = rows[0]!;
  const what = engine === 'pg' ? `PostgreSQL ${server_version}, database ${database}` : 'The embedded database';
  return ok('database', `${what}, ${bytesAsText(Number(bytes))}.`);
}

/** What a power cut takes, by what the database has now. */
async function durabilityFinding({ engine, fresh }: Db, production: boolean): Promise<Finding> {
  const settings = volatileSettings(await decidingSettings(fresh));
  if (settings.length === 0) return ok('durability', 'An acknowledged write survives a power cut.');
  const says = `A power cut may take acknowledged writes (${settings.join(', ')})`;
  if (engine === 'pglite') return warn('durability', `${says}: for real money set DATABASE_URL.`);
  return failIn(production)('durability', `${says}: set them right in postgresql.conf, and reload it.`);
}

interface Connection {
  tls: string | null;
  /** Neither a network nor a pooler lies between. */
  here: boolean;
}

async function tlsFinding(read: Queryable): Promise<Finding> {
  const { rows } = await sql<Connection>`
    select (select version from pg_stat_ssl where pid = pg_backend_pid() and ssl) as tls,
      inet_client_addr() is not distinct from inet_server_addr() as here`.execute(read);
  const { tls, here } = rows[0]!;
  if (tls) return ok('database tls', `The connection is encrypted (${tls}).`);
  if (here)
    return ok('database tls', 'The database is on this machine: nothing is encrypted, and nothing needs to be.');
  // In production the configuration refuses it, unless ALLOW_PLAIN_TRANSPORT=1 says that it is meant.
  return warn(
    'database tls',
    'The connection to the database is not encrypted: add ?sslmode=verify-full to DATABASE_URL, unless nobody else can read that network.',
  );
}

interface Role {
  name: string;
  superuser: boolean;
  more: string[];
}

/** What the server's role may do beyond its work with the rows of its tables. */
async function roleFinding(read: Queryable, production: boolean): Promise<Finding> {
  const { rows } = await sql<Role>`
    select rolname as name, rolsuper as superuser, array_remove(array[
      case when rolcreaterole then 'CREATEROLE' end, case when rolcreatedb then 'CREATEDB' end,
      case when rolreplication then 'REPLICATION' end, case when rolbypassrls then 'BYPASSRLS' end], null) as more
    from pg_roles where rolname = current_user`.execute(read);
  const { name, superuser, more } = rows[0]!;
  if (superuser) {
    const says = `${name} is a superuser, who may do anything to the whole PostgreSQL: make a role of its own (docs/deploy.md#the-database).`;
    return failIn(production)('database role', says);
  }
  const { owns, rewrites } = await rightsOf(read);
  if (owns) {
    const says = `${name} owns the tables, so who takes over a server can rewrite the ledger: deploy/database.sh gives them to a role that servers do not use (docs/deploy.md#the-database).`;
    return failIn(production)('database role', says);
  }
  if (rewrites.length > 0) {
    const says = `${name} may change what is only added to (${rewrites.join(', ')}): run \`arma11 migrate\` as the role that owns the tables.`;
    return failIn(production)('database role', says);
  }
  if (more.length === 0) return ok('database role', `${name} may use the rows of its own database, and nothing else.`);
  const without = more.map((each) => `NO${each}`).join(' ');
  return warn('database role', `${name} may do more than it needs: alter role ${name} ${without}.`);
}

const SKEW_SECONDS = { warn: 1, fail: 5 };

/** What clocks that are so far apart mean. */
export function skewFinding(seconds: number): Finding {
  const says = `The clocks of this machine and the database are ${Math.abs(seconds).toFixed(1)} s apart`;
  if (Math.abs(seconds) < SKEW_SECONDS.warn) return ok('clock', `${says}.`);
  const mend = 'the game uses the database’s; run NTP (chrony or systemd-timesyncd) on both.';
  return (Math.abs(seconds) < SKEW_SECONDS.fail ? warn : fail)('clock', `${says}: ${mend}`);
}

async function clockFinding(read: Queryable, now: () => number): Promise<Finding> {
  const before = now();
  const { rows } = await sql<{ ms: number }>`
    select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`.execute(read);
  // The database looked at its clock somewhere between: half of the way is at most that much wrong.
  return skewFinding((rows[0]!.ms - (before + now()) / 2) / 1000);
}

/** What the database itself tells: which it is, whether it keeps what it acknowledged, who we are there, its clock. */
export async function databaseFindings(
  db: Db,
  { production, machine }: Pick<Installation, 'production' | 'machine'>,
): Promise<Finding[]> {
  const size = await sizeFinding(db);
  const durability = await durabilityFinding(db, production);
  if (db.engine === 'pglite') return [size, durability];
  return [
    size,
    await tlsFinding(db.fresh),
    await roleFinding(db.fresh, production),
    durability,
    await clockFinding(db.fresh, machine.now),
  ];
}
