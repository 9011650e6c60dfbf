import { useInfiniteQuery } from '@tanstack/react-query';
import { useClient } from '@arma11/core';
import { prediRoomQueries } from '@arma11/core/site';
import { ButtonLink, EmptyState, SectionHeading, Skeleton } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import { Block } from '../../../page/Column';
import { PageHead } from '../../../page/PageHead';
import { QuerySection } from '../../../page/QuerySection';
import { MoreButton } from './MoreButton';
import type { PastPredi } from './pastFigures';
import { PastPredis } from './PastPredis';

const t = es.prediRooms.history;

/** `/predi/historial`: the player's finished rooms, newest first. */
export function PrediHistoryPage() {
  const past = useInfiniteQuery(prediRoomQueries.past(useClient()));
  return (
    <>
      <PageHead title={t.title} lead={t.lead} />
      <Block>
        <QuerySection query={past} skeleton={<Skeleton height={360} />}>
          {({ pages }) => <Past rooms={pages.flatMap(({ results }) => results)} />}
        </QuerySection>
        <MoreButton query={past} />
      </Block>
    </>
  );
}

function Past({ rooms }: { rooms: PastPredi[] }) {
  const action = <ButtonLink href="/predi/ins">{es.prediRooms.play}</ButtonLink>;
  if (rooms.length === 0) return <EmptyState drawing="whistle" text={t.none} action={action} />;
  return (
    <>
      <SectionHeading title={t.list} />
      <PastPredis label={t.list} rooms={rooms} />
    </>
  );
}
