import { useServerNow } from '../../headless/useServerNow';
import { usePrediWords } from '../../messages/predi.es';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { usePicks } from '../answers/AnswersContext';
import { answerOf } from '../answers/exactScore';
import type { Market } from '../markets/marketsOf';
import { Chosen } from './MatchHead.styles';

/** Props of ChosenSummary. */
export interface ChosenSummaryProps {
  markets: readonly Market[];
  /** Until when it can be answered; null once it is closed. */
  lockAt: string | null;
}

/** What was chosen in a match, in one line: 'Elegiste: Empate · +4'. */
export function ChosenSummary({ markets, lockAt }: ChosenSummaryProps) {
  const t = usePrediWords();
  const picks = usePicks(markets);
  const chosen = markets
    .map(({ alternatives }, index) => answerOf(picks[index] ?? null, alternatives))
    .filter((answer) => answer !== undefined);
  if (chosen.length === 0) return lockAt === null ? null : <Unanswered lockAt={lockAt} />;
  const points = chosen.reduce((sum, { pts }) => sum + pts, 0);
  return (
    <Chosen>
      {t.youChose} <b>{chosen.map(({ answer }) => t.fromServer(answer)).join(', ')}</b> <b>· {t.gain(points)}</b>
    </Chosen>
  );
}

function Unanswered({ lockAt }: { lockAt: string }) {
  const t = usePrediWords();
  const left = t.timeLeft(Date.parse(lockAt) - useServerNow(lockAt), t.shortDay(lockAt));
  return (
    <>
      {t.unanswered} · {left.kind !== 'date' && <VisuallyHidden>{t.closesIn} </VisuallyHidden>}
      <span data-urgent={left.urgent}>{left.short}</span>
    </>
  );
}
