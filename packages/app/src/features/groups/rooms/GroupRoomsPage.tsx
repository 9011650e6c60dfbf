import { useState } from 'react';
import { styled } from 'styled-components';
import { useClient } from '@arma11/core';
import type { Group, GroupRoom } from '@arma11/core/back-office';
import { token } from '@arma11/widgets/theme';
import { Button, ButtonLink, EmptyState, SectionHeading, Skeleton, VisuallyHidden } from '@arma11/widgets/ui';
import { countsIn, forGroup } from '../../../group/putIn';
import { es } from '../../../messages/es';
import { Block } from '../../../page/Column';
import { PageTitle } from '../../../page/PageTitle';
import { QuerySection } from '../../../page/QuerySection';
import { Rows } from '../../../page/Rows';
import { SeasonChoice } from '../open/SeasonChoice';
import { useGroup } from '../open/useGroup';
import { useMe } from '../open/useMe';
import { useSeason } from '../open/useSeason';
import { OwnRoomDialog } from './OwnRoomDialog';
import { RoomLine } from './RoomLine';
import { stageOf, type RoomStage } from './roomStage';

const t = es.groups.rooms;

const STAGES: readonly RoomStage[] = ['open', 'playing', 'played'];

const Part = styled.section`
  & + & {
    margin-top: 24px;
  }
`;

const Lead = styled.p`
  max-width: 60ch;
  margin: 0 0 12px;
  color: ${token('colorTextMuted')};
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;

  & > * {
    max-width: 100%;
    padding-block: 6px;
    white-space: normal;
  }
`;

const Done = styled.p`
  margin: 12px 0 0;
  color: ${token('colorBandHigh')};
  font-weight: 600;

  &:empty {
    display: none;
  }
`;

/** `/play/grupos/{idGrupo}/salas`: the rooms of a season with the way in, and how another comes into the group (rules R23.3). */
export function GroupRoomsPage() {
  const group = useGroup();
  const { season, query } = useSeason();
  return (
    <>
      <PageTitle title={es.groups.tabs.rooms} />
      <VisuallyHidden as="h2">{t.title}</VisuallyHidden>
      <Block>
        <SeasonChoice group={group} season={season} />
        <QuerySection query={query} skeleton={<Skeleton height={420} />}>
          {(shown) => <Stages rooms={shown.rooms} past={season !== group.season} />}
        </QuerySection>
      </Block>
      {season === group.season && <AnotherRoom group={group} />}
    </>
  );
}

function Stages({ rooms, past }: { rooms: readonly GroupRoom[]; past: boolean }) {
  const me = useMe()?.id;
  const now = useClient().serverNow();
  if (rooms.length === 0) return <EmptyState drawing="ticket" text={past ? t.nonePast : t.none} />;
  return STAGES.map((stage) => {
    const those = rooms.filter((room) => stageOf(room, now) === stage);
    return (
      those.length > 0 && (
        <Part key={stage}>
          <SectionHeading title={t[stage]} level={3} />
          <Rows>
            {those.map((room) => (
              <li key={room.id}>
                <RoomLine room={room} stage={stage} me={me} />
              </li>
            ))}
          </Rows>
        </Part>
      )
    );
  });
}

/** Makes a room for the group, in each of the games that count, or puts one in that is there already. */
function AnotherRoom({ group }: { group: Group }) {
  const [choosing, setChoosing] = useState(false);
  const [put, setPut] = useState<string | null>(null);
  return (
    <Block>
      <SectionHeading title={t.newTitle} level={3} />
      <Lead>{t.newLead}</Lead>
      <Ways>
        {countsIn(group.counts, 'compe') && (
          <ButtonLink kind="secondary" icon="pitch" href={forGroup('/compe/add-private', group.id)}>
            {t.newLineup}
          </ButtonLink>
        )}
        {countsIn(group.counts, 'predi') && (
          <ButtonLink kind="secondary" icon="ball" href={forGroup('/predi/create-predi', group.id)}>
            {t.newPredi}
          </ButtonLink>
        )}
        <Button kind="ghost" icon="plus" onClick={() => setChoosing(true)}>
          {t.own}
        </Button>
      </Ways>
      <Done role="status">{put === null ? '' : t.putDone(put)}</Done>
      {choosing && (
        <OwnRoomDialog
          group={group}
          onClose={() => setChoosing(false)}
          onPut={(name) => {
            setChoosing(false);
            setPut(name);
          }}
        />
      )}
    </Block>
  );
}
