import type { Sala } from '@arma11/core/contract';
import { formatKickoff } from '@arma11/core/domain';
import { useMoney } from '@arma11/widgets';
import { OfflineNote, SectionHeading } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import { FactList } from '../../../page/FactList';
import { LeaveRoom } from './LeaveRoom';
import { RulesText } from './RulesText';
import { ShareCode } from '../codes/ShareCode';
import { ShareOpenRoom } from './ShareOpenRoom';
import { Block } from '../../../page/Column';
import { useCompeSala } from '../../../room/openRoom';

/** `/compe/sala/{idSala}/info`: facts, rules, and the way out. */
export function CompeInfoPage() {
  const sala = useCompeSala();
  return (
    <>
      {sala.estado === 'cancelada' && (
        <Block>
          <OfflineNote quiet text={es.room.cancelled} />
        </Block>
      )}
      <Facts sala={sala} />
      {sala.cod_access && sala.progress === '0' && (
        <Block>
          <SectionHeading title={es.compeRooms.share.title} />
          <ShareCode name={sala.name} code={sala.cod_access} lockAt={sala.lock_at} />
        </Block>
      )}
      {sala.tipo === '1' && sala.progress === '0' && (
        <Block>
          <ShareOpenRoom name={sala.name} path={`/compe/sala/${sala.id}`} />
        </Block>
      )}
      {sala.ins_user > 0 && <LeaveRoom kind="compe" id={sala.id} room={sala} exitHref="/compe" />}
      <RulesText kind="compe" id={sala.id} />
    </>
  );
}

function Facts({ sala }: { sala: Sala }) {
  const money = useMoney();
  const t = es.room.info;
  return (
    <Block>
      <SectionHeading title={t.facts} />
      <FactList
        facts={[
          { label: t.state, value: es.room.estados[sala.estado] },
          { label: t.fee, value: money.fee(sala.amount_ins) },
          { label: t.seats, value: `${sala.num_players}/${sala.max_players}` },
          { label: t.league, value: sala.league_name },
          { label: t.jornada, value: sala.jornada_name },
          { label: t.locks, value: formatKickoff(sala.lock_at) },
          { label: t.starts, value: formatKickoff(sala.starts_at) },
          { label: t.ends, value: formatKickoff(sala.ends_at) },
        ]}
      />
    </Block>
  );
}
