import { useQuery } from '@tanstack/react-query';
import { salasQueries, useClient } from '@arma11/core';
import type { RoomOffer } from '@arma11/core/contract';
import { Skeleton } from '@arma11/widgets/ui';
import { PrizesPanel } from '../PrizesPanel';
import { QuerySection } from '../../../page/QuerySection';

/** The prizes of an offer as they stand. */
export function OfferPrizes({ room }: { room: RoomOffer }) {
  const query = useQuery(salasQueries.topAward(useClient(), room.sala));
  return (
    <QuerySection query={query} optional skeleton={<Skeleton height={320} top={24} />}>
      {(prizes) => <PrizesPanel prizes={prizes} />}
    </QuerySection>
  );
}
