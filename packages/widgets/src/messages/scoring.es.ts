import type { MarketKind, PrediScoring, PrediScoringRow } from '@arma11/core/contract';
import { useWords } from './MessagesContext';

const kinds: Record<MarketKind, string> = {
  '1x2': 'ganador',
  goles: 'más o menos goles',
  ambos: 'marcan los dos',
  primer_gol: 'primer gol',
  marcador: 'marcador exacto',
  goleador: 'goleador',
  avanza: 'quién pasa',
};

/** The words of a room's own table of points (rules R17.1). */
export const scoringEs = {
  title: 'Puntos por partido',
  exact: 'marcador exacto',
  close: 'marcador cercano',
  difference: 'diferencia de goles',
  result: 'resultado',
  team_goals: 'goles de cada equipo',
  kinds,
  pts: (pts: number) => (pts === 1 ? '1 pt' : `${pts} pts`),
  best: 'Cuenta el mejor acierto.',
  sum: 'Los aciertos se suman.',
  stage: (factor: number, jornada: number) => `×${factor} desde la jornada ${jornada}`,
};

type ScoringMessages = typeof scoringEs;

/** The words of this section, a partner's own among them. */
export const useScoringWords = () => useWords('scoring', scoringEs);

/** 'Marcador exacto 3 pts · resultado 1 pt', and how several hits count together. */
export function scoringText({ rows, take }: PrediScoring, t: ScoringMessages): { rows: string; note: string | null } {
  const text = rows.map((row) => rowText(row, t)).join(' · ');
  const onScore = rows.filter(({ when }) => when !== 'market').length;
  return {
    rows: text.charAt(0).toUpperCase() + text.slice(1),
    note: onScore < 2 ? null : take === 'sum' ? t.sum : t.best,
  };
}

function rowText({ when, kind, pts, stage_factor = [] }: PrediScoringRow, t: ScoringMessages): string {
  const name = when === 'market' ? (kind ? t.kinds[kind] : '') : t[when];
  const stages = stage_factor.map(({ factor, from }) => t.stage(factor, from)).join(', ');
  return `${name}${pts === null ? '' : ` ${t.pts(pts)}`}${stages ? ` (${stages})` : ''}`;
}
