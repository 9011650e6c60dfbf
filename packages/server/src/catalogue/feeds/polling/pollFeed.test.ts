// Long: everything that a polled source may do or fail to do, against one server that plays it.
import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { setClock } from '../../../platform/db/clock';
import type { Db } from '../../../platform/db/database';
import { openFeedProvider, type FeedProvider } from '../../../testing/feedProvider';
import { sample } from '../../../testing/feedSample';
import { openTestDatabase } from '../../../testing/openTestDatabase';
import { testCommand } from '../../../testing/testCommand';
import { takeDueFeed } from './feedLease';
import { pollFeed, type Polling } from './pollFeed';

const DAY_BEFORE = '2026-06-10T18:00:00.000Z';
const KICK_OFF = '2026-06-11T20:00:00.000Z';
const minutes = (after: number, from = KICK_OFF) => new Date(Date.parse(from) + after * 60_000).toISOString();

interface DataMatch {
  id: number;
  utcDate: string;
  status: string;
  minute?: number;
  homeTeam: { id: number; name: string };
  awayTeam: { id: number; name: string };
  score: { fullTime: { home: number | null; away: number | null } };
  goals?: object[];
}
interface DataFile {
  matches: DataMatch[];
}
const original = JSON.parse(readFileSync(sample('football-data.json'), 'utf8')) as DataFile;

/** The sample's matches with other facts of the first. */
const fileWith = (first: Partial<DataMatch> & { home?: number; away?: number }): DataFile => {
  const { home, away, ...more } = first;
  const [match, ...rest] = structuredClone(original.matches);
  const score = { ...match!.score, fullTime: { home: home ?? null, away: away ?? null } };
  return { ...original, matches: [{ ...match!, score, ...more }, ...rest] };
};
const ON = { status: 'IN_PLAY', minute: 30, home: 1, away: 0 };

/** A busy machine answers late; a source that stalls is waited for less long. */
const LIMITS = { timeoutMs: 20_000, mostBytes: 100_000 };
const IMPATIENT = { ...LIMITS, timeoutMs: 200 };

let db: Db;
let provider: FeedProvider;
let logged: { level: string; message: string }[];
let polling: Polling;
beforeEach(async () => {
  db = await openTestDatabase();
  provider = await openFeedProvider();
  logged = [];
  // The chance of a jitter that neither adds nor takes.
  const random = (bytes: number) => Uint8Array.from({ length: bytes }, (_, i) => (i === 0 ? 0x80 : 0));
  polling = {
    db,
    random,
    log: (line) => void logged.push(line),
    outside: { fetch, limits: LIMITS, tokens: { footballData: 'secreto' } },
  };
  await at(DAY_BEFORE);
  provider.serve('/matches', JSON.stringify(original));
});
afterEach(async () => {
  await provider.close();
  await db.close();
});

const at = (instant: string) => setClock(db, { at: instant, speed: 0 });
const serve = (body: unknown) => provider.serve('/matches', JSON.stringify(body));
const add = (more: object = {}) =>
  testCommand(db, 'feed add', {
    source: 'football-data',
    league: 'costa',
    address: `${provider.address}matches`,
    ...more,
  });
interface Line {
  feed: number;
  state: string;
  good_at: string | null;
  next_at: string | null;
  alarm: string | null;
  alarm_text: string | null;
  outcome: string;
  answers: number;
  read_at: string;
}
const line = async () => ((await testCommand(db, 'feed list', {})) as Line[])[0]!;
/** Reads what is due; returns what the desk says of it. */
async function poll(): Promise<Line> {
  const feed = await takeDueFeed(db, 'mine');
  if (feed) await pollFeed(polling, feed);
  return line();
}
/** Reads at this instant, due or not. */
async function pollAt(instant: string): Promise<Line> {
  await at(instant);
  await sql`update feed set next_at = app_now()`.execute(db.fresh);
  return poll();
}
const matches = async () => {
  const { rows } = await sql<{
    id: string;
    estado: string;
    score: string | null;
    minute: number | null;
    official: boolean;
  }>`
    select external_id as id, estado, goals_local || '-' || goals_visit as score, minute, official from match order by id`.execute(
    db.fresh,
  );
  return rows;
};
const first = async () => (await matches())[0];
const secondsTo = ({ next_at, read_at }: Line) => (Date.parse(next_at!) - Date.parse(read_at)) / 1000;

describe('a source that is polled (rules R18.1)', () => {
  it('makes its league with the first good answer, and asks as the source wants to be asked', async () => {
    await add();
    expect(await poll()).toMatchObject({ outcome: 'changed', good_at: DAY_BEFORE, alarm: null, answers: 1 });
    expect(await matches()).toMatchObject([{ id: '501', estado: 'programado' }, { id: '502' }]);
    expect(provider.lastHeaders).toMatchObject({ 'x-auth-token': 'secreto', 'user-agent': 'arma-tu-11' });
  });

  it('is asked every ten minutes between matches, every 30 seconds while one is live, and at the next kick-off', async () => {
    await add();
    expect(secondsTo(await pollAt(DAY_BEFORE))).toBe(600);
    expect(secondsTo(await pollAt(minutes(-4)))).toBe(240);
    expect(secondsTo(await pollAt(minutes(1)))).toBe(30);
    serve(fileWith({ status: 'FINISHED', home: 1, away: 0 }));
    expect(secondsTo(await pollAt(minutes(112)))).toBe(480);
  });

  it('is not asked again before its time', async () => {
    await add();
    await poll();
    await at(minutes(9, DAY_BEFORE));
    await poll();
    expect(provider.asked).toHaveLength(1);
    await at(minutes(11, DAY_BEFORE));
    await poll();
    expect(provider.asked).toEqual(['GET /matches 200', 'GET /matches 304']);
  });

  it('is read by one of several servers: a second one finds nothing due, until the lease of the first has run out', async () => {
    await add();
    const one = await takeDueFeed(db, 'one');
    expect(one).not.toBeNull();
    expect(await takeDueFeed(db, 'two')).toBeNull();
    await sql`update feed set leased_until = clock_timestamp() - interval '1 second'`.execute(db.fresh);
    const two = await takeDueFeed(db, 'two');
    expect(two).not.toBeNull();
    await pollFeed(polling, one!);
    expect(await matches()).toEqual([]);
    await pollFeed(polling, two!);
    expect(await matches()).toHaveLength(2);
  });

  it('keeps every different answer once, and leaves each read with its time', async () => {
    await add();
    await pollAt(DAY_BEFORE);
    await pollAt(minutes(0));
    serve(fileWith(ON));
    await pollAt(minutes(31));
    const { rows } = await sql<{ at: string; outcome: string; answers: number }>`
      select at, outcome, (select count(*)::int from feed_read_answer a where a.read_id = r.id) as answers
      from feed_read r order by id`.execute(db.fresh);
    expect(rows).toEqual([
      { at: DAY_BEFORE, outcome: 'changed', answers: 1 },
      { at: minutes(0), outcome: 'same', answers: 1 },
      { at: minutes(31), outcome: 'changed', answers: 1 },
    ]);
    expect((await line()).answers).toBe(2);
  });

  it('is paused, resumed and removed at the desk; its answers stay', async () => {
    await add();
    const { feed } = await poll();
    expect(await testCommand(db, 'feed pause', { feed })).toMatchObject({ state: 'paused', next_at: null });
    await at(minutes(0));
    await poll();
    expect(provider.asked).toHaveLength(1);
    expect(await testCommand(db, 'feed resume', { feed })).toMatchObject({ state: 'on', next_at: minutes(0) });
    await poll();
    expect(provider.asked).toHaveLength(2);
    await testCommand(db, 'feed remove', { feed });
    expect(await testCommand(db, 'feed list', {})).toEqual([]);
    const { rows } = await sql`select id from feed_answer`.execute(db.fresh);
    expect(rows).toHaveLength(1);
  });

  it.each([
    ['http://example.org/x.json', 'is not https'],
    ['ftp://example.org/x.json', 'is not https'],
    ['https://ana:clave@example.org/x', 'holds a user name or password'],
    ['nowhere', 'is not an address'],
  ])('is not added from %s', async (address, problem) => {
    await expect(add({ address })).rejects.toThrow(problem);
  });

  it('follows no redirect: only what the operator configured is asked', async () => {
    await add();
    polling.outside.fetch = (address, init) =>
      fetch(address, init).then(() => Response.redirect('http://127.0.0.1:1/elsewhere', 302));
    expect(await poll()).toMatchObject({ outcome: 'failed' });
  });
});

describe('a source that does not do what it should (rules R18.3)', () => {
  beforeEach(async () => {
    await add();
    await pollAt(DAY_BEFORE);
    serve(fileWith(ON));
    await pollAt(minutes(31));
  });
  const unchanged = async () => expect(await first()).toMatchObject({ estado: 'en_vivo', score: '1-0', minute: 30 });

  it.each(['fails', 'stalls', 'cuts'] as const)(
    'that %s is asked again sooner and later, and rings after five silent minutes',
    async (what) => {
      provider.trouble(what);
      if (what === 'stalls') polling.outside.limits = IMPATIENT;
      serve(fileWith({ ...ON, minute: 32, home: 2 }));
      expect(await pollAt(minutes(32))).toMatchObject({ outcome: 'failed', alarm: null, good_at: minutes(31) });
      expect(secondsTo(await pollAt(minutes(33)))).toBe(45);
      expect(secondsTo(await pollAt(minutes(34)))).toBe(90);
      expect(await pollAt(minutes(35.9))).toMatchObject({ alarm: null });
      expect(await pollAt(minutes(36.1))).toMatchObject({ alarm: 'silent' });
      await unchanged();
      expect(logged).toMatchObject([{ level: 'error', message: 'feeds: silent' }]);
      provider.trouble(null);
      polling.outside.limits = LIMITS;
      expect(await pollAt(minutes(37))).toMatchObject({ outcome: 'changed', alarm: null, alarm_text: null });
      expect(await first()).toMatchObject({ score: '2-0' });
      expect(logged.at(-1)).toMatchObject({ level: 'info', message: 'feeds: it is well again' });
    },
  );

  it('that asks for patience gets it', async () => {
    provider.trouble('hurries');
    expect(secondsTo(await pollAt(minutes(32)))).toBe(60);
  });

  it('that answers too much is not read to its end', async () => {
    provider.serve('/matches', 'x'.repeat(200_000));
    expect(await pollAt(minutes(32))).toMatchObject({ outcome: 'failed' });
    await unchanged();
  });

  it('in another shape changes nothing and rings at once, with the place', async () => {
    const { matches: given, ...rest } = fileWith({ ...ON, home: 2 });
    serve({ ...rest, games: given });
    expect(await pollAt(minutes(32))).toMatchObject({
      outcome: 'refused',
      alarm: 'shape',
      alarm_text: expect.stringContaining('matches'),
    });
    serve(fileWith({ ...ON, home: 2, minute: 999 }));
    expect(await pollAt(minutes(33))).toMatchObject({ outcome: 'refused', alarm: 'shape' });
    await unchanged();
    serve(fileWith({ ...ON, home: 2, minute: 34 }));
    expect(await pollAt(minutes(34))).toMatchObject({ outcome: 'changed', alarm: null });
  });

  it('asks in full for an answer that was refused, also when it says that it is the known one', async () => {
    serve(fileWith({ ...ON, minute: 999 }));
    await pollAt(minutes(32));
    await pollAt(minutes(33));
    expect(provider.asked.slice(-2)).toEqual(['GET /matches 200', 'GET /matches 200']);
  });

  it('that goes back in time changes nothing until somebody says that it is right', async () => {
    serve(fileWith({ ...ON, minute: 12, home: 0 }));
    expect(await pollAt(minutes(32))).toMatchObject({ outcome: 'refused', alarm: 'older' });
    serve(original);
    expect(await pollAt(minutes(33))).toMatchObject({
      outcome: 'refused',
      alarm: 'older',
      alarm_text: expect.stringContaining('earlier answer again'),
    });
    await unchanged();
    const { feed } = await line();
    await testCommand(db, 'feed resume', { feed, trust: true });
    expect(await poll()).toMatchObject({ outcome: 'changed', alarm: null });
    expect(await first()).toMatchObject({ estado: 'programado' });
  });

  it('that loses its matches, or brings other clubs, changes nothing until somebody says that it is right', async () => {
    serve({ ...original, matches: original.matches.slice(1) });
    expect(await pollAt(minutes(32))).toMatchObject({
      alarm: 'clubs',
      alarm_text: expect.stringContaining('2 clubs of 4'),
    });
    await unchanged();
  });

  it('of a server that fails in mid-read is not lost: it is read again', async () => {
    const broken = { ...polling, db: { ...db, tx: () => Promise.reject(new Error('no database')) } };
    await sql`update feed set next_at = app_now()`.execute(db.fresh);
    serve(fileWith({ ...ON, home: 2, minute: 32 }));
    const feed = await takeDueFeed(db, 'mine');
    await expect(pollFeed(broken as Polling, feed!)).rejects.toThrow('no database');
    await sql`update feed set leased_until = clock_timestamp() - interval '1 second'`.execute(db.fresh);
    expect(await poll()).toMatchObject({ outcome: 'changed' });
    expect(await first()).toMatchObject({ score: '2-0' });
  });
});

describe('what an operator set by hand (rules R18.1)', () => {
  const matchId = async () =>
    (await sql<{ id: number }>`select id from match order by id limit 1`.execute(db.fresh)).rows[0]!.id;
  beforeEach(async () => {
    await add();
    await pollAt(DAY_BEFORE);
  });

  it('is not overwritten until it is released: a kick-off', async () => {
    const match = await matchId();
    await testCommand(db, 'match move', { match, kick_off: '2026-06-12T20:00:00Z', reason: 'Televisión' });
    const kickOff = async () =>
      (await sql<{ at: string }>`select kick_off as at from match where id = ${match}`.execute(db.fresh)).rows[0]!.at;
    serve(fileWith({ utcDate: '2026-06-11T19:30:00Z' }));
    await pollAt(minutes(-60));
    expect(await kickOff()).toBe('2026-06-12T20:00:00.000Z');
    expect(await testCommand(db, 'match release', { match })).toEqual({ match, released: ['kick_off'] });
    serve(fileWith({ utcDate: '2026-06-11T19:40:00Z' }));
    await pollAt(minutes(-59));
    expect(await kickOff()).toBe('2026-06-11T19:40:00.000Z');
  });

  it('is not overwritten while the source still calls it postponed: a match that was moved', async () => {
    const match = await matchId();
    serve(fileWith({ status: 'POSTPONED' }));
    await pollAt(minutes(-90));
    expect(await first()).toMatchObject({ estado: 'aplazado' });
    await testCommand(db, 'match move', { match, kick_off: '2026-06-12T20:00:00Z', reason: 'Nueva fecha' });
    serve(fileWith({ status: 'POSTPONED', minute: 1 }));
    await pollAt(minutes(-60));
    expect(await first()).toMatchObject({ estado: 'programado' });
    serve(fileWith({ ...ON, utcDate: '2026-06-12T20:00:00Z' }));
    await pollAt(minutes(31, '2026-06-12T20:00:00Z'));
    expect(await first()).toMatchObject({ estado: 'en_vivo', score: '1-0' });
  });

  it('does not hide that the source calls a match off that was moved', async () => {
    await testCommand(db, 'match move', {
      match: await matchId(),
      kick_off: '2026-06-12T20:00:00Z',
      reason: 'Nueva fecha',
    });
    serve(fileWith({ status: 'CANCELLED' }));
    await pollAt(minutes(-60));
    expect(await first()).toMatchObject({ estado: 'cancelado' });
  });

  it('is not overwritten until the source tells it too: a state', async () => {
    const match = await matchId();
    await testCommand(db, 'match status', { match, estado: 'en_vivo', reason: 'Ya empezó' });
    serve(fileWith({ utcDate: '2026-06-11T20:05:00Z' }));
    expect(await pollAt(minutes(1))).toMatchObject({ outcome: 'changed', alarm: null });
    expect(await first()).toMatchObject({ estado: 'en_vivo' });
    serve(fileWith(ON));
    await pollAt(minutes(31));
    serve(fileWith({ status: 'FINISHED', home: 1, away: 0 }));
    await pollAt(minutes(115));
    expect(await first()).toMatchObject({ estado: 'finalizado', score: '1-0' });
  });

  it('is not overwritten until it is released: a result', async () => {
    const match = await matchId();
    await testCommand(db, 'match result', { match, local: 3, visit: 0, reason: 'Mesa' });
    serve(fileWith({ status: 'FINISHED', home: 1, away: 0 }));
    await pollAt(minutes(115));
    expect(await first()).toMatchObject({ score: '3-0' });
    await testCommand(db, 'match release', { match });
    await sql`update feed set trusted = true`.execute(db.fresh);
    await pollAt(minutes(130));
    expect(await first()).toMatchObject({ score: '1-0' });
  });
});

describe('the official FPL addresses (rules R18.2)', () => {
  const FPL_KICK_OFF = '2026-08-21T19:00:00Z';
  const text = (file: string) => readFileSync(sample(`fpl-2026-27/${file}`), 'utf8');
  interface Bootstrap {
    elements: { id: number; status: string; news: string }[];
  }
  const bootstrap = () => JSON.parse(text('bootstrap-static.json')) as Bootstrap;
  const fixturesWith = (more: object) => {
    const [opening, ...rest] = JSON.parse(text('fixtures.json')) as object[];
    return JSON.stringify([{ ...opening, ...more }, ...rest]);
  };
  const after = (minute: number) => minutes(minute, FPL_KICK_OFF);
  const playerId = async (external: number) =>
    (
      await db.fresh
        .selectFrom('player')
        .select('id')
        .where('external_id', '=', String(external))
        .executeTakeFirstOrThrow()
    ).id;
  beforeEach(async () => {
    provider.serve('/bootstrap-static/', text('bootstrap-static.json'));
    provider.serve('/fixtures/', text('fixtures.json'));
    provider.serve('/event/1/live/', text('event-1-live.json'));
    await testCommand(db, 'feed add', { source: 'fpl', league: 'premier', scoring: 'fpl', address: provider.address });
    await pollAt(after(120));
  });

  it('are asked one after another, the large one every ten minutes alone', async () => {
    await pollAt(after(121));
    await pollAt(after(132));
    expect(provider.asked.map((each) => each.split(' ').slice(1).join(' '))).toEqual([
      '/bootstrap-static/ 200',
      '/fixtures/ 200',
      '/event/1/live/ 200',
      '/fixtures/ 304',
      '/event/1/live/ 304',
      '/bootstrap-static/ 304',
      '/fixtures/ 304',
      '/event/1/live/ 304',
    ]);
    expect(await line()).toMatchObject({ outcome: 'same', alarm: null, answers: 3 });
  });

  it('a condition that was set by hand stays until it is released', async () => {
    const { elements } = bootstrap();
    const player = await playerId(elements[0]!.id);
    const condition = async () =>
      (await db.fresh.selectFrom('player').select('condition').where('id', '=', player).executeTakeFirstOrThrow())
        .condition;
    await testCommand(db, 'player condition', { player, condition: 3, note: 'Expulsado' });
    const serveNews = (news: string) =>
      provider.serve(
        '/bootstrap-static/',
        JSON.stringify({ ...bootstrap(), elements: [{ ...elements[0]!, status: 'd', news }, ...elements.slice(1)] }),
      );
    serveNews('Golpe');
    expect(await pollAt(after(135))).toMatchObject({ outcome: 'changed' });
    expect(await condition()).toBe(3);
    await testCommand(db, 'player condition', { player, release: true });
    serveNews('Otro golpe');
    await pollAt(after(150));
    expect(await condition()).toBe(1);
  });

  it('statistics that were written by hand stay until the match is released', async () => {
    const live = JSON.parse(text('event-1-live.json')) as {
      elements: { id: number; stats: object; explain: { fixture: number }[] }[];
    };
    const of = live.elements.find(({ explain }) => explain.length === 1)!;
    const match = (
      await db.fresh
        .selectFrom('match')
        .select('id')
        .where('external_id', '=', String(of.explain[0]!.fixture))
        .executeTakeFirstOrThrow()
    ).id;
    const goals = async () =>
      (
        await sql<{ goals: number }>`select (stats->>'goals')::int as goals from player_match
          where match_id = ${match} and player_id = ${await playerId(of.id)}`.execute(db.fresh)
      ).rows[0]!.goals;
    await testCommand(db, 'match stats', { match, file: `player,minutes,goals\n${of.id},90,7` });
    const serveSaves = (saves: number) =>
      provider.serve(
        '/event/1/live/',
        JSON.stringify({
          elements: live.elements.map((each) => (each === of ? { ...each, stats: { ...each.stats, saves } } : each)),
        }),
      );
    serveSaves(8);
    expect(await pollAt(after(121))).toMatchObject({ outcome: 'changed' });
    expect(await goals()).toBe(7);
    expect(await testCommand(db, 'match release', { match })).toMatchObject({ released: ['stats'] });
    serveSaves(9);
    await pollAt(after(122));
    expect(await goals()).not.toBe(7);
  });

  it('goals and cards are told on the page of the match, at the minute in which they were seen, and go when they are taken back', async () => {
    const [element] = bootstrap().elements;
    const goals = (value: number) => [{ identifier: 'goals_scored', h: [{ value, element: element!.id }], a: [] }];
    const on = { finished_provisional: false, finished: false, started: true };
    const events = async () =>
      (
        await sql<{ minute: number; type: string; player: string }>`
        select e.minute, e.type, p.external_id as player from match_event e join player p on p.id = e.player_id order by e.id`.execute(
          db.fresh,
        )
      ).rows;
    // It is over in the sample: the day begins again.
    await sql`update match set estado = 'programado', minute = null, goals_local = null, goals_visit = null, official = false`.execute(
      db.fresh,
    );
    provider.serve(
      '/fixtures/',
      fixturesWith({ ...on, minutes: 20, team_h_score: 1, team_a_score: 0, stats: goals(1) }),
    );
    expect(await pollAt(after(21))).toMatchObject({ outcome: 'changed', alarm_text: null });
    provider.serve(
      '/fixtures/',
      fixturesWith({ ...on, minutes: 40, team_h_score: 2, team_a_score: 0, stats: goals(2) }),
    );
    await pollAt(after(41));
    const player = String(element!.id);
    expect(await events()).toEqual([
      { minute: 20, type: 'gol', player },
      { minute: 40, type: 'gol', player },
    ]);
    provider.serve(
      '/fixtures/',
      fixturesWith({ ...on, minutes: 42, team_h_score: 1, team_a_score: 0, stats: goals(1) }),
    );
    await pollAt(after(43));
    expect(await events()).toEqual([{ minute: 20, type: 'gol', player }]);
  });
});
