import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { accountsQueries, useClient } from '@arma11/core';
import { displayAmount, displayFee } from '@arma11/core/domain';

/** Until the player's record is there, amounts are written as in the game's own country. */
const HOME = 'PEN';

/** Writes amounts in soles or coins, by the player's local_contry (product.md §9). */
export function useMoney() {
  const { data: user } = useQuery(accountsQueries.user(useClient()));
  const local_contry = user?.local_contry ?? HOME;
  return useMemo(
    () => ({
      amount: (amount: number) => displayAmount({ amount, local_contry }).text,
      fee: (amount_ins: number) => displayFee({ amount_ins, local_contry }).text,
    }),
    [local_contry],
  );
}
