import { useEffect, useMemo, useRef, useState } from 'react';
import { useClient } from '@arma11/core';
import type { Lineup, Player } from '@arma11/core/contract';
import { isClosed } from '@arma11/core/domain';
import { useChunk } from '../../headless/useChunk';
import { useLineupWords, type LineupMessages } from '../../messages/lineup.es';
import { loadBudget } from '../budget/loadBudget';
import type { LineupEditorOptions, LineupEditorState } from '../model/lineupEditorState';
import { lineupRows, slotsOfRows, type LineupRow, type SlotView } from '../model/lineupRows';
import type { SaveState } from '../model/saveState';
import { useCandidates } from './useCandidates';
import type { SlotPurpose } from '../model/slotPicker';
import { useSlotPicker } from './useSlotPicker';
import type { SlotLines } from './moveSlot';
import { useSlotFocus } from './useSlotFocus';
import { useCopySources } from './useCopySources';
import { useLineupPlan } from './useLineupPlan';
import type { SavingState } from '../saving/savingState';
import { slotGetters } from './slotGetters';
import { useLineupActions } from './useLineupActions';
import { useLineupData } from './useLineupData';

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
  const t = useLineupWords();
  const data = useLineupData(entryId, jornada);
  const { lineup, entry } = data;
  const flags = entry?.sala_detail.flags;
  const maxPerClub = flags?.max_per_club ?? null;
  const now = useClient().serverNow();
  const lateNow = lateNowOf(lineup, flags?.late_swap ?? false, now);
  const { state, notify, put, replace, ...actions } = useLineupActions({ options, data, t });
  const rows = useShownRows(lineup, state);
  const slots = slotsOfRows(rows);
  const budget = useChunk(loadBudget, flags?.budget ?? false).module?.teamBudget(slots, t) ?? null;
  const planner = useLineupPlan({ lineup, jornada, maxPerClub, budget, lateNow, t, notify, apply: put });
  const { focusProps, elementOf, focusTeam } = useSlotFocus(slotLines(rows, shape));
  const place = (slot: number, player: Player) => void replace(slot, player.id, player);
  const picker = useSlotPicker({ replace: place, elementOf });
  const closed = lineup !== null && isClosed(lineup);
  useClosedEvent(closed, entryId, onClosed);

  const editable = lineup !== null && !closed && !readonly;
  const isLocked = (view: SlotView) => closed || view.entry.locked;
  const canChange = (view: SlotView) => editable && !isLocked(view);
  const purposeOf = (view: SlotView): SlotPurpose => (canChange(view) ? 'change' : 'look');
  // The lock closes a sheet that was opened to change somebody.
  const openSlot = slots.find((view) => view.slot === picker.slot && purposeOf(view) === picker.purpose) ?? null;
  const changing = openSlot && picker.purpose === 'change' ? openSlot : null;
  const { candidates, reasonOf, prefetch } = useCandidates(lineup?.sala ?? 0, changing?.position ?? null, t);
  const option = useFocusedOption(changing?.slot ?? null);
  const captain = lineup?.captain ?? null;
  const reasonFor = (player: Player) =>
    lineup && openSlot
      ? reasonOf({ progress: lineup.progress, slots, slot: openSlot.slot, player, maxPerClub, budget, lateNow })
      : null;
  const getters = { slots, openSlot, picker, focusProps, purposeOf, isLocked, reasonFor, captain, option, now, t };
  return {
    ...data,
    ...actions,
    ...slotGetters(getters),
    rows: rows.filter(({ position }) => position !== 4),
    coach: rows.find(({ position }) => position === 4)?.slots[0] ?? null,
    formation: lineup?.formation ?? null,
    closed,
    editable,
    late: lateNow !== null,
    captain,
    hasCaptain: flags?.captain ?? false,
    budget,
    pending: state.running > 0,
    saveState: saveStateOf(lineup, state, data.waiting, t),
    busyFormation: state.formation ?? (planner.preparing === 'autofill' ? null : planner.preparing),
    notice: state.notice,
    canUndo: state.undoable !== null,
    replace: (slot, playerId) => replace(slot, playerId),
    setFormation: (formation) => put({ kind: 'formation', formation, jornada }),
    setCaptain: (slot) => put({ kind: 'captain', slot }),
    autofill: planner.autofill,
    planner,
    picker,
    openSlot,
    candidates,
    copying: useCopySources(lineup, entry),
    canChange,
    isLocked,
    reasonFor,
    focusTeam,
    prefetch: (view) => canChange(view) && prefetch(view.position),
  };
}

/** The instant, once a room has locked and only slots may still change; null before that and after all has closed. */
function lateNowOf(lineup: Lineup | null, lateSwap: boolean, now: number): number | null {
  return lateSwap && lineup && !isClosed(lineup) && Date.parse(lineup.lock_at) <= now ? now : null;
}

/** Which candidate's row has the focus; nobody's in another slot. */
function useFocusedOption(slot: number | null) {
  const [at, setAt] = useState<{ slot: number | null; player: number } | null>(null);
  return { focused: at && at.slot === slot ? at.player : null, focus: (player: number) => setAt({ slot, player }) };
}

/** The lines of the lineup with the players on their way in already in their places; none while there is no lineup. */
function useShownRows(lineup: Lineup | null, { incoming, saves }: SavingState): LineupRow[] {
  return useMemo(() => {
    if (!lineup) return [];
    const players = new Map([...incoming].map(([slot, { player }]) => [slot, player]));
    return lineupRows(lineup, { incoming: players, saves });
  }, [lineup, incoming, saves]);
}

/** What the save line says: 'Guardando…', 'Guardado 14:52' or that it was not saved. */
function saveStateOf(
  lineup: Lineup | null,
  { running, failed }: SavingState,
  waiting: boolean,
  t: LineupMessages,
): SaveState {
  const hour = lineup ? t.time(lineup.saved_at) : null;
  if (running > 0) return { status: 'saving', hour };
  if (waiting) return { status: 'queued', hour: lineup && t.time(lineup.lock_at) };
  if (failed.length > 0) return { status: failed.every(({ unknown }) => unknown) ? 'unknown' : 'failed', hour };
  return { status: 'saved', hour };
}

/** The slots as they lie on the screen: forwards on top and the coach last on the pitch, one below the other in the list. */
function slotLines(rows: readonly LineupRow[], view: 'pitch' | 'list'): SlotLines {
  if (view === 'list') return slotsOfRows(rows).map(({ slot }) => [slot]);
  const lines = rows.map(({ slots }) => slots.map(({ slot }) => slot));
  const field = rows.findIndex(({ position }) => position === 4);
  return field < 0 ? lines.reverse() : [...lines.slice(0, field).reverse(), ...lines.slice(field)];
}

/** Calls back once for a lineup that is closed, whether it was found so or closes while shown. */
function useClosedEvent(closed: boolean, entryId: number, onClosed: (() => void) | undefined) {
  const reported = useRef<number | null>(null);
  const latest = useRef(onClosed);
  useEffect(() => {
    latest.current = onClosed;
  });
  useEffect(() => {
    if (!closed || reported.current === entryId) return;
    reported.current = entryId;
    latest.current?.();
  }, [closed, entryId]);
}
