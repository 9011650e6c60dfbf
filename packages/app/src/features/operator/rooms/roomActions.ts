import type { DeskRoomShown, DeskSettlement } from '@arma11/core/contract';
import { operadorEs } from '../../../messages/operador.es';
import { operadorGameEs } from '../../../messages/operadorGame.es';
import type { DeskAction } from '../desk/ActionDialog';
import { reasonField } from '../desk/reasonField';

const t = operadorGameEs.rooms;
const KINDS = Object.entries(t.kinds).map(([value, label]) => ({ value, label }));

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

const w = t.wish;

/** Opens a room that the house runs. */
export const creating = (leagues: readonly { value: string; label: string }[]): DeskAction<'roomCreate'> => ({
  call: 'roomCreate',
  title: t.create,
  confirm: t.create,
  effect: t.createEffect,
  given: {},
  fields: [
    {
      name: 'league',
      label: t.league,
      kind: 'choice',
      options: leagues,
      initial: leagues[0]?.value ?? '',
      required: true,
    },
    { name: 'kind', label: w.kind, kind: 'choice', options: KINDS, initial: 'compe' },
    { name: 'tipo', label: w.tipo, kind: 'choice', options: w.tipos, initial: '1' },
    { name: 'name', label: w.name, hint: w.nameHint },
    { name: 'jornada', label: w.jornada, hint: w.jornadaHint, kind: 'number', min: 1 },
    { name: 'fee', label: w.fee, hint: w.feeHint, kind: 'number', min: 0, initial: '0', required: true },
    { name: 'seats', label: w.seats, hint: w.seatsHint, kind: 'number', min: 2 },
    { name: 'min', label: w.min, kind: 'number', min: 2, initial: '2' },
    { name: 'mode', label: w.mode, kind: 'choice', options: w.modes, initial: 'proporcional' },
    { name: 'pot', label: w.pot, hint: w.potHint, kind: 'number', min: 1 },
    { name: 'awards', label: w.awards, hint: w.awardsHint },
    { name: 'lead', label: w.lead, kind: 'number', min: 0, max: 60, initial: '5' },
    { name: 'max_per_club', label: w.perClub, kind: 'number', min: 1, max: 12 },
    { name: 'captain', label: w.captain, kind: 'tick' },
    { name: 'late_swap', label: w.lateSwap, kind: 'tick' },
    { name: 'solo_nuevos', label: w.newcomers, kind: 'tick' },
    { name: 'draft', label: w.draft, kind: 'tick' },
  ],
});
