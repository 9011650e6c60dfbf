import { useMemo } from 'react';
import { isClosed } from '@arma11/core/domain';
import type { Lineup, Player, SalaCompe } from '@arma11/core/contract';
import { useMessages } from '../provider/MessagesContext';
import type { LineupEditorOptions, LineupEditorState } from './lineupEditorState';
import { lineupRows, slotsOfRows, type LineupRow, type SlotView } from './lineupRows';
import type { SlotLines } from './moveSlot';
import { optionReason } from './optionReason';
import { saveStateOf } from './saveStateOf';
import type { SavingState } from './savingState';
import { slotLabel } from './slotLabel';
import { useClosedEvent } from './useClosedEvent';
import { useLineupActions } from './useLineupActions';
import { useLineupData } from './useLineupData';
import { useSlotFocus } from './useSlotFocus';
import { useSlotPicker, type SlotPurpose } from './useSlotPicker';

/** The options of the editor, and how its slots lie on the screen. */
export interface UseLineupEditorOptions extends LineupEditorOptions {
  /** Which way the arrow keys walk: the lines of the pitch, or one list. @default 'pitch' */
  view?: 'pitch' | 'list';
}

/**
 * The state and the actions of a lineup editor, for markup of your own: spread `getPlayerProps(slot)` on a button per
 * slot and `getOptionProps(player)` on a row per candidate of the open slot.
 */
export function useLineupEditor(options: UseLineupEditorOptions): LineupEditorState {
  const { entryId, jornada, readonly = false, view: shape = 'pitch' } = options;
  const t = useMessages().lineup;
  const data = useLineupData(entryId, jornada);
  const { lineup } = data;
  const maxPerClub = maxPerClubOf(data.entry);
  const actions = useLineupActions({ options, data, maxPerClub, t });
  const rows = useShownRows(lineup, actions.state);
  const slots = slotsOfRows(rows);
  const focus = useSlotFocus(shape === 'pitch' ? pitchLines(rows) : slots.map(({ slot }) => [slot]));
  const picker = useSlotPicker({
    replace: (slot, player) => void actions.replace(slot, player.id, player),
    elementOf: focus.elementOf,
  });
  const closed = lineup !== null && isClosed(lineup);
  useClosedEvent(closed, entryId, options.onClosed);

  const editable = lineup !== null && !closed && !readonly;
  const isLocked = ({ entry }: SlotView) => closed || entry.locked;
  const canChange = (view: SlotView) => editable && !isLocked(view);
  const purposeOf = (view: SlotView): SlotPurpose => (canChange(view) ? 'change' : 'look');
  // The lock closes a sheet that was opened to change somebody.
  const openSlot = slots.find((view) => view.slot === picker.slot && purposeOf(view) === picker.purpose) ?? null;
  const reasonFor = (player: Player) =>
    lineup && openSlot ? optionReason({ lineup, slot: openSlot.slot, player, maxPerClub }, t) : null;
  const { state, planner, put } = actions;
  return {
    ...data,
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
    replace: (slot, playerId) => actions.replace(slot, playerId),
    setFormation: (formation) => put({ kind: 'formation', formation }),
    autofill: planner.autofill,
    undo: actions.undo,
    retry: actions.retry,
    makeLineup: actions.makeLineup,
    making: actions.making,
    planner,
    picker,
    openSlot,
    canChange,
    isLocked,
    reasonFor,
    prefetch: (shown) => canChange(shown) && actions.pools.prefetch(shown.position),
    getPlayerProps: (slot) => {
      const shown = slotIn(slots, slot);
      return {
        type: 'button',
        'aria-label': slotLabel(shown, { purpose: purposeOf(shown), locked: isLocked(shown) }, t),
        'aria-haspopup': 'dialog',
        'aria-expanded': openSlot === shown,
        'data-slot': slot,
        onClick: () => picker.open(slot, purposeOf(shown)),
        ...focus.focusProps(slot),
      };
    },
    getOptionProps: (player) => ({
      role: 'option',
      'aria-selected': openSlot?.entry.player.id === player.id,
      'aria-disabled': reasonFor(player) !== null,
      onClick: () => void (reasonFor(player) === null && picker.choose(player)),
    }),
  };
}

const maxPerClubOf = (entry: SalaCompe | null) => entry?.sala_detail.flags.max_per_club ?? null;

function useShownRows(lineup: Lineup | null, { incoming, saves }: SavingState): LineupRow[] {
  return useMemo(() => {
    if (!lineup) return [];
    const players = new Map([...incoming].map(([slot, { player }]) => [slot, player]));
    return lineupRows(lineup, { incoming: players, saves });
  }, [lineup, incoming, saves]);
}

/** The lines as the pitch shows them: forwards on top, the coach below the goalkeeper. */
function pitchLines(rows: readonly LineupRow[]): SlotLines {
  const lines = rows.map(({ slots }) => slots.map(({ slot }) => slot));
  const field = rows.findIndex(({ position }) => position === 4);
  return field < 0 ? lines.reverse() : [...lines.slice(0, field).reverse(), ...lines.slice(field)];
}

function slotIn(slots: readonly SlotView[], slot: number): SlotView {
  const shown = slots.find((candidate) => candidate.slot === slot);
  if (!shown) throw new Error(`The lineup has no slot ${slot}: use the slots of "rows" and "coach".`);
  return shown;
}
