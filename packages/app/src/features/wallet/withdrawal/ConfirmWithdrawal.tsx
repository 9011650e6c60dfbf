import type { WithdrawalRequest } from '@arma11/core/site';
import { useMoney } from '@arma11/widgets';
import { Button, Dialog, ErrorBlock } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import { FactList } from '../../../page/FactList';
import type { Withdrawing } from './useWithdraw';

const t = es.wallet.withdraw;

interface Props {
  /** What is about to be asked for; null keeps it closed. */
  request: WithdrawalRequest | null;
  available: number;
  withdrawing: Withdrawing;
  onClose: () => void;
}

/** Shows the whole request once more: amounts and numbers that are wrong here are paid to somebody else. */
export function ConfirmWithdrawal({ request, available, withdrawing, onClose }: Props) {
  const money = useMoney();
  const { ask, pending, problem, uncertain } = withdrawing;
  const footer = (
    <>
      <Button
        wide
        pending={pending}
        disabledReason={uncertain ? es.wallet.uncertain : undefined}
        onClick={() => request && ask(request)}
      >
        {pending ? t.confirming : t.confirm}
      </Button>
      <Button kind="ghost" wide onClick={onClose}>
        {t.back}
      </Button>
    </>
  );
  return (
    <Dialog
      open={request !== null}
      onClose={onClose}
      title={t.confirmTitle}
      description={t.confirmText}
      footer={footer}
    >
      {request && (
        <FactList
          facts={[
            { label: t.amount, value: money.amount(request.amount) },
            { label: t.how, value: t.providers[request.provider] },
            { label: t.to, value: request.destination },
            { label: t.titular, value: request.holder_name },
            { label: t.doc, value: request.doc_number },
            { label: t.after, value: money.amount(available - request.amount) },
          ]}
        />
      )}
      {problem && <ErrorBlock text={uncertain ? es.wallet.uncertain : problem} />}
    </Dialog>
  );
}
