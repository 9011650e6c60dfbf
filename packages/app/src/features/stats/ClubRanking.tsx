import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { leaguesQueries, useClient } from '@arma11/core';
import { homeQueries } from '@arma11/core/site';
import type { LeagueInfo } from '@arma11/core/contract';
import { fontSize, token } from '@arma11/widgets/theme';
import { ButtonLink, EmptyState, SectionHeading, SelectField, Skeleton } from '@arma11/widgets/ui';
import { es } from '../../messages/es';
import { Block } from '../../page/Column';
import { useGalleryPath } from '../../page/GalleryPath';
import { QuerySection } from '../../page/QuerySection';
import { Rows } from '../../page/Rows';
import { ClubLine } from './ClubLine';

const t = es.lists.stats;

const Note = styled.p`
  margin: 0 0 12px;
  color: ${token('colorTextMuted')};
  font-size: ${fontSize(13)};
`;

const Choice = styled.div`
  max-width: 320px;
  margin-bottom: 12px;
`;

/** The clubs of a league by what their supporters score, with the player's own marked. */
export function ClubRanking() {
  const query = useQuery(leaguesQueries.list(useClient()));
  return (
    <Block>
      <SectionHeading title={t.clubs} />
      <Note>{t.clubsNote}</Note>
      <QuerySection query={query} skeleton={<Skeleton height={270} />}>
        {(leagues) => <Leagues leagues={leagues} />}
      </QuerySection>
    </Block>
  );
}

function Leagues({ leagues }: { leagues: readonly LeagueInfo[] }) {
  const [chosen, setChosen] = useState<string | null>(null);
  const league = chosen ?? leagues[0]?.league_unique;
  if (league === undefined) return <EmptyState drawing="whistle" text={t.noLeagues} />;
  return (
    <>
      {leagues.length > 1 && (
        <Choice>
          <SelectField
            label={t.league}
            value={league}
            options={leagues.map(({ league_unique, name }) => ({ value: league_unique, label: name }))}
            onChange={({ target }) => setChosen(target.value)}
          />
        </Choice>
      )}
      <Clubs league={league} />
    </>
  );
}

function Clubs({ league }: { league: string }) {
  const query = useQuery(homeQueries.clubsByLeague(useClient(), league));
  const gallery = useGalleryPath();
  const shield = (
    <ButtonLink kind="secondary" href={`${gallery}/escudos`}>
      {t.shield}
    </ButtonLink>
  );
  return (
    <QuerySection query={query} skeleton={<Skeleton height={194} />}>
      {(rows) =>
        rows.length === 0 ? (
          <EmptyState drawing="bench" text={t.noClubs} action={shield} />
        ) : (
          <Rows as="ol">
            {rows.map((row) => (
              <ClubLine key={row.club.id} row={row} />
            ))}
          </Rows>
        )
      }
    </QuerySection>
  );
}
