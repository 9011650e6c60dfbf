import type { PrediMatch } from '@arma11/core/contract';
import { useServerNow } from '../../headless/useServerNow';
import { usePrediWords } from '../../messages/predi.es';
import { Crest } from '../../ui/Crest';
import { Icon } from '../../ui/Icon';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { ChosenSummary } from './ChosenSummary';
import type { Market } from '../markets/marketsOf';
import { ClosedMark, CrestPair, Head, HeadText, MatchPoints, Toggle } from './MatchHead.styles';
import { capitalise, closedWords } from './matchWords';

/** Props of MatchHead. */
export interface MatchHeadProps {
  entry: PrediMatch;
  markets: readonly Market[];
  open: boolean;
  closed: boolean;
  onToggle: (id: number) => void;
}

/** The line that names a match: which, until when or how it ended, what was chosen, and 'ver' or 'cerrar'. */
export function MatchHead({ entry, markets, open, closed, onToggle }: MatchHeadProps) {
  const t = usePrediWords();
  const { local, visit } = entry.match;
  const word = open ? t.close : t.see;
  return (
    <Head part="match-header" data-open={open}>
      {!open && (
        <CrestPair>
          <Crest club={local} size={34} />
          <Crest club={visit} size={34} />
        </CrestPair>
      )}
      <HeadText>
        {open ? <OpenWords entry={entry} closed={closed} /> : <ShutWords {...{ entry, markets, closed }} />}
      </HeadText>
      {closed && entry.points !== null && (
        <MatchPoints data-good={entry.points > 0}>
          {open ? t.plus(entry.points) : <ShortPoints points={entry.points} />}
        </MatchPoints>
      )}
      <Toggle
        type="button"
        aria-expanded={open}
        aria-label={`${word} ${t.versus(local.name, visit.name)}`}
        onClick={() => onToggle(entry.id)}
      >
        {word}
        <Icon name={open ? 'chevronUp' : 'chevronDown'} size={18} stroke={2.4} />
      </Toggle>
    </Head>
  );
}

function ShortPoints({ points }: { points: number }) {
  const t = usePrediWords();
  return (
    <>
      <span aria-hidden="true">{t.gain(points)}</span>
      <VisuallyHidden>{t.plus(points)}</VisuallyHidden>
    </>
  );
}

function OpenWords({ entry: { match }, closed }: Pick<MatchHeadProps, 'entry' | 'closed'>) {
  const t = usePrediWords();
  return (
    <>
      <VisuallyHidden as="h3">{t.versus(match.local.name, match.visit.name)}</VisuallyHidden>
      {closed ? (
        <ClosedMark>
          <Icon name="lock" size={18} stroke={2.2} />
          {t.closed}
        </ClosedMark>
      ) : (
        <strong>{match.league_name}</strong>
      )}
      <p>{closed ? closedWords(match, t) : <LockWords lockAt={match.lock_at} kickoff={match.date} />}</p>
    </>
  );
}

function ShutWords({ entry, markets, closed }: Pick<MatchHeadProps, 'entry' | 'markets' | 'closed'>) {
  const t = usePrediWords();
  const { match, points } = entry;
  // Once there are points they say more than the picks that made them.
  const picks =
    closed && points !== null ? null : <ChosenSummary markets={markets} lockAt={closed ? null : match.lock_at} />;
  return (
    <>
      <h3>
        <span>{match.local.name} –</span> <span>{match.visit.name}</span>
      </h3>
      {closed && <p>{`${t.closed} · ${closedWords(match, t)}`}</p>}
      {picks && <p>{picks}</p>}
    </>
  );
}

/** 'Sáb 21 nov · cierra en 2 h 14 min'. It counts by itself: nothing else of the panel draws again. */
function LockWords({ lockAt, kickoff }: { lockAt: string; kickoff: string }) {
  const t = usePrediWords();
  const now = useServerNow(lockAt);
  const left = t.timeLeft(Date.parse(lockAt) - now, t.shortDay(lockAt));
  const day = capitalise(t.shortDay(kickoff));
  return (
    <>
      {left.kind === 'date' ? day : `${day} · `}
      {left.kind !== 'date' && <span data-urgent={left.urgent}>{uncapitalise(left.text)}</span>}
    </>
  );
}

const uncapitalise = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
