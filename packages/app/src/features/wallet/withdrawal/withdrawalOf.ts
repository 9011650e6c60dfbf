import type { WithdrawalRequest } from '@arma11/core/site';
import type { Exchange } from '@arma11/core/contract';
import { localPhone } from '@arma11/core/domain';
import { es } from '../../../messages/es';

const t = es.wallet.withdraw;

/** What a player wrote, field by field. */
export interface TypedWithdrawal {
  /** In the unit that they see: whole soles, or coins. */
  amount: string;
  provider: WithdrawalRequest['provider'];
  destination: string;
  holder_name: string;
  doc_number: string;
}

export interface WithdrawalBounds {
  exchange: Pick<Exchange, 'coins_per_unit' | 'min_withdraw' | 'max_withdraw'>;
  available: number;
  /** Amounts are typed in soles. */
  inSoles: boolean;
  /** What says how much it may be. */
  hint: string;
  /** What says that there is not so much. */
  over: string;
}

/** What of a text makes whole coins, or null: digits only, so that no fraction of a coin can be meant. */
export function coinsOf(typed: string, unit: number): number | null {
  const digits = typed.trim();
  return /^\d{1,7}$/.test(digits) ? Number(digits) * unit : null;
}

function amountProblem(coins: number | null, { exchange, available, hint, over }: WithdrawalBounds) {
  const { min_withdraw, max_withdraw, coins_per_unit } = exchange;
  if (coins === null || coins < min_withdraw || coins > max_withdraw || coins % coins_per_unit !== 0) return hint;
  return coins > available ? over : null;
}

/** The number that is paid: nine digits of a phone, or the twenty of a CCI; null when it is none. */
function destinationOf({ provider, destination }: TypedWithdrawal): string | null {
  if (provider !== 'cci') return localPhone(destination);
  const digits = destination.replace(/[\s-]/g, '');
  return /^\d{20}$/.test(digits) ? digits : null;
}

/** The typed request as the wire takes it, or what is wrong with it by field. */
export function withdrawalOf(
  typed: TypedWithdrawal,
  bounds: WithdrawalBounds,
): { request: WithdrawalRequest } | { problems: Record<string, string> } {
  const amount = coinsOf(typed.amount, bounds.inSoles ? bounds.exchange.coins_per_unit : 1);
  const destination = destinationOf(typed);
  const holder_name = typed.holder_name.trim();
  const doc_number = typed.doc_number.trim().toUpperCase();
  const problem = amountProblem(amount, bounds);
  const problems = {
    ...(problem && { amount: problem }),
    ...(destination === null && { destination: t.destinationBad[typed.provider] }),
    ...(holder_name.length < 3 && { holder_name: t.holderBad }),
    ...(!/^(\d{8}|[A-Z0-9]{9,12})$/.test(doc_number) && { doc_number: t.docBad }),
  };
  if (amount === null || destination === null || Object.keys(problems).length > 0) return { problems };
  return { request: { amount, provider: typed.provider, destination, holder_name, doc_number } };
}
