import { sql } from 'kysely';
import { z } from 'zod';
import type { Tx } from '../../platform/db/database';
import { endPartnerGrants } from '../../partners/endGrants';
import { wholeNumber } from '../definition/arguments';
import { command, CommandError } from '../definition/command';
import { Origins, PartnerLine, partnerColumns } from './partnerLine';

const PartnerId = wholeNumber(1, 2_147_483_647).describe('the partner');

async function held(tx: Tx, partner: number): Promise<PartnerLine> {
  const line = await tx
    .selectFrom('partner')
    .select(partnerColumns)
    .where('id', '=', partner)
    .forUpdate()
    .executeTakeFirst();
  if (!line) throw new CommandError(`There is no partner ${partner}. See: partner list.`);
  return line;
}

/** Says anew from which pages a partner may ask. */
export const partnerOrigins = command({
  name: 'partner origins',
  summary: 'say anew from which pages a partner may ask',
  args: z.object({ partner: PartnerId, origins: Origins.describe('all of them, parted by commas') }),
  ops: { method: 'PUT', path: 'ops/partners/{partner}/origins/', role: 'admin', result: PartnerLine },
  run: ({ audited }, { partner, origins }) =>
    audited(async (tx) => {
      const before = await held(tx, partner);
      await tx.updateTable('partner').set({ origins }).where('id', '=', partner).execute();
      const result = { ...before, origins };
      return { result, target: `partner:${partner}`, before, after: result };
    }),
  print: ({ name, origins }) => `${name} may ask from ${origins.join(', ')}.`,
});

/** Ends a partner's access: its widgets then refuse with a sentence. */
export const partnerClose = command({
  name: 'partner close',
  summary: 'end a partner’s access',
  args: z.object({
    partner: PartnerId,
    reason: z.string().trim().min(3).max(500).describe('why; it is kept'),
  }),
  positional: ['partner'],
  ops: { method: 'POST', path: 'ops/partners/{partner}/close/', role: 'admin', result: PartnerLine },
  run: ({ audited }, { partner, reason }) =>
    audited(async (tx) => {
      const before = await held(tx, partner);
      if (before.closed_at) throw new CommandError(`${before.name} is closed already, since ${before.closed_at}.`);
      const { rows } = await sql<{ closed_at: string }>`
        update partner set closed_at = app_now() where id = ${partner} returning closed_at`.execute(tx);
      await endPartnerGrants(tx, partner);
      const result = { ...before, closed_at: rows[0]!.closed_at };
      return { result, target: `partner:${partner}`, before, after: result, reason };
    }),
  print: ({ name }) => `${name} has no access any more.`,
});
