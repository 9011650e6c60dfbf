import { z } from 'zod';
import { verifyFromCheckpoint, verifyLedger } from '../../ledger/verify';
import { command } from '../definition/command';
import { table } from '../definition/table';

const result = z.object({
  ok: z.boolean(),
  since: z
    .string()
    .nullable()
    .describe('the day whose checkpoint stood for all entries before; null where all were read'),
  transactions: z.int(),
  entries: z.int(),
  accounts: z.int(),
  rooms: z.int(),
  breaches: z.array(z.object({ invariant: z.string(), detail: z.string() })),
});

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
