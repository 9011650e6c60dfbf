import { memo, useMemo } from 'react';
import type { PrediMatch } from '@arma11/core/contract';
import { usePrediWords } from '../../messages/predi.es';
import { Button } from '../../ui/Button';
import { useAnswers, usePicks } from '../answers/AnswersContext';
import { ClosedMarket } from '../markets/ClosedMarket';
import { Market } from '../markets/Market';
import { marketsOf, type Market as MarketData } from '../markets/marketsOf';
import { MatchHead } from './MatchHead';
import { Body, Foot, MatchNote, Panel } from './MatchPanel.styles';
import { matchNote } from './matchWords';
import { Scoreboard } from './Scoreboard';

/** Props of MatchPanel: all of them stay the same while another match is answered. */
export interface MatchPanelProps {
  entry: PrediMatch;
  open: boolean;
  /** It takes no more answers: dimmed, with its results. */
  closed: boolean;
  /** Answers are shown and cannot be changed. */
  readonly: boolean;
  joined: boolean;
  /** The next match that takes answers, for 'Siguiente'; null after the last. */
  nextId: number | null;
  onToggle: (id: number) => void;
  onNext: (from: number, to: number) => void;
}

/** One match of the room: its head, and when open the scoreboard and the questions. */
export const MatchPanel = memo(function MatchPanel(props: MatchPanelProps) {
  const { entry, open, closed, readonly, joined, onToggle } = props;
  const t = usePrediWords();
  const markets = useMemo(() => marketsOf(entry), [entry]);
  const note = matchNote(entry.match, t);
  const { local, visit } = entry.match;
  const unanswered = joined ? (closed ? t.noPick : t.unanswered) : null;
  return (
    <Panel part="match" aria-label={t.versus(local.name, visit.name)} data-closed={closed} data-match={entry.id}>
      <MatchHead entry={entry} markets={markets} open={open} closed={closed} onToggle={onToggle} />
      {open && (
        <div part="match-body">
          <Scoreboard match={entry.match} closed={closed} />
          <Body>
            {note && <MatchNote>{note}</MatchNote>}
            {markets.map((market) =>
              closed || readonly || market.voided ? (
                <ClosedMarket key={market.id} market={market} unanswered={unanswered} />
              ) : (
                <Market key={market.id} market={market} match={entry.match} />
              ),
            )}
            {!closed && !readonly && <MatchFoot {...props} markets={markets} />}
          </Body>
        </div>
      )}
    </Panel>
  );
});

function MatchFoot({ entry, markets, nextId, onNext }: MatchPanelProps & { markets: readonly MarketData[] }) {
  const t = usePrediWords();
  const answers = useAnswers();
  const picks = usePicks(markets);
  if (picks.every((pick) => pick === null)) return null;
  const { local, visit } = entry.match;
  const clear = () => markets.forEach(({ id }) => answers.choose(id, null));
  return (
    <Foot>
      <Button
        kind="ghost"
        data-quiet="true"
        aria-label={t.clearMatch(t.versus(local.name, visit.name))}
        onClick={clear}
      >
        {t.clear}
      </Button>
      {nextId !== null && (
        <Button kind="ghost" iconEnd="chevronRight" onClick={() => onNext(entry.id, nextId)}>
          {t.next}
        </Button>
      )}
    </Foot>
  );
}
