import { useQuery } from '@tanstack/react-query';
import { prediQueries, useClient } from '@arma11/core';
import type { PrediRoom } from '@arma11/core/contract';
import { formatKickoff } from '@arma11/core/domain';
import { useMoney } from '@arma11/widgets';
import { SectionHeading, Skeleton } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import { FactList } from '../../../page/FactList';
import { LeaveRoom } from './LeaveRoom';
import { PrizesPanel } from '../PrizesPanel';
import { RulesText } from './RulesText';
import { Block } from '../../../page/Column';
import { usePrediSala } from '../../../room/openRoom';
import { QuerySection } from '../../../page/QuerySection';

/** `/predi/sala/{idPredi}/info`: facts, prizes, rules, and the way out. */
export function PrediInfoPage() {
  const room = usePrediSala();
  const prizes = useQuery(prediQueries.topAwards(useClient(), room.id));
  return (
    <>
      <Facts room={room} />
      <QuerySection
        query={prizes}
        skeleton={
          <Block>
            <Skeleton height={420} />
          </Block>
        }
      >
        {(awards) => <PrizesPanel prizes={awards} />}
      </QuerySection>
      {room.user_ins > 0 && <LeaveRoom kind="predi" id={room.id} room={room} exitHref="/predi" />}
      <RulesText kind="predi" id={room.id} />
    </>
  );
}

function Facts({ room }: { room: PrediRoom }) {
  const money = useMoney();
  const t = es.room.info;
  return (
    <Block>
      <SectionHeading title={t.facts} />
      <FactList
        facts={[
          { label: t.state, value: es.room.estados[room.estado] },
          { label: t.fee, value: money.fee(room.amount_ins) },
          { label: t.seats, value: `${room.num_players}/${room.max_players}` },
          { label: t.matches, value: room.num_matches },
          { label: t.inPlay, value: es.shell.summary.points(room.pts_en_juego) },
          { label: t.league, value: room.league_names.join(', ') },
          { label: t.locks, value: formatKickoff(room.lock_at) },
          ...(room.cod_access ? [{ label: t.code, value: room.cod_access }] : []),
        ]}
      />
    </Block>
  );
}
