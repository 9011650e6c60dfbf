import { useMemo } from 'react';
import { useClient } from '@arma11/core';
import type { LineupEditorState, SlotView } from '@arma11/widgets';
import { PointsBadge } from '@arma11/widgets/ui';
import { ShirtLines, shirtWords, useLineupListWords, type LineupListMessages } from '@arma11/widgets/lineup-parts';
import { es } from '../../../messages/es';
import { DockHead, Panel, Said } from './Dock.styles';
import { priceColumn, seasonColumns } from './playerColumns';
import { PlayerTable, type PlayerColumn, type RowAct } from './PlayerTable';

const t = es.docked;
const playerOf = ({ entry }: SlotView) => entry.player;
const slotOf = ({ slot }: SlotView) => slot;

/** The team in a table beside the pitch: a row opens its slot, as the shirt does. */
export function TeamTable({ editor }: { editor: LineupEditorState }) {
  const words = useLineupListWords();
  const { rows, coach, closed, canChange } = editor;
  const slots = [...rows.flatMap((row) => row.slots), ...(coach ? [coach] : [])];
  // By the minute, so that the columns are not new on every render.
  const now = Math.floor(useClient().serverNow() / 60_000) * 60_000;
  const priced = editor.budget !== null;
  const columns = useMemo(
    () => (closed ? playedColumns(words, now) : openColumns(words, priced)),
    [closed, words, now, priced],
  );
  const actOf = (view: SlotView): RowAct => {
    const { full_name } = view.entry.player;
    return canChange(view)
      ? { label: t.change(full_name), act: () => editor.picker.open(view.slot, 'change') }
      : { label: t.see(full_name), act: () => editor.picker.open(view.slot, 'look') };
  };
  return (
    <Panel>
      <DockHead>
        <div>
          <h2>{t.team}</h2>
          <p>{slots.some(canChange) ? t.pick : t.look}</p>
        </div>
      </DockHead>
      <PlayerTable label={t.team} rows={slots} columns={columns} keyOf={slotOf} playerOf={playerOf} actOf={actOf} />
    </Panel>
  );
}

const position = (words: LineupListMessages): PlayerColumn<SlotView> => ({
  id: 'position',
  head: t.columns.position,
  from: 'wide',
  value: (view) => view.position,
  cell: (view) => words.positions[view.position],
});

const openColumns = (words: LineupListMessages, priced: boolean) => [
  position(words),
  ...(priced ? [priceColumn(playerOf, words)] : []),
  ...seasonColumns(playerOf, words),
];

/** Once the room has locked: what they made, and how many have them. */
const playedColumns = (words: LineupListMessages, now: number): PlayerColumn<SlotView>[] => [
  position(words),
  {
    id: 'selected',
    head: t.columns.selected,
    figure: true,
    from: 'middle',
    value: ({ entry }) => entry.player.selected_pct ?? -1,
    cell: ({ entry: { player } }) => (player.selected_pct === null ? '–' : t.percent(player.selected_pct)),
  },
  {
    id: 'avg',
    head: words.sorts.avg,
    figure: true,
    from: 'middle',
    value: ({ entry }) => entry.player.avg_points,
    cell: ({ entry }) => words.oneDecimal(entry.player.avg_points),
  },
  {
    id: 'points',
    head: words.listPoints,
    figure: true,
    value: ({ entry }) => entry.points,
    cell: ({ entry }) => {
      const { points, lines } = shirtWords(entry, true, now, words);
      return (
        <Said>
          <ShirtLines lines={lines} />
          {points !== null && <PointsBadge points={points} />}
        </Said>
      );
    },
  },
];
