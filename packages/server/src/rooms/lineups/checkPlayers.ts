import type { AnyFormation } from '@arma11/core/contract';
import { replacementProblem, slotsOf, type PoolPlayer, type ReplacementProblem } from '@arma11/core/domain';
import { Refusal } from '../../platform/refusal';
import { slotClosed } from '../lock/closedRefusals';
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
  chosen: PoolPlayer & { full_name: string },
  { pool, locked }: { pool: readonly PoolPlayer[]; locked: ReadonlySet<number> },
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
}

/** A whole lineup is valid when every slot has a pool player of its position, nobody twice, no club too often. */
export function checkLineup(
  players: readonly number[],
  formation: AnyFormation,
  maxPerClub: number | null,
  pool: readonly PoolPlayer[],
): void {
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
}
