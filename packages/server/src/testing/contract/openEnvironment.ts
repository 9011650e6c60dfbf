import { seededRandom } from '@arma11/core/art';
import { setClock } from '../../platform/db/clock';
import { accountsRoutes, sessionRoutes } from '../../api/accountRoutes';
import type { Deps } from '../../platform/deps';
import type { RouteGroup } from '../../platform/http/route';
import { opsRoutes } from '../../api/operatorRoutes';
import { consoleRoutes } from '../../api/consoleRoutes';
import { recapRoutes } from '../../api/recapRoutes';
import { groupRoutes } from '../../api/groupRoutes';
import { visitorRoutes } from '../../api/visitorRoutes';
import { secondFactorRoutes } from '../../api/secondFactorRoutes';
import { gameRoutes } from '../../api/routeGroups';
import { advanceRooms } from '../../rooms/settle/advanceRooms';
import { openTestServer, type TestServer } from '../testServer';
import { JORNADAS, KICK_OFFS, makeLeague, playFirstJornada, type LeagueFixture } from './fixtures';
import { makeHome, type HomeFixtures } from './makeHome';
import { answerAll, makeRooms, type RoomPair } from './makeRooms';
import { type DeadTokens, makeDeadTokens, makePeople, type People } from './people';

/** Every heading with what serves it, as a started server has them. */
export const allGroups: readonly RouteGroup[] = [
  accountsRoutes,
  sessionRoutes,
  ...gameRoutes,
  opsRoutes,
  secondFactorRoutes,
  consoleRoutes,
  recapRoutes,
  visitorRoutes,
  groupRoutes,
];

/** In which room a call is asked about: open to everybody, private and open, private and locked, or over. */
export type Scene = 'public' | 'private' | 'locked' | 'paid';

/** A game in the middle of its season: one jornada over, one on the pitch, one to come; rooms of both games in each. */
export interface Environment {
  server: TestServer;
  league: LeagueFixture;
  people: People;
  dead: DeadTokens;
  rooms: Record<Scene, RoomPair>;
  home: HomeFixtures;
  /** The instant that its clock stands at, in milliseconds. */
  now: number;
}

const MINUTE = 60_000;
/** A quarter of an hour into the first match of the second jornada. */
const ENVIRONMENT_NOW = KICK_OFFS.live + 15 * MINUTE;

/** Vouches for everybody who comes: the token is the name. */
const anybody: NonNullable<Deps['identity']> = {
  verify: async (token) => ({ sub: token, email: `${token}@example.com`, name: null }),
};

async function kickOff({ db }: TestServer, match: number): Promise<void> {
  await db.fresh
    .updateTable('match')
    .set({ estado: 'en_vivo', minute: 15, goals_local: 1, goals_visit: 0, first_goal: 'local', first_goal_minute: 9 })
    .where('id', '=', match)
    .execute();
}

/** Bytes that are the same in every environment of one seed. */
function repeatable(seed: number): Deps['random'] {
  const random = seededRandom(seed);
  return (bytes) => Uint8Array.from({ length: bytes }, () => Math.floor(random() * 256));
}

/** Plays the season on a database of its own, from a day before the first kick-off to ENVIRONMENT_NOW; with a seed, the same one again. */
export async function openEnvironment({ seed }: { seed?: number } = {}): Promise<Environment> {
  const random = seed === undefined ? {} : { random: repeatable(seed) };
  const server = await openTestServer(allGroups, { identity: anybody, ...random });
  const { db } = server;
  const at = (time: number) => setClock(db, { at: new Date(time), speed: 0 });
  const league = await makeLeague(db);
  const people = await makePeople(server);
  const base = { league, people };
  const rooms = async (name: string, jornada: number, matches: number[], code: string | null) =>
    makeRooms(db, { ...base, name, jornada, matches, code });
  const paid = await rooms('Jugada', JORNADAS.played, league.matches, null);
  await answerAll(db, paid.predi.owner, paid.predi.id, 'first');
  await answerAll(db, paid.predi.member, paid.predi.id, 'last');
  await at(KICK_OFFS.played + 4 * 60 * MINUTE);
  await playFirstJornada(db, league);
  await advanceRooms(db);
  await at(KICK_OFFS.live - 60 * MINUTE);
  await advanceRooms(db);
  const locked = await rooms('En juego', JORNADAS.live, league.live, 'CERRD2345');
  await answerAll(db, locked.predi.owner, locked.predi.id, 'first');
  await answerAll(db, locked.predi.member, locked.predi.id, 'last');
  await at(ENVIRONMENT_NOW);
  await kickOff(server, league.live[0]!);
  await advanceRooms(db);
  const environment = {
    server,
    ...base,
    dead: await makeDeadTokens(server, people.owner.id),
    rooms: {
      paid,
      locked,
      public: await rooms('Abierta', JORNADAS.next, league.next, null),
      private: await rooms('Amigos', JORNADAS.next, league.next, 'AMJGS2345'),
    },
    home: await makeHome(server, league, people),
    now: ENVIRONMENT_NOW,
  };
  await setClock(db, { at: new Date(ENVIRONMENT_NOW), speed: 0 });
  return environment;
}
