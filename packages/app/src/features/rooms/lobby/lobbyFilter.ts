import type { SalaFilter } from '@arma11/core';
import type { RoomOffer } from '@arma11/core/contract';
import { limaDay } from '@arma11/core/domain';
import { byOrder, roomOrder, type RoomOrder } from '../../../room/roomOrder';

/** The lobby's price chips; amounts in coins, ten to the sol. */
export const PRICES = {
  gratis: { min_price: 0, max_price: 0 },
  bajo: { min_price: 1, max_price: 50 },
  medio: { min_price: 50, max_price: 200 },
  alto: { min_price: 201 },
} as const;
export type PriceChip = keyof typeof PRICES;

export const SIZES = ['h2h', 'chica', 'mediana', 'grande'] as const;
export type SizeChip = (typeof SIZES)[number];

/** What the player chose in the lobby; it lives in the address, so that it can be shared and survives going back. */
export interface LobbyChoice {
  price: PriceChip | null;
  size: SizeChip | null;
  league: string | null;
  today: boolean;
  sort: RoomOrder;
}

const oneOf = <T extends string>(options: readonly T[], value: string | null): T | null =>
  options.find((option) => option === value) ?? null;

/** The choice that an address holds; what it does not know is ignored. */
export const lobbyChoice = (query: URLSearchParams): LobbyChoice => ({
  price: oneOf(Object.keys(PRICES) as PriceChip[], query.get('precio')),
  size: oneOf(SIZES, query.get('tamano')),
  league: query.get('liga'),
  today: query.get('hoy') === '1',
  sort: roomOrder(query.get('orden')),
});

/** The address of a choice; what is not chosen is left out. */
export function lobbyQuery({ price, size, league, today, sort }: LobbyChoice): URLSearchParams {
  const query = new URLSearchParams();
  if (price) query.set('precio', price);
  if (size) query.set('tamano', size);
  if (league) query.set('liga', league);
  if (today) query.set('hoy', '1');
  if (sort !== 'pronto') query.set('orden', sort);
  return query;
}

/** What the server filters by. */
export const serverFilter = ({ price, size, league }: LobbyChoice): SalaFilter => ({
  ...(price ? PRICES[price] : {}),
  ...(size ? { size } : {}),
  ...(league ? { league } : {}),
});

/** The rooms as the player wants to see them. `now` decides what closes today, in Lima. */
export function arrange(rooms: readonly RoomOffer[], { today, sort }: LobbyChoice, now: number): RoomOffer[] {
  const day = limaDay(now);
  return rooms.filter(({ lock_at }) => !today || limaDay(lock_at) === day).sort(byOrder[sort]);
}
