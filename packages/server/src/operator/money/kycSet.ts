import { deskModels } from '@arma11/core/schemas';
import { z } from 'zod';
import { brokenConstraint } from '../../platform/db/constraint';
import type { Tx } from '../../platform/db/database';
import { savepoint } from '../../platform/db/savepoint';
import type { Sealing } from '../../platform/sealing/Sealing';
import { lastOfDocument, openPersonalData, writePersonalData } from '../../players/accounts/personalData';
import { command, CommandError } from '../definition/command';
import { RowId } from './moneyArguments';

const KycLine = deskModels.DeskKyc;
type KycLine = z.infer<typeof KycLine>;

async function lineOf(tx: Tx, sealing: Sealing, id: number): Promise<KycLine> {
  const row = await tx.selectFrom('app_user').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
  if (!row) throw new CommandError(`There is no user ${id}.`);
  const { username, kyc } = row;
  return { user: id, username, kyc, ...(await openPersonalData(sealing, row)) };
}

/** Of a document and a birth date the desk's history keeps the ends: it is never changed, so it could not be sealed anew. */
const asAudited = ({ birth_date, doc_number, ...line }: KycLine) => ({
  ...line,
  doc_number: lastOfDocument(doc_number),
  birth_date: birth_date && `${birth_date.slice(0, 4)}-••-••`,
});

/** Whether a server of the last version has noted the document for somebody else, in clear text. */
async function belongsToOther(tx: Tx, { user, doc_number }: KycLine): Promise<boolean> {
  const other = tx.selectFrom('app_user').select('id').where('doc_number', '=', doc_number).where('kyc', '=', 'ok');
  return (await other.where('id', '<>', user).executeTakeFirst()) !== undefined;
}

async function save(tx: Tx, sealing: Sealing, line: KycLine): Promise<void> {
  const { user, kyc, doc_number } = line;
  const taken = () =>
    new CommandError(`Document ${doc_number} belongs to another account: one account for a document.`);
  if (kyc === 'ok' && (await belongsToOther(tx, line))) throw taken();
  try {
    await savepoint(tx, async () => {
      await writePersonalData(tx, sealing, user, line);
      await tx.updateTable('app_user').set({ kyc }).where('id', '=', user).execute();
    });
  } catch (error) {
    throw brokenConstraint(error) === 'app_user_document_index' ? taken() : error;
  }
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
  run: ({ audited, deps }, { user, state, doc, birth_date, reason }) =>
    audited(async (tx) => {
      const before = await lineOf(tx, deps.sealing, user);
      const after = {
        ...before,
        kyc: state,
        doc_number: doc ?? before.doc_number,
        birth_date: birth_date ?? before.birth_date,
      };
      if (state === 'ok' && (!after.doc_number || !after.birth_date)) {
        throw new CommandError('A good document has a number and a date of birth: give --doc and --birth-date.');
      }
      await save(tx, deps.sealing, after);
      return { result: after, target: `user:${user}`, before: asAudited(before), after: asAudited(after), reason };
    }),
  print: ({ username, user, kyc, doc_number, birth_date }) =>
    `${username} (${user}): kyc ${kyc}, document ${doc_number ?? '–'}, born ${birth_date ?? '–'}.`,
});
