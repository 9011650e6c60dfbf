import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import type { AnswerToSave, PrediMatch, PrediRoom } from '@arma11/core/contract';
import { hasJoined } from '@arma11/core/domain';
import { useHasPassed } from '../headless/useHasPassed';
import { useNow } from '../headless/useNow';
import { useViewer } from '../headless/useViewer';
import { usePrediWords } from '../messages/predi.es';
import { roomPhase, type RoomPhase } from '../RoomCard/roomPhase';
import type { AnswersStore } from './answers/answersStore';
import { panelNotice } from './panelNotice';
import type { PanelState, PrediccionPanelOptions } from './prediccionPanelState';
import { answeredOf, countAnswered, countedMarkets, isOver, roomPoints, type Answered } from './roomTotals';
import { useLockClock } from './useLockClock';
import { useOpenMatches } from './useOpenMatches';
import { usePrediRoom, type LoadedRoom } from './usePrediRoom';
import { useDraftKeeping, useRoomAnswers } from './useRoomAnswers';
import { useSaveAnswers } from './useSaveAnswers';
import { useUnsavedGuard } from './answers/useUnsavedGuard';
import { useWithoutDraft } from './answers/useWithoutDraft';

/** What the panel's own parts are drawn from: it changes only when the panel as a whole does, not at each answer. */
export function usePanelState(options: PrediccionPanelOptions): PanelState {
  const { prediId, open = 'first', readonly = false } = options;
  const viewer = useViewer();
  const loaded = usePrediRoom(prediId);
  const { room, matches, longTerm } = loaded;
  const clock = useLockClock(matches);
  const panels = useOpenMatches(matches, open);
  const { store, notice, ...saving } = usePanelAnswers(options, loaded, clock.closed);

  const over = room !== undefined && isOver(room);
  const joined = room !== undefined && hasJoined(room);
  const phase = useSeatPhase(room);
  const canPlay = room !== undefined && !over && (joined || phase === 'open');
  const isClosed = ({ match }: PrediMatch) => over || clock.closed.has(match.id);
  return {
    ...loaded,
    matches: matches ?? [],
    ...saving,
    answers: store,
    joined,
    phase,
    viewer,
    editable: !readonly && canPlay && (matches ?? []).some((match) => !isClosed(match)),
    isClosed,
    panels,
    answered: useAnswered(store, matches),
    points: useMemo(() => roomPoints(matches ?? [], longTerm ?? []), [matches, longTerm]),
    notice,
    lockEvent: clock.latest,
    reset: store.reset,
  };
}

/** The answers of the panel: kept in a draft, saved, guarded while unsaved, and dropped where a match closes. */
function usePanelAnswers(options: PrediccionPanelOptions, loaded: LoadedRoom, closed: ReadonlySet<number>) {
  const { prediId, readonly = false, onAnswersChange, onAnswersSave } = options;
  const { room, matches } = loaded;
  const t = usePrediWords();
  const settings = {
    prediId,
    ins: room?.user_ins ?? 0,
    matches: room && matches,
    readonly: useWithoutDraft(readonly),
    now: useNow(),
  };
  const answers = useRoomAnswers(settings);
  const { store, hadDraft } = answers;
  const onSaved = onAnswersSave && ((sent: AnswerToSave[]) => onAnswersSave({ answers: sent }));
  const saver = useSaveAnswers({ prediId, store, startQueued: answers.wasQueued, onSaved });
  const { saving, outcome, queued, save } = saver;
  useDraftKeeping(answers, settings, queued);
  const dirty = useSyncExternalStore(store.subscribe, store.dirty, store.dirty);
  useReportDirty(dirty, onAnswersChange);
  useUnsavedGuard(dirty && !readonly && !queued);
  const dropped = useDropClosed(store, matches, closed);
  const notice = panelNotice({ outcome, dirty, queued, hadDraft, dropped, matches: matches ?? [] }, t);
  return { store, dirty, saving, save, notice };
}

const lateStates: readonly PrediRoom['estado'][] = ['abierta', 'cerrada', 'en_vivo'];

/**
 * Who is in plays until each match locks; who is not may answer while there is still a seat to take (rules R1.3),
 * which in some free rooms is as long as a match is open (`late_join`).
 */
function useSeatPhase(room: PrediRoom | undefined): RoomPhase {
  const pastLock = useHasPassed(room?.lock_at);
  if (!room) return 'closed';
  const late = room.late_join && room.num_players < room.max_players && lateStates.includes(room.estado);
  return late ? 'open' : roomPhase(room.estado, pastLock);
}

function useAnswered(store: AnswersStore, matches: readonly PrediMatch[] | undefined): Answered {
  const markets = useMemo(() => countedMarkets(matches ?? []), [matches]);
  const count = useCallback(() => countAnswered(markets, store), [markets, store]);
  return answeredOf(markets, useSyncExternalStore(store.subscribe, count, count));
}

/** Changes to a match that closes are lost: the last saved version counts. Returns the markets that lost one. */
function useDropClosed(store: AnswersStore, matches: readonly PrediMatch[] | undefined, closed: ReadonlySet<number>) {
  useEffect(() => {
    const markets = (matches ?? [])
      .filter(({ match }) => closed.has(match.id))
      .flatMap(({ answers }) => answers.map(({ id_match_prediction }) => id_match_prediction));
    store.drop([...new Set(markets)]);
  }, [store, matches, closed]);
  return useSyncExternalStore(store.subscribe, store.dropped, store.dropped);
}

function useReportDirty(dirty: boolean, notify: PrediccionPanelOptions['onAnswersChange']) {
  const reported = useRef(false);
  useEffect(() => {
    if (dirty === reported.current) return;
    reported.current = dirty;
    notify?.({ dirty });
  }, [dirty, notify]);
}
