import type { ByPosition, PerEventRule, ScoringProfile, StepRule } from '@arma11/core/domain';
import { es } from '../../messages/es';

/** A line of the table: what a player does, and what it pays in each position. */
export interface ScoringRow {
  label: string;
  points: ByPosition;
}

const t = es.help;

function eventRow({ label: spanish, every, min_minutes, points }: PerEventRule): ScoringRow {
  const label = es.spoken.fromServer(spanish);
  const counted = every > 1 ? t.every(label, every) : label;
  return { label: min_minutes > 0 ? t.withMinutes(counted, min_minutes) : counted, points };
}

const stepRows = ({ label, steps }: StepRule): ScoringRow[] =>
  steps.map(({ from, points }) => ({ label: t.fromMinutes(es.spoken.fromServer(label), Math.max(...from)), points }));

/** A scoring profile as the lines of a table. */
export const scoringRows = ({ rules }: ScoringProfile): ScoringRow[] =>
  rules.flatMap((rule) => ('steps' in rule ? stepRows(rule) : [eventRow(rule)]));
