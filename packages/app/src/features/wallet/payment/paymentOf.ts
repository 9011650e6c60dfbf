import type { DepositPayment } from '@arma11/core';
import { es } from '../../../messages/es';
import { instantOf } from './limaMinute';

const t = es.wallet.deposit;

/** What a player wrote of how he paid. */
export interface TypedPayment {
  operation: string;
  paidAt: string;
}

/** The typed payment as the wire takes it, or what is wrong with it by field. */
export function paymentOf(
  { operation, paidAt }: TypedPayment,
  required: boolean,
): { payment: Omit<DepositPayment, 'id'> } | { problems: Record<string, string> } {
  const digits = operation.replace(/[\s-]/g, '');
  const paid_at = instantOf(paidAt);
  const problems: Record<string, string> = {};
  if (digits === '' ? required : !/^\d{6,20}$/.test(digits)) problems.operation_number = t.operationBad;
  if (paid_at === null) return { problems: { ...problems, paid_at: t.paidAtBad } };
  if (Object.keys(problems).length > 0) return { problems };
  return { payment: { paid_at, ...(digits !== '' && { operation_number: digits }) } };
}
