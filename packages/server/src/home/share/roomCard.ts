import { sql } from 'kysely';
import type { Kit, Match } from '@arma11/core/contract';
import { displayFee, formatKickoff, formatShortDay, kickoffHour } from '@arma11/core/domain';
import type { Queryable } from '../../platform/db/database';
import { coinsInWords } from '../../platform/messages/coinsInWords';
import { roomMoney } from '../../rooms/view/roomMoney';
import type { RoomWithSeat } from '../../rooms/view/roomView';
import { slateView } from '../../rooms/view/slateView';

// Who looks at a picture has no country; the game is played in Peru.
const COUNTRY = 'PEN';

/** Where a room is in its life, as the app's cards tell it (rules R2). */
export type CardPhase = 'open' | 'full' | 'closed' | 'live' | 'settling' | 'finished' | 'cancelled';

/** A club on a card. */
export interface CardTeam {
  id: number;
  name: string;
  short: string;
  kit: Kit;
}

/** A match on a card: its score, or when it begins; null where that is not known. */
export interface CardMatch {
  local: CardTeam;
  visit: CardTeam;
  estado: Match['estado'];
  score: string | null;
  day: string | null;
  hour: string | null;
}

/** Who is first in a room. */
export interface CardLeader {
  name: string;
  /** How many have the first place. */
  sharing: number;
  points: number;
  /** What was paid, in words; null before that, and where nothing was. */
  prize: string | null;
}

/** What a picture of a room shows. */
export interface RoomCard {
  kind: 'compe' | 'predi';
  name: string;
  leagues: string[];
  jornada: string;
  fee: string;
  /** Null while nothing is in it. */
  pot: string | null;
  taken: number;
  seats: number;
  phase: CardPhase;
  /** 'jue 11 jun 14:55', in Lima. */
  lock: string;
  leader: CardLeader | null;
  /** Of the current jornada, in the order of their kick-offs; as many as the picture has room for. */
  matches: CardMatch[];
  /** How many more there are. */
  moreMatches: number;
}

const MOST_MATCHES = 5;

/** Returns what a picture of a room shows now. Whether the room may be shown at all is decided before (`publicRoom`). */
export async function roomCard(q: Queryable, room: RoomWithSeat): Promise<RoomCard> {
  const slate = await slateView(q, room);
  const counting = slate.matches.filter((each) => !each.void).map(({ match }) => match);
  const now = room.kind === 'predi' ? counting : counting.filter(({ jornada }) => jornada === room.jornada_now);
  const shown = inView(now);
  const { pozo } = roomMoney(room);
  const leagues = room.kind === 'predi' ? now.map(({ league_name }) => league_name) : [];
  return {
    kind: room.kind,
    name: room.name,
    leagues: leagues.length > 0 ? [...new Set(leagues)] : [room.league_name],
    jornada: room.jornada_name,
    fee: displayFee({ amount_ins: room.amount_ins, local_contry: COUNTRY }).text,
    pot: pozo > 0 ? coinsInWords(pozo, COUNTRY) : null,
    taken: room.taken,
    seats: room.max_players,
    phase: phaseOf(room),
    lock: formatKickoff(room.lock_at).replace(/ H$/, ''),
    leader: await leaderOf(q, room),
    matches: shown.map(cardMatch),
    moreMatches: now.length - shown.length,
  };
}

function phaseOf({ estado, open_now }: RoomWithSeat): CardPhase {
  switch (estado) {
    case 'cancelada':
      return 'cancelled';
    case 'en_vivo':
      return 'live';
    case 'por_liquidar':
      return 'settling';
    case 'liquidada':
    case 'pagada':
      return 'finished';
    case 'cerrada':
      return 'closed';
    default:
      if (!open_now) return 'closed';
      return estado === 'llena' ? 'full' : 'open';
  }
}

const isOver = ({ estado }: Match) => estado !== 'programado' && estado !== 'en_vivo' && estado !== 'descanso';

/** Those in play and to come before those that are over; all where there is room. */
function inView(matches: readonly Match[]): Match[] {
  const ahead = matches.filter((match) => !isOver(match));
  const over = matches.filter(isOver);
  const chosen = new Set([...ahead, ...over.toReversed()].slice(0, MOST_MATCHES));
  return matches.filter((match) => chosen.has(match));
}

const teamOf = ({ id, name, short, kit }: Match['local']): CardTeam => ({ id, name, short, kit });

function cardMatch({ local, visit, estado, date, confirmed_time, goals_local, goals_visit }: Match): CardMatch {
  const scored = estado !== 'programado' && goals_local !== null && goals_visit !== null;
  return {
    local: teamOf(local),
    visit: teamOf(visit),
    estado,
    score: scored ? `${goals_local}–${goals_visit}` : null,
    day: formatShortDay(date),
    hour: confirmed_time ? kickoffHour(date) : null,
  };
}

/** Who is first, once the room has been scored: the table of a public room is public (security §5.1). */
async function leaderOf(q: Queryable, room: RoomWithSeat): Promise<CardLeader | null> {
  const played = room.estado === 'en_vivo' || room.estado === 'por_liquidar' || phaseOf(room) === 'finished';
  if (!played || room.scored_at === null) return null;
  const { rows } = await sql<{ username: string; points: number; sharing: number; prize: number }>`
    select u.username, s.points, s.sharing, s.prize
    from standing s join entry e on e.id = s.entry_id join app_user u on u.id = e.user_id
    where s.room_id = ${room.id} and s.jornada = 0 and s.seq = 1`.execute(q);
  const first = rows[0];
  if (!first) return null;
  return {
    name: first.username,
    sharing: first.sharing,
    points: first.points,
    prize: room.estado === 'pagada' && first.prize > 0 ? coinsInWords(first.prize, COUNTRY) : null,
  };
}
