import { useInfiniteQuery } from '@tanstack/react-query';
import { partidosQueries, useClient } from '@arma11/core';
import type { Match } from '@arma11/core/contract';
import { Button, EmptyState, SectionHeading, Skeleton } from '@arma11/widgets/ui';
import { es } from '../../../../messages/es';
import { MoreRows } from '../../../../shell/MoreRows';
import { QuerySection } from '../../../../shell/QuerySection';
import { comingInterval } from './comingInterval';
import { MatchDayList, MatchRows } from './MatchDayList';
import { isLive } from './matchDays';

const t = es.lists.matches;

interface Props {
  league: string | null;
  hrefOf: (match: Match) => string;
  /** Asked for the other view, when nothing is coming. */
  onResults: () => void;
}

/** The matches being played on top, then the others day by day; read again while one is played. */
export function ComingMatches({ league, hrefOf, onResults }: Props) {
  const client = useClient();
  const query = useInfiniteQuery({
    ...partidosQueries.forFantasy(client, league === null ? {} : { league }),
    refetchInterval: ({ state }) =>
      comingInterval(
        state.data?.pages.flatMap(({ results }) => results),
        client.serverNow(),
      ),
  });
  return (
    <QuerySection query={query} skeleton={<Skeleton height={480} top={20} />}>
      {({ pages }) => {
        const matches = pages.flatMap(({ results }) => results);
        if (matches.length === 0) return <Nothing onResults={onResults} />;
        const live = matches.filter(isLive);
        return (
          <>
            {live.length > 0 && (
              <section>
                <SectionHeading title={t.live} />
                <MatchRows matches={live} hrefOf={hrefOf} />
              </section>
            )}
            <MatchDayList matches={matches.filter((match) => !isLive(match))} hrefOf={hrefOf} />
            <MoreRows query={query} />
          </>
        );
      }}
    </QuerySection>
  );
}

function Nothing({ onResults }: { onResults: () => void }) {
  const see = (
    <Button kind="secondary" onClick={onResults}>
      {t.seeResults}
    </Button>
  );
  return <EmptyState drawing="whistle" text={t.none} action={see} />;
}
