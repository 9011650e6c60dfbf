import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useClient } from '@arma11/core';
import type { VisitorRoom } from '@arma11/core/back-office';
import type { Match } from '@arma11/core/contract';
import { displaySize, displayText, token } from '@arma11/widgets/theme';
import { Button, ButtonLink, SectionHeading } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import { Note } from '../../../page/Note';
import {
  forgetLateTrials,
  keepTrial,
  readTrial,
  wholeScores,
  type TrialScore,
  type TrialScores,
} from '../../../page/trial/trialScores';
import { entryPath } from '../entryPath';
import { TrialMatch } from './TrialMatch';

const List = styled.ol`
  display: grid;
  gap: 12px;
  margin: 0 0 16px;
  padding: 0;
  list-style: none;
`;

const Bar = styled.div`
  position: sticky;
  bottom: 0;
  z-index: 2;
  display: flex;
  align-items: center;
  gap: 12px;
  margin: 16px -16px 0;
  padding: 10px 16px calc(10px + env(safe-area-inset-bottom, 0px));
  border-top: 1px solid ${token('colorBorder')};
  background: ${token('colorSurfaceSunken')};

  & > b {
    ${displayText}
    flex: none;
    font-size: ${displaySize(25)};
    white-space: nowrap;
  }

  & > b + * {
    flex: 1;
    min-width: 0;
  }

  @media (min-width: 672px) {
    border: 1px solid ${token('colorBorder')};
    border-radius: ${token('radius')} ${token('radius')} 0 0;
    border-bottom: 0;
    margin-inline: 0;
  }
`;

/** Props of TrialForm. */
export interface TrialFormProps {
  room: VisitorRoom;
  matches: readonly Match[];
  query: URLSearchParams;
}

/** The scores of a room that is tried, kept on the device as they are put, and the way to an account that saves them. */
export function TrialForm({ room, matches, query }: TrialFormProps) {
  const { scores, kept, put } = useTrialScores(room);
  const answered = wholeScores({
    scores: new Map([...scores].filter(([id]) => matches.some((match) => match.id === id))),
  });
  const t = es.trial;
  return (
    <>
      <SectionHeading title={t.matches} />
      <List>
        {matches.map((match) => (
          <TrialMatch
            key={match.id}
            match={match}
            score={scores.get(match.id)}
            onScore={(score) => put(match.id, score)}
          />
        ))}
      </List>
      {!kept && (
        <Note icon="warning" tone="bad">
          {t.unkept}
        </Note>
      )}
      <Bar>
        <b role="status">{t.countOf(answered, matches.length)}</b>
        {answered > 0 ? (
          <ButtonLink href={entryPath('/', withRoom(query, room.id))} wide>
            {t.save}
          </ButtonLink>
        ) : (
          <Button wide disabledReason={t.none}>
            {t.save}
          </Button>
        )}
      </Bar>
    </>
  );
}

/** The address of the entry on the way to the room: it tells what the room costs before anybody registers. */
function withRoom(query: URLSearchParams, id: number): URLSearchParams {
  const asked = new URLSearchParams(query);
  asked.set('from', `/predi/sala/${id}`);
  return asked;
}

/** What was put on each match, from an earlier visit on; `kept` is false where the browser keeps nothing. */
function useTrialScores({ id, lock_at }: VisitorRoom) {
  const client = useClient();
  const [scores, setScores] = useState<TrialScores['scores']>(() => readTrial(id)?.scores ?? new Map());
  const [kept, setKept] = useState(true);
  useEffect(() => forgetLateTrials(client.serverNow()), [client]);
  const put = (match: number, score: TrialScore) => {
    const next = new Map(scores).set(match, score);
    setScores(next);
    setKept(keepTrial(id, { until: Date.parse(lock_at), scores: next }));
  };
  return { scores, kept, put };
}
