import { sql } from 'kysely';
import type { MarketKind, ModoPozo } from '@arma11/core/contract';
import { enterCompeRoom } from '../rooms/lineups/registerSala';
import { setClock } from '../platform/db/clock';
import type { Db } from '../platform/db/database';
import { balancesOf } from '../ledger/balances';
import { advanceRooms } from '../rooms/settle/advanceRooms';
import { createCompeRoom } from '../rooms/offers/createCompeRoom';
import { createPrediRoom } from '../rooms/offers/createPrediRoom';
import { joinRoom } from '../rooms/join/joinRoom';
import { roomTerms } from './roomTerms';
import { FIRST_KICK_OFF, fundedPlayers, smallLeague, type SmallLeague } from './smallLeague';

let leagues = 0;

interface StageTerms {
  modo_pozo?: ModoPozo;
  max_players?: number;
  min_players?: number;
  guaranteed_pozo?: number;
}

/** A league of its own with four matches in its jornada, two hours apart, and the rooms that a test opens on it. */
export interface RoomStage {
  db: Db;
  league: SmallLeague;
  /** The clock, in minutes from the first kick-off. */
  at(minutes: number): Promise<void>;
  compe(fee: number, terms?: StageTerms): Promise<number>;
  predi(fee: number, kinds?: MarketKind[], matchIds?: number[]): Promise<number>;
  /** Seats this many new players with 100 coins each; returns their ids. */
  seat(roomId: number, count: number): Promise<number[]>;
  advance(): Promise<void>;
  room(id: number): ReturnType<typeof roomNow>;
  saldos(players: number[]): Promise<number[]>;
  entries(roomId: number): Promise<number[]>;
  incidents(matchId: number): ReturnType<typeof incidentsOf>;
}

const minutesFrom = (minutes: number) => new Date(Date.parse(FIRST_KICK_OFF) + minutes * 60_000).toISOString();

const roomNow = (db: Db, id: number) =>
  db.fresh.selectFrom('room').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

const incidentsOf = (db: Db, matchId: number) =>
  db.fresh.selectFrom('incident').selectAll().where('match_id', '=', matchId).orderBy('id').execute();

async function addMatches(db: Db, league: SmallLeague): Promise<void> {
  const [a, b, c, d] = league.teams as [number, number, number, number];
  const { rows } = await sql<{ id: number }>`
    insert into match (league_id, external_id, jornada, local_team, visit_team, kick_off)
    values (${league.leagueId}, 'm2', 1, ${a}, ${c}, ${minutesFrom(240)}), (${league.leagueId}, 'm3', 1, ${b}, ${d}, ${minutesFrom(360)})
    returning id`.execute(db.fresh);
  league.matches.push(...rows.map(({ id }) => id));
}

/** Opens a stage on a database that others may share: it has a league of its own. The clock stands before everything. */
export async function roomStage(db: Db): Promise<RoomStage> {
  leagues += 1;
  const league = await smallLeague(db, `liga-${leagues}`);
  await addMatches(db, league);
  return {
    db,
    league,
    at: (minutes) => setClock(db, { at: minutesFrom(minutes), speed: 0 }),
    compe: (amount_ins, more = {}) =>
      db.tx((tx) => createCompeRoom(tx, roomTerms(league, { amount_ins, ...more, jornada: 1 }))),
    predi: (amount_ins, kinds = ['1x2'], matchIds = league.matches) =>
      db.tx((tx) => createPrediRoom(tx, roomTerms(league, { amount_ins, kinds, matchIds }))),
    seat: async (roomId, count) => {
      const { kind } = await roomNow(db, roomId);
      const players = await fundedPlayers(db, count, 100);
      const enter = kind === 'compe' ? enterCompeRoom : joinRoom;
      for (const userId of players) await db.tx((tx) => enter(tx, { roomId, userId }));
      return players;
    },
    advance: async () => void (await advanceRooms(db)),
    room: (id) => roomNow(db, id),
    saldos: (players) => Promise.all(players.map(async (id) => (await balancesOf(db.fresh, id)).saldo)),
    entries: async (roomId) =>
      (await db.fresh.selectFrom('entry').select('id').where('room_id', '=', roomId).orderBy('id').execute()).map(
        ({ id }) => id,
      ),
    incidents: (matchId) => incidentsOf(db, matchId),
  };
}
