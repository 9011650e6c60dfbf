import { z } from 'zod';
import { brokenConstraint } from '../../platform/db/constraint';
import type { Tx, Queryable } from '../../platform/db/database';
import { savepoint } from '../../platform/db/savepoint';
import { promoCode } from '../../wallet/promos/redeemPromo';
import { wholeNumber } from '../definition/arguments';
import { command, CommandError } from '../definition/command';
import { Moment, RowId } from './moneyArguments';
import { sql } from 'kysely';
import { deskModels } from '@arma11/core/schemas';
import { table } from '../definition/table';

/** A promo code as the treasurer reads it. */
const PromoLine = deskModels.DeskPromo;
type PromoLine = z.infer<typeof PromoLine>;

/** Codes, newest first: one by its text, or all. */
function promoLines(q: Queryable, code?: string): Promise<PromoLine[]> {
  return q
    .selectFrom('promo')
    .select(['id as promo', 'code', 'type', 'coins', 'item_id as item', 'room_id as room', 'label', 'used', 'cap'])
    .select(['starts_at', 'ends_at', 'new_days', 'phone_verified', 'closed_at'])
    .$if(code !== undefined, (query) => query.where('code', '=', code!))
    .orderBy('id', 'desc')
    .limit(200)
    .execute();
}

const giftOf = ({ type, coins, item, room }: PromoLine) =>
  type === 'bono' ? `${coins} coins` : type === 'item' ? `item ${item}` : `a seat in room ${room}`;

/** Codes as a table. */
const printPromos = (lines: readonly PromoLine[]): string =>
  lines.length === 0
    ? 'No promo codes.'
    : table(
        ['code', 'gives', 'used', 'from', 'until', 'for', 'state'],
        lines.map((p) => [
          p.code,
          giftOf(p),
          `${p.used}/${p.cap ?? '∞'}`,
          p.starts_at ?? '–',
          p.ends_at ?? '–',
          [
            p.new_days ? `accounts of ${p.new_days} days` : 'everybody',
            ...(p.phone_verified ? ['verified phone'] : []),
          ].join(', '),
          p.closed_at ? `closed ${p.closed_at}` : 'open',
        ]),
      );

/** The codes, newest first. */
export const promoList = command({
  name: 'promo list',
  summary: 'the codes with how often they were used',
  args: z.object({ code: z.string().max(40).optional().describe('only this one') }),
  ops: { method: 'GET', path: 'ops/promos/', role: 'tesorero', result: z.array(PromoLine) },
  run: ({ db }, { code }) => promoLines(db.fresh, code && promoCode(code)),
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

const Allowed = z
  .object({ allowed: z.literal(true).describe('Codes and gifts work beside real money from now on.') })
  .meta({ id: 'DeskPromosAllowed' });

/** With real money, codes and gifts rest until counsel has answered (rules R11.3); this writes the answer down. */
export const promoAllow = command({
  name: 'promo allow',
  summary: 'allow codes and gifts beside real money: counsel has answered',
  args: z.object({ reason: z.string().trim().min(10).max(500).describe('who answered what, and when') }),
  ops: { method: 'POST', path: 'ops/promos-allowed/', role: 'admin', result: Allowed },
  run: ({ audited }, { reason }) =>
    audited(async (tx) => {
      await sql`insert into setting (key, value) values ('promos-with-real-money', ${JSON.stringify({ reason })})
        on conflict (key) do update set value = excluded.value`.execute(tx);
      return { result: { allowed: true as const }, target: 'setting:promos-with-real-money', reason };
    }),
  print: () => 'Codes and gifts are allowed beside real money.',
});

/** Crockford's base 32: nothing in it is taken for something else. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 60 bits: nobody guesses one (security §5.4). */
const LENGTH = 12;

const randomCode = (random: (bytes: number) => Uint8Array) =>
  Array.from(random(LENGTH), (byte) => LETTERS[byte % 32]).join('');

const args = z.object({
  code: z
    .string()
    .max(40)
    .optional()
    .describe('a code of your own; it needs --cap and --ends. Else one that nobody guesses'),
  coins: wholeNumber(1, 5000).optional().describe('bonus coins that it gives'),
  item: RowId.optional().describe('or the item that it gives'),
  room: RowId.optional().describe('or the room that it opens without a fee'),
  label: z.string().trim().min(2).max(60).describe('what the player reads in their movements, in Spanish'),
  cap: wholeNumber(1, 1_000_000).optional().describe('how many players may use it'),
  starts: Moment.optional().describe('from when'),
  ends: Moment.optional().describe('until when'),
  new_days: wholeNumber(1, 3650).optional().describe('only for accounts at most so many days old'),
  any_phone: z.boolean().default(false).describe('also for players without a verified phone'),
});
type Asked = z.output<typeof args>;

function typeOf({ coins, item, room }: Asked): PromoLine['type'] {
  const given = Object.entries({ bono: coins, item, entrada: room }).filter(([, value]) => value !== undefined);
  if (given.length !== 1) throw new CommandError('Say what it gives with one of --coins, --item and --room.');
  return given[0]![0] as PromoLine['type'];
}

/** A code that can be read in the street must end by itself (security §5.4). */
function codeOf(asked: Asked, random: (bytes: number) => Uint8Array): string {
  if (asked.code === undefined) return randomCode(random);
  const code = promoCode(asked.code);
  if (!/^[A-Z0-9]{4,20}$/.test(code)) throw new CommandError('A code has 4 to 20 letters A–Z and digits.');
  if (asked.cap === undefined || asked.ends === undefined) {
    throw new CommandError('A code of your own can be guessed: give it --cap and --ends.');
  }
  return code;
}

async function assertGiftExists(tx: Tx, { item, room }: Asked): Promise<void> {
  if (item !== undefined) {
    const found = await tx.selectFrom('item').select('source').where('id', '=', item).executeTakeFirst();
    if (!found) throw new CommandError(`There is no item ${item}.`);
    if (found.source === 'inicial') throw new CommandError(`Everybody has item ${item}.`);
  }
  if (room === undefined) return;
  const found = await tx.selectFrom('room').select('estado').where('id', '=', room).executeTakeFirst();
  if (!found || !['abierta', 'llena'].includes(found.estado)) throw new CommandError(`Room ${room} is not open.`);
}

async function insert(tx: Tx, asked: Asked, code: string): Promise<void> {
  const row = {
    code,
    type: typeOf(asked),
    coins: asked.coins,
    item_id: asked.item ?? null,
    room_id: asked.room ?? null,
    label: asked.label,
    cap: asked.cap ?? null,
    starts_at: asked.starts ?? null,
    ends_at: asked.ends ?? null,
    new_days: asked.new_days ?? null,
    phone_verified: !asked.any_phone,
  };
  try {
    await savepoint(tx, () => tx.insertInto('promo').values(row).execute());
  } catch (error) {
    if (brokenConstraint(error) !== 'promo_code_key') throw error;
    throw new CommandError(`The code ${code} was used before. Choose another.`);
  }
}

/** Makes a promo code for coins, an item or a seat. */
export const promoCreate = command({
  name: 'promo create',
  summary: 'make a code for coins, an item or a seat',
  args,
  ops: { method: 'POST', path: 'ops/promos/', role: 'tesorero', result: PromoLine },
  run: ({ audited, deps }, asked) =>
    audited(async (tx) => {
      typeOf(asked);
      await assertGiftExists(tx, asked);
      const code = codeOf(asked, deps.random);
      await insert(tx, asked, code);
      const [after] = await promoLines(tx, code);
      return { result: after!, target: `promo:${code}`, after };
    }),
  print: (line) => printPromos([line]),
});
