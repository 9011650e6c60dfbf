import { useMutation, useQueryClient } from '@tanstack/react-query';
import { afterMoney, invalidate, useClient, writing } from '@arma11/core';
import { payDeposit, walletQueries, type DepositPayment } from '@arma11/core/site';
import { es } from '../../../messages/es';

/** What is sent: the payment, with the picture as the player chose it. */
export type PaymentToSend = Omit<DepositPayment, 'id' | 'image'> & { image: File | null };

interface Settings {
  id: number;
  onSent: () => void;
  onRefused: (error: Error) => void;
}

/** Reports to the server how a top-up was paid; a large picture is made small first. */
export function usePayDeposit({ id, onSent, onRefused }: Settings) {
  const client = useClient();
  const queryClient = useQueryClient();
  const { mutate, isPending, error, reset } = useMutation({
    ...writing,
    mutationFn: async ({ image, ...payment }: PaymentToSend) =>
      payDeposit(client, { id, ...payment, ...(image && { image: await small(image) }) }),
    onSuccess: ({ deposit }) => {
      queryClient.setQueryData(walletQueries.deposit(client, id).queryKey, deposit);
      onSent();
    },
    onError: onRefused,
    // Also when the outcome is unknown: the top-up's own state then tells.
    onSettled: () => void invalidate(queryClient, afterMoney),
  });
  return { send: mutate, pending: isPending, error, reset };
}

async function small(image: File): Promise<File> {
  try {
    const { shrinkImage } = await import('./shrinkImage');
    return await shrinkImage(image);
  } catch (cause) {
    throw new Error(es.wallet.deposit.imageBad, { cause });
  }
}
