import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useClient } from '@arma11/core';
import type { DeskRoomShown, DeskSettlement } from '@arma11/core/back-office';
import { Button, ErrorBlock, SectionHeading } from '@arma11/widgets/ui';
import { operadorGameEs } from '../../../messages/operadorGame.es';
import { deskQuery } from '../desk/deskQuery';
import { ButtonRow } from '../../../page/DeskTable.styles';
import type { Actions } from '../desk/useActions';
import { settling } from './roomActions';
import { SettlementTable } from './SettlementTable';

const t = operadorGameEs.rooms;
const OVER: ReadonlySet<string> = new Set(['pagada', 'cancelada', 'borrador']);

/** Says what a room would pay now; only then may it be settled. */
export function Settlement({ room, open }: { room: DeskRoomShown; open: Actions['open'] }) {
  const [paid, setPaid] = useState<DeskSettlement | null>(null);
  const plan = useQuery({ ...deskQuery(useClient(), 'roomPlan', { room: room.room }), enabled: false, retry: false });
  if (paid) return <SettlementTable label={t.paidNow} settlement={paid} />;
  if (OVER.has(room.estado)) return null;
  const planned = plan.data?.settlement;
  const settle = (settlement: DeskSettlement) =>
    open(settling(room, settlement), (after) => {
      setPaid(after.settlement);
      return t.settled(after.room, (t.estados[after.estado] ?? after.estado).toLowerCase());
    });
  return (
    <section>
      <SectionHeading title={t.settlement} />
      <ButtonRow>
        <Button kind="secondary" pending={plan.isFetching} onClick={() => void plan.refetch()}>
          {planned ? t.again : t.simulate}
        </Button>
        <Button disabledReason={planned ? undefined : t.simulateFirst} onClick={() => planned && settle(planned)}>
          {t.settle}
        </Button>
      </ButtonRow>
      {plan.error && <ErrorBlock text={plan.error.message} onRetry={() => void plan.refetch()} />}
      {planned && <SettlementTable label={t.simulated} settlement={planned} />}
    </section>
  );
}
