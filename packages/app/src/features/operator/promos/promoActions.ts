import type { DeskPromo } from '@arma11/core/back-office';
import { operadorMoneyEs } from '../../../messages/operadorMoney.es';
import type { DeskAction } from '../desk/ActionDialog';

const t = operadorMoneyEs.promos;
const f = t.fields;

/** Makes a code for coins, an item or a seat. */
export const creating: DeskAction<'promoCreate'> = {
  call: 'promoCreate',
  title: t.create,
  confirm: t.create,
  effect: t.effect,
  given: {},
  fields: [
    { name: 'label', label: f.label, hint: f.labelHint, required: true },
    { name: 'coins', label: f.coins, kind: 'number', min: 1, max: 5000 },
    { name: 'item', label: f.item, kind: 'number', min: 1 },
    { name: 'room', label: f.room, kind: 'number', min: 1 },
    { name: 'code', label: f.code, hint: f.codeHint },
    { name: 'cap', label: f.cap, kind: 'number', min: 1 },
    { name: 'starts', label: f.starts, kind: 'lima' },
    { name: 'ends', label: f.ends, kind: 'lima' },
    { name: 'new_days', label: f.newDays, kind: 'number', min: 1 },
    { name: 'any_phone', label: f.anyPhone, kind: 'tick' },
  ],
};

/** Ends a code now. */
export const closing = ({ code }: DeskPromo): DeskAction<'promoClose'> => ({
  call: 'promoClose',
  title: t.closeTitle(code),
  confirm: t.close,
  danger: true,
  effect: t.closeEffect,
  given: { code },
});
