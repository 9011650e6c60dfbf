import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { afterMoney, Arma11Error, invalidate, useClient, writing } from '@arma11/core';
import { cancelDeposit, walletQueries } from '@arma11/core/site';
import { Button, Dialog, ErrorBlock } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import { Block } from '../../../page/Column';

const t = es.wallet.deposit;

/** Takes back a top-up that nobody paid, asking first (rules R16.6). */
export function CancelDeposit({ id }: { id: number }) {
  const client = useClient();
  const queryClient = useQueryClient();
  const [asking, setAsking] = useState(false);
  const { mutate, isPending, error } = useMutation({
    ...writing,
    mutationFn: () => cancelDeposit(client, id),
    onSuccess: ({ deposit }) => {
      queryClient.setQueryData(walletQueries.deposit(client, id).queryKey, deposit);
      setAsking(false);
    },
    onSettled: () => void invalidate(queryClient, afterMoney),
  });
  const close = () => setAsking(false);
  const uncertain = error instanceof Arma11Error && error.outcomeUnknown;
  const footer = (
    <>
      <Button tone="danger" wide pending={isPending} onClick={() => mutate()}>
        {isPending ? t.cancelling : t.cancel}
      </Button>
      <Button kind="ghost" wide onClick={close}>
        {t.keep}
      </Button>
    </>
  );
  return (
    <Block>
      <Button kind="ghost" tone="danger" wide onClick={() => setAsking(true)}>
        {t.cancel}
      </Button>
      <Dialog open={asking} onClose={close} title={t.cancelTitle} placement="center" footer={footer}>
        <p>{t.cancelText}</p>
        {error && <ErrorBlock text={uncertain ? es.wallet.uncertain : error.message} />}
      </Dialog>
    </Block>
  );
}
