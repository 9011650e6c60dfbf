import { deskModels } from '@arma11/core/schemas';
import type { z } from 'zod';
import type { Queryable } from '../../platform/db/database';
import { table } from '../definition/table';

/** A promo code as the treasurer reads it. */
export const PromoLine = deskModels.DeskPromo;
export type PromoLine = z.infer<typeof PromoLine>;

/** Codes, newest first: one by its text, or all. */
export function promoLines(q: Queryable, code?: string): Promise<PromoLine[]> {
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
export const printPromos = (lines: readonly PromoLine[]): string =>
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
