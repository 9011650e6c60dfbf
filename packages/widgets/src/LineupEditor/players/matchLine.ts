import type { Player } from '@arma11/core/contract';
import type { LineupListMessages } from '../../messages/lineupList.es';
import { kickoff } from './kickoff';
import { rivalOf } from './shirtWords';
import { stoppedMatch } from './stoppedMatch';

/** A player's club, rival and kick-off in one line: "SIL · vs PBR · Sáb 15:30", or why it is not then. */
export function matchLine(player: Player, t: LineupListMessages): string {
  const { team, match } = player;
  if (!match) return `${team.short} · ${t.noMatch}`;
  const stopped = stoppedMatch(player);
  return `${team.short} · ${rivalOf(player, 'short', t)} · ${stopped ? t.stopped(stopped) : kickoff(match.date, t)}`;
}
