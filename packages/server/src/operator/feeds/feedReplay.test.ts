import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { takeDueFeed } from '../../catalogue/feeds/polling/feedLease';
import { pollFeed } from '../../catalogue/feeds/polling/pollFeed';
import { setClock } from '../../platform/db/clock';
import type { Db } from '../../platform/db/database';
import { openFeedProvider, type FeedProvider } from '../../testing/feedProvider';
import { sample } from '../../testing/feedSample';
import { openTestDatabase } from '../../testing/openTestDatabase';
import { testCommand } from '../../testing/testCommand';

const KICK_OFF = Date.parse('2026-08-21T19:00:00Z');
const at = (minute: number) => new Date(KICK_OFF + minute * 60_000).toISOString();

interface Fixture {
  id: number;
  started: boolean;
  finished: boolean;
  finished_provisional: boolean;
  minutes: number;
  team_h_score: number | null;
  team_a_score: number | null;
}

const read = (file: string) => readFileSync(sample(`fpl-2026-27/${file}`), 'utf8');

let folder: string;
let provider: FeedProvider;
const opened: Db[] = [];
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'replay-'));
  provider = await openFeedProvider();
});
afterEach(async () => {
  await provider.close();
  for (const db of opened.splice(0)) await db.close();
  rmSync(folder, { recursive: true, force: true });
});

async function openOne(): Promise<Db> {
  const db = await openTestDatabase();
  opened.push(db);
  return db;
}

/** Everything that a league's tables hold, times too; ids by their names in the source. */
async function stateOf(db: Db, league: string): Promise<unknown> {
  const { rows } = await sql`
    select (select json_agg(to_jsonb(t) - 'id' - 'league_id' order by t.external_id) from team t where t.league_id = l.id) as teams,
      (select json_agg(to_jsonb(p) - 'id' - 'league_id' - 'team_id' order by p.external_id) from player p where p.league_id = l.id) as players,
      (select json_agg(to_jsonb(m) - 'id' - 'league_id' - 'local_team' - 'visit_team' order by m.external_id) from match m where m.league_id = l.id) as matches,
      (select json_agg(jsonb_build_array(m.external_id, p.external_id, pm.stats, pm.points, pm.updated_at) order by m.external_id, p.external_id)
        from player_match pm join match m on m.id = pm.match_id join player p on p.id = pm.player_id where m.league_id = l.id) as stats,
      (select json_agg(jsonb_build_array(m.external_id, e.minute, e.type, p.external_id) order by e.id)
        from match_event e join match m on m.id = e.match_id left join player p on p.id = e.player_id where m.league_id = l.id) as events
    from league l where l.league_unique = ${league}`.execute(db.fresh);
  return rows;
}

/** A source whose first match is played, read at these minutes; returns the database and its state after each read. */
async function liveRun() {
  const db = await openOne();
  const [opening, ...rest] = JSON.parse(read('fixtures.json')) as (Fixture & { stats: unknown[] })[];
  const fixtures = (first: Partial<Fixture>, stats: unknown[] = []) =>
    JSON.stringify([{ ...opening!, ...first, stats }, ...rest]);
  provider.serve('/bootstrap-static/', read('bootstrap-static.json'));
  provider.serve('/event/1/live/', read('event-1-live.json'));
  const limits = { timeoutMs: 2000, mostBytes: 1_000_000 };
  const outside = { fetch, limits, tokens: { footballData: null } };
  const random = (bytes: number) => new Uint8Array(bytes);
  await setClock(db, { at: at(-60), speed: 0 });
  await testCommand(db, 'feed add', { source: 'fpl', league: 'premier', address: provider.address });
  const states: unknown[] = [];
  const element = (JSON.parse(read('bootstrap-static.json')) as { elements: { id: number; team: number }[] })
    .elements[0]!;
  const goal = [{ identifier: 'goals_scored', h: [{ value: 1, element: element.id }], a: [] }];
  const before = {
    started: false,
    finished: false,
    finished_provisional: false,
    minutes: 0,
    team_h_score: null,
    team_a_score: null,
  };
  const on = { ...before, started: true, minutes: 20, team_h_score: 1, team_a_score: 0 };
  const tale: [minute: number, body: string][] = [
    [-60, fixtures(before)],
    [21, fixtures(on, goal)],
    [22, fixtures(on, goal)],
    [60, '{"detail": "not here"}'],
    [110, fixtures({ ...on, minutes: 90, finished_provisional: true }, goal)],
    [130, fixtures({ ...on, minutes: 90, finished_provisional: true, finished: true }, goal)],
  ];
  for (const [minute, body] of tale) {
    provider.serve('/fixtures/', body);
    await setClock(db, { at: at(minute), speed: 0 });
    await sql`update feed set next_at = app_now()`.execute(db.fresh);
    const feed = await takeDueFeed(db, 'mine');
    await pollFeed({ db, random, log: () => undefined, outside }, feed!);
    states.push(await stateOf(db, 'premier'));
  }
  const { rows } = await sql<{ id: number }>`select id from feed`.execute(db.fresh);
  return { db, feed: rows[0]!.id, states };
}

describe('kept answers (rules R18.1)', () => {
  it('are replayed into an empty database: it stands as the live run left it, at any time of it', async () => {
    const { db, feed, states } = await liveRun();
    const file = join(folder, 'premier.jsonl');
    expect(await testCommand(db, 'feed export', { feed, file })).toMatchObject({ reads: 5 });
    const whole = await openOne();
    expect(await testCommand(whole, 'feed replay', { file })).toMatchObject({
      league: 'premier',
      reads: 5,
      until: at(130),
    });
    expect(await stateOf(whole, 'premier')).toEqual(states.at(-1));
    const early = await openOne();
    await testCommand(early, 'feed replay', { file, until: at(30) });
    expect(await stateOf(early, 'premier')).toEqual(states[2]);
    expect(states[2]).not.toEqual(states[4]);
  }, 60_000);

  it('are replayed as of an instant into a league of its own, and never into one with rooms', async () => {
    const { db, feed } = await liveRun();
    expect(await testCommand(db, 'feed replay', { feed, league: 'como-estaba', until: at(30) })).toMatchObject({
      reads: 3,
    });
    const { rows } = await sql<{ league: string; estado: string }>`
      select l.league_unique as league, m.estado from match m join league l on l.id = m.league_id
      where m.external_id = (select min(external_id) from match) order by l.id`.execute(db.fresh);
    expect(rows.map(({ estado }) => estado)).toEqual(['finalizado', 'en_vivo']);
    const events = await sql<{ minute: number }>`select minute from match_event order by id`.execute(db.fresh);
    expect(events.rows).toEqual([{ minute: 20 }, { minute: 20 }]);
  }, 60_000);
});
