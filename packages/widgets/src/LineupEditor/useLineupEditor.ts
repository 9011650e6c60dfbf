import { isClosed } from '@arma11/core/domain';
import type { Player } from '@arma11/core/contract';
import { useMessages } from '../provider/MessagesContext';
import type { LineupEditorOptions, LineupEditorState } from './lineupEditorState';
import { slotsOfRows, type SlotView } from './lineupRows';
import { optionReason } from './optionReason';
import { saveStateOf } from './saveStateOf';
import { slotGetters } from './slotGetters';
import { slotLines } from './slotLines';
import { useClosedEvent } from './useClosedEvent';
import { useLineupActions } from './useLineupActions';
import { useLineupData } from './useLineupData';
import { useShownRows } from './useShownRows';
import { useSlotFocus } from './useSlotFocus';
import { useSlotPicker, type SlotPurpose } from './useSlotPicker';

/** The options of the editor, and how its slots lie on the screen. */
export interface UseLineupEditorOptions extends LineupEditorOptions {
  /** Which way the arrow keys walk: the lines of the pitch, or one list. @default 'pitch' */
  view?: 'pitch' | 'list';
}

/**
 * The state and the actions of a lineup editor, for markup of your own: spread `getPlayerProps(slot)` on a button per
 * slot and `getOptionProps(player)` on a row per candidate of the open slot. Give the component a `key` of the entry:
 * what is being saved belongs to one entry.
 */
export function useLineupEditor(options: UseLineupEditorOptions): LineupEditorState {
  const { entryId, jornada, readonly = false, view: shape = 'pitch', onClosed } = options;
  const t = useMessages().lineup;
  const data = useLineupData(entryId, jornada);
  const { lineup } = data;
  const maxPerClub = data.entry?.sala_detail.flags.max_per_club ?? null;
  const { state, planner, pools, put, replace, ...actions } = useLineupActions({ options, data, maxPerClub, t });
  const rows = useShownRows(lineup, state);
  const slots = slotsOfRows(rows);
  const { focusProps, elementOf } = useSlotFocus(slotLines(rows, shape));
  const place = (slot: number, player: Player) => void replace(slot, player.id, player);
  const picker = useSlotPicker({ replace: place, elementOf });
  const closed = lineup !== null && isClosed(lineup);
  useClosedEvent(closed, entryId, onClosed);

  const editable = lineup !== null && !closed && !readonly;
  const isLocked = ({ entry }: SlotView) => closed || entry.locked;
  const canChange = (view: SlotView) => editable && !isLocked(view);
  const purposeOf = (view: SlotView): SlotPurpose => (canChange(view) ? 'change' : 'look');
  // The lock closes a sheet that was opened to change somebody.
  const openSlot = slots.find((view) => view.slot === picker.slot && purposeOf(view) === picker.purpose) ?? null;
  const reasonFor = (player: Player) =>
    lineup && openSlot
      ? optionReason({ progress: lineup.progress, slots, slot: openSlot.slot, player, maxPerClub }, t)
      : null;
  return {
    ...data,
    ...actions,
    ...slotGetters({ slots, openSlot, picker, focusProps, purposeOf, isLocked, reasonFor, t }),
    rows: rows.filter(({ position }) => position !== 4),
    coach: rows.find(({ position }) => position === 4)?.slots[0] ?? null,
    formation: lineup?.formation ?? null,
    closed,
    editable,
    pending: state.running > 0,
    saveState: saveStateOf(lineup, state),
    busyFormation: state.formation ?? (planner.preparing === 'autofill' ? null : planner.preparing),
    notice: state.notice,
    canUndo: state.undoable !== null,
    replace: (slot, playerId) => replace(slot, playerId),
    setFormation: (formation) => put({ kind: 'formation', formation }),
    autofill: planner.autofill,
    planner,
    picker,
    openSlot,
    canChange,
    isLocked,
    reasonFor,
    prefetch: (view) => canChange(view) && pools.prefetch(view.position),
  };
}
