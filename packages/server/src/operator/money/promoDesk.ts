import { sql } from 'kysely';
import { z } from 'zod';
import { promoCode } from '../../wallet/promos/redeemPromo';
import { command, CommandError } from '../definition/command';
import { printPromos, PromoLine, promoLines } from './promoLine';

/** The codes, newest first. */
export const promoList = command({
  name: 'promo list',
  summary: 'the codes with how often they were used',
  args: z.object({ code: z.string().max(40).optional().describe('only this one') }),
  ops: { method: 'GET', path: 'ops/promos/', role: 'tesorero', result: z.array(PromoLine) },
  run: ({ db }, { code }) => promoLines(db.read, code && promoCode(code)),
  print: printPromos,
});

/** Ends a code now; what it gave stays given. */
export const promoClose = command({
  name: 'promo close',
  summary: 'end a code now; what it gave stays given',
  positional: ['code'],
  args: z.object({ code: z.string().max(40).describe('the code') }),
  ops: { method: 'POST', path: 'ops/promos/{code}/close/', role: 'tesorero', result: PromoLine },
  run: ({ audited }, given) =>
    audited(async (tx) => {
      const code = promoCode(given.code);
      const [before] = await promoLines(tx, code);
      if (!before) throw new CommandError(`There is no code ${code}. List them with: promo list.`);
      await sql`update promo set closed_at = app_now() where code = ${code} and closed_at is null`.execute(tx);
      const [after] = await promoLines(tx, code);
      return { result: after!, target: `promo:${code}`, before, after };
    }),
  print: (line) => printPromos([line]),
});

/** With real money, codes and gifts rest until counsel has answered (rules.md R11.3); this writes the answer down. */
export const promoAllow = command({
  name: 'promo allow',
  summary: 'allow codes and gifts beside real money: counsel has answered',
  args: z.object({ reason: z.string().trim().min(10).max(500).describe('who answered what, and when') }),
  ops: { method: 'POST', path: 'ops/promos-allowed/', role: 'admin', result: z.object({ allowed: z.literal(true) }) },
  run: ({ audited }, { reason }) =>
    audited(async (tx) => {
      await sql`insert into setting (key, value) values ('promos-with-real-money', ${JSON.stringify({ reason })})
        on conflict (key) do update set value = excluded.value`.execute(tx);
      return { result: { allowed: true as const }, target: 'setting:promos-with-real-money', reason };
    }),
  print: () => 'Codes and gifts are allowed beside real money.',
});
