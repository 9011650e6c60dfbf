import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import type { AnswerToSave, PrediMatch, PrediRoom } from '@arma11/core/contract';
import { hasJoined } from '@arma11/core/domain';
import { useHasPassed } from '../clock/useHasPassed';
import { useMessages } from '../provider/MessagesContext';
import { roomPhase } from '../RoomCard/roomPhase';
import { useViewer, type Viewer } from '../viewer/useViewer';
import type { AnswersStore } from './answersStore';
import type { LockEvent } from './matchClock';
import { panelNotice, type PanelNotice } from './panelNotice';
import { panelProps, type PanelProps } from './panelProps';
import { answeredOf, countAnswered, countedMarkets, isOver, roomPoints, type Answered } from './roomTotals';
import { useLockClock } from './useLockClock';
import { useOpenMatches, type OpenAtStart, type OpenMatches } from './useOpenMatches';
import { usePrediRoom, type LoadedRoom, type PrediStatus } from './usePrediRoom';
import { useDraftKeeping, useRoomAnswers } from './useRoomAnswers';
import { useSaveAnswers } from './useSaveAnswers';
import { useUnsavedGuard } from './useUnsavedGuard';

/** What a prediction panel is told. */
export interface PrediccionPanelOptions {
  /** The room. */
  prediId: number;
  /** Which match panels start open. @default 'first' */
  open?: OpenAtStart;
  /** Shows the answers without letting them change. @default false */
  readonly?: boolean;
  /** Told when the answers begin or cease to differ from the saved ones: ask before leaving while `dirty`. */
  onAnswersChange?: (detail: { dirty: boolean }) => void;
  /** Told what was stored after Guardar. */
  onAnswersSave?: (detail: { answers: AnswerToSave[] }) => void;
}

/** A prediction room ready to be drawn, and what can be done with it. */
export interface PrediccionPanelState extends PanelProps {
  status: PrediStatus;
  /** Why it cannot be shown, ready to print. */
  problem: string | null;
  reload(): void;
  reloading: boolean;
  room: PrediRoom | undefined;
  matches: readonly PrediMatch[];
  /** The answers on the screen; give them to AnswersContext for the panel's own parts. */
  answers: AnswersStore;
  joined: boolean;
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
  save(): void;
  /** Forgets every change since the last save. */
  reset(): void;
}

/** State and behaviour of a prediction panel without its looks. */
export function usePrediccionPanel(options: PrediccionPanelOptions): PrediccionPanelState {
  const { prediId, open = 'first', readonly = false, onAnswersChange, onAnswersSave } = options;
  const t = useMessages().predi;
  const viewer = useViewer();
  const loaded = usePrediRoom(prediId);
  const { room, matches } = loaded;
  const settings = { prediId, ins: room?.user_ins ?? 0, matches: room && matches, readonly };
  const answers = useRoomAnswers(settings);
  const { store } = answers;
  const clock = useLockClock(matches);
  const panels = useOpenMatches(matches, open);
  const { saving, outcome, queued, save } = useSaveAnswers({
    prediId,
    store,
    startQueued: answers.wasQueued,
    onSaved: onAnswersSave && ((sent) => onAnswersSave({ answers: sent })),
  });
  useDraftKeeping(answers, settings, queued);

  const dirty = useSyncExternalStore(store.subscribe, store.dirty, store.dirty);
  useTellDirty(dirty, onAnswersChange);
  useUnsavedGuard(dirty && !readonly);
  const dropped = useDropClosed(store, matches, clock.closed);
  const isClosed = ({ match }: PrediMatch) => clock.closed.has(match.id);
  const over = room !== undefined && isOver(room);
  const joined = room !== undefined && hasJoined(room);
  const canPlay = useCanPlay(room, joined);
  const editable = !readonly && canPlay && (matches ?? []).some((match) => !isClosed(match));
  const source = { outcome, dirty, queued, hadDraft: answers.hadDraft, dropped, matches: matches ?? [] };
  return {
    ...panelProps({ store, panels, save, saving, dirty, t }),
    ...answering(loaded),
    answers: store,
    joined,
    viewer,
    editable,
    isClosed: (match) => over || isClosed(match),
    panels,
    answered: useAnswered(store, matches),
    points: useMemo(() => roomPoints(matches ?? []), [matches]),
    dirty,
    saving,
    notice: panelNotice(source, t),
    lockEvent: clock.latest,
    save,
    reset: store.reset,
  };
}

const answering = ({ status, problem, reload, reloading, room, matches = [] }: LoadedRoom) => ({
  status,
  problem,
  reload,
  reloading,
  room,
  matches,
});

/** Who is in plays until each match locks; who is not may answer while there is still a seat to take (rules.md R1.3). */
function useCanPlay(room: PrediRoom | undefined, joined: boolean): boolean {
  const pastLock = useHasPassed(room?.lock_at);
  if (!room || isOver(room)) return false;
  return joined || roomPhase(room.estado, pastLock) === 'open';
}

function useAnswered(store: AnswersStore, matches: readonly PrediMatch[] | undefined): Answered {
  const markets = useMemo(() => countedMarkets(matches ?? []), [matches]);
  const count = useCallback(() => countAnswered(markets, store), [markets, store]);
  return answeredOf(markets, useSyncExternalStore(store.subscribe, count, count));
}

/** Changes to a match that closes are lost: the last saved version counts. Answers the markets that lost one. */
function useDropClosed(store: AnswersStore, matches: readonly PrediMatch[] | undefined, closed: ReadonlySet<number>) {
  useEffect(() => {
    const markets = (matches ?? [])
      .filter(({ match }) => closed.has(match.id))
      .flatMap(({ answers }) => answers.map(({ id_match_prediction }) => id_match_prediction));
    store.drop([...new Set(markets)]);
  }, [store, matches, closed]);
  return useSyncExternalStore(store.subscribe, store.dropped, store.dropped);
}

function useTellDirty(dirty: boolean, tell: PrediccionPanelOptions['onAnswersChange']) {
  const told = useRef(false);
  useEffect(() => {
    if (dirty === told.current) return;
    told.current = dirty;
    tell?.({ dirty });
  }, [dirty, tell]);
}
