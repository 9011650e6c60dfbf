import { useMutation, useQueryClient } from '@tanstack/react-query';
import { afterMoney, Arma11Error, invalidate, useClient, writing } from '@arma11/core';
import { cancelWithdrawal } from '@arma11/core/site';
import type { Withdrawal } from '@arma11/core/contract';
import { useMoney } from '@arma11/widgets';
import { Button, Dialog, ErrorBlock } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';

const t = es.wallet.withdraw;

interface Props {
  withdrawal: Withdrawal;
  onClose: () => void;
  onDone: () => void;
}

/** Takes a withdrawal back, asking first. */
export function CancelWithdrawal({ withdrawal, onClose, onDone }: Props) {
  const client = useClient();
  const queryClient = useQueryClient();
  const money = useMoney();
  const { mutate, isPending, error } = useMutation({
    ...writing,
    mutationFn: () => cancelWithdrawal(client, withdrawal.id),
    onSuccess: onDone,
    onSettled: () => void invalidate(queryClient, afterMoney),
  });
  const uncertain = error instanceof Arma11Error && error.outcomeUnknown;
  const footer = (
    <>
      <Button tone="danger" wide pending={isPending} onClick={() => mutate()}>
        {isPending ? t.cancelling : t.cancel}
      </Button>
      <Button kind="ghost" wide onClick={onClose}>
        {t.keep}
      </Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} title={t.cancelTitle} placement="center" footer={footer}>
      <p>{t.cancelText(money.amount(withdrawal.amount))}</p>
      {error && <ErrorBlock text={uncertain ? es.wallet.uncertain : error.message} />}
    </Dialog>
  );
}
