import type { DeskDeposit } from '@arma11/core/back-office';
import { operadorEs } from '../../../messages/operador.es';
import { operadorMoneyEs } from '../../../messages/operadorMoney.es';
import { centsText } from '../../../messages/centsText';
import type { DeskAction } from '../desk/ActionDialog';
import { reasonField } from '../desk/reasonField';

const t = operadorMoneyEs.deposits;

/** What a top-up is worth to its player. */
export const coinsOf = ({ coins, bonus_coins }: Pick<DeskDeposit, 'coins' | 'bonus_coins'>) =>
  operadorEs.coins(coins + bonus_coins);

/** Credits it: the payment is in the account. */
export function approval(row: DeskDeposit): DeskAction<'depositApprove'> {
  const { deposit, username, pay_amount_cents, operation_number } = row;
  return {
    call: 'depositApprove',
    title: t.approveTitle(deposit),
    confirm: t.approve,
    effect: t.approveEffect(coinsOf(row), username, centsText(pay_amount_cents)),
    given: { deposit },
    fields: [
      {
        name: 'operation',
        label: t.operationField,
        hint: operation_number === null ? t.operationHint : t.operationKeep,
        initial: operation_number ?? '',
        required: true,
      },
    ],
  };
}

/** Refuses it, for a reason that the player reads. */
export const rejection = (row: DeskDeposit): DeskAction<'depositReject'> => ({
  call: 'depositReject',
  title: t.rejectTitle(row.deposit),
  confirm: t.reject,
  danger: true,
  effect: t.rejectEffect(coinsOf(row), row.username),
  given: { deposit: row.deposit },
  fields: [
    {
      name: 'reason',
      label: operadorEs.action.reason,
      kind: 'choice',
      options: t.reasons,
      initial: t.reasons[0]!.value,
      required: true,
    },
  ],
});

/** Takes a decision back. */
export const undoing = (row: DeskDeposit): DeskAction<'depositUnmark'> => ({
  call: 'depositUnmark',
  title: t.unmarkTitle(row.deposit),
  confirm: t.unmark,
  danger: true,
  effect: row.estado === 'aprobado' ? t.unmarkApproved(coinsOf(row), row.username) : t.unmarkRejected,
  given: { deposit: row.deposit },
  fields: [reasonField()],
});
