import { useQuery } from '@tanstack/react-query';
import { livePace, prediQueries, useClient } from '@arma11/core';
import { ButtonLink, EmptyState, Skeleton } from '@arma11/widgets/ui';
import { es } from '../../messages/es';
import { Block } from '../../page/Column';
import { pointsInterval } from '../../page/liveInterval';
import { QuerySection } from '../../page/QuerySection';
import { usePrediSala } from '../../room/openRoom';
import { ResultsPanel } from './ResultsPanel';

/** `/predi/sala/{idPredi}/puntos`: the player's answers and what they earned. */
export function PrediPointsPage() {
  const room = usePrediSala();
  const { id, user_ins } = room;
  const client = useClient();
  const query = useQuery({
    ...prediQueries.results(client, id),
    enabled: user_ins > 0,
    refetchInterval: () => livePace(client, pointsInterval(room)),
  });
  const answer = <ButtonLink href={`/predi/sala/${id}`}>{es.predi.results.answer}</ButtonLink>;
  const nothing = (
    <Block>
      <EmptyState drawing="whistle" text={es.predi.results.none} action={answer} />
    </Block>
  );
  if (user_ins === 0) return nothing;
  return (
    <QuerySection
      query={query}
      skeleton={
        <Block>
          <Skeleton height={560} />
        </Block>
      }
    >
      {(results) => (results.results.length > 0 ? <ResultsPanel results={results} /> : nothing)}
    </QuerySection>
  );
}
