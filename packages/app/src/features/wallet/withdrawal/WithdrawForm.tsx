import { useState, type SubmitEvent } from 'react';
import { styled } from 'styled-components';
import type { WithdrawalRequest } from '@arma11/core/site';
import type { Exchange, User } from '@arma11/core/contract';
import { localPhone } from '@arma11/core/domain';
import { useMoney } from '@arma11/widgets';
import { Button, Field, SegmentedToggle } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import { useFieldProblems } from '../../../page/useFieldProblems';
import { useReauth } from '../../../session/reauth/useReauth';
import { AmountField } from './AmountField';
import { ConfirmWithdrawal } from './ConfirmWithdrawal';
import { useWithdraw } from './useWithdraw';
import { withdrawalOf, type WithdrawalBounds } from './withdrawalOf';

const t = es.wallet.withdraw;
const PROVIDERS = ['yape', 'plin', 'cci'] as const;

const Form = styled.form`
  display: grid;
  gap: 16px;
`;

interface Props {
  exchange: Exchange;
  player: User;
  /** Coins that can be cashed out. */
  available: number;
  /** Called with the amount once it is asked for. */
  onAsked: (amount: number) => void;
}

/** How much, where to and whose; it is asked once more before anything is put aside. Nothing typed is lost. */
export function WithdrawForm({ exchange, player, available, onAsked }: Props) {
  const bounds = useBounds(exchange, player.local_contry, available);
  const [provider, setProvider] = useState<WithdrawalRequest['provider']>('yape');
  const [asked, setAsked] = useState<WithdrawalRequest | null>(null);
  const { form, problems, setProblems } = useFieldProblems();
  const reauth = useReauth();
  const withdrawing = useWithdraw({
    onAsked: (amount) => {
      setAsked(null);
      onAsked(amount);
    },
    onFields: (fields) => {
      setAsked(null);
      setProblems(fields);
    },
    onRefused: reauth.ask,
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const text = (name: string) => String(typed.get(name) ?? '');
    const read = withdrawalOf(
      {
        amount: text('amount'),
        provider,
        destination: text('destination'),
        holder_name: text('holder_name'),
        doc_number: text('doc_number'),
      },
      bounds,
    );
    setProblems('problems' in read ? read.problems : {});
    if (!('request' in read)) return;
    withdrawing.reset();
    setAsked(read.request);
  };
  return (
    <>
      <Form ref={form} onSubmit={submit} noValidate>
        <AmountField bounds={bounds} error={problems.amount} />
        <div>
          <SegmentedToggle
            label={t.how}
            value={provider}
            options={PROVIDERS.map((value) => ({ value, label: t.providers[value] }))}
            onChange={setProvider}
          />
        </div>
        <Field
          key={String(provider === 'cci')}
          label={t.destinations[provider]}
          name="destination"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={provider === 'cci' ? '' : (localPhone(player.phone ?? '') ?? '')}
          error={problems.destination}
        />
        <Field
          label={t.holder}
          name="holder_name"
          autoComplete="name"
          maxLength={80}
          hint={t.holderHint}
          error={problems.holder_name}
        />
        <Field
          label={t.doc}
          name="doc_number"
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={12}
          error={problems.doc_number}
        />
        <Button type="submit" wide>
          {t.review}
        </Button>
      </Form>
      <ConfirmWithdrawal
        request={asked}
        available={available}
        withdrawing={withdrawing}
        onClose={() => setAsked(null)}
      />
      {reauth.dialog}
    </>
  );
}

/** How much a player may cash out, in the unit that they see: whole soles where their country pays in them, else coins. */
function useBounds(exchange: Exchange, localContry: string, available: number): WithdrawalBounds {
  const money = useMoney();
  const { min_withdraw, max_withdraw } = exchange;
  const inSoles = localContry === 'PEN';
  return {
    exchange,
    available,
    inSoles,
    hint: inSoles
      ? t.amountHintSoles(money.amount(min_withdraw), money.amount(max_withdraw))
      : t.amountHintCoins(min_withdraw, max_withdraw),
    over: t.amountOver(money.amount(available)),
  };
}
