import type { AnswerToSave, PrediMatch, PrediRoom } from '@arma11/core/contract';
import type { Viewer } from '../headless/useViewer';
import type { RoomPhase } from '../RoomCard/roomPhase';
import type { AnswersStore } from './answers/answersStore';
import type { LockEvent } from './match/matchClock';
import type { PanelNotice } from './panelNotice';
import type { PanelProps } from './panelProps';
import type { Answered } from './roomTotals';
import type { OpenAtStart, OpenMatches } from './useOpenMatches';
import type { PrediStatus } from './usePrediRoom';

/** Options of a prediction panel. */
export interface PrediccionPanelOptions {
  /** The room. */
  prediId: number;
  /** Which match panels start open. @default 'first' */
  open?: OpenAtStart;
  /** Shows the answers without letting them change. @default false */
  readonly?: boolean;
  /** Called when the answers begin or cease to differ from the saved ones: ask before leaving while `dirty`. */
  onAnswersChange?: (detail: { dirty: boolean }) => void;
  /** Called with what was stored after Guardar. */
  onAnswersSave?: (detail: { answers: AnswerToSave[] }) => void;
}

/** A prediction room ready to be drawn, and what can be done with it. */
export interface PanelState {
  status: PrediStatus;
  /** Why it cannot be shown, ready to print. */
  problem: string | null;
  /** The same with its code. */
  error: Error | null;
  reload(): void;
  reloading: boolean;
  room: PrediRoom | undefined;
  matches: readonly PrediMatch[];
  /** The answers on the screen; give them to AnswersContext for the panel's own parts. */
  answers: AnswersStore;
  joined: boolean;
  /** Whether the room can still be joined, and if not why. */
  phase: RoomPhase;
  /** Who looks at it: a signed-out player answers in a draft. */
  viewer: Viewer;
  /** Answers may be changed: not read-only, and some match is still open. */
  editable: boolean;
  isClosed(match: PrediMatch): boolean;
  panels: OpenMatches;
  answered: Answered;
  /** Points in play and, once there are results, the player's own. */
  points: { inPlay: number; mine: number | null };
  dirty: boolean;
  saving: boolean;
  notice: PanelNotice | null;
  /** The latest warning or lock, to be said aloud. */
  lockEvent: LockEvent | null;
  /** Saves what changed; returns whether something was stored. It never rejects: `notice` says why not. */
  save(): Promise<boolean>;
  /** Discards every change since the last save. */
  reset(): void;
}

/** The same with the attributes and handlers for markup of your own. */
export interface PrediccionPanelState extends PanelState, PanelProps {}
