import { styled } from 'styled-components';
import type { PrediRoom } from '@arma11/core/contract';
import { hasJoined, isClosed } from '@arma11/core/domain';
import { ButtonLink, EmptyState, SectionHeading } from '@arma11/widgets/ui';
import type { ForGroupProps } from '../../../../group/ForGroup';
import { es } from '../../../../messages/es';
import { CardGrid } from '../../../../page/Column';
import { lazyExtra } from '../../../../page/lazyExtra';
import { PageBoundary } from '../../../../page/PageBoundary';
import { EnterRoom } from '../../../../room/EnterRoom';
import { PrediCard } from '../../../../room/PrediCard';
import { OwnSala } from '../OwnSala';
import { InvitationPanel } from './InvitationPanel';

// Not everybody is in a group: it comes last, and moves nothing.
const ForGroup = lazyExtra<'ForGroup', ForGroupProps>(() => import('../../../../group/ForGroup'), 'ForGroup');

const Part = styled.section`
  margin-top: 24px;
`;

const Foot = styled.div`
  margin-top: 12px;
`;

const t = es.prediRooms.share;

/** `/predi/shared-sala-predi/{idSala}`: the code and the link for friends, and the owner's own seat. */
export function ShareSalaPage() {
  return <OwnSala title={t.title}>{(room) => <Shared room={room} />}</OwnSala>;
}

function Shared({ room }: { room: PrediRoom }) {
  const { id, estado, cod_access } = room;
  if (cod_access === null) return <Blank text={t.noCode} href={`/predi/sala/${id}`} label={t.toRoom} />;
  if (estado === 'borrador') return <Blank text={t.draft} href={`/predi/choice-sala-predi/${id}`} label={t.choose} />;
  if (isClosed(room)) return <Blank text={t.closed} href={`/predi/sala/${id}`} label={t.toRoom} />;
  return (
    <>
      <InvitationPanel id={id} name={room.name} code={cod_access} />
      <Part>
        <SectionHeading title={t.enter} />
        <CardGrid>
          <EnterRoom button={hasJoined(room) ? null : "[part~='action']"}>
            <PrediCard room={room} />
          </EnterRoom>
        </CardGrid>
        <Foot>
          <ButtonLink kind="ghost" icon="gear" href={`/predi/sala/${id}/settings`}>
            {t.settings}
          </ButtonLink>
        </Foot>
      </Part>
      <PageBoundary wait={null}>
        <ForGroup kind="predi" room={id} />
      </PageBoundary>
    </>
  );
}

function Blank({ text, href, label }: { text: string; href: string; label: string }) {
  return <EmptyState drawing="ticket" text={text} action={<ButtonLink href={href}>{label}</ButtonLink>} />;
}
