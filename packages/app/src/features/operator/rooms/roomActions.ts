import type { DeskRoomShown, DeskSettlement } from '@arma11/core/back-office';
import { operadorEs } from '../../../messages/operador.es';
import { operadorGameEs } from '../../../messages/operadorGame.es';
import type { DeskAction } from '../desk/ActionDialog';
import { reasonField } from '../desk/reasonField';

const t = operadorGameEs.rooms;

const paidBy = ({ prizes }: DeskSettlement) => prizes.reduce((sum, { prize }) => sum + prize, 0);

/** Pays the room, as it was simulated. */
export function settling(room: DeskRoomShown, plan: DeskSettlement): DeskAction<'settle'> {
  const effect = plan.refunded
    ? t.settleRefund(operadorEs.coins(room.fee * room.taken))
    : t.settleEffect(plan.prizes.filter(({ prize }) => prize > 0).length, operadorEs.coins(paidBy(plan)));
  return { call: 'settle', title: t.settleTitle(room.name), confirm: t.settle, effect, given: { room: room.room } };
}

/** Lets players see and join a draft. */
export const publishing = (room: DeskRoomShown): DeskAction<'roomPublish'> => ({
  call: 'roomPublish',
  title: t.publishTitle(room.name),
  confirm: t.publish,
  effect: t.publishEffect,
  given: { room: room.room },
});

/** Calls it off: every fee goes back. */
export const cancelling = (room: DeskRoomShown): DeskAction<'roomCancel'> => ({
  call: 'roomCancel',
  title: t.cancelTitle(room.name),
  confirm: t.cancel,
  danger: true,
  effect: t.cancelEffect(room.taken, operadorEs.coins(room.fee * room.taken)),
  given: { room: room.room },
  fields: [
    { name: 'as', label: t.cancelAs, kind: 'choice', options: t.cancelWords, initial: t.cancelWords[0]!.value },
    reasonField(),
  ],
});

/** Gives it another name. */
export const renaming = (room: DeskRoomShown): DeskAction<'roomRename'> => ({
  call: 'roomRename',
  title: t.renameTitle(room.name),
  confirm: t.rename,
  effect: t.renameEffect,
  given: { room: room.room },
  fields: [{ name: 'name', label: t.renameField, initial: room.name, required: true }, reasonField()],
});
