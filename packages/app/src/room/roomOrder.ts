import type { CardRoom } from '@arma11/widgets';

/** What open rooms are ordered by, as addresses say it. */
export const ROOM_ORDERS = ['pronto', 'premio', 'llena', 'entrada'] as const;
export type RoomOrder = (typeof ROOM_ORDERS)[number];

/** The order that an address or a field names; what closes first stands first where it names none. */
export const roomOrder = (name: string | null): RoomOrder => ROOM_ORDERS.find((order) => order === name) ?? 'pronto';

const fullness = ({ num_players, max_players }: CardRoom) => num_players / max_players;
const soon = (a: CardRoom, b: CardRoom) => Date.parse(a.lock_at) - Date.parse(b.lock_at);

type Offered = Extract<CardRoom, { top_award: number }>;

/** What stands before what. */
export const byOrder: Record<RoomOrder, (a: Offered, b: Offered) => number> = {
  pronto: soon,
  premio: (a, b) => b.top_award - a.top_award,
  llena: (a, b) => fullness(b) - fullness(a),
  entrada: (a, b) => a.amount_ins - b.amount_ins || soon(a, b),
};
