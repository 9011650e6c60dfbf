import { useQuery } from '@tanstack/react-query';
import { useClient } from '@arma11/core';
import type { DeskAdjustment } from '@arma11/core/back-office';
import { Button, Link } from '@arma11/widgets/ui';
import { operadorEs } from '../../../messages/operador.es';
import { operadorMoneyEs } from '../../../messages/operadorMoney.es';
import { StateMark } from '../../../page/StateMark';
import type { DeskAction } from '../desk/ActionDialog';
import { DecisionList } from '../desk/DecisionList';
import { deskQuery } from '../desk/deskQuery';
import type { Column } from '../../../page/DeskTable';
import { ButtonRow } from '../../../page/DeskTable.styles';
import type { Actions } from '../desk/useActions';
import { useFilter } from '../desk/useFilter';

const t = operadorMoneyEs.adjustments;
const TONES = { pendiente: 'open', hecho: 'good', descartado: 'plain' } as const;

/** What a correction does to whose coins. */
const effectOf = ({ amount, username }: DeskAdjustment) =>
  (amount > 0 ? t.gives : t.takes)(operadorEs.coins(Math.abs(amount)), username);

const confirming = (row: DeskAdjustment): DeskAction<'adjustConfirm'> => ({
  call: 'adjustConfirm',
  title: t.confirmTitle(row.adjustment),
  confirm: t.confirm,
  effect: effectOf(row),
  given: { adjustment: row.adjustment },
});

const discarding = (row: DeskAdjustment): DeskAction<'adjustDiscard'> => ({
  call: 'adjustDiscard',
  title: t.discardTitle(row.adjustment),
  confirm: t.discard,
  danger: true,
  effect: t.discardEffect,
  given: { adjustment: row.adjustment },
});

const columnsOf = (open: Actions['open']): Column<DeskAdjustment>[] => [
  { head: t.columns.id, cell: ({ adjustment }) => adjustment },
  { head: t.columns.player, cell: ({ user, username }) => <Link href={`/operador/usuarios/${user}`}>{username}</Link> },
  { head: t.columns.coins, figure: true, cell: ({ amount, purse }) => `${operadorEs.coins(amount)} (${purse})` },
  { head: t.columns.why, cell: ({ reason }) => reason },
  { head: t.columns.by, cell: ({ asked_by }) => (asked_by === null ? t.console : t.person(asked_by)) },
  {
    head: t.columns.state,
    cell: ({ estado }) => <StateMark data-tone={TONES[estado]}>{t.estados[estado]}</StateMark>,
  },
  { head: t.columns.act, cell: (row) => <Decisions row={row} open={open} /> },
];

function Decisions({ row, open }: { row: DeskAdjustment; open: Actions['open'] }) {
  if (row.estado !== 'pendiente') return null;
  const said = ({ adjustment, estado }: DeskAdjustment) => t.done(adjustment, t.estados[estado].toLowerCase());
  return (
    <ButtonRow>
      <Button kind="secondary" onClick={() => open(confirming(row), said)}>
        {t.confirm}
      </Button>
      <Button kind="ghost" tone="danger" onClick={() => open(discarding(row), said)}>
        {t.discard}
      </Button>
    </ButtonRow>
  );
}

/** Corrections by hand; the large ones wait here for a second person. */
export function AdjustmentsPage() {
  const [chosen, choose] = useFilter('ver');
  const state = chosen === 'all' ? 'all' : 'open';
  const query = useQuery(deskQuery(useClient(), 'adjustList', { state }));
  return (
    <DecisionList
      words={t}
      state={state}
      onState={choose}
      query={query}
      columns={columnsOf}
      keyOf={({ adjustment }) => adjustment}
    />
  );
}
