import { useMemo, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { Player } from '@arma11/core/contract';
import { Button, ConditionMark, Icon } from '@arma11/widgets/ui';
import { matchLine, PlayerFigure, showsCondition, useLineupListWords } from '@arma11/widgets/lineup-parts';
import { es } from '../../../messages/es';
import { Grid, Scroller } from './PlayerTable.styles';
import { RowButton } from './RowButton.styles';
import { pressed, sortRows, type Sortable, type SortOrder } from './sortRows';

/** One column of a table of players, after the one with their names. */
export interface PlayerColumn<Row> extends Sortable<Row> {
  head: string;
  cell: (row: Row) => ReactNode;
  /** How much room it waits for. @default it is always there */
  from?: 'middle' | 'wide';
}

/** What a row does when it is chosen. */
export interface RowAct {
  /** What that is, with the player's name. */
  label: string;
  act: () => void;
  /** Why it cannot be done; the row says so. */
  reason?: string | null;
  current?: boolean;
}

interface Props<Row> {
  /** The table's accessible name. */
  label: string;
  rows: readonly Row[];
  columns: readonly PlayerColumn<Row>[];
  keyOf: (row: Row) => number;
  playerOf: (row: Row) => Player;
  actOf: (row: Row) => RowAct;
  /** @default none: the rows stand as they are given */
  initial?: SortOrder | null;
}

/** So many rows at a time: a league may have two hundred for a position. */
const PAGE = 40;
const STEPS: Record<string, number> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 6,
  PageUp: -6,
  Home: -Infinity,
  End: Infinity,
};

/** Players in a table that its heads order; a whole row is one button, and the arrows walk from row to row. */
export function PlayerTable<Row>({ label, rows, columns, keyOf, playerOf, actOf, initial = null }: Props<Row>) {
  const [order, setOrder] = useState(initial);
  const [shown, setShown] = useState(PAGE);
  const [stop, setStop] = useState<number | null>(null);
  const all = useMemo(() => {
    const name: PlayerColumn<Row> = {
      id: 'player',
      head: es.docked.columns.player,
      value: (row) => playerOf(row).full_name,
      cell: () => null,
    };
    return [name, ...columns];
  }, [columns, playerOf]);
  const sorted = useMemo(() => sortRows(rows, all, order), [rows, all, order]);
  const page = sorted.slice(0, shown);
  const stopAt = page.some((row) => keyOf(row) === stop) ? stop : page[0] && keyOf(page[0]);
  return (
    <Scroller>
      <Grid aria-label={label}>
        <thead>
          <tr>
            {all.map((column) => (
              <Head key={column.id} column={column} order={order} onOrder={setOrder} />
            ))}
          </tr>
        </thead>
        <tbody>
          {page.map((row) => {
            const act = actOf(row);
            const key = keyOf(row);
            return (
              <tr key={key} data-closed={Boolean(act.reason)} data-current={act.current}>
                <th scope="row">
                  <Name
                    player={playerOf(row)}
                    act={act}
                    tabIndex={key === stopAt ? 0 : -1}
                    onFocus={() => setStop(key)}
                  />
                </th>
                {columns.map(({ id, cell, figure, from }) => (
                  <td key={id} data-figure={figure} data-from={from}>
                    {cell(row)}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </Grid>
      {sorted.length > shown && (
        <Button kind="secondary" onClick={() => setShown(shown + PAGE)}>
          {es.docked.more}
        </Button>
      )}
    </Scroller>
  );
}

interface HeadProps {
  column: Pick<PlayerColumn<never>, 'id' | 'head' | 'figure' | 'from' | 'value'>;
  order: SortOrder | null;
  onOrder: (order: SortOrder) => void;
}

function Head({ column, order, onOrder }: HeadProps) {
  const { id, head, figure, from } = column;
  const sorted = order?.by === id ? (order.down ? 'descending' : 'ascending') : undefined;
  return (
    <th scope="col" data-figure={figure} data-from={from} aria-sort={sorted}>
      <button type="button" onClick={() => onOrder(pressed(column, order))}>
        {head}
        {sorted && <Icon name="chevronDown" size={14} stroke={2.6} />}
      </button>
    </th>
  );
}

interface NameProps {
  player: Player;
  act: RowAct;
  tabIndex: number;
  onFocus: () => void;
}

function Name({ player, act: { label, act, reason, current }, ...button }: NameProps) {
  const t = useLineupListWords();
  return (
    <RowButton
      type="button"
      aria-label={reason ? es.docked.cannot(player.full_name, reason) : label}
      aria-disabled={reason ? true : undefined}
      aria-current={current || undefined}
      onClick={() => !reason && act()}
      onKeyDown={walk}
      {...button}
    >
      <span aria-hidden="true">
        <PlayerFigure player={player} size={36} />
      </span>
      <span>
        <b>{player.full_name}</b>
        {reason ? (
          <small data-reason="true">
            <Icon name="lock" size={14} stroke={2.2} />
            {reason}
          </small>
        ) : (
          <small>
            {matchLine(player, t)}
            {showsCondition(player) && player.condition !== 0 && (
              <>
                {' · '}
                <ConditionMark condition={player.condition} text />
              </>
            )}
          </small>
        )}
      </span>
    </RowButton>
  );
}

/** Arrows, pages, Home and End walk from row to row. */
function walk(event: KeyboardEvent<HTMLButtonElement>) {
  const step = STEPS[event.key];
  const rows = [...(event.currentTarget.closest('tbody')?.querySelectorAll('button') ?? [])];
  const at = rows.indexOf(event.currentTarget);
  if (step === undefined || at < 0) return;
  event.preventDefault();
  rows[Math.min(Math.max(at + step, 0), rows.length - 1)]?.focus();
}
