import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useClient } from '@arma11/core';
import type { VisitorRoom } from '@arma11/core/back-office';
import type { Match } from '@arma11/core/contract';
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
import { accountPath } from './accountPath';
import { TrialBar } from './TrialBar';
import { TrialMatch } from './TrialMatch';

const List = styled.ol`
  display: grid;
  gap: 12px;
  margin: 0 0 16px;
  padding: 0;
  list-style: none;
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
      <TrialBar>
        <b role="status">{t.countOf(answered, matches.length)}</b>
        {answered > 0 ? (
          <ButtonLink href={accountPath(room, query)} wide>
            {t.save}
          </ButtonLink>
        ) : (
          <Button wide disabledReason={t.none}>
            {t.save}
          </Button>
        )}
      </TrialBar>
    </>
  );
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
