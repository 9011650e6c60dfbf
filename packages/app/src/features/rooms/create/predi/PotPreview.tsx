import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { roomTermsQueries, useClient } from '@arma11/core';
import { useMoney } from '@arma11/widgets';
import { SectionHeading, Skeleton } from '@arma11/widgets/ui';
import { es } from '../../../../messages/es';
import { FactList } from '../../../../page/FactList';
import { QuerySection } from '../../../../page/QuerySection';
import type { PrivateMode } from './newRoom';

const t = es.prediRooms.create;

/** What the room would pay with every seat taken, as the server reckons it. */
export function PotPreview({ fee, seats, mode }: { fee: number; seats: number; mode: PrivateMode }) {
  const money = useMoney();
  const room = { amount_ins: fee, n: seats, modo_pozo: mode };
  const quote = useQuery({ ...roomTermsQueries.quote(useClient(), room), placeholderData: keepPreviousData });
  return (
    <section>
      <SectionHeading title={t.quote(seats)} />
      <QuerySection query={quote} skeleton={<Skeleton height={192} />}>
        {({ pozo, comision, awards }) => (
          <FactList
            facts={[
              { label: t.commission, value: money.amount(comision) },
              { label: t.pot, value: money.amount(pozo) },
              ...awards.map((award) => ({ label: t.place(es.dates.places(award)), value: money.amount(award.amount) })),
            ]}
          />
        )}
      </QuerySection>
    </section>
  );
}
