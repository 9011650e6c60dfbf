import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { prediQueries, useClient } from '@arma11/core';
import { useHasPassed } from '../../headless/useHasPassed';
import { useLongTermWords } from '../../messages/longTerm.es';
import { ErrorBlock } from '../../ui/ErrorBlock';
import { Body } from '../match/MatchPanel.styles';
import { ClosedLongTerm } from './ClosedLongTerm';
import { LongTermSkeleton } from './LongTermSkeleton';
import { OpenLongTerm, type OpenLongTermProps } from './OpenLongTerm';

/** Props of LongTermBody. */
export type LongTermBodyProps = Pick<OpenLongTermProps, 'prediId' | 'joined' | 'readonly'>;

/** The questions about the competition: what takes answers, and what came of the others. */
export function LongTermBody(props: LongTermBodyProps) {
  const t = useLongTermWords();
  const client = useClient();
  const { data, error, refetch, isRefetching } = useQuery(prediQueries.longTerm(client, props.prediId));
  if (!data && error)
    return (
      <Body>
        <ErrorBlock text={t.failure(error)} onRetry={() => void refetch()} retrying={isRefetching} />
      </Body>
    );
  if (!data) return <LongTermSkeleton />;
  return (
    <Body>
      {data.map((question) => (
        <Question key={question.kind} {...props} question={question} reload={refetch} />
      ))}
    </Body>
  );
}

/** It closes by the server's clock, also while it is looked at: then who chose what can be read. */
function Question({ reload, ...props }: OpenLongTermProps & { reload: () => Promise<unknown> }) {
  const { question, joined } = props;
  const past = useHasPassed(question.lock_at);
  const justClosed = past && !question.closed;
  useEffect(() => {
    if (justClosed) void reload();
  }, [justClosed, reload]);
  return past || question.closed ? <ClosedLongTerm question={question} joined={joined} /> : <OpenLongTerm {...props} />;
}
