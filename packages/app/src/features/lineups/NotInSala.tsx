import { useNavigate } from 'react-router';
import type { Sala } from '@arma11/core/contract';
import { isClosed, isLegends } from '@arma11/core/domain';
import { RoomCard } from '@arma11/widgets';
import { ButtonLink, EmptyState, SectionHeading } from '@arma11/widgets/ui';
import { es } from '../../messages/es';
import { Block } from '../../page/Column';
import { useRecharge } from '../../page/RechargePath';
import { moveKeptLineup } from '../../page/trial/keptLineup';
import { EnterRoom } from '../../room/EnterRoom';
import { LineupNote } from './trial/LineupNote';

/** In the place of a lineup for who has no seat: the room's ticket, or the way to open rooms once it closed. */
export function NotInSala({ sala }: { sala: Sala }) {
  const navigate = useNavigate();
  const recharge = useRecharge();
  if (isClosed(sala) || sala.estado === 'cancelada')
    return (
      <Block>
        <LineupNote sala={sala} />
        <EmptyState text={es.compe.notInClosed} action={<ButtonLink href="/compe">{es.compe.seeRooms}</ButtonLink>} />
      </Block>
    );
  const chooseLegend = () => {
    void navigate(`/compe/sala/ins/leyenda?sala=${sala.id}`);
    return false;
  };
  return (
    <Block>
      <LineupNote key={sala.id} sala={sala} />
      <SectionHeading title={es.compe.notIn} />
      <EnterRoom button="[part~='action']">
        <RoomCard
          kind="compe"
          salaId={sala.id}
          onJoined={({ id }) => {
            moveKeptLineup(sala.id, id);
            void navigate(`/compe/sala/${id}`);
          }}
          onRecharge={recharge}
          {...(isLegends(sala) ? { onJoin: chooseLegend } : {})}
        />
      </EnterRoom>
    </Block>
  );
}
