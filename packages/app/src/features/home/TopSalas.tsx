import { useQuery } from '@tanstack/react-query';
import { salasQueries, useClient } from '@arma11/core';
import { SectionHeading, Skeleton } from '@arma11/widgets/ui';
import { es } from '../../messages/es';
import { Block, CardGrid } from '../../page/Column';
import { QuerySection } from '../../page/QuerySection';
import { useInView } from '../../page/useInView';
import { RoomSkeletons } from '../../room/RoomSkeletons';
import { SalaCard } from '../../room/SalaCard';

/** Home lists: top 5 Arma-Tu-11 rooms (product §9). */
const TOP = 5;

/** The best open rooms of Arma Tu 11. */
export function TopSalas() {
  const { ref, inView } = useInView<HTMLElement>();
  const query = useQuery({ ...salasQueries.top(useClient(), TOP), enabled: inView });
  return (
    <Block ref={ref}>
      <SectionHeading title={es.home.topSalas} more={{ href: '/compe/', label: es.home.more }} />
      <QuerySection
        query={query}
        skeleton={inView ? <RoomSkeletons kind="compe" count={TOP} /> : <Skeleton height={1004} />}
      >
        {(rooms) =>
          rooms.length > 0 ? (
            <CardGrid>
              {rooms.map((room) => (
                <SalaCard key={room.sala} room={room} />
              ))}
            </CardGrid>
          ) : (
            <p>{es.home.noRooms}</p>
          )
        }
      </QuerySection>
    </Block>
  );
}
