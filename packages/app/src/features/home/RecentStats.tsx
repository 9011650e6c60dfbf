import { useInfiniteQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { compeQueries, useClient } from '@arma11/core';
import { fontSize, token } from '@arma11/widgets/theme';
import { ErrorBlock, SectionHeading, Skeleton } from '@arma11/widgets/ui';
import { FootballerPlace } from '../../footballer/FootballerPlace';
import { es } from '../../messages/es';
import { Block } from '../../page/Column';
import { Rows } from '../../page/Rows';
import { useInView } from '../../page/useInView';
import { EntryRow } from '../../room/EntryRow';
import { BestEleven } from './BestEleven';
import { LeagueBests } from './LeagueBests';

const SHOWN = 3;

const Note = styled.p`
  margin: 0;
  color: ${token('colorTextMuted')};
  font-size: ${fontSize(14)};
`;

/** 'Estadisticas Recientes': how the player's last rooms ended, the best of the last jornada, and who scored most on the last day with matches. */
export function RecentStats() {
  const { ref, inView } = useInView<HTMLElement>();
  return (
    <Block ref={ref}>
      <SectionHeading title={es.home.stats} more={{ href: '/compe/mi-historial', label: es.home.more }} />
      {inView ? (
        <>
          <LastRooms />
          <LeagueBests />
          <BestEleven />
          <FootballerPlace />
        </>
      ) : (
        <Skeleton height={850} />
      )}
    </Block>
  );
}

function LastRooms() {
  const { data, error, refetch } = useInfiniteQuery(compeQueries.history(useClient()));
  const entries = data?.pages[0]?.results.slice(0, SHOWN);
  if (!entries && error) return <ErrorBlock text={error.message} onRetry={() => void refetch()} />;
  if (!entries) return <Skeleton height={65 * SHOWN} />;
  if (entries.length === 0) return <Note>{es.home.noResults}</Note>;
  return (
    <Rows>
      {entries.map((entry) => (
        <li key={entry.id}>
          <EntryRow entry={entry} over />
        </li>
      ))}
    </Rows>
  );
}
