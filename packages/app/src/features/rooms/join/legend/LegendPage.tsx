import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { useClient } from '@arma11/core';
import { compeRoomQueries } from '@arma11/core/site';
import type { Item, RoomOffer } from '@arma11/core/contract';
import { RoomCard } from '@arma11/widgets';
import { ButtonLink, EmptyState, SectionHeading, Skeleton } from '@arma11/widgets/ui';
import { es } from '../../../../messages/es';
import { Block, CardGrid } from '../../../../page/Column';
import { useGalleryPath } from '../../../../page/GalleryPath';
import { PageHead } from '../../../../page/PageHead';
import { QuerySection } from '../../../../page/QuerySection';
import { roomId } from '../../../../page/roomId';
import { RoomSkeletons } from '../../../../room/RoomSkeletons';
import { LegendDialog } from './LegendDialog';
import { LegendFace, LegendRow } from './LegendFace';

const t = es.compeRooms.legend;

/** `/compe/sala/ins/leyenda?sala`: the rooms that are entered with a legend of one's own (rules R10.2). */
export function LegendPage() {
  const legends = useQuery(compeRoomQueries.legends(useClient()));
  return (
    <>
      <PageHead title={t.title} lead={t.lead} />
      <Block>
        <SectionHeading title={t.yours} />
        <QuerySection query={legends} skeleton={<Skeleton height={72} />}>
          {(items) => <Owned legends={items.filter(({ owned }) => owned)} />}
        </QuerySection>
      </Block>
      <Rooms legends={legends.data?.filter(({ owned }) => owned) ?? []} />
    </>
  );
}

function Owned({ legends }: { legends: readonly Item[] }) {
  const gallery = useGalleryPath();
  if (legends.length === 0)
    return <EmptyState text={t.need} action={<ButtonLink href={`${gallery}/leyendas`}>{t.gallery}</ButtonLink>} />;
  return (
    <LegendRow>
      {legends.map((legend) => (
        <li key={legend.id}>
          <LegendFace legend={legend} />
        </li>
      ))}
    </LegendRow>
  );
}

function Rooms({ legends }: { legends: readonly Item[] }) {
  const [query] = useSearchParams();
  const [chosen, setChosen] = useState(() => roomId(query.get('sala') ?? undefined));
  const rooms = useQuery(compeRoomQueries.legendRooms(useClient()));
  const room = rooms.data?.find(({ sala, ins_user }) => sala === chosen && ins_user === 0);
  return (
    <Block>
      <SectionHeading title={t.rooms} />
      <QuerySection query={rooms} skeleton={<RoomSkeletons kind="compe" count={2} />}>
        {(all) => <RoomGrid rooms={all} onChoose={setChosen} />}
      </QuerySection>
      {legends.length > 0 && room && <LegendDialog room={room} legends={legends} onClose={() => setChosen(null)} />}
    </Block>
  );
}

function RoomGrid({ rooms, onChoose }: { rooms: readonly RoomOffer[]; onChoose: (sala: number) => void }) {
  const navigate = useNavigate();
  if (rooms.length === 0)
    return <EmptyState drawing="ticket" text={t.none} action={<ButtonLink href="/compe">{t.see}</ButtonLink>} />;
  return (
    <CardGrid>
      {rooms.map((room) => (
        <RoomCard
          key={room.sala}
          kind="compe"
          room={room}
          confirm={false}
          onJoin={({ id }) => onChoose(id)}
          onOpen={({ id }) => void navigate(`/compe/sala/${id}`)}
        />
      ))}
    </CardGrid>
  );
}
