import { luminance } from '@arma11/core/art';
import type { Kit, Match } from '@arma11/core/contract';
import type { PrediMessages } from '../messages/predi.es';
import { isInPlay } from './matchClock';

/** 'Sáb 21 nov' from 'sáb 21 nov'. */
export const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What the head of a closed match says: 'Final · Oficial', "67' · Provisional", the hour of its lock. */
export function closedWords(match: Match, t: PrediMessages): string {
  const trust = match.official ? t.official : t.provisional;
  switch (match.estado) {
    case 'en_vivo':
      return `${t.minute(match.minute)} · ${trust}`;
    case 'descanso':
      return `${t.break} · ${trust}`;
    case 'finalizado':
      return `${t.final} · ${trust}`;
    case 'programado':
      return match.hour;
    default:
      return stoppedWord(match, t);
  }
}

/** What stopped a match that is not played as planned. */
export function stoppedWord({ estado }: Pick<Match, 'estado'>, t: PrediMessages): string {
  const words: Partial<Record<Match['estado'], string>> = {
    aplazado: t.postponedShort,
    suspendido: t.suspended,
    cancelado: t.cancelled,
    anulado: t.voidedMatch,
  };
  return words[estado] ?? '';
}

/** The line under the scoreboard of a match that may not count, or null. */
export function matchNote({ estado }: Pick<Match, 'estado'>, t: PrediMessages): string | null {
  if (estado === 'aplazado' || estado === 'suspendido') return t.postponed;
  return estado === 'cancelado' || estado === 'anulado' ? t.cancelledMatch : null;
}

/** The colour that stands for a club in a thin line: its first, unless that is nearly white or black and hides. */
export const lineColour = ({ primary, secondary }: Pick<Kit, 'primary' | 'secondary'>): string =>
  hides(primary) && !hides(secondary) ? secondary : primary;

const hides = (colour: string) => luminance(colour) > 0.75 || luminance(colour) < 0.02;

/** Whether there is a score to show. */
export const hasScore = (match: Match): boolean =>
  match.goals_local !== null && match.goals_visit !== null && (isInPlay(match) || match.estado === 'finalizado');
