import { useEffect, useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Arma11Error, prediQueries, salasQueries, useClient } from '@arma11/core';
import { arriving, loadOnce, preload } from '../headless/loadOnce';
import { useHasPassed } from '../headless/useHasPassed';
import { useViewer, type Viewer } from '../headless/useViewer';
import { useRoomCardWords } from '../messages/roomCard.es';
import { cardAction, type CardAction } from './cardAction';
import type { TakeSeat } from './joinPrediction';
import { roomCardProps, type RoomCardGetters } from './roomCardProps';
import { roomFacts, type CardKind, type CardRoom, type RoomFacts } from './roomFacts';
import { roomPhase, type RoomPhase } from './roomPhase';
import { useJoinRoom, type Joining } from './useJoinRoom';
import { useRoomResult, type RoomResult } from './useRoomResult';

/** How a seat is taken: nobody joins before there is something to read. */
const loadJoining = loadOnce(() => import('./joinRoom'));
const take: TakeSeat = async (...seat) => (await arriving(loadJoining)).joinRoom(...seat);

/** The options of a room card. */
export interface RoomCardOptions {
  kind: CardKind;
  /** The room's id; needed unless `room` is given. */
  salaId?: number;
  /** The room as a list sent it: then nothing is loaded. */
  room?: CardRoom;
  /** How the room ended for the player, where a list knows it; a card that loads its room asks for it. */
  result?: RoomResult;
  /** Shows the room without a button. @default false */
  readonly?: boolean;
  /** The access code of a private or event room. */
  code?: string;
  /**
   * Whether the card joins the room itself, asking first where it costs coins. When false only `onJoin` is called, and
   * the page does the rest.
   * @default true
   */
  confirm?: boolean;
  /** 'Jugar' was tapped. */
  onOpen?: (detail: { id: number; ins: number }) => void;
  /** Called when 'Unirme' was tapped; return false to stop the card from going on. */
  onJoin?: (detail: { id: number }) => boolean | void;
  /** Called once the player has joined; `id` is another room when the one asked for had just filled. */
  onJoined?: (detail: { id: number; ins: number }) => void;
  /** The balance is not enough and the player wants to recharge. */
  onRecharge?: () => void;
}

/** What the card can show: the room, or why not. */
export type RoomCardStatus = 'loading' | 'ready' | 'notFound' | 'signedOut' | 'error';

/** A room ready to be drawn, and the one thing to do with it. */
export interface RoomCardState extends RoomCardGetters {
  status: RoomCardStatus;
  /** Why it cannot be shown, ready to print. */
  problem: string | null;
  /** The same with its code. */
  error: Error | null;
  reload(): void;
  reloading: boolean;
  facts: RoomFacts | null;
  joined: boolean;
  phase: RoomPhase;
  /** The one thing to do; null where the card is only to be looked at. */
  action: CardAction | null;
  /** Place and prize in a finished room; null before, and for who was not in. */
  result: RoomResult | null;
  join: Joining;
  viewer: Viewer;
}

/** State and behaviour of a room card without its looks. */
export function useRoomCard(options: RoomCardOptions): RoomCardState {
  const { kind, room, code, readonly = false, onOpen, onJoin, onJoined, confirm = true } = options;
  const t = useRoomCardWords();
  const viewer = useViewer();
  const loaded = useCardRoom(kind, options.salaId ?? 0, room);
  const facts = useMemo(
    () => (loaded.room ? roomFacts(kind, loaded.room, t.fromServer) : null),
    [kind, loaded.room, t],
  );
  const join = useJoinRoom({ facts, take, code, onJoined: ({ id, ins }) => onJoined?.({ id, ins }) });
  useEffect(() => preload(loadJoining), []);
  const pastLock = useHasPassed(facts?.lockAt);
  const phase = facts ? roomPhase(facts.estado, pastLock) : 'open';
  const joined = (facts?.joined ?? false) || join.seat !== null;
  const id = join.seat?.id ?? facts?.id ?? 0;
  const ins = join.seat?.ins ?? facts?.ins ?? 0;

  const enter = () => {
    if (onJoin?.({ id }) === false || !confirm) return;
    join.start();
  };
  const words = cardAction({ joined, phase, lockAt: facts?.lockAt ?? '', t });
  const onClick = joined ? () => onOpen?.({ id, ins }) : enter;
  const found = useRoomResult(facts, phase, room === undefined);
  const action = readonly ? null : { ...words, onClick };
  const result = options.result ?? found;
  const getters = roomCardProps({ facts, action, join, t });
  return { ...loaded, ...getters, facts, joined, phase, action, result, join, viewer };
}

/** The room that was given, or the one that the id names. */
function useCardRoom(kind: CardKind, id: number, given: CardRoom | undefined) {
  const t = useRoomCardWords();
  const client = useClient();
  const wanted = given === undefined && id > 0;
  const predi = useQuery({ ...prediQueries.sala(client, id), enabled: wanted && kind === 'predi' });
  const lineup = useQuery({ ...salasQueries.sala(client, id), enabled: wanted && kind !== 'predi' });
  const query = kind === 'predi' ? predi : lineup;
  const room: CardRoom | undefined = given ?? query.data;
  const status: RoomCardStatus = room ? 'ready' : wanted ? statusOf(query.error) : 'notFound';
  return {
    status,
    room,
    problem: room || !query.error ? null : t.failure(query.error),
    error: room ? null : query.error,
    reload: () => void query.refetch(),
    reloading: query.isRefetching || query.isFetching,
  };
}

function statusOf(error: Error | null): RoomCardStatus {
  if (!error) return 'loading';
  const code = error instanceof Arma11Error ? error.code : null;
  if (code === 'unauthenticated') return 'signedOut';
  return code === 'not_found' ? 'notFound' : 'error';
}
