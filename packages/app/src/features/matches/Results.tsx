import { useInfiniteQuery, type UseQueryResult } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { partidosQueries, useClient } from '@arma11/core';
import type { LeagueInfo, Match } from '@arma11/core/contract';
import { Button, EmptyState, SelectField, Skeleton } from '@arma11/widgets/ui';
import { isOver } from '../../match/matchDays';
import { es } from '../../messages/es';
import { matchesInterval } from '../../page/liveInterval';
import { MoreRows } from '../../page/MoreRows';
import { QuerySection } from '../../page/QuerySection';
import { MatchDayList } from './MatchDayList';
import type { MatchesChoice } from './matchesChoice';

const t = es.lists.matches;

const Choice = styled.div`
  max-width: 320px;
  margin-top: 12px;
`;

interface Props {
  query: UseQueryResult<LeagueInfo[]>;
  choice: MatchesChoice;
  hrefOf: (match: Match) => string;
  onChange: (next: Partial<MatchesChoice>) => void;
}

/** How the matches of one jornada of a league ended, the latest day first. */
export function Results({ query, choice, hrefOf, onChange }: Props) {
  return (
    <QuerySection query={query} skeleton={<Skeleton height={480} top={20} />}>
      {(leagues) => {
        const league = leagues.find(({ league_unique }) => league_unique === choice.league) ?? leagues[0];
        if (!league) return <EmptyState drawing="whistle" text={t.noLeagues} />;
        const jornada = choice.jornada ?? league.jornada;
        const change = (next: number) => onChange({ jornada: next });
        return (
          <>
            <JornadaSelect last={Math.max(league.jornada, jornada)} value={jornada} onChange={change} />
            <Ended league={league.league_unique} jornada={jornada} hrefOf={hrefOf} onJornada={change} />
          </>
        );
      }}
    </QuerySection>
  );
}

interface SelectProps {
  last: number;
  value: number;
  onChange: (jornada: number) => void;
}

function JornadaSelect({ last, value, onChange }: SelectProps) {
  const options = Array.from({ length: last }, (_, index) => last - index).map((jornada) => ({
    value: String(jornada),
    label: t.number(jornada),
  }));
  return (
    <Choice>
      <SelectField
        label={t.jornada}
        value={String(value)}
        options={options}
        onChange={({ target }) => onChange(Number(target.value))}
      />
    </Choice>
  );
}

interface EndedProps {
  league: string;
  jornada: number;
  hrefOf: (match: Match) => string;
  onJornada: (jornada: number) => void;
}

function Ended({ league, jornada, hrefOf, onJornada }: EndedProps) {
  const query = useInfiniteQuery({
    ...partidosQueries.forFantasy(useClient(), { league, jornada }),
    refetchInterval: ({ state }) => matchesInterval(state.data?.pages.flatMap(({ results }) => results)),
  });
  return (
    <QuerySection query={query} skeleton={<Skeleton height={480} top={20} />}>
      {({ pages }) => {
        const ended = pages.flatMap(({ results }) => results).filter(isOver);
        if (ended.length === 0 && !query.hasNextPage) return <NoneEnded jornada={jornada} onJornada={onJornada} />;
        return (
          <>
            <MatchDayList matches={[...ended].reverse()} hrefOf={hrefOf} />
            <MoreRows query={query} />
          </>
        );
      }}
    </QuerySection>
  );
}

function NoneEnded({ jornada, onJornada }: { jornada: number; onJornada: (jornada: number) => void }) {
  const before = jornada > 1 && (
    <Button kind="secondary" onClick={() => onJornada(jornada - 1)}>
      {t.seeJornada(jornada - 1)}
    </Button>
  );
  return <EmptyState drawing="whistle" text={t.noResults(jornada)} action={before} />;
}
