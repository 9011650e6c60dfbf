import type { DeskWithdrawal } from '@arma11/core/back-office';
import { operadorEs } from '../../../messages/operador.es';
import { operadorMoneyEs } from '../../../messages/operadorMoney.es';
import { centsText } from '../../../messages/centsText';
import type { DeskAction } from '../desk/ActionDialog';
import { reasonField } from '../desk/reasonField';

const t = operadorMoneyEs.withdrawals;
const paysOf = ({ amount_cents }: DeskWithdrawal) => centsText(amount_cents);

/** Begins to pay: the player can no longer cancel. */
export const taking = (row: DeskWithdrawal): DeskAction<'withdrawalTake'> => ({
  call: 'withdrawalTake',
  title: t.takeTitle(row.withdrawal),
  confirm: t.take,
  effect: t.takeEffect(paysOf(row), row.username),
  given: { withdrawal: row.withdrawal },
});

/** Notes the payment that was made. */
export const paying = (row: DeskWithdrawal): DeskAction<'withdrawalPay'> => ({
  call: 'withdrawalPay',
  title: t.payTitle(row.withdrawal),
  confirm: t.pay,
  effect: t.payEffect(paysOf(row), `${row.provider} ${row.destination}`, row.holder_name),
  given: { withdrawal: row.withdrawal },
  fields: [{ name: 'operation', label: t.operation, required: true }],
});

/** Gives the coins back. */
export const refusing = (row: DeskWithdrawal): DeskAction<'withdrawalReject'> => ({
  call: 'withdrawalReject',
  title: t.rejectTitle(row.withdrawal),
  confirm: t.reject,
  danger: true,
  effect: t.rejectEffect(operadorEs.coins(row.amount), row.username),
  given: { withdrawal: row.withdrawal },
  fields: [reasonField(t.reasonHint)],
});
