import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import { leaguesQueries, useClient } from '@arma11/core';
import type { Match } from '@arma11/core/contract';
import { SegmentedToggle, Skeleton } from '@arma11/widgets/ui';
import { es } from '../../../../messages/es';
import { Block } from '../../../../shell/Column';
import { PageHead } from '../../../../shell/PageHead';
import { ComingMatches } from './ComingMatches';
import { LeagueSelect } from './LeagueSelect';
import { matchesChoice, matchesQuery, type MatchesChoice } from './matchesChoice';
import { MatchSheet } from './MatchSheet';
import { Results } from './Results';

const t = es.lists.matches;

const VIEWS = [
  { value: 'proximos', label: t.coming },
  { value: 'resultados', label: t.results },
] as const;

const Filters = styled.div`
  display: grid;
  gap: 12px;
  justify-items: start;

  & > :not([role='radiogroup']) {
    width: 100%;
    max-width: 320px;
  }
`;

/** `/play/matches/in-game/`: the matches being played, those to come, and how the others ended. */
export function MatchesPage() {
  const [query, setQuery] = useSearchParams();
  const choice = matchesChoice(query);
  const leagues = useQuery(leaguesQueries.list(useClient()));
  const change = (next: Partial<MatchesChoice>) => setQuery(matchesQuery({ ...choice, ...next }), { replace: true });
  const hrefOf = ({ id }: Match) => `/play/matches/in-game/?${matchesQuery({ ...choice, match: id })}`;
  const { view, league } = choice;
  const matches =
    view === 'proximos' ? (
      <ComingMatches league={league} hrefOf={hrefOf} onResults={() => change({ view: 'resultados' })} />
    ) : (
      <Results query={leagues} choice={choice} hrefOf={hrefOf} onChange={change} />
    );
  return (
    <>
      <PageHead title={t.title} lead={t.lead} />
      <Block>
        <Filters>
          <SegmentedToggle
            label={t.views}
            options={VIEWS}
            value={view}
            onChange={(next) => change({ view: next, jornada: null })}
          />
          <LeagueSelect
            leagues={leagues.data ?? []}
            value={league}
            optional={view === 'proximos'}
            onChange={(next) => change({ league: next, jornada: null })}
          />
        </Filters>
        {/* Whether there is a league to choose, above the matches, is not known before. */}
        {leagues.isPending ? <Skeleton height={480} top={20} /> : matches}
      </Block>
      <MatchSheet id={choice.match} onClose={() => change({ match: null })} />
    </>
  );
}
