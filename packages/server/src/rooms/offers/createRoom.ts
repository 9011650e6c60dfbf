import { sql } from 'kysely';
import type { ModoPozo, PrediScoring, SalaTipo } from '@arma11/core/contract';
import type { Tx } from '../../platform/db/database';
import type { FrozenRules } from '../../platform/db/tables/roomTables';
import { openRoomPot } from '../../ledger/accounts';
import { Refusal } from '../../platform/refusal';
import { PastLock } from './PastLock';

export interface NewRoom {
  kind: 'compe' | 'predi';
  tipo: SalaTipo;
  name: string;
  leagueId: number;
  offerId?: number | null;
  amount_ins: number;
  max_players: number;
  min_players: number;
  modo_pozo: ModoPozo;
  commission_bps: number;
  lock_lead_min: number;
  /** The matches that the room is played on. */
  matchIds: number[];
  /** A draft is its owner's alone until it has questions; rooms open at once unless said otherwise. */
  estado?: 'borrador' | 'abierta';
  ownerId?: number | null;
  /** A pool that was run elsewhere may have begun before it is imported (rules R17.4). */
  begun?: boolean;
  /** Free prediction rooms may admit players while a match is open (rules R1.3). */
  late_join?: boolean;
  cod_access?: string | null;
  /** Only codes of a batch let players in (rules R3.3). */
  code_only?: boolean;
  event_id?: number | null;
  /** The room of the same offer that has filled up (rules R2.2). */
  follows?: number | null;
  award_table?: FrozenRules['award_table'];
  guaranteed_pozo?: number | null;
  /** Absent: all off (rules R4.1). */
  flags?: FrozenRules['flags'] | null;
  /** Of prediction rooms; absent: ours (rules R17.1). */
  predi_scoring?: PrediScoring | undefined;
}

/** A room without any of the optional rules (rules R4.1, R2.6). */
export const NO_FLAGS: FrozenRules['flags'] = {
  captain: false,
  late_swap: false,
  max_per_club: null,
  solo_nuevos: false,
};

interface Schedule {
  starts_at: string;
  ends_at: string;
  jornada_from: number;
  jornada_to: number;
}

/**
 * Opens a room on its matches: schedule, frozen rules and pot (rules R2). Markets and pool are the caller's. Throws
 * `PastLock` where nobody could join it any more.
 */
export async function createRoom(tx: Tx, room: NewRoom): Promise<number> {
  const schedule = await scheduleOf(tx, room.leagueId, room.matchIds);
  const lock_at = await lockBefore(tx, schedule.starts_at, room);
  const rules = await frozenRules(tx, room);
  const { id } = await tx
    .insertInto('room')
    .values({
      kind: room.kind,
      tipo: room.tipo,
      name: room.name,
      league_id: room.leagueId,
      offer_id: room.offerId ?? null,
      estado: room.estado ?? 'abierta',
      late_join: room.late_join ?? false,
      amount_ins: room.amount_ins,
      max_players: room.max_players,
      min_players: room.min_players,
      modo_pozo: room.modo_pozo,
      commission_bps: room.amount_ins === 0 ? 0 : room.commission_bps,
      lock_lead_min: room.lock_lead_min,
      ...schedule,
      lock_at,
      cod_access: room.cod_access ?? null,
      owner_id: room.ownerId ?? null,
      code_only: room.code_only ?? false,
      event_id: room.event_id ?? null,
      follows: room.follows ?? null,
      rules: JSON.stringify(rules),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('room_match')
    .values(room.matchIds.map((match_id) => ({ room_id: id, match_id })))
    .execute();
  await openRoomPot(tx, id);
  return id;
}

/**
 * From the first to the last kick-off; the jornadas are those of the room's own league, which prediction rooms over
 * several leagues take from their first match.
 */
export async function scheduleOf(tx: Tx, leagueId: number, matchIds: readonly number[]): Promise<Schedule> {
  const { rows } = await sql<Schedule | { starts_at: null }>`
    select min(kick_off) as starts_at, max(kick_off) as ends_at,
      min(jornada) filter (where league_id = ${leagueId}) as jornada_from,
      max(jornada) filter (where league_id = ${leagueId}) as jornada_to
    from match where id = any(${[...matchIds]}::int[])`.execute(tx);
  const schedule = rows[0];
  if (!schedule?.starts_at) {
    throw new Refusal(422, 'REGLA', 'Esos partidos aún no tienen fecha. Elige otra jornada.');
  }
  return schedule as Schedule;
}

async function lockBefore(tx: Tx, startsAt: string, { lock_lead_min, begun = false }: NewRoom): Promise<string> {
  const { rows } = await sql<{ lock_at: string; past: boolean }>`
    select x.lock_at, x.lock_at <= app_now() as past
    from (select ${startsAt}::timestamptz - make_interval(mins => ${lock_lead_min}::int) as lock_at) x`.execute(tx);
  const { lock_at, past } = rows[0]!;
  if (past && !begun) throw new PastLock(lock_at);
  return lock_at;
}

async function frozenRules(tx: Tx, room: NewRoom): Promise<FrozenRules> {
  const league = await tx
    .selectFrom('league')
    .select(['scoring', 'season', 'settle_delay_s'])
    .where('id', '=', room.leagueId)
    .executeTakeFirstOrThrow();
  return {
    scoring: league.scoring,
    season: league.season,
    award_table: room.award_table ?? null,
    flags: room.flags ?? NO_FLAGS,
    settle_delay_s: league.settle_delay_s,
    guaranteed_pozo: room.guaranteed_pozo ?? null,
    ...(room.predi_scoring ? { predi_scoring: room.predi_scoring } : {}),
  };
}
