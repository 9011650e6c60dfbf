import { deskModels } from '@arma11/core/schemas';
import { z } from 'zod';
import { brokenConstraint } from '../../platform/db/constraint';
import type { Queryable } from '../../platform/db/database';
import { savepoint } from '../../platform/db/savepoint';
import { command, CommandError } from '../definition/command';
import { RowId } from './moneyArguments';

const KycLine = deskModels.DeskKyc;
type KycLine = z.infer<typeof KycLine>;

async function lineOf(q: Queryable, id: number): Promise<KycLine> {
  const row = await q
    .selectFrom('app_user')
    .select(['id as user', 'username', 'kyc', 'doc_number', 'birth_date'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw new CommandError(`There is no user ${id}.`);
  return row;
}

/** Notes what a player's document showed: number, birth date, and whether it is good. */
export const kycSet = command({
  name: 'kyc set',
  summary: 'note what a player’s document showed',
  positional: ['user'],
  args: z.object({
    user: RowId.describe('the player'),
    state: z.enum(['no', 'pendiente', 'ok']).describe('whether it is good'),
    doc: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^(\d{8}|[A-Z0-9]{9,12})$/, 'a DNI has 8 digits, a foreigner’s card 9 to 12 letters and digits')
      .optional()
      .describe('its number'),
    birth_date: z.iso.date('a birth date is written 1995-04-23').optional().describe('the date of birth that it shows'),
    reason: z.string().trim().min(3).max(300).describe('what was seen, for the audit'),
  }),
  ops: { method: 'POST', path: 'ops/users/{user}/kyc/', role: 'tesorero', result: KycLine },
  run: ({ audited }, { user, state, doc, birth_date, reason }) =>
    audited(async (tx) => {
      const before = await lineOf(tx, user);
      const after = {
        ...before,
        kyc: state,
        doc_number: doc ?? before.doc_number,
        birth_date: birth_date ?? before.birth_date,
      };
      if (state === 'ok' && (!after.doc_number || !after.birth_date)) {
        throw new CommandError('A good document has a number and a date of birth: give --doc and --birth-date.');
      }
      const { kyc, doc_number } = after;
      try {
        await savepoint(tx, () =>
          tx
            .updateTable('app_user')
            .set({ kyc, doc_number, birth_date: after.birth_date })
            .where('id', '=', user)
            .execute(),
        );
      } catch (error) {
        if (brokenConstraint(error) !== 'app_user_document') throw error;
        throw new CommandError(`Document ${doc_number} belongs to another account: one account for a document.`);
      }
      return { result: after, target: `user:${user}`, before, after, reason };
    }),
  print: ({ username, user, kyc, doc_number, birth_date }) =>
    `${username} (${user}): kyc ${kyc}, document ${doc_number ?? '–'}, born ${birth_date ?? '–'}.`,
});
