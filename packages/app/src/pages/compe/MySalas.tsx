import type { SalaCompe } from '@arma11/core/contract';
import { SectionHeading } from '@arma11/widgets/ui';
import { es } from '../../messages/es';
import { MyRoomRow } from '../../room/MyRoomRow';
import { Block } from '../../shell/Column';
import { Rows } from '../../shell/Rows';

/** The player's lineup rooms that are not over; nothing while there is none. */
export function MySalas({ entries }: { entries: readonly SalaCompe[] }) {
  if (entries.length === 0) return null;
  return (
    <Block>
      <SectionHeading title={es.compe.mine} />
      <Rows>
        {entries.map(({ id, sala, sala_detail, points, rank, lock_at }) => (
          <li key={id}>
            <MyRoomRow
              href={`/compe/sala/${sala.id}`}
              league={sala_detail.league_unique}
              logo={sala_detail.league_logo}
              name={sala_detail.name}
              estado={sala_detail.estado}
              lockAt={lock_at}
              rank={rank}
              points={points}
            />
          </li>
        ))}
      </Rows>
    </Block>
  );
}
