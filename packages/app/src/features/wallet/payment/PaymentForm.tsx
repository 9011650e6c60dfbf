import { useState, type SubmitEvent } from 'react';
import { styled } from 'styled-components';
import { Arma11Error, refusedFields, useClient } from '@arma11/core';
import type { DepositPayment } from '@arma11/core/site';
import type { Deposit } from '@arma11/core/contract';
import { useServerNow } from '@arma11/widgets';
import { Button, ErrorBlock, Field } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import { useFieldProblems } from '../../../page/useFieldProblems';
import { instantOf, limaMinute } from './limaMinute';
import { ReceiptField } from './ReceiptField';
import { usePayDeposit } from './usePayDeposit';

const t = es.wallet.deposit;

const Form = styled.form`
  display: grid;
  gap: 16px;
`;

/** How a top-up was paid: its number, its hour, and a picture of the receipt. Nothing typed is lost when it is refused. */
export function PaymentForm({ deposit, onSent }: { deposit: Deposit; onSent: () => void }) {
  const client = useClient();
  const late = useServerNow(deposit.expires_at) >= Date.parse(deposit.expires_at);
  const required = deposit.operation_number === null && (deposit.operation_number_required || late);
  const [firstPaidAt] = useState(() => limaMinute(deposit.paid_at ?? client.serverNow()));
  const { form, problems, setProblems } = useFieldProblems();
  const { send, pending, error, reset } = usePayDeposit({
    id: deposit.id,
    onSent,
    onRefused: (refusal) => setProblems(refusedFields(refusal)),
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    const typed = new FormData(event.currentTarget);
    const read = paymentOf(
      { operation: String(typed.get('operation')), paidAt: String(typed.get('paidAt')) },
      required,
    );
    reset();
    setProblems('problems' in read ? read.problems : {});
    const image = typed.get('image');
    if ('payment' in read) send({ ...read.payment, image: image instanceof File && image.size > 0 ? image : null });
  };
  const named = Object.keys(problems).length > 0;
  return (
    <Form ref={form} onSubmit={submit} noValidate>
      <Field
        label={t.operation}
        name="operation"
        inputMode="numeric"
        autoComplete="off"
        defaultValue={deposit.operation_number ?? ''}
        required={required}
        hint={required ? t.operationHint : `${t.operationHint} ${t.operationOptional}`}
        error={problems.operation_number}
      />
      <Field
        label={t.paidAt}
        name="paidAt"
        type="datetime-local"
        defaultValue={firstPaidAt}
        required
        error={problems.paid_at}
      />
      <ReceiptField kept={deposit.has_image} error={problems.image} />
      {error && !named && <ErrorBlock text={sentenceOf(error)} />}
      <Button type="submit" wide pending={pending}>
        {pending ? t.sending : t.send}
      </Button>
    </Form>
  );
}

/** An answer that was lost may have arrived: sending the same again counts once. */
const sentenceOf = (error: Error) =>
  error instanceof Arma11Error && error.outcomeUnknown ? `${error.message} ${t.again}` : error.message;

/** What a player wrote of how they paid. */
interface TypedPayment {
  operation: string;
  paidAt: string;
}

/** The typed payment as the wire takes it, or what is wrong with it by field. */
function paymentOf(
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
