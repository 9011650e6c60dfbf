import { useQuery } from '@tanstack/react-query';
import { useClient } from '@arma11/core';
import type { DeskWithdrawal } from '@arma11/core/back-office';
import { formatKickoff } from '@arma11/core/domain';
import { Button, Link } from '@arma11/widgets/ui';
import { operadorMoneyEs } from '../../../messages/operadorMoney.es';
import { centsText } from '../../../messages/centsText';
import { StateMark } from '../../../page/StateMark';
import { DecisionList } from '../desk/DecisionList';
import { deskQuery } from '../desk/deskQuery';
import type { Column } from '../../../page/DeskTable';
import { ButtonRow } from '../../../page/DeskTable.styles';
import type { Actions } from '../desk/useActions';
import { useFilter } from '../desk/useFilter';
import { paying, refusing, taking } from './withdrawalActions';

const t = operadorMoneyEs.withdrawals;
const AGAIN_MS = 20_000;
const TONES: Record<string, string> = { pagado: 'good', pendiente: 'open', en_proceso: 'open', rechazado: 'bad' };

const columnsOf = (open: Actions['open']): Column<DeskWithdrawal>[] => [
  { head: t.columns.id, cell: ({ withdrawal }) => withdrawal },
  { head: t.columns.player, cell: ({ user, username }) => <Link href={`/operador/usuarios/${user}`}>{username}</Link> },
  { head: t.columns.pays, figure: true, cell: ({ amount_cents }) => centsText(amount_cents) },
  { head: t.columns.to, cell: (row) => <Destination row={row} /> },
  { head: t.columns.holder, cell: (row) => <Holder row={row} /> },
  { head: t.columns.until, cell: ({ eta }) => formatKickoff(eta) },
  { head: t.columns.state, cell: (row) => <State row={row} /> },
  { head: t.columns.act, cell: (row) => <Decisions row={row} open={open} /> },
];

function Destination({ row }: { row: DeskWithdrawal }) {
  return (
    <span>
      {row.provider} {row.destination}
      {row.shared_with.length > 0 && (
        <>
          <br />
          <StateMark data-tone="bad">{t.shared(row.shared_with.join(', '))}</StateMark>
        </>
      )}
    </span>
  );
}

function Holder({ row }: { row: DeskWithdrawal }) {
  return (
    <span>
      {row.holder_name}
      <br />
      {t.document(row.doc_number, row.kyc)}
    </span>
  );
}

function State({ row }: { row: DeskWithdrawal }) {
  const { estado, late, payment_ref, reject_reason } = row;
  return (
    <span>
      <StateMark data-tone={TONES[estado]}>{t.estados[estado] ?? estado}</StateMark>{' '}
      {late && <StateMark data-tone="bad">{t.late}</StateMark>}
      {payment_ref ?? reject_reason}
    </span>
  );
}

function Decisions({ row, open }: { row: DeskWithdrawal; open: Actions['open'] }) {
  const said = (after: DeskWithdrawal) =>
    t.done(after.withdrawal, after.username, (t.estados[after.estado] ?? after.estado).toLowerCase());
  if (row.estado !== 'pendiente' && row.estado !== 'en_proceso') return null;
  return (
    <ButtonRow>
      {row.estado === 'pendiente' ? (
        <Button kind="secondary" onClick={() => open(taking(row), said)}>
          {t.take}
        </Button>
      ) : (
        <Button kind="secondary" onClick={() => open(paying(row), said)}>
          {t.pay}
        </Button>
      )}
      <Button kind="ghost" tone="danger" onClick={() => open(refusing(row), said)}>
        {t.reject}
      </Button>
    </ButtonRow>
  );
}

/** The queue of withdrawals: taken, paid outside, noted; or refused with a reason. */
export function WithdrawalsPage() {
  const [chosen, choose] = useFilter('ver');
  const [user] = useFilter('jugador');
  const state = chosen === 'all' || user ? 'all' : 'open';
  const input = { state, ...(user ? { user: Number(user) } : {}) } as const;
  const query = useQuery({ ...deskQuery(useClient(), 'withdrawalList', input), refetchInterval: AGAIN_MS });
  return (
    <DecisionList
      words={t}
      state={state}
      onState={choose}
      query={query}
      columns={columnsOf}
      keyOf={({ withdrawal }) => withdrawal}
    />
  );
}
