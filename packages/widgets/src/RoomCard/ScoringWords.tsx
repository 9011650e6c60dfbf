import type { PrediScoring } from '@arma11/core/contract';
import { scoringText, useScoringWords } from '../messages/scoring.es';

/** The rows of a room's own table, and how several hits count together. */
export function ScoringWords({ scoring }: { scoring: PrediScoring }) {
  const t = useScoringWords();
  const { rows, note } = scoringText(scoring, t);
  return (
    <>
      {t.title}: <b>{rows}.</b>
      {note && ` ${note}`}
    </>
  );
}
