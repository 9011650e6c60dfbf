import { sql } from 'kysely';
import { enterCompeRoom } from '../../rooms/lineups/registerSala';
import type { Db, Tx } from '../../platform/db/database';
import { createCompeRoom } from '../../rooms/offers/createCompeRoom';
import { createPrediRoom } from '../../rooms/offers/createPrediRoom';
import { joinRoom } from '../../rooms/join/joinRoom';
import type { LeagueFixture } from './fixtures';
import type { People } from './people';

/** A room of the environment with the entries of who plays in it. */
export interface RoomFixture {
  id: number;
  jornada: number;
  matches: number[];
  /** Null where the room is public. */
  code: string | null;
  owner: number;
  member: number;
}

/** A room of each game. */
export interface RoomPair {
  compe: RoomFixture;
  predi: RoomFixture;
}

const KINDS = ['1x2', 'goles', 'ambos', 'primer_gol', 'marcador'] as const;

interface Wanted {
  league: LeagueFixture;
  people: People;
  jornada: number;
  matches: number[];
  name: string;
  code: string | null;
}

const terms = ({ league, people, name, code }: Wanted, kind: string) => ({
  tipo: code ? ('2' as const) : ('1' as const),
  name: `${name} ${kind}`,
  leagueId: league.leagueId,
  amount_ins: 50,
  max_players: 10,
  min_players: 2,
  modo_pozo: 'proporcional' as const,
  commission_bps: 1000,
  lock_lead_min: 5,
  ownerId: code ? people.owner.id : null,
  cod_access: code && `${code}${kind === 'compe' ? 'C' : 'P'}`,
});

async function seat(db: Db, people: People, roomId: number, enter: typeof joinRoom) {
  const sit = (userId: number) => db.tx((tx: Tx) => enter(tx, { roomId, userId }));
  return { owner: await sit(people.owner.id), member: await sit(people.member.id) };
}

/** Opens a room of each game and seats the owner and the member in both. */
export async function makeRooms(db: Db, wanted: Wanted): Promise<RoomPair> {
  const { people, jornada, matches } = wanted;
  const [compe, predi] = [terms(wanted, 'compe'), terms(wanted, 'predi')];
  const compeId = await db.tx((tx) => createCompeRoom(tx, { ...compe, jornada }));
  const prediId = await db.tx((tx) => createPrediRoom(tx, { ...predi, matchIds: matches, kinds: [...KINDS] }));
  return {
    compe: {
      id: compeId,
      jornada,
      matches,
      code: compe.cod_access,
      ...(await seat(db, people, compeId, enterCompeRoom)),
    },
    predi: { id: prediId, jornada, matches, code: predi.cod_access, ...(await seat(db, people, prediId, joinRoom)) },
  };
}

/** Answers every market of a prediction room by one of its alternatives. */
export async function answerAll(db: Db, entry: number, room: number, choose: 'first' | 'last'): Promise<void> {
  const pick = sql.raw(choose === 'first' ? 'asc' : 'desc');
  await sql`insert into answer (entry_id, market_id, alternative_id)
    select ${entry}::int, m.id, (select a.id from alternative a where a.market_id = m.id order by a.ordinal ${pick} limit 1)
    from market m where m.room_id = ${room} on conflict do nothing`.execute(db.fresh);
}
