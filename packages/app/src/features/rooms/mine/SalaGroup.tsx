import { styled } from 'styled-components';
import type { PrediRoom } from '@arma11/core/contract';
import { hasJoined, isClosed } from '@arma11/core/domain';
import { SectionHeading } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import { MyPrediRow } from '../../../room/MyPrediRow';
import { MyRooms } from '../../../room/MyRooms';
import type { SalasOfKind } from './groupSalas';

const Group = styled.section`
  & + & {
    margin-top: 24px;
  }
`;

const t = es.prediRooms.mine;

/** The player's rooms of one kind, in lines that lead to what there is to do in them. */
export function SalaGroup({ kind, rooms }: SalasOfKind) {
  return (
    <Group>
      <SectionHeading title={t[kind]} />
      <MyRooms label={t[kind]} items={rooms} keyOf={({ id }) => id} ranked={false}>
        {(room, row) => <MyPrediRow room={room} href={hrefOf(room)} note={noteOf(room)} row={row} />}
      </MyRooms>
    </Group>
  );
}

function hrefOf({ id, estado, user_ins, is_admin }: PrediRoom): string {
  if (estado === 'borrador') return `/predi/choice-sala-predi/${id}`;
  return is_admin && user_ins === 0 ? `/predi/shared-sala-predi/${id}` : `/predi/sala/${id}`;
}

/** What is left to do; once nothing is, the room's own state is shown instead. */
function noteOf(room: PrediRoom): string | undefined {
  if (room.estado === 'borrador') return t.draft;
  if (isClosed(room)) return undefined;
  if (!hasJoined(room)) return t.notIn;
  return room.unanswered > 0 ? es.shell.unanswered(room.unanswered) : es.shell.answered;
}
