import { useRef } from 'react';
import { styled } from 'styled-components';
import type { Match } from '@arma11/core/contract';
import { mostGoals } from '@arma11/core/domain';
import { displaySize, displayText, fontSize, token } from '@arma11/widgets/theme';
import { Crest, Stepper } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import type { TrialScore } from '../../../page/trial/trialScores';

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 12px minmax(0, 1fr);
  align-items: center;
  gap: 8px 6px;
  padding: 12px;
  border-radius: ${token('radius')};
  background: ${token('colorSurfaceRaised')};
  box-shadow: inset 0 0 0 1px ${token('colorBorder')};

  & > p {
    grid-column: 1 / -1;
    margin: 0;
    color: ${token('colorTextMuted')};
    font-size: ${fontSize(13)};
    line-height: 1.35;
    text-align: center;
  }

  /* The bar below covers no field that has the focus. */
  & input {
    scroll-margin-block: 72px 128px;
  }

  & > i {
    color: ${token('colorTextMuted')};
    font-style: normal;
    text-align: center;
  }
`;

const Club = styled.span`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-width: 0;

  & > b {
    ${displayText}
    min-width: 0;
    font-size: ${displaySize(19)};
    line-height: 1.1;
    overflow-wrap: anywhere;
    text-wrap: balance;
  }
`;

const EMPTY: TrialScore = { local: null, visit: null };

/** Props of TrialMatch. */
export interface TrialMatchProps {
  match: Match;
  score: TrialScore | undefined;
  onScore: (score: TrialScore) => void;
}

/** A match of a room that is tried: two clubs, the goals of each, and when it begins. */
export function TrialMatch({ match: { local, visit, date }, score = EMPTY, onScore }: TrialMatchProps) {
  const visitField = useRef<HTMLInputElement>(null);
  const t = es.trial;
  return (
    <Row aria-label={t.versus(local.name, visit.name)}>
      <Club>
        <Crest club={local} size={28} />
        <b>{local.name}</b>
      </Club>
      <i aria-hidden="true" />
      <Club>
        <Crest club={visit} size={28} />
        <b>{visit.name}</b>
      </Club>
      <Stepper
        label={t.goalsOf(local.name)}
        value={score.local}
        max={mostGoals}
        onChange={(goals) => onScore({ ...score, local: goals })}
        onTyped={() => visitField.current?.focus()}
      />
      <i aria-hidden="true">:</i>
      <Stepper
        ref={visitField}
        label={t.goalsOf(visit.name)}
        value={score.visit}
        max={mostGoals}
        onChange={(goals) => onScore({ ...score, visit: goals })}
      />
      <p>
        {es.dates.kickoff(date)}
        <span role="status">{missingWords()}</span>
      </p>
    </Row>
  );

  function missingWords(): string | null {
    if (score.local !== null && score.visit === null) return ` · ${t.missing(visit.name)}`;
    return score.visit !== null && score.local === null ? ` · ${t.missing(local.name)}` : null;
  }
}
