import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Client } from '../client/Client';
import type { AnyFormation } from '../contract/models';
import { nextPage } from './nextPage';

type Kind = 'compe' | 'predi';

/** Our own calls (spec/api.md §3.3). */
export const plusQueries = {
  all: ['plus'] as const,
  walletSummary: (client: Client) =>
    queryOptions({
      queryKey: ['plus', 'wallet', 'summary'] as const,
      queryFn: ({ signal }) => client.plus.walletSummary(undefined, { signal }),
    }),
  walletMovements: (client: Client) =>
    infiniteQueryOptions({
      queryKey: ['plus', 'wallet', 'movements'] as const,
      queryFn: ({ signal, pageParam }) => client.plus.walletMovements({ page: pageParam }, { signal }),
      initialPageParam: 1,
      getNextPageParam: nextPage,
    }),
  /** The latest of what the player has been told, and how much of it is unread. */
  notifications: (client: Client) =>
    queryOptions({
      queryKey: ['plus', 'notifications'] as const,
      queryFn: ({ signal }) => client.plus.notifications(undefined, { signal }),
    }),
  /** The best of each league's last settled jornada. */
  recentStats: (client: Client) =>
    queryOptions({
      queryKey: ['plus', 'recentStats'] as const,
      queryFn: ({ signal }) => client.plus.recentStats(undefined, { signal }),
      staleTime: 300_000,
    }),
  leagues: (client: Client) =>
    queryOptions({
      queryKey: ['plus', 'leagues'] as const,
      queryFn: ({ signal }) => client.plus.leagues(undefined, { signal }),
      staleTime: 300_000,
    }),
  /** A lineup room by its own id, with the caller's `ins_user`. */
  compeRoom: (client: Client, sala: number) =>
    queryOptions({
      queryKey: ['plus', 'compeRoom', sala] as const,
      queryFn: ({ signal }) => client.plus.compeRoom({ sala }, { signal }),
    }),
  /** The frozen rules of a room, in Spanish paragraphs. */
  rules: (client: Client, kind: Kind, id: number) =>
    queryOptions({
      queryKey: ['plus', 'rules', kind, id] as const,
      queryFn: ({ signal }) => client.plus.rules({ kind, id }, { signal }),
      staleTime: 300_000,
    }),
  /** What a room would pay with n entries. */
  quote: (
    client: Client,
    room: { amount_ins: number; n: number; modo_pozo?: 'proporcional' | 'garantizado' | 'completo' },
  ) =>
    queryOptions({
      queryKey: ['plus', 'quote', room] as const,
      queryFn: ({ signal }) => client.plus.quote(room, { signal }),
    }),
  /** Points, minutes and ranks of the matches being played. */
  live: (client: Client, rooms?: string) =>
    queryOptions({
      queryKey: ['plus', 'live', rooms ?? 'mine'] as const,
      queryFn: ({ signal }) => client.plus.live({ rooms }, { signal }),
    }),
};

/** Marks notices as read: these, or all. Invalidate `afterNotices`. */
export const readNotifications = (client: Client, ids?: number[]) => client.plus.readNotifications({ body: { ids } });

/** Gives the seat back before the lock, with a full refund. Money moves: use `writing` and invalidate `afterJoin`. */
export const leaveRoom = (client: Client, kind: Kind, id: number) => client.plus.leaveRoom({ kind, id });

/** Fills every slot but the kept ones with the best of the pool. */
export const autofillLineup = (client: Client, change: { ins: number; keep: number[]; version?: number }) =>
  client.plus.autofill({ ins: change.ins, body: { keep: change.keep } }, { ifMatch: change.version });

/** A whole lineup, slot by slot. */
export interface WholeLineup {
  ins: number;
  jornada: number;
  formation: AnyFormation;
  players: { slot: number; player: number }[];
  /** The captain's slot in rooms with one; null for none, absent to leave him. */
  captain?: number | null;
  version?: number;
}

/** Saves a whole lineup, or nothing. */
export const saveLineup = (client: Client, { ins, version, ...body }: WholeLineup) =>
  client.plus.saveLineup({ ins, body }, { ifMatch: version });

/** Takes over the lineup of another entry of the player for a jornada; whoever does not play is replaced by the best. */
export const copyLineup = (client: Client, change: { ins: number; from: number; jornada: number; version?: number }) =>
  client.plus.copyLineup(
    { ins: change.ins, body: { from_ins: change.from, jornada: change.jornada } },
    { ifMatch: change.version },
  );

/** What somebody writes to us; people leave `website` empty. */
export interface SupportLetter {
  name: string;
  email: string;
  subject: string;
  message: string;
  website?: string;
}

/** Writes to us; answers the number of the letter and until when it is answered. */
export const writeToSupport = (client: Client, body: SupportLetter) => client.plus.support({ body });
