import { styled } from 'styled-components';
import { displaySize, displayText, fontSize, token } from '@arma11/widgets/theme';
import { Icon } from '@arma11/widgets/ui';
import { es } from '../../messages/es';
import type { PrediResults } from '@arma11/core/contract';

const Line = styled.li`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: center;
  gap: 2px 12px;
  min-height: 64px;
  padding: 10px 0;

  & > small {
    color: ${token('colorTextMuted')};
    font-size: ${fontSize(13)};
  }

  & > b {
    ${displayText}
    font-size: ${displaySize(19)};
  }

  &[data-result='fallo'] > b > s {
    text-decoration-color: ${token('colorLive')};
    text-decoration-thickness: 2.5px;
  }

  & > span {
    ${displayText}
    display: flex;
    grid-area: 1 / 2 / span 2;
    align-items: center;
    gap: 6px;
    color: ${token('colorTextMuted')};
    font-size: ${displaySize(19)};
  }

  &[data-result='acierto'] > span {
    color: ${token('colorBandHigh')};
  }

  &[data-result='fallo'] > span {
    color: ${token('colorLive')};
  }
`;

const t = es.predi.results;
const WORDS = { acierto: t.hit, fallo: t.miss, pendiente: t.waiting, anulado: t.void };

/** One question: the player's answer, the right one when they missed, and the points. */
export function ResultLine({ answer: row }: { answer: Omit<PrediResults['results'][number], 'match'> }) {
  const result = row.result ?? 'pendiente';
  const given = row.alternative === null ? t.noAnswer : row.answer;
  return (
    <Line data-result={result}>
      <small>{row.question}</small>
      <b>{result === 'fallo' ? <s>{given}</s> : given}</b>
      {result === 'fallo' && row.correct_answer && (
        <small>
          {t.correct}: {row.correct_answer}
        </small>
      )}
      <span>
        {result === 'acierto' && <Icon name="check" size={18} stroke={2.6} />}
        {result === 'acierto' ? t.points(row.points ?? row.pts) : WORDS[result]}
      </span>
    </Line>
  );
}
