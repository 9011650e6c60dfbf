import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { afterJoin, invalidate, useClient, writing } from '@arma11/core';
import { joinLegendSala } from '@arma11/core/site';
import type { Item, RoomOffer } from '@arma11/core/contract';
import { useMoney, useViewer } from '@arma11/widgets';
import { Button, Dialog } from '@arma11/widgets/ui';
import { es } from '../../../../messages/es';
import { FactList } from '../../../../page/FactList';
import { leaveLimit } from '../../leaveLimit';
import { isUncertain, PayProblem } from '../../PayProblem';
import { LegendChoice } from './LegendChoice';

const t = es.compeRooms.legend;
const m = es.compeRooms.money;

interface Props {
  room: RoomOffer;
  /** The player's own; at least one. */
  legends: readonly Item[];
  onClose: () => void;
}

/** Which legend enters the room, and what the seat costs. */
export function LegendDialog({ room, legends, onClose }: Props) {
  const client = useClient();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const money = useMoney();
  const [chosen, setChosen] = useState(() => (legends.find(({ equipped }) => equipped) ?? legends[0])?.id ?? 0);
  const { mutate, isPending, error } = useMutation({
    ...writing,
    mutationFn: () => joinLegendSala(client, { sala: room.sala, item_leyenda: chosen }),
    onSuccess: ({ compe }) => void navigate(`/compe/sala/${compe.sala.id}`),
    onSettled: () => void invalidate(queryClient, afterJoin),
  });
  const paid = room.amount_ins > 0;
  const label = isUncertain(error) ? m.verify : paid ? m.pay(money.fee(room.amount_ins)) : t.join;
  const footer = (
    <>
      <Button wide pending={isPending} onClick={() => mutate()}>
        {isPending ? (paid ? m.paying : t.joining) : label}
      </Button>
      <Button kind="ghost" wide onClick={onClose}>
        {t.notNow}
      </Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} title={t.enter} description={`${room.name} · ${room.jornada_name}`} footer={footer}>
      <LegendChoice legends={legends} chosen={chosen} onChoose={setChosen} />
      <Terms room={room} />
      <PayProblem error={error} />
    </Dialog>
  );
}

function Terms({ room }: { room: RoomOffer }) {
  const money = useMoney();
  const saldo = useViewer().user?.saldo ?? null;
  const now = useClient().serverNow();
  const limit = leaveLimit(room);
  const { amount_ins } = room;
  const after = saldo === null || amount_ins === 0 || saldo < amount_ins ? null : saldo - amount_ins;
  return (
    <FactList
      facts={[
        { label: es.room.info.fee, value: money.fee(amount_ins) },
        ...(amount_ins > 0 ? [{ label: es.compe.pot, value: money.amount(room.pozo) }] : []),
        ...(after === null ? [] : [{ label: es.compeRooms.create.balanceAfter, value: money.amount(after) }]),
        { label: es.room.info.locks, value: es.dates.kickoff(room.lock_at) },
        ...(limit === null || limit <= now
          ? []
          : [{ label: es.room.info.leaveBefore, value: es.dates.kickoff(limit) }]),
      ]}
    />
  );
}
