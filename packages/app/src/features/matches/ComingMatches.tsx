import { useInfiniteQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { partidosQueries, useClient } from '@arma11/core';
import type { Match } from '@arma11/core/contract';
import { Button, EmptyState, SectionHeading, Skeleton } from '@arma11/widgets/ui';
import { isLive, isOver } from '../../match/matchDays';
import { es } from '../../messages/es';
import { MoreRows } from '../../page/MoreRows';
import { QuerySection } from '../../page/QuerySection';
import { comingInterval } from './comingInterval';
import { MatchDayList, MatchRows } from './MatchDayList';

const t = es.lists.matches;

const Titled = styled.section`
  margin-top: 16px;
`;

interface Props {
  league: string | null;
  hrefOf: (match: Match) => string;
  /** Asked for the other view, when nothing is coming. */
  onResults: () => void;
}

/** The matches being played on top, then the coming ones day by day, and those just over; read again while one is played. */
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
        const ended = matches.filter(isOver).reverse();
        return (
          <>
            <Part title={t.live} matches={live} hrefOf={hrefOf} />
            <MatchDayList matches={matches.filter((match) => !isLive(match) && !isOver(match))} hrefOf={hrefOf} />
            <MoreRows query={query} />
            <Part title={t.ended} matches={ended} hrefOf={hrefOf} />
          </>
        );
      }}
    </QuerySection>
  );
}

interface PartProps {
  title: string;
  matches: readonly Match[];
  hrefOf: (match: Match) => string;
}

function Part({ title, matches, hrefOf }: PartProps) {
  if (matches.length === 0) return null;
  return (
    <Titled>
      <SectionHeading title={title} />
      <MatchRows matches={matches} hrefOf={hrefOf} />
    </Titled>
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
