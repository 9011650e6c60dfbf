import { useQuery } from '@tanstack/react-query';
import { useClient } from '@arma11/core';
import { prediRoomQueries } from '@arma11/core/site';
import type { PrediRoom } from '@arma11/core/contract';
import { hasJoined, isOpen } from '@arma11/core/domain';
import { ButtonLink, EmptyState, SectionHeading, Skeleton, VisuallyHidden } from '@arma11/widgets/ui';
import { es } from '../../../../messages/es';
import { Block } from '../../../../page/Column';
import { QuerySection } from '../../../../page/QuerySection';
import { usePrediSala } from '../../../../room/openRoom';
import { SmallNote } from '../../SmallNote';
import { CancelSala } from './CancelSala';
import { MemberList } from './MemberList';
import { RemovedList } from './RemovedList';
import { SalaForm } from './SalaForm';

const t = es.prediRooms.settings;

/** `/predi/sala/{idPredi}/settings`: what who runs a private room may do (rules R3.4). */
export function SettingsPage() {
  const room = usePrediSala();
  const action = <ButtonLink href={`/predi/sala/${room.id}`}>{es.prediRooms.share.toRoom}</ButtonLink>;
  return (
    <>
      <VisuallyHidden as="h2">{t.title}</VisuallyHidden>
      {room.is_admin ? (
        <Owned room={room} />
      ) : (
        <Block>
          <EmptyState
            drawing="whistle"
            text={room.owner ? `${t.notOwner} ${t.runBy(room.owner.username)}` : t.notOwner}
            action={action}
          />
        </Block>
      )}
    </>
  );
}

function Owned({ room }: { room: PrediRoom }) {
  const admin = useQuery(prediRoomQueries.admin(useClient(), room.id));
  const others = room.num_players > (hasJoined(room) ? 1 : 0);
  if (admin.isPending)
    return (
      <Block>
        <Skeleton height={560} />
      </Block>
    );
  return (
    <>
      <Block>
        <QuerySection query={admin} skeleton={<Skeleton height={320} />}>
          {({ permissions }) =>
            permissions.edit ? (
              <SalaForm key={room.id} room={room} frozen={others} />
            ) : (
              <SmallNote>{t.closed}</SmallNote>
            )
          }
        </QuerySection>
      </Block>
      {isOpen(room) && <Publishing room={room} frozen={others} />}
      <Block>
        <SectionHeading title={t.members} />
        <QuerySection query={admin} skeleton={<Skeleton height={128} />}>
          {(view) => <MemberList room={room} members={view.members} removable={view.permissions.remove} />}
        </QuerySection>
      </Block>
      {admin.data && <RemovedList id={room.id} removed={admin.data.removed} />}
      {admin.data?.permissions.cancel && <CancelSala room={room} />}
    </>
  );
}

/** The ways to the matches and to the invitation; a draft is published by its matches. */
function Publishing({ room: { id, estado }, frozen }: { room: PrediRoom; frozen: boolean }) {
  const draft = estado === 'borrador';
  return (
    <Block>
      <SectionHeading title={t.publish} />
      {draft && <SmallNote>{t.publishText}</SmallNote>}
      {!frozen && (
        <ButtonLink kind="secondary" wide icon="calendar" href={`/predi/choice-sala-predi/${id}`}>
          {t.choose}
        </ButtonLink>
      )}
      {!draft && (
        <ButtonLink kind="ghost" wide icon="share" href={`/predi/shared-sala-predi/${id}`}>
          {t.share}
        </ButtonLink>
      )}
    </Block>
  );
}
