import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PrediMatch } from '@arma11/core/contract';
import { gameRoutes } from '../../api/routeGroups';
import { ASK_LIMITS, type AskLimits } from '../../catalogue/feeds/polling/askAddress';
import { takeDueFeed } from '../../catalogue/feeds/polling/feedLease';
import { pollFeed, type Polling } from '../../catalogue/feeds/polling/pollFeed';
import { grant } from '../../ledger/grant';
import { verifyLedger } from '../../ledger/verify';
import { setClock } from '../../platform/db/clock';
import { advanceRooms } from '../../rooms/settle/advanceRooms';
import { startFeeds } from '../../start/startFeeds';
import { startRoomRunner } from '../../start/startRoomRunner';
import { describeRealData } from '../describeRealData';
import { sample } from '../feedSample';
import { openFeedProvider, type FeedProvider, type Trouble } from '../feedProvider';
import { recordedDay, type RecordedDay } from '../fplProvider';
import { testCommand } from '../testCommand';
import { openTestServer, type TestPlayer, type TestServer } from '../testServer';

// A day of a season that was played, told by its provider as it went, with everything that providers do wrong.
// Nobody types a command after the first kick-off. MATCHDAY_SPEED=60 lets the server's own workers play it in real time.

const MINUTE = 60_000;
const SPEED = Number(process.env['MATCHDAY_SPEED'] ?? 0);

/** What the provider does at which minutes of the day, counted from the first kick-off. */
interface Mischief {
  from: number;
  to: number;
  trouble?: Trouble;
  /** It tells how things stood so many minutes ago. */
  late?: number;
  /** Its documents have another shape, or half their clubs. */
  spoil?: (path: string, body: string) => string;
}

const withoutClubs = (path: string, body: string) => {
  if (path !== '/bootstrap-static/') return body;
  const known = JSON.parse(body) as { teams: unknown[] };
  return JSON.stringify({ ...known, teams: known.teams.slice(0, 2) });
};

const MISCHIEF: readonly Mischief[] = [
  { from: 10, to: 13, trouble: 'fails' },
  { from: 20, to: 27, trouble: 'stalls' },
  { from: 35, to: 38, spoil: (path, body) => (path === '/fixtures/' ? body.replaceAll('"team_h"', '"home"') : body) },
  { from: 50, to: 56, late: 30 },
  { from: 70, to: 72, trouble: 'cuts' },
  { from: 80, to: 100, spoil: withoutClubs },
  { from: 110, to: 117, trouble: 'fails' },
  { from: 140, to: 146, late: 60 },
];

interface Run {
  server: TestServer;
  players: TestPlayer[];
  rooms: number[];
}

let provider: FeedProvider;
const opened: TestServer[] = [];
beforeEach(async () => {
  provider = await openFeedProvider();
});
afterEach(async () => {
  await provider.close();
  for (const server of opened.splice(0)) {
    expect((await verifyLedger(server.db.fresh)).breaches).toEqual([]);
    await server.close();
  }
});

const outsideWithin = (limits: AskLimits): Polling['outside'] => ({ fetch, limits, tokens: { footballData: null } });

async function noteAlarms({ db }: TestServer, alarms: Set<string>): Promise<void> {
  const { rows } = await sql<{ alarm: string }>`select alarm from feed where alarm is not null`.execute(db.fresh);
  for (const { alarm } of rows) alarms.add(alarm);
}

async function poll(server: TestServer, alarms: Set<string>): Promise<void> {
  const { db } = server;
  const outside = outsideWithin({ timeoutMs: 300, mostBytes: 10_000_000 });
  const random = (bytes: number) => new Uint8Array(bytes);
  const feed = await takeDueFeed(db, 'mine');
  if (feed) await pollFeed({ db, random, log: () => undefined, outside }, feed);
  await noteAlarms(server, alarms);
}

/** Three people in a paid room of predictions, and of lineups too, an hour before the first kick-off. */
async function opening(day: RecordedDay, lineups: boolean): Promise<Run> {
  const server = await openTestServer(gameRoutes);
  opened.push(server);
  const { db } = server;
  await setClock(db, { at: new Date(day.firstKickOff - 60 * MINUTE), speed: 0 });
  provider.serveAll(day.at(day.firstKickOff - 60 * MINUTE));
  await testCommand(db, 'feed add', { source: 'fpl', league: 'premier', address: provider.address });
  await poll(server, new Set());
  const compe = lineups
    ? ((await testCommand(db, 'room create', { league: 'premier', fee: 50, seats: 10 })) as { room: number })
    : null;
  const predi = (await testCommand(db, 'room create', {
    league: 'premier',
    kind: 'predi',
    fee: 20,
    seats: 10,
    kinds: '1x2,goles,marcador',
  })) as { room: number };
  const players = [await server.player(), await server.player(), await server.player()];
  for (const [i, player] of players.entries()) {
    await db.tx((tx) =>
      grant(tx, { userId: player.id, amount: 100, kind: 'grant', ref: `t${player.id}`, label: 'Bono' }),
    );
    if (compe) {
      const seat = await player.call('POST', 'compe/compe-ins/register-sala-compe/', { body: { sala: compe.room } });
      expect(seat.body).toMatchObject({ status: 'ok' });
      await trade(player, compe.room, seat.body.ins_user, i);
    }
    await player.call('POST', 'predi/ins-predi/ins-user/', { body: { predi: predi.room } });
    const screen = (await player.call('GET', `predi-partidos/list/match-sala/${predi.room}/`)).body as PrediMatch[];
    await player.call('POST', 'prediction/answers-user/predi/register/', {
      body: screen.map(({ answers }) => {
        const chosen = answers.find((each) => each.kind === '1x2' && each.answer === ['Local', 'Empate', 'Visita'][i])!;
        return { alternative: chosen.id, predi: predi.room, match_prediction: chosen.id_match_prediction };
      }),
    });
  }
  return { server, players, rooms: [...(compe ? [compe.room] : []), predi.room] };
}

/** Each has other forwards. */
async function trade(player: TestPlayer, room: number, entry: number, nth: number): Promise<void> {
  const { body: lineup } = await player.call('GET', `compe/compe-lienup/get-lineup-compe/${entry}/`);
  const { body: pool } = await player.call(
    'GET',
    `salas/player-sala/list/player-by-position/?sala=${room}&position=3&sort=name`,
  );
  const free = (pool as { id: number; in_lineup: boolean }[]).filter(({ in_lineup }) => !in_lineup);
  const other = free[(nth * 3) % free.length];
  if (other) {
    await player.call('PATCH', `compe/update/basic-update-compe/${lineup.delanteros[0].id}/`, {
      body: { player_lineup: other.id },
    });
  }
}

/** What everybody has, and where they ended. */
async function outcome({ server: { db }, rooms }: Run): Promise<unknown> {
  const { rows } = await sql`
    select r.id as room, r.estado, e.user_id, s.points, s.aciertos, s.position, s.prize
    from room r join entry e on e.room_id = r.id
    join standing s on s.entry_id = e.id and s.jornada = 0 and s.gen = r.standing_gen
    where r.id = any(${rooms}::int[]) order by r.id, e.user_id`.execute(db.fresh);
  return rows;
}

async function allPaid({ server: { db }, rooms }: Run): Promise<boolean> {
  const { rows } = await sql<{ paid: boolean }>`
    select bool_and(estado = 'pagada') as paid from room where id = any(${rooms}::int[])`.execute(db.fresh);
  return rows[0]!.paid;
}

/** Lets the provider tell what it told at an instant of the day, with what goes wrong there at that minute. */
function tellAt(day: RecordedDay, instant: number, mischief: readonly Mischief[]): void {
  const minute = (instant - day.firstKickOff) / MINUTE;
  const now = mischief.find(({ from, to }) => minute >= from && minute < to);
  const told = day.at(instant - (now?.late ?? 0) * MINUTE);
  provider.serveAll((path) => {
    const body = told(path);
    return body !== undefined && now?.spoil ? now.spoil(path, body) : body;
  });
  provider.trouble(now?.trouble ?? null);
}

/** From ten minutes before the first kick-off until everybody is paid, or ten hours are over. */
const hoursOf = (day: RecordedDay) => ({
  start: day.firstKickOff - 10 * MINUTE,
  end: day.lastKickOff + 600 * MINUTE,
});
const isOver = async (run: Run, day: RecordedDay, instant: number) => instant > day.lastKickOff && allPaid(run);

const STEP = 2;

/** The day as it was, two minutes at a time; returns the alarms it rang. */
async function play(run: Run, day: RecordedDay, mischief: readonly Mischief[]): Promise<Set<string>> {
  const alarms = new Set<string>();
  const { db } = run.server;
  const { start, end } = hoursOf(day);
  for (let instant = start; instant <= end; instant += STEP * MINUTE) {
    tellAt(day, instant, mischief);
    await setClock(db, { at: new Date(instant), speed: 0 });
    await poll(run.server, alarms);
    await advanceRooms(db);
    if (await isOver(run, day, instant)) break;
  }
  return alarms;
}

/** The same with the clock running at SPEED and the server's own workers; returns the alarms it rang. */
async function playInTime(run: Run, day: RecordedDay, mischief: readonly Mischief[]): Promise<Set<string>> {
  const alarms = new Set<string>();
  const { deps } = run.server;
  const { start, end } = hoursOf(day);
  await setClock(deps.db, { at: new Date(start), speed: SPEED });
  const began = Date.now();
  const workers = [startRoomRunner(deps), startFeeds({ ...deps, outside: outsideWithin(ASK_LIMITS) })];
  try {
    for (let instant = start; instant <= end; instant = start + (Date.now() - began) * SPEED) {
      tellAt(day, instant, mischief);
      await noteAlarms(run.server, alarms);
      if (await isOver(run, day, instant)) break;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  } finally {
    await Promise.all(workers.map((worker) => worker.stop()));
  }
  return alarms;
}

function matchday(folder: string, of: { gameweek: number; date: string; lineups: boolean }): void {
  it('is settled to the coin though its provider fails, stalls, changes shape and goes back in time, and nobody types a command', async () => {
    const day = recordedDay(folder, of.gameweek, of.date);
    const troubled = await opening(day, of.lineups);
    const alarms = await (SPEED > 0 ? playInTime : play)(troubled, day, MISCHIEF);
    expect([...alarms].toSorted()).toEqual(['clubs', 'older', 'shape', 'silent']);
    const paid = (await outcome(troubled)) as { estado: string; points: number; prize: number }[];
    const calm = await opening(day, of.lineups);
    expect(await play(calm, day, [])).toEqual(new Set());
    expect(paid).toEqual(await outcome(calm));
    expect(paid.map(({ estado }) => estado)).toEqual(Array.from({ length: of.lineups ? 6 : 3 }, () => 'pagada'));
    expect(new Set(paid.map(({ points }) => points)).size).toBeGreaterThan(1);
    const { rows } = await sql`select estado, official from match`.execute(troubled.server.db.fresh);
    expect(rows).toEqual(rows.map(() => ({ estado: 'finalizado', official: true })));
    // Twice six hours.
  }, 1_800_000);
}

describe('a day of the sample, told by its provider as it went (rules R18.1, R18.3)', () => {
  matchday(sample('fpl-2022-23'), { gameweek: 1, date: '2022-08-06', lineups: false });
});

describeRealData('fpl-2022-23-raw', (folder) => {
  matchday(folder, { gameweek: 1, date: '2022-08-07', lineups: true });
});
