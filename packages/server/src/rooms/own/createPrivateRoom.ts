import type { ModoPozo } from '@arma11/core/contract';
import { displaySoles } from '@arma11/core/domain';
import { newCode } from '../codes/newCode';
import type { Tx } from '../../platform/db/database';
import type { Deps } from '../../platform/deps';
import { prices } from '../offers/prices';
import { notFound, Refusal } from '../../platform/refusal';
import { createCompeRoom } from '../offers/createCompeRoom';
import { fittingFlags } from '../offers/fittingFlags';
import { lockOwner } from './lockOwner';
import { roomName } from './roomName';

export interface PrivateRoomWish {
  userId: number;
  name?: string | undefined;
  league_unique: string;
  jornada: number;
  amount_ins: number;
  max_players: number;
  captain: boolean;
  late_swap: boolean;
  max_per_club: number | null;
  budget: boolean;
}

const TERMS = {
  tipo: '2' as const,
  min_players: 2,
  modo_pozo: 'proporcional' as ModoPozo,
  commission_bps: 1000,
  lock_lead_min: 5,
};

/** Opens a player's own lineup room, which only its code lets others into (rules R3.4, product #30). */
export async function createPrivateRoom(tx: Tx, random: Deps['random'], wish: PrivateRoomWish): Promise<number> {
  if (!prices.some(({ amount_ins }) => amount_ins === wish.amount_ins)) {
    throw new Refusal(422, 'PRECIO_INVALIDO', 'Elige una de las entradas de la lista.');
  }
  await lockOwner(tx, wish.userId, 'compe');
  const league = await tx
    .selectFrom('league')
    .select(['id', 'name'])
    .where('league_unique', '=', wish.league_unique)
    .where('has_compe', '=', true)
    .executeTakeFirst();
  if (!league) throw notFound();
  const { captain, late_swap, max_per_club, budget } = wish;
  const flags = { captain, late_swap, max_per_club, solo_nuevos: false, ...(budget && { budget }) };
  const fee = wish.amount_ins === 0 ? 'Gratis' : displaySoles(wish.amount_ins);
  return createCompeRoom(tx, {
    ...TERMS,
    name: roomName(wish.name, `${league.name} · ${fee}`),
    leagueId: league.id,
    jornada: wish.jornada,
    amount_ins: wish.amount_ins,
    max_players: wish.max_players,
    ownerId: wish.userId,
    flags: await fittingFlags(tx, { leagueId: league.id, jornada: wish.jornada, flags }),
    cod_access: await newCode(tx, random),
  });
}
