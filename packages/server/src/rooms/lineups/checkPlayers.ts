import type { AnyFormation } from '@arma11/core/contract';
import { replacementProblem, slotsOf, type PricedPlayer, type ReplacementProblem } from '@arma11/core/domain';
import { Refusal } from '../../platform/refusal';
import type { RoomRow } from '../../platform/db/schema';
import { slotClosed } from '../lock/closedRefusals';
import { checkBudget } from './budgetRefusal';
import type { LockedLineup } from './editLineup';

const refusals: Record<Exclude<ReplacementProblem, 'CERRADO'>, (name: string, max: number | null) => Refusal> = {
  POSICION_DISTINTA: (name) => new Refusal(422, 'POSICION_DISTINTA', `${name} no juega en esa posición. Elige a otro.`),
  JUGADOR_REPETIDO: (name) => new Refusal(409, 'JUGADOR_REPETIDO', `${name} ya está en tu equipo.`),
  MAX_POR_CLUB: (_, max) =>
    new Refusal(422, 'MAX_POR_CLUB', `En esta sala caben hasta ${max} del mismo club. Elige de otro.`),
};

/** Throws on a substitution that the rules do not allow (product §5, rules R4.4); `locked` are players (R14.5). */
export function checkReplacement(
  lineup: LockedLineup,
  slot: number,
  chosen: PricedPlayer & { full_name: string },
  { pool, locked }: { pool: readonly PricedPlayer[]; locked: ReadonlySet<number> },
): void {
  if (locked.has(chosen.id)) throw slotClosed(chosen.full_name);
  const club = new Map(pool.map(({ id, team_id }) => [id, team_id]));
  const maxPerClub = lineup.room.rules.flags.max_per_club;
  const problem = replacementProblem({
    progress: '0',
    lineup: slotsOf(lineup.formation).map((place) => {
      const id = lineup.players[place.slot] ?? 0;
      const player = { id, team: { id: club.get(id) ?? 0 } };
      return { slot: place.slot, player_type: place.position, locked: locked.has(id), player };
    }),
    slot,
    candidate: { id: chosen.id, position: chosen.position, team: { id: chosen.team_id } },
    maxPerClub,
  });
  if (problem === 'CERRADO') throw slotClosed('El jugador que sale');
  if (problem) throw refusals[problem](chosen.full_name, maxPerClub);
  const after = lineup.players.map((id, index) => (index === slot ? chosen.id : id));
  checkBudget(lineup.room, { before: lineup.players, after, pool });
}

/** What a whole lineup is checked against: its room, and who stands in it so far. */
interface CheckedAgainst {
  room: Pick<RoomRow, 'rules'>;
  players: readonly number[];
}

/**
 * A whole lineup is valid when every slot has a pool player of its position, nobody twice, no club too often, and it
 * costs no more than the room lets it.
 */
export function checkLineup(
  players: readonly number[],
  formation: AnyFormation,
  held: CheckedAgainst,
  pool: readonly PricedPlayer[],
): void {
  const maxPerClub = held.room.rules.flags.max_per_club;
  const byId = new Map(pool.map((player) => [player.id, player]));
  const chosen = slotsOf(formation).map(({ slot, position }) => {
    const player = byId.get(players[slot] ?? 0);
    if (!player) throw new Refusal(422, 'REGLA', 'Falta un jugador o no juega esta jornada. Completa tu equipo.');
    if (player.position !== position) throw refusals.POSICION_DISTINTA('Uno de tus jugadores', null);
    return player;
  });
  if (new Set(players).size !== players.length) throw refusals.JUGADOR_REPETIDO('Uno de tus jugadores', null);
  const crowd = Math.max(...chosen.map(({ team_id }) => chosen.filter((other) => other.team_id === team_id).length));
  if (maxPerClub !== null && crowd > maxPerClub) throw refusals.MAX_POR_CLUB('', maxPerClub);
  checkBudget(held.room, { before: held.players, after: players, pool });
}
