// Long: what one stream sends, keeps to itself and catches up on, on one league in play.
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { contract } from '@arma11/core/contract';
import { flattenLineup } from '@arma11/core/domain';
import { contractSchemas } from '@arma11/core/schemas';
import { enterCompeRoom } from '../../rooms/lineups/registerSala';
import { readLineup } from '../../rooms/lineups/readLineup';
import { setClock } from '../../platform/db/clock';
import type { Db, Queryable } from '../../platform/db/database';
import { openTestDatabase } from '../../testing/openTestDatabase';
import type { Deps } from '../../platform/deps';
import { listen, type Listening } from '../../start/listen';
import { saveAnswers } from '../../rooms/predictions/saveAnswers';
import { gameRoutes } from '../routeGroups';
import { advanceRooms } from '../../rooms/settle/advanceRooms';
import { createCompeRoom } from '../../rooms/offers/createCompeRoom';
import { createPrediRoom } from '../../rooms/offers/createPrediRoom';
import { joinRoom } from '../../rooms/join/joinRoom';
import { rankingView } from '../../rooms/view/rankingView';
import { selectRooms } from '../../rooms/view/roomView';
import { countStatements } from '../../testing/countStatements';
import { type EventReader, readEvents } from '../../testing/eventReader';
import { FIRST_KICK_OFF, smallLeague, type SmallLeague } from '../../testing/smallLeague';
import { openTestServer, type TestPlayer, type TestServer } from '../../testing/testServer';
import type { Live } from '../../platform/live/Live';
import { type LiveTiming, startLive } from './startLive';

/** A server with streams, as one process has them. */
interface Broadcaster {
  live: Live;
  server: TestServer;
  http: Listening;
  /** Statements that the streams sent since the last call. */
  statements(): number;
  close(): Promise<void>;
}

let db: Db;
let league: SmallLeague;
let main: Broadcaster;
let server: TestServer;
const readers: EventReader[] = [];

async function broadcaster(timing: Partial<LiveTiming> = {}): Promise<Broadcaster> {
  const counted = countStatements(db);
  const log: Deps['log'] = (line) => own.logged.push(line);
  const live = await startLive({ db: counted, log }, { heartbeat: 100, sessions: 200, ...timing });
  const own = await openTestServer(gameRoutes, { db, live });
  const http = await listen(own.fetch, { port: 0, host: '127.0.0.1', trustProxy: ['loopback'] });
  const close = async () => {
    live.close();
    await http.close();
  };
  return { live, server: own, http, statements: counted.statements, close };
}

let leagues = 0;
beforeAll(async () => {
  db = await openTestDatabase();
  main = await broadcaster();
  ({ server } = main);
}, 60_000);
beforeEach(async () => {
  league = await smallLeague(db, `liga-${++leagues}`);
});
afterEach(async () => {
  await Promise.all(readers.splice(0).map((reader) => reader.leave().catch(() => {})));
  await vi.waitFor(() => expect(main.live.viewers()).toBe(0), 20_000);
});
afterAll(async () => {
  await main.close();
  await db.close();
});

const ask = (player: TestPlayer, query = '', headers: Record<string, string> = {}, { http } = main) =>
  fetch(`${http.address}/services/plus/live/${query}`, {
    headers: { authorization: `Bearer ${player.access}`, accept: 'text/event-stream', ...headers },
  });

async function follow(
  player: TestPlayer,
  query = '',
  headers: Record<string, string> = {},
  on = main,
): Promise<EventReader> {
  const response = await ask(player, query, headers, on);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8']);
  const reader = readEvents(response);
  readers.push(reader);
  await vi.waitFor(
    () => expect([reader.events.some(({ event }) => event === 'update'), on.server.logged]).toEqual([true, []]),
    20_000,
  );
  return reader;
}

const terms = () => ({
  tipo: '1' as const,
  name: 'Sala',
  leagueId: league.leagueId,
  amount_ins: 0,
  max_players: 20,
  min_players: 2,
  modo_pozo: 'proporcional' as const,
  commission_bps: 1000,
  lock_lead_min: 5,
});
const compeRoom = () => db.tx((tx) => createCompeRoom(tx, { ...terms(), jornada: 1 }));
const prediRoom = () =>
  db.tx((tx) => createPrediRoom(tx, { ...terms(), matchIds: league.matches, kinds: ['1x2', 'marcador'] }));
const seat = (roomId: number, player: TestPlayer, enter: typeof joinRoom = joinRoom) =>
  db.tx((tx) => enter(tx, { roomId, userId: player.id }));
const at = (minutes: number) => setClock(db, { at: new Date(Date.parse(FIRST_KICK_OFF) + minutes * 60_000), speed: 0 });
const goal = (goals = 1, q: Queryable = db.fresh) =>
  sql`update match set estado = 'en_vivo', minute = ${10 + goals}, goals_local = ${goals}, goals_visit = 0,
    updated_at = app_now() where id = ${league.matches[0]}`.execute(q);
/** Points of the first match's players: with four of a club at most, every eleven has some of them. */
const points = (each: number, q: Queryable = db.fresh) =>
  sql`
  insert into player_match (player_id, match_id, team_id, jornada, stats, minutes, points)
  select p.id, m.id, p.team_id, 1, '{"minutes":90}', 90, ${each}::int + p.position
  from match m join player p on p.team_id in (m.local_team, m.visit_team) where m.id = ${league.matches[0]}
  on conflict (player_id, match_id) do update set points = excluded.points`.execute(q);
const until = (reader: EventReader, found: (event: EventReader['events'][number], index: number) => unknown) =>
  vi.waitFor(() => {
    const event = reader.events.find(found);
    if (!event) throw new Error(`Not yet among ${reader.events.length} events.`);
    return event;
  }, 20_000);
const silence = () => new Promise((resolve) => setTimeout(resolve, 600));

/** A lineup room in play with two players in it. */
async function playing() {
  const room = await compeRoom();
  const [ana, beto] = [await server.player(), await server.player()];
  for (const player of [ana, beto]) await seat(room, player, enterCompeRoom);
  await at(-5);
  await advanceRooms(db);
  await at(1);
  await goal(0);
  await points(1);
  await advanceRooms(db);
  return { room, ana, beto };
}

describe('a stream of what moves', () => {
  it('begins with everything, and tells a goal by itself', async () => {
    const { ana } = await playing();
    const reader = await follow(ana);
    const first = contractSchemas.system.live.response.parse(reader.events[0]!.data);
    expect(first.matches.map(({ id }) => id)).toEqual(expect.arrayContaining(league.matches));
    expect([first.lineups.length, first.rankings.length, first.rooms.length]).toEqual([1, 1, 1]);
    await goal();
    const { data } = await until(reader, ({ data: { matches } }) => matches[0]?.goals_local === 1);
    expect(data.lineups).toEqual([]);
  });

  it('tells points as the lineup shows them, and places as the ranking does', async () => {
    const { room, ana } = await playing();
    const reader = await follow(ana, `?rooms=compe:${room}`);
    await points(7);
    const { data } = await until(reader, ({ data: { lineups } }, index) => index > 0 && lineups.length > 0);
    const [seen] = await selectRooms(db.fresh, ana.id, sql`r.id = ${room}`);
    const lineup = await readLineup(db.fresh, seen!, seen!.my_entry, 1);
    expect(data.lineups[0]!.points).toBe(lineup.points);
    expect(data.lineups[0]!.entries).toHaveLength(12);
    for (const { id, points: each, provisional } of flattenLineup(lineup))
      expect(data.lineups[0]!.entries).toContainEqual({ id, points: each, provisional });
    await sql`update match set updated_at = app_now() where id = ${league.matches[0]}`.execute(db.fresh);
    await advanceRooms(db);
    const placed = await until(reader, ({ data: { rankings } }) => rankings[0]?.me.points === lineup.points);
    const ranking = await rankingView(db.fresh, ana.id, seen!, { page: 1, jornada: null, path: '' });
    expect(placed.data.rankings).toEqual([{ kind: 'compe', id: room, me: ranking.me }]);
  });

  it('tells a captain doubled, and nothing of a match that is void in the room, as the lineup shows them', async () => {
    const { room, ana } = await playing();
    const reader = await follow(ana, `?rooms=compe:${room}`);
    const [seen] = await selectRooms(db.fresh, ana.id, sql`r.id = ${room}`);
    const entry = seen!.my_entry;
    const sentAsShown = async (each: number, about: (points: number) => boolean) => {
      await points(each);
      const lineup = await readLineup(db.fresh, seen!, entry, 1);
      expect(about(lineup.points)).toBe(true);
      const asShown = ({ data: { lineups } }: EventReader['events'][number]) => lineups[0]?.points === lineup.points;
      const { data } = await until(reader, asShown);
      const shown = flattenLineup(lineup).map(({ id, points: own, provisional }) => ({ id, points: own, provisional }));
      expect(data.lineups[0]!.entries.toSorted((a, b) => a.id - b.id)).toEqual(shown.toSorted((a, b) => a.id - b.id));
    };
    await sql`update lineup set captain = players[2] where entry_id = ${entry}`.execute(db.fresh);
    await sentAsShown(9, (sum) => sum > 0);
    await sql`update room_match set void = true where room_id = ${room} and match_id = ${league.matches[0]}`.execute(
      db.fresh,
    );
    await sentAsShown(10, (sum) => sum === 0);
  });

  it('tells that a room closed and that it was called off', async () => {
    const room = await prediRoom();
    const [ana, beto] = [await server.player(), await server.player()];
    for (const player of [ana, beto]) await seat(room, player);
    const reader = await follow(ana);
    await at(-5);
    await advanceRooms(db);
    await until(reader, ({ data: { rooms } }) => rooms[0]?.estado === 'cerrada');
  });

  it('tells the same as asking once does', async () => {
    const { ana } = await playing();
    const reader = await follow(ana);
    const { body, headers } = await ana.call('GET', contract.system.live.path);
    expect(headers.get('content-type')).toMatch('application/json');
    expect({ ...body, now: '' }).toEqual({ ...reader.events[0]!.data, now: '' });
  });

  it('asks the database as often for thirty viewers as for one', async () => {
    const { room, ana } = await playing();
    // Its sessions are not looked at meanwhile: that costs by the clock.
    const own = await broadcaster({ sessions: 3_600_000 });
    onTestFinished(own.close);
    const reader = await follow(ana, '', {}, own);
    const costOf = async (goals: number) => {
      own.statements();
      await db.tx(async (tx) => {
        await goal(goals, tx);
        await points(goals, tx);
      });
      await until(reader, ({ data: { matches } }) => matches[0]?.goals_local === goals);
      return own.statements();
    };
    const alone = await costOf(1);
    const others = await Promise.all(Array.from({ length: 30 }, () => server.player()));
    await sql`update room set estado = 'abierta', lock_at = lock_at + interval '1 day', max_players = 100 where id = ${room}`.execute(
      db.fresh,
    );
    for (const player of others) await seat(room, player, enterCompeRoom);
    await sql`update room set estado = 'en_vivo' where id = ${room}`.execute(db.fresh);
    const all = await Promise.all(others.map((player) => follow(player, '', {}, own)));
    await silence();
    const together = await costOf(2);
    await Promise.all(all.map((each) => until(each, ({ data: { matches } }) => matches[0]?.goals_local === 2)));
    expect(together).toBeLessThanOrEqual(alone + 4);
  });
});

describe('what a stream keeps to itself', () => {
  it('says nothing of other players before the lock, and nothing of rooms of others', async () => {
    const room = await prediRoom();
    const [ana, beto, eva] = [await server.player(), await server.player(), await server.player()];
    for (const player of [ana, beto]) await seat(room, player);
    const [member, stranger] = [await follow(ana), await follow(eva, `?rooms=predi:${room}`)];
    const received = [member, stranger].map(({ events }) => events.length);
    const { rows } = await sql<{ market: number; alternative: number }>`
      select k.id as market, min(a.id) as alternative from market k join alternative a on a.market_id = k.id
      where k.room_id = ${room} group by 1`.execute(db.fresh);
    await db.tx((tx) =>
      saveAnswers(
        tx,
        beto.id,
        rows.map(({ market, alternative }) => ({ predi: room, match_prediction: market, alternative })),
      ),
    );
    await seat(room, await server.player());
    await silence();
    expect([member, stranger].map(({ events }) => events.length)).toEqual(received);
    expect(member.events[0]!.data).toMatchObject({ lineups: [], rankings: [] });
    expect(stranger.events[0]!.data).toMatchObject({ matches: [], rooms: [] });
    await goal();
    await until(member, ({ data: { matches } }) => matches[0]?.goals_local === 1);
    expect(stranger.events).toHaveLength(1);
  });

  it('needs a session, and ends with it', async () => {
    expect(
      (await fetch(`${main.http.address}/services/plus/live/`, { headers: { accept: 'text/event-stream' } })).status,
    ).toBe(401);
    const ana = await server.player();
    const reader = await follow(ana);
    await sql`update session set revoked_at = app_now() where user_id = ${ana.id}`.execute(db.fresh);
    await reader.ended;
    expect(main.live.viewers()).toBe(0);
  });

  it('has room for three streams of a player', async () => {
    const ana = await server.player();
    const [first] = [await follow(ana), await follow(ana), await follow(ana)];
    const fourth = await ask(ana);
    expect([fourth.status, (await fourth.json()).code]).toEqual([429, 'MUCHOS_INTENTOS']);
    await first!.leave();
    await vi.waitFor(() => expect(main.live.viewers()).toBe(2));
    await follow(ana);
  });
});

describe('a stream that was interrupted', () => {
  it('goes on from where it was for five minutes, and asks to read everything again after that', async () => {
    const { ana } = await playing();
    const reader = await follow(ana);
    const { id } = reader.events[0]!;
    await reader.leave();
    await at(5);
    expect((await follow(ana, '', { 'last-event-id': id })).events[0]!.event).toBe('update');
    await at(7);
    expect((await follow(ana, '', { 'last-event-id': id })).events.map(({ event }) => event)).toEqual([
      'resync',
      'update',
    ]);
    expect((await follow(ana, '', { 'last-event-id': 'nonsense' })).events[0]!.event).toBe('resync');
  });

  it.skipIf(process.env['ARMA11_TEST_DB'] !== 'pg')(
    'is told to read again when the server lost its listener',
    async () => {
      const { ana } = await playing();
      const reader = await follow(ana);
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'arma11 listener' and datname = current_database()`.execute(db.fresh);
      await until(reader, ({ event }) => event === 'resync');
      await goal(3);
      await until(reader, ({ data: { matches } }) => matches?.[0]?.goals_local === 3);
    },
  );

  it('shows that it is alive, and ends at once when the server stops', async () => {
    const own = await broadcaster();
    onTestFinished(own.close);
    const reader = await follow(await server.player(), '', {}, own);
    await vi.waitFor(() => expect(reader.beats).toBeGreaterThan(1), 20_000);
    own.live.close();
    await reader.ended;
  });
});
