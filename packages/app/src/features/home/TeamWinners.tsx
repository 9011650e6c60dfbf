import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { useClient } from '@arma11/core';
import { homeQueries } from '@arma11/core/site';
import type { ClubRow } from '@arma11/core/contract';
import { displaySize, displayText, ellipsis, fontSize, token } from '@arma11/widgets/theme';
import { Crest, EmptyState, SectionHeading, Skeleton } from '@arma11/widgets/ui';
import { es } from '../../messages/es';
import { Block } from '../../page/Column';
import { ListRow } from '../../page/ListRow';
import { QuerySection } from '../../page/QuerySection';
import { Rows } from '../../page/Rows';
import { useInView } from '../../page/useInView';

const Row = styled(ListRow)`
  min-height: 60px;

  & > i {
    ${displayText}
    width: 20px;
    color: ${token('colorTextMuted')};
    font-size: ${displaySize(20)};
    font-style: normal;
    text-align: center;
  }

  &[data-first='true'] > i,
  &[data-first='true'] > strong {
    color: ${token('colorCoin')};
  }

  & b {
    ${ellipsis}
  }

  & small {
    display: inline;
  }

  & > strong {
    font-size: ${displaySize(23)};
  }
`;

const Caption = styled.p`
  margin: 0 0 8px;
  color: ${token('colorTextMuted')};
  font-size: ${fontSize(13)};
`;

/** The clubs whose supporters won the last closed jornada, per league. */
export function TeamWinners() {
  const { ref, inView } = useInView<HTMLElement>();
  const query = useQuery({ ...homeQueries.topClubs(useClient()), enabled: inView });
  return (
    <Block ref={ref}>
      <SectionHeading title={es.home.winners} more={{ href: '/play/aficiones/top', label: es.home.more }} />
      <QuerySection query={query} optional skeleton={<Skeleton height={230} />}>
        {(leagues) => <Leagues leagues={leagues.filter(({ winners }) => winners.length > 0)} />}
      </QuerySection>
    </Block>
  );
}

interface LeagueWinners {
  league_name: string;
  jornada_name: string;
  winners: readonly ClubRow[];
}

function Leagues({ leagues }: { leagues: readonly LeagueWinners[] }) {
  if (leagues.length === 0) return <EmptyState drawing="bench" text={es.home.noWinners} />;
  return leagues.map(({ league_name, jornada_name, winners }) => (
    <div key={`${league_name} ${jornada_name}`}>
      <Caption>{es.home.winnersOf(league_name, jornada_name)}</Caption>
      <Rows as="ol">
        {winners.map((row) => (
          <Winner key={row.club.id} row={row} />
        ))}
      </Rows>
    </div>
  ));
}

function Winner({ row: { position, club, points, fans } }: { row: ClubRow }) {
  return (
    <li>
      <Row data-first={position === 1}>
        <i>{position}</i>
        <Crest club={club} size={38} />
        <span>
          <b>{club.name}</b>
          <small>{es.home.fans(fans)}</small>
        </span>
        <strong>{Math.round(points)}</strong>
      </Row>
    </li>
  );
}
