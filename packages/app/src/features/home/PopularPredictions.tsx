import { useQuery } from '@tanstack/react-query';
import { prediQueries, useClient } from '@arma11/core';
import { SectionHeading, Skeleton } from '@arma11/widgets/ui';
import { es } from '../../messages/es';
import { Block, CardGrid } from '../../page/Column';
import { QuerySection } from '../../page/QuerySection';
import { useInView } from '../../page/useInView';
import { PrediCard } from '../../room/PrediCard';
import { RoomSkeletons } from '../../room/RoomSkeletons';

/** Home lists: top 6 popular prediction rooms (product §9). */
const TOP = 6;

/** The prediction rooms that most people play. */
export function PopularPredictions() {
  const { ref, inView } = useInView<HTMLElement>();
  const query = useQuery({ ...prediQueries.topPublic(useClient(), TOP), enabled: inView });
  return (
    <Block ref={ref}>
      <SectionHeading title={es.home.predictions} more={{ href: '/predi/ins/', label: es.home.more }} />
      <QuerySection
        query={query}
        skeleton={inView ? <RoomSkeletons kind="predi" count={5} /> : <Skeleton height={1349} />}
      >
        {(rooms) =>
          rooms.length > 0 ? (
            <CardGrid>
              {rooms.map((room) => (
                <PrediCard key={room.id} room={room} />
              ))}
            </CardGrid>
          ) : (
            <p>{es.home.noPredictions}</p>
          )
        }
      </QuerySection>
    </Block>
  );
}
