import { sql } from 'kysely';
import type { AnyFormation } from '@arma11/core/contract';
import { slotsOf, type PoolPlayer } from '@arma11/core/domain';
import type { Db, Tx } from '../platform/db/database';
import { createCompeRoom } from '../rooms/offers/createCompeRoom';
import { NO_FLAGS } from '../rooms/offers/createRoom';
import { roomTerms } from './roomTerms';
import { FIRST_KICK_OFF, fundedPlayers, smallLeague } from './smallLeague';

const MINUTE = 60_000;
const WEEK = 7 * 24 * 60 * MINUTE;

/** As much of a player as the sequences need. */
type Footballer = Pick<PoolPlayer, 'id' | 'position' | 'team_id'>;

/** A room of the stage, and the flags that its slots depend on. */
export interface SlotRoom {
  id: number;
  late_swap: boolean;
  captain: boolean;
}

/** What all sequences begin with: a league of two jornadas, rooms of every kind, and one player who joins them. */
export interface SlotStage {
  db: Db;
  userId: number;
  rooms: SlotRoom[];
  /** The room over both jornadas. */
  event: number;
  matches: MatchNow[];
  pools: Map<number, Footballer[]>;
}

/** A match as the test itself keeps it, beside the database. */
export interface MatchNow {
  id: number;
  jornada: number;
  clubs: readonly [number, number];
  kickOff: number | null;
  estado: string;
  /** It began, and was not given back to the calendar since. */
  begun: boolean;
}

/** A lineup as it is in the database. */
export interface LineupNow {
  id: number;
  entryId: number;
  roomId: number;
  jornada: number;
  formation: AnyFormation;
  players: number[];
  captain: number | null;
  version: number;
  /** When its jornada locks as a whole. */
  lock: number | null;
  /** The matches of its jornada that the room has and that have not left it (rules R14.1, R14.3). */
  slate: number[];
}

/** The state of one sequence of steps; everything in it is undone at the end. */
export interface SlotSequence {
  tx: Tx;
  stage: SlotStage;
  now: number;
  matches: MatchNow[];
  /** The player's lineups after the last step. */
  lineups: LineupNow[];
  /** Every state that a lineup was in, oldest first. */
  history: Map<number, LineupNow[]>;
}

/** Where sequences begin: three hours before the first kick-off, or while matches still enter and leave slates (rules R14.2, R14.3). */
export const STARTS = [180, 180, 26 * 60].map((minutes) => Date.parse(FIRST_KICK_OFF) - minutes * MINUTE);

const compeRoom = (tx: Tx, league: { leagueId: number }, flags: Partial<typeof NO_FLAGS>, more: object = {}) =>
  createCompeRoom(tx, roomTerms(league, { amount_ins: 0, jornada: 1, flags: { ...NO_FLAGS, ...flags }, ...more }));

export async function openSlotStage(db: Db): Promise<SlotStage> {
  const league = await smallLeague(db, 'liga-de-turnos');
  const [a, b, c, d] = league.teams as [number, number, number, number];
  const [userId] = (await fundedPlayers(db, 1, 0)) as [number];
  return db.tx(async (tx) => {
    await tx.insertInto('jornada').values({ league_id: league.leagueId, number: 2, name: 'Jornada 2' }).execute();
    // Their dates come later, with the act that prepares the event.
    await sql`insert into match (league_id, external_id, jornada, local_team, visit_team)
      values (${league.leagueId}, 'n0', 2, ${a}, ${c}), (${league.leagueId}, 'n1', 2, ${b}, ${d})`.execute(tx);
    // Automatic elevens are of all four clubs.
    await sql`insert into player_stat (player_id, pts, played, avg_points, form)
      select id, 0, 1, (id * 37) % 11, '{}' from player where league_id = ${league.leagueId}`.execute(tx);
    const rooms = [
      { late_swap: true, captain: true },
      { late_swap: false, captain: true },
      { late_swap: false, captain: false, max_per_club: 6 },
    ];
    const made: SlotRoom[] = [];
    for (const { captain, late_swap, ...more } of rooms) {
      made.push({ id: await compeRoom(tx, league, { captain, late_swap, ...more }), captain, late_swap });
    }
    const casual = await compeRoom(tx, league, {}, { tipo: '4', max_players: 10 });
    const event = await compeRoom(tx, league, { late_swap: true }, { tipo: '3', jornada_to: 2 });
    made.push({ id: casual, late_swap: false, captain: false }, { id: event, late_swap: true, captain: false });
    // Two clubs play twice: the rooms are open already, and the match is in none until it is added (rules R14.1, R14.2).
    await sql`insert into match (league_id, external_id, jornada, local_team, visit_team, kick_off)
      values (${league.leagueId}, 'n2', 1, ${a}, ${c}, ${new Date(Date.parse(FIRST_KICK_OFF) + 240 * MINUTE).toISOString()})`.execute(
      tx,
    );
    const { rows } = await sql<{ id: number; jornada: number; local: number; visit: number; kick_off: string | null }>`
      select id, jornada, local_team as local, visit_team as visit, kick_off from match
      where league_id = ${league.leagueId} order by id`.execute(tx);
    // All four clubs play in both jornadas.
    const { rows: pool } = await sql<Footballer>`
      select id, position, team_id from player where league_id = ${league.leagueId} order by id`.execute(tx);
    return {
      db,
      userId,
      rooms: made,
      event,
      pools: new Map([1, 2].map((jornada) => [jornada, pool])),
      matches: rows.map(({ id, jornada, local, visit, kick_off }) => ({
        id,
        jornada,
        clubs: [local, visit],
        kickOff: kick_off === null ? null : Date.parse(kick_off),
        estado: 'programado',
        begun: false,
      })),
    };
  });
}

/** The dates that the second jornada gets: a week after the first, unless a sequence has it sooner. */
export const LATER_KICK_OFF = Date.parse(FIRST_KICK_OFF) + WEEK;

/** The player's lineups as they are. */
export async function lineupsNow({ tx, stage }: Pick<SlotSequence, 'tx' | 'stage'>): Promise<LineupNow[]> {
  const { rows } = await sql<Omit<LineupNow, 'lock'> & { lock: string | null }>`
    select l.id, l.entry_id as "entryId", e.room_id as "roomId", l.jornada, l.formation, l.players, l.captain, l.version,
      case when l.jornada = r.jornada_from then r.lock_at else j.lock_at end as lock,
      array(select rm.match_id from room_match rm where rm.room_id = r.id and rm.jornada = l.jornada and not rm.ahead) as slate
    from entry e join room r on r.id = e.room_id join lineup l on l.entry_id = e.id
    left join room_jornada j on j.room_id = r.id and j.jornada = l.jornada
    where e.user_id = ${stage.userId} order by l.id`.execute(tx);
  return rows.map((row) => ({ ...row, lock: row.lock === null ? null : Date.parse(row.lock) }));
}

/** A lineup's players by slot position, from whoever of the pool plays there, as `choose` says. */
export const elevenFrom = (
  pool: readonly Footballer[],
  formation: AnyFormation,
  choose: (candidates: number[], slot: number) => number,
): number[] => {
  const chosen: number[] = [];
  for (const { slot, position } of slotsOf(formation)) {
    const free = pool.filter((player) => player.position === position && !chosen.includes(player.id));
    chosen.push(
      choose(
        free.map(({ id }) => id),
        slot,
      ),
    );
  }
  return chosen;
};
