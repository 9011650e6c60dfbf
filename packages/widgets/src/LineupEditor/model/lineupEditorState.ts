import type { AnyFormation, Formation, Lineup, Player, SalaCompe } from '@arma11/core/contract';
import type { OptionProps, PlayerProps } from './getterProps';
import type { LineupRow, SlotView } from './lineupRows';
import type { Candidates } from './candidates';
import type { SlotPicker } from './slotPicker';
import type { CopySources } from './copySources';
import type { LineupBudget } from './lineupBudget';
import type { LineupPlanner } from './lineupPlanner';
import type { SaveState } from './saveState';
import type { LineupNotice } from './lineupNotice';

/** What the editor can show: the lineup, or why not. */
export type LineupStatus = 'loading' | 'ready' | 'noEntry' | 'noLineup' | 'signedOut' | 'error';

/** One player in place of another; ids. */
export interface PlayerReplacement {
  slot: number;
  out: number;
  in: number;
}

/** One formation in place of another. */
export interface FormationChange {
  from: AnyFormation;
  to: AnyFormation;
}

/** What a lineup editor is given; its events carry ids. */
export interface LineupEditorOptions {
  /** The compe entry. */
  entryId: number;
  /** A jornada of the room. @default the current one */
  jornada?: number;
  /** Shows the team without letting it change. @default false */
  readonly?: boolean;
  /** A player was replaced, and the server saved it. */
  onReplace?: (change: PlayerReplacement) => void;
  /** The formation changed: after status 'ok'. */
  onFormationChange?: (change: FormationChange) => void;
  /** The lineup is closed: called once, on loading or when it closes while shown. */
  onClosed?: () => void;
}

/** Everything a lineup editor shows and does, without markup. */
export interface LineupEditorState {
  status: LineupStatus;
  /** The entry and its room, once read. */
  entry: SalaCompe | null;
  lineup: Lineup | null;
  /** Goalkeeper, defenders, midfielders and forwards, with players on their way in already in place. */
  rows: LineupRow[];
  coach: SlotView | null;
  formation: AnyFormation | null;
  /** The room's progress is '1': nothing can be changed (product §4). */
  closed: boolean;
  /** Neither closed nor read-only. */
  editable: boolean;
  /** The room has locked, and only players whose own match has not may still change (rules R4.1, late swap). */
  late: boolean;
  /** The captain's slot, in rooms with one; null while nobody is. */
  captain: number | null;
  /** The room has a captain: their points count double. */
  hasCaptain: boolean;
  /** What may still be spent, in rooms with a budget once it is known; null in others. */
  budget: LineupBudget | null;
  /** A change is being saved. */
  pending: boolean;
  error: Error | null;
  saveState: SaveState;
  /** The formation whose preview is being prepared or that is being saved. */
  busyFormation: AnyFormation | null;
  /** The last notice, for six seconds. */
  notice: LineupNotice | null;
  canUndo: boolean;
  /** Puts a player of the pool in a slot; false when it was not saved. */
  replace: (slot: number, playerId: number) => Promise<boolean>;
  /** Changes the formation without a preview; it holds only on status 'ok'. */
  setFormation: (formation: Formation) => Promise<boolean>;
  /** Fills the team with the best of the pool, but for the kept slots, without a preview. */
  autofill: (keep?: readonly number[]) => Promise<boolean>;
  /** Puts the team back as it was before the last change; only while `canUndo`. */
  undo: () => Promise<boolean>;
  /** Takes over the team of another entry of the player, without a preview. */
  copy: (fromEntryId: number) => Promise<boolean>;
  /** Makes the player of a slot the captain, or nobody; never the coach. */
  setCaptain: (slot: number | null) => Promise<boolean>;
  /** Sends again every save that failed. */
  retry: () => Promise<boolean>;
  reload: () => void;
  reloading: boolean;
  /** Makes the lineup of an entry that has none. */
  makeLineup: () => void;
  making: boolean;
  /** Previews of big changes. */
  planner: LineupPlanner;
  /** The slot being filled or looked at. */
  picker: SlotPicker;
  openSlot: SlotView | null;
  /** Who may be asked for the open slot; `reasonFor` says who of them cannot take it. */
  candidates: Candidates;
  /** The player's other teams of this jornada, to copy from. */
  copying: CopySources;
  /** A tap on this slot changes its player; else it shows their points. */
  canChange: (view: SlotView) => boolean;
  /** The room, or this player's own match, has locked the slot. */
  isLocked: (view: SlotView) => boolean;
  /** Why a player cannot take the open slot, or null when they can. */
  reasonFor: (player: Player) => string | null;
  /** Moves the focus to the team; call it before you remove the button that has it. */
  focusTeam: () => void;
  /** Keeps the notice on the screen while `held` is true: hold it for as long as something in it has the focus. */
  holdNotice: (held: boolean) => void;
  /** Starts reading the candidates of a slot that may be opened next. */
  prefetch: (view: SlotView) => void;
  /** For the button of a slot; give it your own attributes and handlers, so that both work. Throws when the lineup has no such slot. */
  getPlayerProps: <Own extends object>(slot: number, own?: Own) => PlayerProps & Own;
  getOptionProps: <Own extends object>(player: Player, own?: Own) => OptionProps & Own;
}
