import type { PrediRoom } from '@arma11/core/contract';
import { byOrder, roomOrder, type RoomOrder } from '../../../room/roomOrder';

/** The list's price chips; amounts in coins, ten to the sol. */
export const PRICES = ['gratis', 'bajo', 'alto'] as const;
export type PriceChip = (typeof PRICES)[number];

/** What the player chose; it lives in the address. `match` comes from a match's page. */
export interface PublicChoice {
  price: PriceChip | null;
  match: number | null;
  sort: RoomOrder;
}

/** The choice that an address holds; what it does not know is ignored. */
export function publicChoice(query: URLSearchParams): PublicChoice {
  const match = query.get('match') ?? '';
  return {
    price: PRICES.find((chip) => chip === query.get('precio')) ?? null,
    match: /^[1-9]\d{0,8}$/.test(match) ? Number(match) : null,
    sort: roomOrder(query.get('orden')),
  };
}

/** The address of a choice; what is not chosen is left out. */
export function publicQuery({ price, match, sort }: PublicChoice): URLSearchParams {
  const query = new URLSearchParams();
  if (price) query.set('precio', price);
  if (match) query.set('match', String(match));
  if (sort !== 'pronto') query.set('orden', sort);
  return query;
}

/** The highest fee that counts as low. */
export const LOW_FEE = 50;

const FITS: Record<PriceChip, (fee: number) => boolean> = {
  gratis: (fee) => fee === 0,
  bajo: (fee) => fee > 0 && fee <= LOW_FEE,
  alto: (fee) => fee > LOW_FEE,
};

/** The rooms as the player wants to see them. */
export const arrange = (rooms: readonly PrediRoom[], { price, sort }: PublicChoice): PrediRoom[] =>
  rooms.filter(({ amount_ins }) => !price || FITS[price](amount_ins)).sort(byOrder[sort]);
