import { sql } from 'kysely';
import type { Queryable, Tx } from './database';
import { DatabaseUnusable } from './postgresFitness';

/** What is only ever added to, with all its partitions; and the list of migrations, which its owner alone writes. */
const KEPT = sql`(
  select frozen.tgrelid as relation from pg_trigger frozen
    join pg_proc guard on guard.oid = frozen.tgfoid and guard.proname in ('ledger_frozen', 'audit_frozen')
  union select leaf.relid from pg_trigger frozen
    join pg_proc guard on guard.oid = frozen.tgfoid and guard.proname in ('ledger_frozen', 'audit_frozen'),
    lateral pg_partition_tree(frozen.tgrelid) leaf
)`;

/** Roles that do not own the tables and write to them. */
async function applicationRoles(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ role: string }>`
    select distinct pg_get_userbyid(given.grantee) as role
    from pg_class relation, lateral aclexplode(relation.relacl) given
    where relation.oid = to_regclass('app_user') and given.privilege_type = 'INSERT' and given.grantee not in (0, relation.relowner)`.execute(
    tx,
  );
  return rows.map(({ role }) => role);
}

async function assertThere(tx: Tx, role: string): Promise<void> {
  const { rows } = await sql`select 1 from pg_roles where rolname = ${role}`.execute(tx);
  if (rows.length === 0) {
    throw new DatabaseUnusable(`There is no role ${role} in this PostgreSQL: make it first (deploy/database.sh).`);
  }
}

async function grantTo(tx: Tx, name: string): Promise<void> {
  const role = sql.id(name);
  await sql`grant usage on schema public to ${role}`.execute(tx);
  await sql`grant select, insert, update, delete on all tables in schema public to ${role}`.execute(tx);
  await sql`grant usage, select on all sequences in schema public to ${role}`.execute(tx);
  await sql`revoke insert, update, delete on kysely_migration, kysely_migration_lock from ${role}`.execute(tx);
  const { rows } = await sql<{ kept: string }>`select relation::regclass::text as kept from ${KEPT} kept`.execute(tx);
  for (const { kept } of rows) await sql`revoke update, delete on ${sql.raw(kept)} from ${role}`.execute(tx);
}

/**
 * Gives the role of the servers, and those that were given it before, what their work needs of tables that another role
 * owns: rows of all of them, and of the ledger, the audit and their like only reading and adding. Who does not own a
 * table cannot disable its triggers either.
 * @throws DatabaseUnusable with a sentence, where there is no such role.
 */
export async function grantApplication(tx: Tx, role?: string): Promise<void> {
  if (role !== undefined) await assertThere(tx, role);
  const roles = new Set([...(await applicationRoles(tx)), ...(role === undefined ? [] : [role])]);
  for (const each of roles) await grantTo(tx, each);
}

/** What the role of these connections could do to what is only added to. */
export interface Rights {
  /** It owns tables, and can disable what guards them. */
  owns: boolean;
  /** What it may change without owning it. */
  rewrites: string[];
}

/** Looks up what this role may do beyond adding, on a schema that is there. */
export async function rightsOf(read: Queryable): Promise<Rights> {
  const { rows } = await sql<Rights>`
    select bool_or(pg_has_role(relowner, 'usage')) as owns,
      coalesce(array_agg(oid::regclass::text order by oid::regclass::text)
        filter (where has_table_privilege(oid, 'update, delete, truncate, trigger')), '{}') as rewrites
    from pg_class where oid in (select relation from ${KEPT} kept)`.execute(read);
  return rows[0]!;
}
