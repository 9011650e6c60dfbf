import type { Lineup, LineupEntry } from '@arma11/core/contract';
import { flattenLineup, formationLabel } from '@arma11/core/domain';
import type { LineupChangeMessages } from '../../messages/lineupChange.es';
import type { CommandOutcome, LineupCommand } from './lineupCommand';

/** The sentence about a change once it is saved: "Entró Rojas por Díaz." */
export function lineupSentence(
  command: LineupCommand,
  { before, after, warning }: CommandOutcome,
  t: LineupChangeMessages,
): string {
  const [left, came] = [missing(before, after), missing(after, before)];
  switch (command.kind) {
    case 'replace':
      return [t.came(names(came), names(left)), warning].filter(Boolean).join(' ');
    case 'formation':
      return `${t.formationChanged(formationLabel(command.formation))} ${t.leaves(names(left))} ${t.enters(names(came))}`;
    case 'captain':
      return captainSentence(after, t);
    case 'whole':
      return t.filled(came.length);
    case 'copy':
      return t.copied(came.length);
  }
}

const missing = (from: Lineup, other: Lineup) => {
  const there = new Set(flattenLineup(other).map(({ player }) => player.id));
  return flattenLineup(from).filter(({ player }) => !there.has(player.id));
};

const names = (entries: readonly LineupEntry[]) => entries.map(({ player }) => player.short_name).join(', ');

function captainSentence(lineup: Lineup, t: LineupChangeMessages): string {
  const captain = flattenLineup(lineup).find(({ slot }) => slot === lineup.captain);
  return captain ? t.captainIs(captain.player.short_name) : t.captainNobody;
}
