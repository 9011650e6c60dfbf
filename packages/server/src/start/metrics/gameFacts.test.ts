import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Db } from '../../platform/db/database';
import { playMatch } from '../../testing/playedMatch';
import type { RoomStage } from '../../testing/roomStage';
import { stageEachTest } from '../../testing/stageEachTest';
import { answeredSoon } from './answeredSoon';
import { gameFacts } from './gameFacts';

let db: Db;
let stage: RoomStage;
stageEachTest((opened) => {
  stage = opened;
  ({ db } = opened);
});

const WHISTLE = 470;

it('tells how long the room that waits longest to be paid waits, by the game’s clock, until it is paid', async () => {
  const room = await stage.predi(10);
  await stage.seat(room, 2);
  await stage.at(-5);
  await stage.advance();
  for (const match of stage.league.matches) await playMatch(db, match, { local: 1, visit: 0 });
  await sql`update match set official = false where id = ${stage.league.matches.at(-1)!}`.execute(db.fresh);
  expect((await gameFacts(db)).settlementAge).toBe(0);
  await stage.at(WHISTLE);
  await stage.advance();
  const { final_at } = await stage.room(room);
  await stage.at(WHISTLE + 130);
  const { rows } = await sql<{ age: number }>`
    select extract(epoch from app_now() - ${final_at})::float8 as age`.execute(db.fresh);
  expect((await gameFacts(db)).settlementAge).toBeCloseTo(rows[0]!.age, 0);
  expect(rows[0]!.age).toBeGreaterThan(7200);
  await sql`update match set official = true where league_id = ${stage.league.leagueId}`.execute(db.fresh);
  await stage.advance();
  expect((await stage.room(room)).estado).toBe('pagada');
  expect((await gameFacts(db)).settlementAge).toBe(0);
});

it('tells how long the feed that is silent gave no good answer, and how many have an alarm', async () => {
  const add = (address: string, values: { good_at: string; alarm: string | null }) =>
    sql`
    insert into feed (league_unique, source, address, every_s, live_every_s, awake_at, good_at, alarm, alarm_text, alarm_at)
    select 'liga', 'json', ${address}, 600, 30, app_now() - interval '9 hours', app_now() - ${values.good_at}::interval,
      ${values.alarm}, case when ${values.alarm}::text is null then null else 'why' end,
      case when ${values.alarm}::text is null then null else app_now() end`.execute(db.fresh);
  await add('https://a.test', { good_at: '3 hours', alarm: 'silent' });
  await add('https://b.test', { good_at: '5 hours', alarm: 'shape' });
  await add('https://c.test', { good_at: '7 hours', alarm: null });
  const facts = await gameFacts(db);
  expect([Math.round(facts.silentFeedAge / 60), facts.feedAlarms]).toEqual([180, 2]);
  await sql`update feed set paused_at = app_now()`.execute(db.fresh);
  expect(await gameFacts(db)).toMatchObject({ silentFeedAge: 0, feedAlarms: 0 });
});

it('tells what the auditor found, and since when it has not looked', async () => {
  await sql`update ledger_audit set breaches = '[{"invariant":"I1"},{"invariant":"I2"}]'::jsonb,
    started_at = clock_timestamp() - interval '10 minutes'`.execute(db.fresh);
  const facts = await gameFacts(db);
  expect([facts.breaches, Math.round(facts.auditAge / 60)]).toEqual([2, 10]);
  await sql`update ledger_audit set breaches = null`.execute(db.fresh);
  expect((await gameFacts(db)).breaches).toBe(0);
});

it('asks the database once for all who read in the same seconds, and waits for no answer that does not come', async () => {
  let asked = 0;
  let answer: (text: string) => void = () => undefined;
  const soon = answeredSoon(
    () => {
      asked += 1;
      return new Promise<string>((resolve) => (answer = resolve));
    },
    { everyMs: 0, patienceMs: 20 },
  );
  expect(await Promise.all([soon(), soon()])).toEqual([null, null]);
  expect(asked).toBe(1);
  answer('late');
  await new Promise((resolve) => setTimeout(resolve));
  const again = soon();
  answer('soon');
  expect([await again, asked]).toEqual(['soon', 2]);
});
