import { luminance } from '@arma11/core/art';
import type { Kit, Match } from '@arma11/core/contract';
import { stoppageOf } from '@arma11/core/domain';
import type { PrediMessages } from '../../messages/predi.es';

/** 'Sáb 21 nov' from 'sáb 21 nov'. */
export const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The clock of a match that is being played. */
export const clockWord = ({ estado, minute }: Pick<Match, 'estado' | 'minute'>, t: PrediMessages): string =>
  estado === 'descanso' ? t.break : t.minute(minute);

/** What the head of a closed match says: 'Final · Oficial', "67' · Provisional", the hour of its lock. */
export function closedWords(match: Match, t: PrediMessages): string {
  const stopped = stoppedWord(match, t);
  if (stopped || match.estado === 'programado') return stopped || t.time(match.date);
  const played = match.estado === 'finalizado' ? t.final : clockWord(match, t);
  return `${played} · ${match.official ? t.official : t.provisional}`;
}

/** What stopped a match that is not played as planned. */
export function stoppedWord({ estado }: Pick<Match, 'estado'>, t: PrediMessages): string | undefined {
  const words: Partial<Record<Match['estado'], string>> = {
    aplazado: t.postponedShort,
    suspendido: t.suspended,
    cancelado: t.cancelled,
    anulado: t.voidedMatch,
  };
  return words[estado];
}

/** The line under the scoreboard of a match that may not count, or null. */
export function matchNote({ estado }: Pick<Match, 'estado'>, t: PrediMessages): string | null {
  const stoppage = stoppageOf(estado);
  if (!stoppage) return null;
  return stoppage === 'waits' ? t.postponed : t.cancelledMatch;
}

/** The colour that stands for a club in a thin line: its first, unless that is nearly white or black and hides. */
export const lineColour = ({ primary, secondary }: Pick<Kit, 'primary' | 'secondary'>): string =>
  hides(primary) && !hides(secondary) ? secondary : primary;

const hides = (colour: string) => luminance(colour) > 0.75 || luminance(colour) < 0.02;

/** Whether there is a score to show: a match that was stopped has none that counts. */
export const hasScore = (match: Match): boolean =>
  match.goals_local !== null && match.goals_visit !== null && !stoppageOf(match.estado);
