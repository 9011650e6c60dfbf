import type { PrediRoom } from '@arma11/core/contract';
import { isOpen } from '@arma11/core/domain';

/** What there is to do in a room: answer, follow, or publish it. */
export type SalaKind = 'open' | 'running' | 'drafts';

/** Rooms of one kind. */
export interface SalasOfKind {
  kind: SalaKind;
  rooms: PrediRoom[];
}

const ORDER: readonly SalaKind[] = ['open', 'running', 'drafts'];

/** The rooms by what there is to do, in the order in which they came; kinds without any are left out. */
export function groupSalas(rooms: readonly PrediRoom[]): SalasOfKind[] {
  return ORDER.map((kind) => ({ kind, rooms: rooms.filter((room) => kindOf(room) === kind) })).filter(
    ({ rooms: found }) => found.length > 0,
  );
}

function kindOf(room: PrediRoom): SalaKind {
  if (room.estado === 'borrador') return 'drafts';
  return isOpen(room) ? 'open' : 'running';
}
