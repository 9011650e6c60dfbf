import { sql } from 'kysely';
import { standingBreaches } from '../../ledger/auditLedger';
import type { Db } from '../../platform/db/database';
import { schemaState } from '../../platform/db/schemaState';
import type { Installation } from '../definition/command';
import { fail, type Finding, ok, secondsAsText, warn } from './finding';
import { receiptFindings } from './receiptFindings';
import { sealingFindings } from './sealingFindings';

/** The auditor of one of the servers looks each minute. */
const OLDEST_AUDIT_SECONDS = 300;

/** How many seconds ago a server last looked; null: none has. */
async function auditAge({ fresh }: Db): Promise<number | null> {
  const { rows } = await sql<{ age: number | null }>`
    select case when isfinite(started_at) then extract(epoch from clock_timestamp() - started_at) end::float8 as age
    from ledger_audit`.execute(fresh);
  return rows[0]?.age ?? null;
}

async function ledgerFinding(db: Db): Promise<Finding> {
  const breaches = await standingBreaches(db);
  if (breaches.length > 0) {
    const names = [...new Set(breaches.map(({ invariant }) => invariant))].join(', ');
    return fail(
      'ledger',
      `Broken (${names}), and money is closed: \`ledger verify\` says where (docs/operate.md#incidents).`,
    );
  }
  const age = await auditAge(db);
  if (age === null) return warn('ledger', 'No server has looked at it yet: start one, or run `ledger verify`.');
  const says = `Nothing was wrong when a server last looked, ${secondsAsText(age)} ago`;
  if (age < OLDEST_AUDIT_SECONDS) return ok('ledger', `${says}.`);
  return warn('ledger', `${says}: start a server, or run \`ledger verify\`.`);
}

/** What the game has made in the database: its tables, whether the books agree, and what seals people's data. */
export async function gameFindings(
  db: Db,
  { encryptionKeys, receipts }: Pick<Installation, 'encryptionKeys' | 'receipts'>,
): Promise<Finding[]> {
  const { empty, pending, newer, tooNew } = await schemaState(db);
  if (tooNew) return [fail('schema', tooNew)];
  if (empty)
    return [warn('schema', 'The database is empty: `migrate`, or the first start of the server, makes its tables.')];
  if (pending.length > 0) {
    return [
      fail(
        'schema',
        `Migrations are missing (${pending.join(', ')}): run \`migrate\`, or start a server of this version.`,
      ),
    ];
  }
  const says = newer ? 'That of a newer version, which this one can use.' : 'That of this version.';
  return [
    ok('schema', says),
    await ledgerFinding(db),
    ...(await sealingFindings(db.fresh, encryptionKeys)),
    ...(await receiptFindings(db.fresh, receipts)),
  ];
}
