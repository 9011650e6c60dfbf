import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { useClient } from '@arma11/core';
import type { DeskDeposit } from '@arma11/core/back-office';
import { formatKickoff } from '@arma11/core/domain';
import { Link, Skeleton } from '@arma11/widgets/ui';
import { operadorMoneyEs } from '../../../messages/operadorMoney.es';
import { centsText } from '../../../messages/centsText';
import { QuerySection } from '../../../page/QuerySection';
import { DeskPage } from '../../../page/DeskPage';
import { deskQuery } from '../desk/deskQuery';
import { DeskTable, type Column } from '../../../page/DeskTable';
import { StateChoice } from '../desk/StateChoice';
import { useActions } from '../desk/useActions';
import { useFilter } from '../desk/useFilter';
import { DepositDetail } from './DepositDetail';
import { DepositMark } from '../marks/DepositMark';

/** What is being decided beside the list it is from; on phones above it. */
const Split = styled.div`
  display: grid;
  gap: 16px;
  align-items: start;

  & > * {
    min-width: 0;
  }

  @media (min-width: 1024px) {
    & > :first-child:not(:only-child) {
      order: 2;
    }

    grid-template-columns: minmax(0, 1fr);

    &[data-split='true'] {
      grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    }
  }
`;

const t = operadorMoneyEs.deposits;
const AGAIN_MS = 20_000;
const STATES = ['queue', 'open', 'all'] as const;
type State = (typeof STATES)[number];

/** Asks for a deposit of this list by its number. */
const hrefOf = (state: State, id: number) =>
  `/operador/recargas?${state === 'queue' ? '' : `ver=${state}&`}recarga=${id}`;

const columnsOf = (state: State): Column<DeskDeposit>[] => [
  { head: t.columns.id, cell: ({ deposit }) => <Link href={hrefOf(state, deposit)}>{t.one(deposit)}</Link> },
  { head: t.columns.player, cell: ({ username }) => username },
  { head: t.columns.pays, figure: true, cell: ({ pay_amount_cents }) => centsText(pay_amount_cents) },
  { head: t.columns.asked, cell: ({ created_at }) => formatKickoff(created_at) },
  { head: t.columns.state, cell: ({ estado }) => <DepositMark estado={estado} /> },
];

/** The queue of top-ups: the oldest is open at once, and after each decision the next one. */
export function DepositsPage() {
  const [chosenState, chooseState] = useFilter('ver');
  const [chosen, choose] = useFilter('recarga');
  const [user] = useFilter('jugador');
  const state: State = STATES.find((each) => each === chosenState) ?? (user ? 'all' : 'queue');
  const input = { state, ...(user ? { user: Number(user) } : {}) };
  const query = useQuery({ ...deskQuery(useClient(), 'depositList', input), refetchInterval: AGAIN_MS });
  const rows = query.data ?? [];
  const current = rows.find(({ deposit }) => String(deposit) === chosen) ?? (chosen === '' ? rows[0] : undefined);
  const detailed = Boolean(current) || chosen !== '';
  const at = current ? rows.indexOf(current) : -1;
  const go = (row: DeskDeposit | undefined) => choose(row ? String(row.deposit) : '');
  // What was decided leaves the queue: the one after it is next, or the one before the last.
  const actions = useActions(() => state === 'queue' && go(rows[at + 1] ?? rows[at - 1]));
  return (
    <DeskPage title={t.title} lead={t.lead}>
      <div>
        <StateChoice words={t} value={state} onChange={chooseState} />
      </div>
      {actions.said}
      <QuerySection query={query} skeleton={<Skeleton height={420} />}>
        {(list) => (
          <Split data-split={detailed}>
            {detailed && (
              <DepositDetail
                key={current?.deposit ?? chosen}
                id={current?.deposit ?? Number(chosen)}
                open={actions.open}
                next={rows[at + 1] && (() => go(rows[at + 1]))}
                previous={at > 0 ? () => go(rows[at - 1]) : undefined}
              />
            )}
            <div>
              <DeskTable
                label={t.list}
                columns={columnsOf(state)}
                rows={list}
                keyOf={({ deposit }) => deposit}
                empty={t.none[state]}
                isCurrent={(row) => row === current}
              />
            </div>
          </Split>
        )}
      </QuerySection>
      {actions.dialog}
    </DeskPage>
  );
}
