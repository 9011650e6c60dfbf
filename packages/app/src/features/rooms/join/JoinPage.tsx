import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { salasQueries, useClient } from '@arma11/core';
import type { RoomOffer } from '@arma11/core/contract';
import { useMoney } from '@arma11/widgets';
import { ButtonLink, EmptyState, ErrorBlock, SectionHeading, Skeleton, VisuallyHidden } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import { Block } from '../../../page/Column';
import { FactList } from '../../../page/FactList';
import { PageHead } from '../../../page/PageHead';
import { QuerySection } from '../../../page/QuerySection';
import { RoomSkeletons } from '../../../room/RoomSkeletons';
import { SalaCard } from '../../../room/SalaCard';
import { leaveLimit } from '../leaveLimit';
import { PrizesPanel } from '../PrizesPanel';
import { offerOf } from './offerOf';

/** `/compe/sala/ins?price&league`: one offer with its terms, to be confirmed. */
export function JoinPage() {
  const [query] = useSearchParams();
  const offer = offerOf(query);
  return (
    <>
      <PageHead title={es.compe.joinTitle} />
      {offer ? <Offer price={offer.price} league={offer.league} /> : <Missing text={es.compe.badOffer} />}
    </>
  );
}

function Offer({ price, league }: { price: number; league: string }) {
  const client = useClient();
  const rooms = useInfiniteQuery(salasQueries.filter(client, { league, min_price: price, max_price: price }));
  if (rooms.error && !rooms.data)
    return (
      <Block>
        <ErrorBlock text={rooms.error.message} onRetry={() => void rooms.refetch()} />
      </Block>
    );
  if (!rooms.data)
    return (
      <Block>
        <RoomSkeletons kind="compe" count={1} />
      </Block>
    );
  const room = rooms.data.pages.flatMap(({ results }) => results)[0];
  return room ? <Terms room={room} /> : <Missing text={es.compe.noOffer} />;
}

function Terms({ room }: { room: RoomOffer }) {
  const money = useMoney();
  const limit = leaveLimit(room);
  const t = es.room.info;
  const commission = es.room.prizes.commission(String(room.commission_bps / 100));
  return (
    <>
      <Block>
        <VisuallyHidden as="h2">{room.name}</VisuallyHidden>
        <SalaCard room={room} />
      </Block>
      <Block>
        <SectionHeading title={t.facts} />
        <FactList
          facts={[
            { label: t.fee, value: money.fee(room.amount_ins) },
            { label: es.compe.pot, value: money.amount(room.pozo) },
            ...(room.amount_ins > 0 ? [{ label: commission, value: t.alreadyTaken }] : []),
            { label: t.jornada, value: room.jornada_name },
            { label: t.locks, value: es.dates.kickoff(room.lock_at) },
            ...(limit === null ? [] : [{ label: t.leaveBefore, value: es.dates.kickoff(limit) }]),
          ]}
        />
      </Block>
      {room.amount_ins > 0 && <OfferPrizes room={room} />}
    </>
  );
}

function Missing({ text }: { text: string }) {
  return (
    <Block>
      <EmptyState drawing="ticket" text={text} action={<ButtonLink href="/compe">{es.compe.seeRooms}</ButtonLink>} />
    </Block>
  );
}

/** The prizes of an offer as they stand. */
function OfferPrizes({ room }: { room: RoomOffer }) {
  const query = useQuery(salasQueries.topAward(useClient(), room.sala));
  return (
    <QuerySection query={query} optional skeleton={<Skeleton height={320} top={24} />}>
      {(prizes) => <PrizesPanel prizes={prizes} />}
    </QuerySection>
  );
}
