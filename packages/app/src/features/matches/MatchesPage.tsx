import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import { leaguesQueries, useClient } from '@arma11/core';
import type { LeagueInfo, Match } from '@arma11/core/contract';
import { SegmentedToggle, SelectField, Skeleton } from '@arma11/widgets/ui';
import { FootballerPlace } from '../../footballer/FootballerPlace';
import { es } from '../../messages/es';
import { Block } from '../../page/Column';
import { PageHead } from '../../page/PageHead';
import { ComingMatches } from './ComingMatches';
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
      <FootballerPlace />
    </>
  );
}

interface Props {
  leagues: readonly LeagueInfo[];
  /** `league_unique`, or null for all or the first. */
  value: string | null;
  /** Offers all of them together. */
  optional: boolean;
  onChange: (league: string | null) => void;
}

/** Chooses the league; without a choice to make it is not there. */
function LeagueSelect({ leagues, value, optional, onChange }: Props) {
  if (leagues.length < 2) return null;
  const names = leagues.map(({ league_unique, name }) => ({ value: league_unique, label: name }));
  const options = optional ? [{ value: '', label: es.lists.matches.anyLeague }, ...names] : names;
  return (
    <SelectField
      label={es.lists.matches.league}
      value={value ?? (optional ? '' : leagues[0]?.league_unique)}
      options={options}
      onChange={({ target }) => onChange(target.value || null)}
    />
  );
}
