import type { DeskMatch, DeskRoomShown, DeskSlate } from '@arma11/core/back-office';
import { formatKickoff } from '@arma11/core/domain';
import { operadorGameEs } from '../../../messages/operadorGame.es';
import type { DeskAction } from '../desk/ActionDialog';
import { reasonField } from '../desk/reasonField';
import { OtherMatches } from './OtherMatches';

const t = operadorGameEs.rooms.slate;

/** Adds a confirmed match of the jornada; who plays in the room is told. */
export const addingMatch = (room: DeskRoomShown): DeskAction<'slateAdd'> => ({
  call: 'slateAdd',
  title: t.addTitle(room.name),
  confirm: t.add,
  effect: `${t.addEffect} ${t.notified(room.taken)}`,
  given: { room: room.room },
  fields: [
    {
      name: 'match',
      label: t.match,
      kind: 'number',
      required: true,
      control: (field) => <OtherMatches room={room} {...field} />,
    },
    reasonField(),
  ],
});

/** Takes a match out; who plays in the room is told. */
export const removingMatch = (room: DeskRoomShown, { match, name }: DeskMatch): DeskAction<'slateRemove'> => ({
  call: 'slateRemove',
  title: t.removeTitle(name),
  confirm: t.remove,
  danger: true,
  effect: `${t.removeEffect} ${t.notified(room.taken)}`,
  given: { room: room.room, match },
  fields: [reasonField()],
});

/** The slate as it stands now. */
export const slateText = ({ matches, lock_at, replaced }: DeskSlate): string =>
  [t.done(matches.length, formatKickoff(lock_at)), ...(replaced > 0 ? [t.replaced(replaced)] : [])].join(' ');
