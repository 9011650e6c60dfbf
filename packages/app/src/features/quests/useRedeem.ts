import { useRef } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Arma11Error, invalidate, useClient, writing } from '@arma11/core';
import { afterPromo, redeemCode } from '@arma11/core/site';

/** Redeems a promo code, once however often it is sent. */
export function useRedeem() {
  const client = useClient();
  const queryClient = useQueryClient();
  // Two taps can come before the screen shows the first.
  const busy = useRef(false);
  const { mutate, reset, data, error, isPending } = useMutation({
    ...writing,
    mutationFn: (code: string) => redeemCode(client, code),
    onSettled: () => {
      busy.current = false;
      void invalidate(queryClient, afterPromo);
    },
  });
  const redeem = (code: string) => {
    if (busy.current) return;
    busy.current = true;
    mutate(code);
  };
  const known = error instanceof Arma11Error ? error : null;
  return {
    redeem,
    forget: reset,
    redeeming: isPending,
    /** What the code gave. */
    gift: data ?? null,
    refusal: error?.message ?? null,
    /** Only a verified phone may use it. */
    needsPhone: known?.serverCode === 'TELEFONO_NO_VERIFICADO',
    /** Nobody knows yet whether it was used: sending it again cannot use it twice. */
    uncertain: known?.outcomeUnknown ?? false,
  };
}
