import { sql } from 'kysely';
import { z } from 'zod';
import { ADULT_YEARS } from '../../accounts/adult';
import { brokenConstraint } from '../../db/constraint';
import type { Tx } from '../../db/database';
import { savepoint } from '../../db/savepoint';
import { notify } from '../../notices/notify';
import { command, CommandError } from '../command';
import { lockUser, UserRef } from './findUser';

const Verified = z.object({ user: z.int(), username: z.string(), kyc: z.literal('ok'), birth_date: z.string() });

interface Paper {
  id: number;
  document: string;
  birthDate: string | undefined;
}

async function keep(tx: Tx, { id, document, birthDate }: Paper): Promise<string> {
  const { rows } = await sql<{ birth_date: string | null; adult: boolean | null }>`
    update app_user set kyc = 'ok', doc_number = ${document}, birth_date = coalesce(${birthDate ?? null}::date, birth_date)
    where id = ${id} returning birth_date,
      birth_date <= (app_now() at time zone 'America/Lima')::date - make_interval(years => ${ADULT_YEARS}) as adult`.execute(
    tx,
  );
  const { birth_date, adult } = rows[0]!;
  if (birth_date === null)
    throw new CommandError('The player never told a birth date: say the document’s with --birth-date.');
  if (!adult) throw new CommandError(`Born on ${birth_date}: a player must be ${ADULT_YEARS}.`);
  return birth_date;
}

/** Says that somebody has seen the player's document: real money asks for it (rules.md, legal norms). */
export const userVerify = command({
  name: 'user verify',
  summary: 'say that you have seen a player’s document',
  args: z.object({
    user: UserRef,
    document: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z0-9]{6,12}$/)
      .describe('its number'),
    birth_date: z.iso.date().optional().describe('the birth date on it, where the player told another or none'),
    reason: z.string().trim().min(3).max(500).describe('how you saw it; it is kept'),
  }),
  positional: ['user'],
  ops: { method: 'POST', path: 'ops/users/{user}/verify/', role: 'tesorero', result: Verified },
  run: ({ audited, actor }, { user: ref, document, birth_date: birthDate, reason }) =>
    audited(async (tx) => {
      const user = await lockUser(tx, actor, ref);
      const birth_date = await savepoint(tx, () => keep(tx, { id: user.id, document, birthDate })).catch(
        (error: unknown) => {
          if (brokenConstraint(error) !== 'app_user_document') throw error;
          throw new CommandError(`Document ${document} is of another account: one account for a document.`);
        },
      );
      await notify(tx, [user.id], {
        kind: 'cuenta',
        ref: `kyc:${document}`,
        title: 'Tu documento está verificado',
        body: 'Ya puedes recargar y cobrar saldo.',
        link: '/play/billetera',
      });
      const result = { user: user.id, username: user.username, kyc: 'ok' as const, birth_date };
      const before = { kyc: user.kyc, doc_number: user.doc_number, birth_date: user.birth_date };
      return {
        result,
        target: `user:${user.id}`,
        before,
        after: { kyc: 'ok', doc_number: document, birth_date },
        reason,
      };
    }),
  print: ({ username, birth_date }) => `${username}, born on ${birth_date}, is verified.`,
});
