import { z } from 'zod';
import { verifyLedger } from '../../ledger/verify';
import { command } from '../definition/command';
import { table } from '../definition/table';

const result = z.object({
  ok: z.boolean(),
  transactions: z.int(),
  entries: z.int(),
  accounts: z.int(),
  rooms: z.int(),
  breaches: z.array(z.object({ invariant: z.string(), detail: z.string() })),
});

/** Checks every money invariant; a breach ends the process with 1. */
export const ledgerVerify = command({
  name: 'ledger verify',
  summary: 'check every money invariant; ends with 1 on a breach',
  args: z.object({}),
  ops: { method: 'GET', path: 'ops/ledger/verify/', role: 'tesorero', result },
  run: ({ db }) => verifyLedger(db.read),
  print: ({ ok, transactions, entries, accounts, rooms, breaches }) =>
    ok
      ? `The ledger is clean: ${transactions} transactions, ${entries} entries, ${accounts} accounts, ${rooms} rooms.`
      : `The ledger is broken. Stop payments and find out why.\n${table(
          ['invariant', 'where'],
          breaches.map(({ invariant, detail }) => [invariant, detail]),
        )}`,
  failed: ({ ok }) => !ok,
});
