import type { Player } from '@arma11/core/contract';
import type { LineupListMessages } from '../../messages/lineupList.es';
import { kickoff } from './kickoff';
import { stoppedMatch } from './stoppedMatch';

/** A player's club, rival and kick-off in one line: "SIL · vs PBR · Sáb 15:30", or why it is not then. */
export function matchLine(player: Player, t: LineupListMessages): string {
  const { team, match } = player;
  if (!match) return `${team.short} · ${t.noMatch}`;
  const atHome = match.local.id === team.id;
  const stopped = stoppedMatch(player);
  const rival = atHome ? t.home(match.visit.short) : t.away(match.local.short);
  return `${team.short} · ${rival} · ${stopped ? t.stopped(stopped) : kickoff(match.date, t)}`;
}
