import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { roomTermsQueries, useClient } from '@arma11/core';
import type { NewPrivateSala } from '@arma11/core/site';
import { useMoney, useViewer } from '@arma11/widgets';
import { fontSize, token } from '@arma11/widgets/theme';
import { Button, Dialog } from '@arma11/widgets/ui';
import { es } from '../../../../messages/es';
import { FactList } from '../../../../page/FactList';
import { isUncertain, PayProblem } from '../../PayProblem';

const Terms = styled.p`
  margin: 12px 0 0;
  color: ${token('colorTextMuted')};
  font-size: ${fontSize(13)};
`;

const t = es.compeRooms.create;

interface Props {
  /** The room to be paid for; null while nothing is asked. */
  room: NewPrivateSala | null;
  pending: boolean;
  error: Error | null;
  onConfirm: (room: NewPrivateSala) => void;
  onClose: () => void;
}

/** Asks before the first seat of a new private room is paid: fee, pot if it fills, balance after. */
export function ConfirmCreate({ room, pending, error, onConfirm, onClose }: Props) {
  const money = useMoney();
  const verify = isUncertain(error);
  const label = verify ? es.compeRooms.money.verify : t.pay(money.amount(room?.amount_ins ?? 0));
  const footer = room && (
    <>
      <Button wide pending={pending} onClick={() => onConfirm(room)}>
        {pending ? t.creating : label}
      </Button>
      <Button kind="ghost" wide onClick={onClose}>
        {t.back}
      </Button>
    </>
  );
  return (
    <Dialog open={room !== null} onClose={onClose} title={t.confirmTitle} footer={footer}>
      {room && <Stakes room={room} />}
      <PayProblem error={error} />
    </Dialog>
  );
}

function Stakes({ room: { amount_ins, max_players } }: { room: NewPrivateSala }) {
  const money = useMoney();
  const { user } = useViewer();
  const quote = useQuery(
    roomTermsQueries.quote(useClient(), { amount_ins, n: max_players, modo_pozo: 'proporcional' }),
  );
  const balance = user?.saldo ?? null;
  return (
    <>
      <FactList
        facts={[
          { label: t.yourFee, value: money.amount(amount_ins) },
          ...(quote.data ? [{ label: t.fullPot(max_players), value: money.amount(quote.data.pozo) }] : []),
          ...(balance !== null && balance >= amount_ins
            ? [{ label: t.balanceAfter, value: money.amount(balance - amount_ins) }]
            : []),
        ]}
      />
      <Terms>{max_players === 2 ? t.termsDuel : t.terms}</Terms>
    </>
  );
}
