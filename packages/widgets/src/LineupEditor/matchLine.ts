import type { Player } from '@arma11/core/contract';
import type { LineupListMessages } from '../messages/lineupList.es';
import { kickoff } from './kickoff';

/** A player's club, rival and kick-off in one line: "SIL · vs PBR · Sáb 15:30". */
export function matchLine({ team, match }: Player, t: LineupListMessages): string {
  if (!match) return `${team.short} · ${t.noMatch}`;
  const atHome = match.local.id === team.id;
  const rival = atHome ? t.home(match.visit.short) : t.away(match.local.short);
  return `${team.short} · ${rival} · ${kickoff(match.date)}`;
}
