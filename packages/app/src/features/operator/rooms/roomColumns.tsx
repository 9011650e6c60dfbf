import type { DeskRoom } from '@arma11/core/contract';
import { formatKickoff } from '@arma11/core/domain';
import { Link } from '@arma11/widgets/ui';
import { operadorEs } from '../../../messages/operador.es';
import { operadorGameEs } from '../../../messages/operadorGame.es';
import type { Column } from '../desk/DeskTable';
import { RoomMark } from './RoomMark';

const t = operadorGameEs.rooms;

/** A room in a line. */
export const roomColumns: readonly Column<DeskRoom>[] = [
  { head: t.columns.id, cell: ({ room }) => room },
  { head: t.columns.name, cell: ({ room, name }) => <Link href={`/operador/salas/${room}`}>{name}</Link> },
  { head: t.columns.kind, cell: ({ kind }) => t.kinds[kind] ?? kind },
  { head: t.columns.league, cell: ({ league }) => league },
  { head: t.columns.jornada, figure: true, cell: ({ jornada }) => jornada },
  { head: t.columns.state, cell: ({ estado }) => <RoomMark estado={estado} /> },
  { head: t.columns.fee, figure: true, cell: ({ fee }) => operadorEs.fee(fee) },
  { head: t.columns.seats, figure: true, cell: ({ seats }) => seats },
  { head: t.columns.lock, cell: ({ lock_at }) => formatKickoff(lock_at) },
];
