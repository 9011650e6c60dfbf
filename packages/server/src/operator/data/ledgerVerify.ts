import { z } from 'zod';
import { verifyFromCheckpoint, verifyLedger } from '../../ledger/verify';
import { command } from '../definition/command';
import { table } from '../definition/table';

const Breach = z
  .object({
    invariant: z.string().describe('Which rule of money is broken, such as `I1 whole ledger sums to 0` (security §1).'),
    detail: z.string().describe('Where: the account, transaction or room, with the two sums.'),
  })
  .meta({ id: 'DeskBreach' });

const result = z
  .object({
    ok: z.boolean().describe('Every invariant holds.'),
    since: z
      .string()
      .nullable()
      .describe('The day whose checkpoint stood for all entries before; null where all were read.'),
    transactions: z.int().describe('Transactions in the ledger.'),
    entries: z.int().describe('Entries of all transactions.'),
    accounts: z.int().describe('Accounts of the ledger.'),
    rooms: z.int().describe('Rooms that there ever were.'),
    breaches: z.array(Breach).describe('What is broken; none where `ok`.'),
  })
  .meta({ id: 'DeskLedger', description: 'What checking every money invariant found.' });

/** Checks every money invariant, of closed days by their checkpoint or by their entries; a breach ends the process with 1. */
export const ledgerVerify = command({
  name: 'ledger verify',
  summary: 'check every money invariant; ends with 1 on a breach',
  args: z.object({
    full: z.boolean().default(false).describe('read every entry, also those of days that are closed'),
  }),
  ops: { method: 'GET', path: 'ops/ledger/verify/', role: 'tesorero', result },
  run: ({ db }, { full }) => (full ? verifyLedger(db.fresh) : verifyFromCheckpoint(db.fresh)),
  print: ({ ok, since, transactions, entries, accounts, rooms, breaches }) =>
    ok
      ? `The ledger is clean: ${transactions} transactions, ${entries} entries, ${accounts} accounts, ${rooms} rooms.${since === null ? '' : ` Entries up to ${since} stood in their checkpoint: --full reads them.`}`
      : `The ledger is broken. Stop payments and find out why.\n${table(
          ['invariant', 'where'],
          breaches.map(({ invariant, detail }) => [invariant, detail]),
        )}`,
  failed: ({ ok }) => !ok,
});
