import { useQuery } from '@tanstack/react-query';
import { salasQueries, useClient } from '@arma11/core';
import { OfflineNote, Skeleton } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import { Block } from '../../../page/Column';
import { QuerySection } from '../../../page/QuerySection';
import { useCasualEntry } from '../../../room/openRoom';
import { PrizesPanel } from '../PrizesPanel';
import { LeaveRoom } from './LeaveRoom';
import { RulesText } from './RulesText';

/** `/casual/sala/{idIns}/premios`: prizes and rules, and the way out: F6 rooms have no tab for information. */
export function CasualPrizesPage() {
  const { id, sala_detail } = useCasualEntry();
  const query = useQuery(salasQueries.topAward(useClient(), sala_detail.id));
  return (
    <>
      {sala_detail.estado === 'cancelada' && (
        <Block>
          <OfflineNote quiet text={es.room.cancelled} />
        </Block>
      )}
      <QuerySection
        query={query}
        skeleton={
          <Block>
            <Skeleton height={420} />
          </Block>
        }
      >
        {(prizes) => <PrizesPanel prizes={prizes} />}
      </QuerySection>
      {!query.isPending && sala_detail.ins_user === id && (
        <LeaveRoom kind="compe" id={sala_detail.id} room={sala_detail} exitHref="/play/casual/salas/" />
      )}
      {!query.isPending && <RulesText kind="compe" id={sala_detail.id} />}
    </>
  );
}
