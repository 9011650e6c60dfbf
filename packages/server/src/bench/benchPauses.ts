import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { gameRoutes } from '../api/routeGroups';
import { ASK_LIMITS } from '../catalogue/feeds/polling/askAddress';
import { takeDueFeed } from '../catalogue/feeds/polling/feedLease';
import { pollFeed } from '../catalogue/feeds/polling/pollFeed';
import type { FeedSeason } from '../catalogue/feeds/feedShape';
import { importSeason } from '../catalogue/feeds/importSeason';
import { setClock } from '../platform/db/clock';
import type { Db } from '../platform/db/database';
import { migrate } from '../platform/db/migrate';
import { openPglite } from '../platform/db/openPglite';
import { enterCompeRoom } from '../rooms/lineups/registerSala';
import { createCompeRoom } from '../rooms/offers/createCompeRoom';
import { listen } from '../start/listen';
import { bigPool, layPoolLeague } from '../testing/bigPool';
import { openFeedProvider } from '../testing/feedProvider';
import { recordedDay } from '../testing/fplProvider';
import { roomTerms } from '../testing/roomTerms';
import { fundedPlayers } from '../testing/smallLeague';
import { testCommand } from '../testing/testCommand';
import { openTestServer } from '../testing/testServer';
import { wholeSeason } from '../testing/wholeSeason';
import { askBeside, type Waits } from './probe';

/** What requests wait on the embedded server, by what is done beside them (rules R18.6). */
export type PausesBench = Record<'nothing' | 'season' | 'pool' | 'feed' | 'moved' | 'ended', Waits>;

/** A recorded day of the official documents. */
interface Recorded {
  folder: string;
  gameweek: number;
  day: string;
}

const MINUTE = 60_000;
const ROOMS = 6;
const SEATS = 50;

/** A server on the embedded database as it runs: on a folder, in a thread of its own, asked over HTTP. */
export async function benchPauses(recorded: Recorded): Promise<PausesBench> {
  const folder = await mkdtemp(join(tmpdir(), 'arma11-pauses-'));
  const db = await openPglite({ dataDir: folder });
  await migrate(db);
  const server = await openTestServer(gameRoutes, { db, checkResponses: false });
  const { address, close } = await listen(server.fetch, { port: 0, host: '127.0.0.1', trustProxy: [] });
  try {
    const { access } = await server.player();
    const beside = (work: () => Promise<unknown>) =>
      askBeside(async () => {
        const response = await fetch(`${address}/services/plus/leagues/`, {
          headers: { authorization: `Bearer ${access}` },
        });
        if (!response.ok) throw new Error(`The probe was answered ${response.status}: ${await response.text()}`);
        await response.arrayBuffer();
      }, work);
    await beside(() => wait(1000));
    const nothing = await beside(() => wait(5000));
    const season = await beside(() => importSeason(db, wholeSeason(), { league_unique: 'larga' }));
    return {
      nothing,
      season,
      pool: await poolPause(db, beside),
      feed: await feedPause(db, beside, recorded),
      ...(await roomPauses(db, beside)),
    };
  } finally {
    await close();
    await db.close();
    await rm(folder, { recursive: true });
  }
}

type Beside = (work: () => Promise<unknown>) => Promise<Waits>;

async function poolPause(db: Db, beside: Beside): Promise<Waits> {
  await setClock(db, { at: '2026-06-01T12:00:00Z', speed: 0 });
  const pool = bigPool({ people: 250, matches: 72 });
  await layPoolLeague(db, pool);
  const { league, people, predictions } = pool;
  return beside(() => testCommand(db, 'import pool', { people, predictions, league, rule: '3/1' }));
}

/** A matchday's documents, read before the first kick-off and when all was over. */
async function feedPause(db: Db, beside: Beside, { folder, gameweek, day: date }: Recorded): Promise<Waits> {
  const provider = await openFeedProvider();
  try {
    const day = recordedDay(folder, gameweek, date);
    const outside = { fetch, limits: ASK_LIMITS, tokens: { footballData: null } };
    const polling = { db, outside, random: (bytes: number) => new Uint8Array(bytes), log: () => undefined };
    const read = async (instant: number) => {
      await setClock(db, { at: new Date(instant), speed: 0 });
      provider.serveAll(day.at(instant));
      const feed = await takeDueFeed(db, 'bench');
      if (!feed) throw new Error('No feed was due.');
      await pollFeed(polling, feed);
    };
    const before = day.firstKickOff - 60 * MINUTE;
    await setClock(db, { at: new Date(before), speed: 0 });
    await testCommand(db, 'feed add', { source: 'fpl', league: 'sondeo', address: provider.address });
    return await beside(async () => {
      await read(before);
      await read(day.firstKickOff + 50 * MINUTE);
      await read(day.lastKickOff + 200 * MINUTE);
    });
  } finally {
    await provider.close();
  }
}

/** The season before its first match. */
function announced(season: FeedSeason, hours: number): FeedSeason {
  const matches = season.matches.map((match) => ({
    ...match,
    kick_off: new Date(Date.parse(match.kick_off!) + hours * 60 * MINUTE).toISOString(),
    estado: 'programado' as const,
    goals_local: null,
    goals_visit: null,
    first_goal: null,
    first_goal_minute: null,
    official: false,
  }));
  return { ...season, matches, stats: [] };
}

/** A league with rooms and lineups: every match moves, and then all have ended with their statistics. */
async function roomPauses(db: Db, beside: Beside): Promise<Pick<PausesBench, 'moved' | 'ended'>> {
  const season = wholeSeason();
  const league = { league_unique: 'con-salas' };
  await setClock(db, { at: '2025-08-02T00:00:00Z', speed: 0 });
  await importSeason(db, announced(season, 0), league);
  const { id: leagueId } = await db.fresh
    .selectFrom('league')
    .select('id')
    .where('league_unique', '=', 'con-salas')
    .executeTakeFirstOrThrow();
  for (let jornada = 1; jornada <= ROOMS; jornada += 1) {
    const terms = roomTerms({ leagueId }, { amount_ins: 0, max_players: SEATS, jornada });
    const roomId = await db.tx((tx) => createCompeRoom(tx, terms));
    for (const userId of await fundedPlayers(db, SEATS, 0)) await db.tx((tx) => enterCompeRoom(tx, { roomId, userId }));
  }
  const moved = await beside(() => importSeason(db, announced(season, 2), league));
  await setClock(db, { at: '2026-08-01T00:00:00Z', speed: 0 });
  const ended = await beside(() => importSeason(db, season, league));
  return { moved, ended };
}
