import { useId, useRef } from 'react';
import type { Match } from '@arma11/core/contract';
import { useClutchWords } from '../../messages/clutch.es';
import { usePrediWords } from '../../messages/predi.es';
import { Button } from '../../ui/Button';
import { Stepper } from '../../ui/Stepper';
import { Key, Question } from '../markets/Market.styles';
import { ExactScore } from '../markets/ScoreMarket.styles';
import { Minute, SaveRow } from './Clutch.styles';
import { isEmptyGuess, noGuess } from './clutchGuess';
import type { ClutchState } from './useClutch';

const mostGoals = 15;
const lastMinute = 90;

/** The two questions of a clutch match, both optional, with a save of their own (rules R9.2). */
export function ClutchForm({ clutch, match }: { clutch: ClutchState; match: Match }) {
  return (
    <>
      <ScoreQuestion clutch={clutch} match={match} />
      <MinuteQuestion clutch={clutch} />
      <SaveLine clutch={clutch} />
    </>
  );
}

function ScoreQuestion({ clutch: { guess, put }, match }: { clutch: ClutchState; match: Match }) {
  const t = useClutchWords();
  const predi = usePrediWords();
  const id = useId();
  const visitInput = useRef<HTMLInputElement>(null);
  return (
    <Question>
      <h4 id={id}>{t.score}</h4>
      <ExactScore role="group" aria-labelledby={id} part="answer">
        <Stepper
          label={predi.goalsOf(match.local.name)}
          value={guess.goals_local}
          max={mostGoals}
          onChange={(goals_local) => put({ goals_local })}
        />
        <span aria-hidden="true">:</span>
        <Stepper
          ref={visitInput}
          label={predi.goalsOf(match.visit.name)}
          value={guess.goals_visit}
          max={mostGoals}
          onChange={(goals_visit) => put({ goals_visit })}
        />
      </ExactScore>
    </Question>
  );
}

function MinuteQuestion({ clutch: { guess, put } }: { clutch: ClutchState }) {
  const t = useClutchWords();
  const id = useId();
  const none = guess.minute === 0;
  return (
    <Question>
      <h4 id={id}>{t.minute}</h4>
      <Minute role="group" aria-labelledby={id} part="answer">
        <Stepper
          label={t.minuteLabel}
          value={none ? null : guess.minute}
          min={1}
          max={lastMinute}
          onChange={(minute) => put({ minute })}
        />
        <Key type="button" aria-pressed={none} onClick={() => put({ minute: none ? null : 0 })}>
          <b>{t.noGoals}</b>
        </Key>
      </Minute>
    </Question>
  );
}

function SaveLine({ clutch }: { clutch: ClutchState }) {
  const t = useClutchWords();
  const { guess, dirty, whole, saving, save, savedAt, refusal, put } = clutch;
  const reason = dirty ? (whole ? undefined : t.incomplete) : t.nothingToSave;
  const status = refusal ? t.notSaved(refusal) : savedAt ? t.saved(t.time(savedAt)) : dirty && !whole ? reason : '';
  return (
    <SaveRow>
      <Button kind="secondary" pending={saving} disabledReason={saving ? undefined : reason} onClick={save}>
        {saving ? t.saving : t.save}
      </Button>
      {!isEmptyGuess(guess) && (
        <Button kind="ghost" aria-label={t.clearLabel} onClick={() => put(noGuess)}>
          {t.clear}
        </Button>
      )}
      <p role="status" data-tone={refusal ? 'bad' : undefined}>
        {status}
      </p>
    </SaveRow>
  );
}
