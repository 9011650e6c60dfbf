import type { AnyFormation, Lineup, LineupEntry, Player, Position } from '@arma11/core/contract';
import { flattenLineup, groupLineup, slotsOf } from '@arma11/core/domain';
import { arriving, playersOf } from '../model/lineupRows';
import type { LineupCommand } from './lineupCommand';

/** A player by their id, where they were read before. */
export type FindPlayer = (position: Position, id: number) => Player | null;

/**
 * A lineup as a change wants it, for while it cannot be saved; null when nobody here can tell how that would look: teams
 * of other rooms, and newcomers whom the server would choose or whose pool was never read.
 */
export function intendedLineup(before: Lineup, command: LineupCommand, find: FindPlayer): Lineup | null {
  const target = targetOf(before, command);
  if (!target) return null;
  const slots = slotsOf(target.formation);
  if (slots.length !== target.players.length) return null;
  const old = flattenLineup(before);
  const byPlayer = new Map(old.map((entry) => [entry.player.id, entry]));
  const entries: LineupEntry[] = [];
  for (const { slot, position } of slots) {
    const id = target.players[slot] ?? 0;
    const stays = byPlayer.get(id);
    const place = old.find((entry) => entry.slot === slot);
    const player = stays ? null : find(position, id);
    const entry = stays ?? (player && place && arriving(place, player));
    if (!entry) return null;
    entries.push({ ...entry, slot, player_type: position });
  }
  const { formation, captain = before.captain } = target;
  return { ...before, ...groupLineup(entries), formation, ...(captain === undefined ? {} : { captain }) };
}

interface Target {
  formation: AnyFormation;
  players: readonly number[];
  captain?: number | null | undefined;
}

function targetOf(before: Lineup, command: LineupCommand): Target | null {
  const { formation, players } = playersOf(before);
  if (command.kind === 'replace')
    return { formation, players: players.map((id, slot) => (slot === command.slot ? command.player : id)) };
  if (command.kind === 'captain') return { formation, players, captain: command.slot };
  if (command.kind === 'whole') return command;
  const { players: planned = [] } = command;
  return command.kind === 'formation' && planned.length > 0 ? { formation: command.formation, players: planned } : null;
}
