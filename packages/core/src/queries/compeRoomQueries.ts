import type { Client } from '../client/Client';
import type { Match, MatchEstado, Movement } from '../contract/wire';
import { infiniteQuery } from './infiniteQuery';
import { query } from './query';
import { itemsKeys, partidosKeys, salasKeys, walletKeys } from './queryKeys';
import { readUntilFound } from './readUntilFound';

/** The kinds of movements that a room makes. */
export type RoomMovement = 'inscripcion' | 'premio' | 'reembolso';

/** A jornada that a private room can still be made for. */
export interface OpenJornada {
  jornada: number;
  jornada_name: string;
  /** The kick-off of its first match. */
  starts_at: string;
}

const ofLineupRooms = ({ ref }: Movement) => ref?.kind === 'compe';

/** Private and legend rooms, and the money of lineup rooms. */
export const compeRoomQueries = {
  /** What lineup rooms cost and paid the player, newest first. */
  money: (client: Client, type?: RoomMovement) =>
    infiniteQuery({
      queryKey: walletKeys.roomMovements(type),
      queryFn: ({ signal, pageParam }) =>
        readUntilFound(
          pageParam,
          (page) => client.wallet.movements({ type, page, page_size: 50 }, { signal }),
          ofLineupRooms,
        ),
      initialPageParam: 1,
      getNextPageParam: ({ next }) => next,
    }),
  /** The room that an access code opens. Wrong codes are counted (rules R3.3): never asked again by itself. */
  byCode: (client: Client, code: string) =>
    query({
      queryKey: salasKeys.byCode(code),
      queryFn: async ({ signal }) => (await client.salas.filter({ code }, { signal })).results[0] ?? null,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    }),
  /** The jornadas of a league that have not begun, soonest first. */
  openJornadas: (client: Client, league: string) =>
    query({
      queryKey: partidosKeys.openJornadas(league),
      queryFn: async ({ signal }) =>
        openJornadas(
          (await client.partidos.forFantasy({ league, page_size: 50 }, { signal })).results,
          client.serverNow() + LOCK_LEAD_MS,
        ),
      staleTime: 60_000,
    }),
  /** The open rooms of legends. */
  legendRooms: (client: Client) =>
    query({
      queryKey: salasKeys.legendRooms,
      queryFn: async ({ signal }) => (await client.salas.filter({ tipo: '5', page_size: 50 }, { signal })).results,
    }),
  /** The legends of the gallery, owned or not. */
  legends: (client: Client) =>
    query({
      queryKey: itemsKeys.category('leyendas'),
      queryFn: ({ signal }) => client.items.list({ category: 'leyendas' }, { signal }),
    }),
};

const BEGUN: ReadonlySet<MatchEstado> = new Set(['en_vivo', 'descanso', 'finalizado']);

/** Private rooms lock five minutes before their first match. */
const LOCK_LEAD_MS = 5 * 60_000;

/** Jornadas by their matches in playing order; one with a match that has begun or is about to is closed. */
function openJornadas(matches: readonly Match[], soon: number): OpenJornada[] {
  const begun = ({ estado, date }: Match) => BEGUN.has(estado) || (estado === 'programado' && Date.parse(date) <= soon);
  const closed = new Set(matches.filter(begun).map(({ jornada }) => jornada));
  const open = matches.filter(({ estado, jornada }) => estado === 'programado' && !closed.has(jornada));
  const first = new Map<number, OpenJornada>();
  for (const { jornada, jornada_name, date } of open)
    if (!first.has(jornada)) first.set(jornada, { jornada, jornada_name, starts_at: date });
  return [...first.values()];
}

/** A private lineup room to be made. `amount_ins`: coins, one of `prediRoomQueries.prices`; `max_players`: 2 to 100. */
export interface NewPrivateSala {
  name?: string;
  league_unique: string;
  jornada: number;
  amount_ins: number;
  max_players: number;
  /** Joins it too. */
  join: boolean;
  /** One player's points count double. */
  captain: boolean;
  /** A place locks with its own match. */
  late_swap: boolean;
  /** Most players of one club; null without a limit. */
  max_per_club: number | null;
  /** A lineup may only cost so much. */
  budget: boolean;
}

/** Makes a private room and joins it if asked to. Money moves: use `writing` and invalidate `afterJoin`. */
export const createPrivateSala = (client: Client, room: NewPrivateSala) => client.salas.createPrivate({ body: room });

/** Joins a room of legends, wearing one. Money moves: use `writing` and invalidate `afterJoin`. */
export const joinLegendSala = (client: Client, place: { sala: number; item_leyenda: number }) =>
  client.compe.registerSala({ body: place });
