import type { Client } from '../client/Client';
import type { Movement, PayProvider } from '../contract';
import { infiniteQuery } from './infiniteQuery';
import { nextPage } from './nextPage';
import { query } from './query';
import { homeKeys, walletKeys } from './queryKeys';

/** Which movements: a type, and days of Lima ('YYYY-MM-DD'), both included. */
export interface MovementFilter {
  type?: Movement['type'] | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

/** A withdrawal. `amount`: coins; `destination`: a phone of Yape or Plin, for `cci` an account of 20 digits. */
export interface WithdrawalRequest {
  amount: number;
  provider: 'yape' | 'plin' | 'cci';
  destination: string;
  holder_name: string;
  doc_number: string;
}

/** How a top-up was paid. `operation_number`: 6 to 20 digits; `paid_at`: ISO instant; `image`: at most 2 MB. */
export interface DepositPayment {
  id: number;
  operation_number?: string;
  paid_at: string;
  image?: File;
}

/** The wallet: movements, packs, codes to pay, top-ups and withdrawals (product §11.3). */
export const walletQueries = {
  /** The balance by purse, and the month's sums. */
  summary: (client: Client) =>
    query({
      queryKey: walletKeys.summary,
      queryFn: ({ signal }) => client.wallet.summary(undefined, { signal }),
    }),
  /** What came in and went out, newest first, a page at a time. */
  movements: (client: Client, filter: MovementFilter = {}) =>
    infiniteQuery({
      queryKey: walletKeys.movements(filter),
      queryFn: ({ signal, pageParam }) => client.wallet.movements({ ...filter, page: pageParam }, { signal }),
      initialPageParam: 1,
      getNextPageParam: nextPage,
    }),
  /**
   * The packs of coins that can be bought, each with the player's limit that it exceeds, if any; an empty list where
   * coins are not sold.
   */
  packs: (client: Client) =>
    query({
      queryKey: homeKeys.packs,
      queryFn: ({ signal }) => client.home.recargas(undefined, { signal }),
    }),
  /** The codes that a top-up can be paid to now. */
  payCodes: (client: Client) =>
    query({
      queryKey: homeKeys.payCodes,
      queryFn: ({ signal }) => client.home.qrPay(undefined, { signal }),
      staleTime: 60_000,
    }),
  /** The player's top-ups, newest first, a page at a time. */
  deposits: (client: Client) =>
    infiniteQuery({
      queryKey: walletKeys.deposits,
      queryFn: ({ signal, pageParam }) => client.wallet.deposits({ page: pageParam }, { signal }),
      initialPageParam: 1,
      getNextPageParam: nextPage,
    }),
  /** One top-up, with the code to pay while it can be paid. */
  deposit: (client: Client, id: number) =>
    query({
      queryKey: walletKeys.deposit(id),
      queryFn: ({ signal }) => client.wallet.deposit({ id }, { signal }),
    }),
  /** The player's withdrawals, newest first, a page at a time. */
  withdrawals: (client: Client) =>
    infiniteQuery({
      queryKey: walletKeys.withdrawals,
      queryFn: ({ signal, pageParam }) => client.wallet.withdrawals({ page: pageParam }, { signal }),
      initialPageParam: 1,
      getNextPageParam: nextPage,
    }),
};

/**
 * All movements that a filter chooses, as CSV text. Throws an Error, its message in Spanish, when the response is not
 * text.
 */
export async function movementsCsv(client: Client, filter: MovementFilter): Promise<string> {
  // The contract types the page; with `format` the same call returns text.
  const text: unknown = await client.wallet.movements({ ...filter, format: 'csv' });
  if (typeof text !== 'string') throw new Error('No pudimos preparar el archivo. Prueba otra vez.');
  return text;
}

/** Asks for a top-up. Nothing is paid yet. Money write: use `writing` and invalidate `afterMoney`. */
export const createDeposit = (client: Client, body: { recarga: number; provider: PayProvider }) =>
  client.wallet.createDeposit({ body });

/** Says how a top-up was paid; sending the same again changes nothing. Invalidate `afterMoney`. */
export const payDeposit = (client: Client, { id, ...body }: DepositPayment) => client.wallet.payDeposit({ id, body });

/** Takes back a top-up that is still to be paid. Invalidate `afterMoney`. */
export const cancelDeposit = (client: Client, id: number) => client.wallet.cancelDeposit({ id });

/** Puts coins aside to be paid out. Money write: use `writing` and invalidate `afterMoney`, also when it failed. */
export const createWithdrawal = (client: Client, body: WithdrawalRequest) => client.wallet.createWithdrawal({ body });

/** Takes back a withdrawal that nobody has begun to pay. Money write: use `writing` and invalidate `afterMoney`. */
export const cancelWithdrawal = (client: Client, id: number) => client.wallet.cancelWithdrawal({ id });

/** Confirms the player's identity again, by password or by a new token of Google: moving money asks for it. */
export const reauthenticate = (client: Client, proof: { password: string } | { token_id: string }) =>
  client.accounts.reauth({ body: proof });
