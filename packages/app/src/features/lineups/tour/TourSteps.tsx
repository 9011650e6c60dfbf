import { useEffect, useState, type RefObject } from 'react';
import type { Lineup } from '@arma11/core/contract';
import { LiveRegion } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import { Bubble, Lit } from './TourBubble.styles';
import { keepSeen } from '../../../page/seen';
import { isLineupKept } from '../../../page/trial/isLineupKept';
import { useTourPlace } from './useTourPlace';

/** What each step speaks of: a shirt or a row, then twice where saving and the lock stand. */
const TARGETS = ['[data-slot]', '[part~="status"]', '[part~="status"]'];

/** Props of TourSteps. */
export interface TourStepsProps {
  /** Around the team. */
  stage: RefObject<HTMLElement | null>;
  lineup: Lineup;
  /** The player who is shown around. */
  user: string;
  onEnd: () => void;
}

/** The steps beside a team that was given; none while the player's own, from before they had an account, is on its way. */
export function TourSteps(props: TourStepsProps) {
  const [kept] = useState(() => isLineupKept(props.lineup.sala));
  return kept ? null : <Steps {...props} />;
}

/**
 * Three steps beside a team that was given: what to do with it, that it saves itself, and until when. Nothing waits for
 * them: the team can be used all the while, and who changes a player is a step further.
 */
function Steps({ stage, lineup, user, onEnd }: TourStepsProps) {
  const t = es.tour;
  const [first] = useState(lineup.version);
  const [pressed, setPressed] = useState(0);
  const step = pressed === 0 && lineup.version !== first ? 1 : pressed;
  const { bubble, measured } = useTourPlace(stage, TARGETS[step]!, step);
  const said = useSaid(textOf(step, lineup));
  useEffect(() => keepSeen('tour', user), [user]);
  const top = measured?.place.top;
  useEffect(() => {
    if (step > 0 && top !== undefined) bubble.current?.scrollIntoView({ block: 'nearest' });
  }, [bubble, step, top]);
  const last = step === TARGETS.length - 1;
  const end = () => {
    // Focus that stood in what goes away moves on to the team; elsewhere it stays.
    if (bubble.current?.contains(document.activeElement))
      stage.current?.querySelector<HTMLElement>('[data-slot][tabindex="0"]')?.focus({ preventScroll: true });
    onEnd();
  };
  useEscape(end);
  return (
    <>
      <LiveRegion message={said} />
      {measured && <Lit data-side={measured.place.side} style={{ ...measured.target }} />}
      <Bubble
        ref={bubble}
        aria-label={t.label}
        data-tour
        data-side={measured?.place.side}
        style={
          measured
            ? { left: measured.place.left, top: measured.place.top, ['--arrow' as string]: `${measured.place.arrow}px` }
            : { visibility: 'hidden' }
        }
      >
        <p>{textOf(step, lineup)}</p>
        <div>
          <small>{t.step(step + 1, TARGETS.length)}</small>
          {!last && (
            <button type="button" onClick={end}>
              {t.skip}
            </button>
          )}
          <button type="button" onClick={last ? end : () => setPressed(step + 1)}>
            {last ? t.done : t.next}
          </button>
        </div>
      </Bubble>
    </>
  );
}

function textOf(step: number, { formation, lock_at }: Lineup): string {
  const t = es.tour;
  if (step === 0) return formation === '221' ? t.givenSix : t.given;
  return step === 1 ? t.saves : t.closes(es.dates.kickoff(lock_at));
}

/** A text a moment after it is there: a region that comes with its text is not read. */
function useSaid(text: string): string {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), 100);
    return () => clearTimeout(timer);
  }, [text]);
  return said;
}

/** Esc ends it wherever the focus is, but in a dialog, which is closed first. */
function useEscape(onEnd: () => void): void {
  useEffect(() => {
    const key = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector('dialog[open]')) onEnd();
    };
    document.addEventListener('keydown', key);
    return () => document.removeEventListener('keydown', key);
  }, [onEnd]);
}
