import type { AnyFormation } from '@arma11/core/contract';
import { isCasual, slotsOf, type PricedPlayer } from '@arma11/core/domain';
import type { RoomRow } from '../../platform/db/schema';
import { fillLineup } from './fillLineup';

/** The formation a new lineup starts with (rules R4.3; F6: R10.1). */
const firstFormation = (room: Pick<RoomRow, 'tipo'>): AnyFormation => (isCasual(room) ? '221' : '442');

/** A lineup of an earlier jornada of the same entry. */
export interface EarlierLineup {
  formation: AnyFormation;
  players: readonly number[];
  captain: number | null;
  /** How it came to be; null where the player chose it. */
  given: 'draw' | 'carried' | null;
}

/** A lineup that nobody chose for its jornada. */
export interface StartingLineup {
  formation: AnyFormation;
  players: number[];
  captain: number | null;
  given: 'draw' | 'carried';
  /** Who came in for players who cannot play. */
  replacements: number[];
}

type Rules = Pick<RoomRow, 'tipo' | 'rules'>;

/** Most players of one club in a lineup that is drawn, where its pool allows it (rules R14.7). */
const DRAWN_PER_CLUB = 4;

/**
 * The lineup that an entry starts a jornada with: the eleven of the jornada before, with others for who cannot play
 * (rules R14.6), or a draw (R14.7). The entry's id is the seed, so that a repeat gives the same. Null while the pool has
 * too few players.
 */
export function startingLineup(
  room: Rules,
  pool: readonly PricedPlayer[],
  { entryId, before }: { entryId: number; before: EarlierLineup | null },
): StartingLineup | null {
  return (before && carriedOver(room, pool, { entryId, before })) ?? drawn(room, pool, entryId);
}

function drawn(room: Rules, pool: readonly PricedPlayer[], seed: number): StartingLineup | null {
  const formation = firstFormation(room);
  const most = room.rules.flags.max_per_club ?? slotsOf(formation).length;
  for (let maxPerClub = Math.min(DRAWN_PER_CLUB, most); maxPerClub <= most; maxPerClub += 1) {
    const players = fillLineup(room, pool, formation, { maxPerClub, seed });
    if (players) return { formation, players, captain: null, given: 'draw', replacements: [] };
  }
  return null;
}

function carriedOver(
  room: Rules,
  pool: readonly PricedPlayer[],
  { entryId, before }: { entryId: number; before: EarlierLineup },
): StartingLineup | null {
  const { formation, given } = before;
  const prefer = keptSlots(before, pool, room.rules.flags.max_per_club);
  const players = fillLineup(room, pool, formation, { prefer, seed: entryId });
  if (!players) return null;
  const captain = before.captain !== null && players.includes(before.captain) ? before.captain : null;
  const replacements = players.filter((id) => !before.players.includes(id));
  return { formation, players, captain, given: given === 'draw' ? 'draw' : 'carried', replacements };
}

/** Whoever is in the pool for the same place, and not beyond the room's limit of one club: they may have moved since. */
function keptSlots(
  { formation, players }: EarlierLineup,
  pool: readonly PricedPlayer[],
  maxPerClub: number | null,
): Record<number, number> {
  const byId = new Map(pool.map((player) => [player.id, player]));
  const clubs = new Map<number, number>();
  const keep: Record<number, number> = {};
  for (const { slot, position } of slotsOf(formation)) {
    const player = byId.get(players[slot] ?? 0);
    const held = player ? (clubs.get(player.team_id) ?? 0) : 0;
    if (player?.position !== position || (maxPerClub !== null && held >= maxPerClub)) continue;
    clubs.set(player.team_id, held + 1);
    keep[slot] = player.id;
  }
  return keep;
}
