import { useEffect, useRef, useState, type RefObject } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { afterMoney, invalidate } from '@arma11/core';
import type { Deposit } from '@arma11/core/contract';
import { useMoney } from '@arma11/widgets';
import { Button, ButtonLink, LiveRegion, SectionHeading } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import { centsText } from '../../../messages/centsText';
import { Block } from '../../../page/Column';
import { FactList } from '../../../page/FactList';
import { Note } from '../../../page/Note';
import { useRechargePath } from '../../../page/RechargePath';
import { StateMark } from '../../../page/StateMark';
import { useExchange } from '../useExchange';
import { DEPOSIT_TONES } from './DepositRow';
import { CancelDeposit } from './CancelDeposit';
import { PayCode } from './PayCode';
import { PaymentForm } from './PaymentForm';

const t = es.wallet.deposit;
const NOTES = {
  pendiente: { tone: 'plain', icon: 'qr' },
  en_revision: { tone: 'plain', icon: 'clock' },
  aprobado: { tone: 'good', icon: 'check' },
  rechazado: { tone: 'bad', icon: 'warning' },
  vencido: { tone: 'bad', icon: 'clock' },
  cancelado: { tone: 'plain', icon: 'clock' },
} as const;

/** One top-up: its state and what happens next, the code while it can be paid, and how the player says that they paid. */
export function DepositView({ deposit }: { deposit: Deposit }) {
  const { estado, message, qr } = deposit;
  const { data: exchange } = useExchange();
  const state = useDecided(estado);
  const open = estado === 'pendiente' || estado === 'en_revision';
  return (
    <>
      <Block>
        <div ref={state} tabIndex={-1}>
          <Note {...NOTES[estado]}>{message}</Note>
        </div>
        <LiveRegion message={message} />
      </Block>
      {exchange?.money === 'demo' && open && (
        <Block>
          <Note>{es.wallet.demo}</Note>
        </Block>
      )}
      {estado === 'pendiente' && <PayCode deposit={deposit} code={qr} />}
      {(open || deposit.correctable) && <ReportedPayment deposit={deposit} />}
      {estado === 'pendiente' && <CancelDeposit id={deposit.id} />}
      <Block>
        <SectionHeading title={t.facts} />
        <DepositFacts deposit={deposit} />
      </Block>
      {!open && (
        <Block>
          <Next estado={estado} />
        </Block>
      )}
    </>
  );
}

/** A reported payment can still be corrected until somebody of ours has looked at it, and once after they found no such payment. */
function ReportedPayment({ deposit }: { deposit: Deposit }) {
  const first = deposit.estado === 'pendiente';
  const again = deposit.estado === 'rechazado';
  const [correcting, setCorrecting] = useState(false);
  return (
    <Block>
      {first || again || correcting ? (
        <>
          <SectionHeading title={first ? t.report : again ? t.correctOnce : t.correct} />
          <PaymentForm deposit={deposit} onSent={() => setCorrecting(false)} />
        </>
      ) : (
        <Button kind="secondary" wide onClick={() => setCorrecting(true)}>
          {t.correct}
        </Button>
      )}
    </Block>
  );
}

function Next({ estado }: Pick<Deposit, 'estado'>) {
  const recharge = useRechargePath();
  return estado === 'aprobado' ? (
    <ButtonLink href="/play/billetera" wide>
      {t.toWallet}
    </ButtonLink>
  ) : (
    <ButtonLink href={recharge} wide>
      {t.toPacks}
    </ButtonLink>
  );
}

/**
 * Once the state changes, the balance everywhere may be another, and the form that had the focus is gone: what the
 * state says takes it. Returns the ref of that place.
 */
function useDecided(estado: Deposit['estado']): RefObject<HTMLDivElement | null> {
  const queryClient = useQueryClient();
  const place = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(estado);
  useEffect(() => {
    if (seen === estado) return;
    setSeen(estado);
    place.current?.focus();
    void invalidate(queryClient, afterMoney);
  }, [seen, estado, queryClient]);
  return place;
}

/** What was asked for, what was reported of its payment, and when it was decided. */
function DepositFacts({ deposit }: { deposit: Deposit }) {
  const money = useMoney();
  const { estado, coins, bonus_coins, provider, operation_number, paid_at, decided_at } = deposit;
  return (
    <FactList
      facts={[
        { label: t.state, value: <StateMark data-tone={DEPOSIT_TONES[estado]}>{t.estados[estado]}</StateMark> },
        { label: t.coins, value: money.inWords(coins) },
        ...(bonus_coins > 0 ? [{ label: t.bonus, value: money.inWords(bonus_coins) }] : []),
        { label: t.pays, value: centsText(deposit.pay_amount_cents) },
        { label: t.withApp, value: es.wallet.packs[provider] },
        { label: t.asked, value: es.dates.kickoff(deposit.created_at) },
        ...(operation_number === null ? [] : [{ label: t.operation, value: operation_number }]),
        ...(paid_at === null ? [] : [{ label: t.paid, value: es.dates.kickoff(paid_at) }]),
        ...(decided_at === null ? [] : [{ label: t.decided, value: es.dates.kickoff(decided_at) }]),
      ]}
    />
  );
}
