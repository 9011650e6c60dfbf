import { sql } from 'kysely';
import { displayFee, formatKickoff } from '@arma11/core/domain';
import type { Queryable } from '../../platform/db/database';
import { publicRoom } from '../../rooms/view/publicRoom';
import { roomMoney } from '../../rooms/view/roomMoney';
import { selectRooms, type RoomWithSeat } from '../../rooms/view/roomView';
import { coinsInWords } from '../../platform/messages/coinsInWords';
import { cardAddress } from '../share/cardAddress';
import { roomCard } from '../share/roomCard';
import type { Preview } from './Preview';

// Who reads a link has no country yet; the game is played in Peru.
const COUNTRY = 'PEN';
const NOBODY = 0;

const feeOf = ({ amount_ins }: RoomWithSeat) => displayFee({ amount_ins, local_contry: COUNTRY }).text;
const lockOf = ({ lock_at }: RoomWithSeat) => formatKickoff(lock_at).replace(/ H$/, '');

async function roomById(q: Queryable, id: number): Promise<RoomWithSeat | undefined> {
  return (await selectRooms(q, NOBODY, sql`r.id = ${id}`))[0];
}

/** A room that everybody may see, or the general words for one that is private, a draft, of the other game or not there. */
export async function publicRoomPreview(
  q: Queryable,
  { kind, id, general }: { kind: 'compe' | 'predi'; id: number; general: Preview },
): Promise<Preview> {
  const room = await publicRoom(q, { kind, id });
  if (!room) return general;
  const { pozo } = roomMoney(room);
  const facts = [
    `${room.league_name}, ${room.jornada_name}`,
    `Entrada: ${feeOf(room)}`,
    pozo > 0 && `Pozo: ${coinsInWords(pozo, COUNTRY)}`,
    `${room.taken} de ${room.max_players} jugadores`,
    `Cierra ${lockOf(room)}`,
  ];
  const description = facts.filter(Boolean).join(' · ');
  const picture = {
    path: await cardAddress(id, await roomCard(q, room)),
    alt: `Tarjeta de la sala ${room.name}: ${description}`,
  };
  return { ...general, title: `${room.name} · Arma Tu 11`, description, picture };
}

/** A room that a code opens: its name, its fee and when it locks, and no more (rules R3.3). */
export async function codedRoomPreview(q: Queryable, id: number, general: Preview): Promise<Preview> {
  const room = await roomById(q, id);
  if (!room) return general;
  const description = `Entrada: ${feeOf(room)} · Cierra ${lockOf(room)}. ${general.description}`;
  return { ...general, title: `Te invitan a «${room.name}»`, description };
}
