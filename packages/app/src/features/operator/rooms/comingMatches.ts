import type { DeskMatch } from '@arma11/core/back-office';

const BEGUN: ReadonlySet<string> = new Set(['en_vivo', 'descanso', 'finalizado']);

/** The dated matches of the next jornada of which none has begun. */
export function comingMatches(matches: readonly DeskMatch[]): DeskMatch[] {
  const begun = new Set(matches.filter(({ estado }) => BEGUN.has(estado)).map(({ jornada }) => jornada));
  const coming = datedMatches(matches);
  const next = coming.find(({ jornada }) => !begun.has(jornada))?.jornada;
  return coming.filter(({ jornada }) => jornada === next);
}

/** Those that are still to be played and have a date, in playing order. */
export const datedMatches = (matches: readonly DeskMatch[]): DeskMatch[] =>
  matches.filter(({ estado, kick_off }) => estado === 'programado' && kick_off !== null);
