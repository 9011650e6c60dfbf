import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { smallLeague, type SmallLeague } from '../../testing/smallLeague';
import type { Db } from './database';
import { openTestDatabase } from '../../testing/openTestDatabase';

let db: Db;
let league: SmallLeague;
beforeAll(async () => {
  db = await openTestDatabase();
  league = await smallLeague(db);
}, 60_000);
afterAll(() => db.close());

async function listening(channel: string) {
  const heard: string[] = [];
  let missed = 0;
  const stop = await db.listen(channel, { heard: (payload) => heard.push(payload), missed: () => missed++ });
  return { heard, stop, missed: () => missed };
}
const notify = (channel: string, payload: string) => sql`select pg_notify(${channel}, ${payload})`.execute(db.fresh);

describe('listening', () => {
  it('hears every committed notice in order, and nothing of what was rolled back', async () => {
    const { heard } = await listening('words');
    await notify('words', 'one');
    await db
      .tx(async (tx) => {
        await sql`select pg_notify('words', 'never')`.execute(tx);
        throw new Error('no');
      })
      .catch(() => {});
    await db.tx((tx) => sql`select pg_notify('words', 'two')`.execute(tx));
    await vi.waitFor(() => expect(heard).toEqual(['one', 'two']));
  });

  it('tells every listener of a channel, and no more once it has stopped', async () => {
    const [first, second] = [await listening('shared'), await listening('shared')];
    await notify('shared', '1');
    await vi.waitFor(() => expect([first.heard, second.heard]).toEqual([['1'], ['1']]));
    first.stop();
    await notify('shared', '2');
    await vi.waitFor(() => expect(second.heard).toEqual(['1', '2']));
    expect(first.heard).toEqual(['1']);
  });

  it.skipIf(process.env['ARMA11_TEST_DB'] !== 'pg')(
    'finds back after its connection was cut, says that something may be missed, and hears on',
    async () => {
      const { heard, missed } = await listening('cut');
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'arma11 listener' and datname = current_database()`.execute(db.fresh);
      await vi.waitFor(() => expect(missed()).toBe(1), 5000);
      await notify('cut', 'again');
      await vi.waitFor(() => expect(heard).toEqual(['again']));
    },
  );
});

describe('what moves in the game is told on ‘live’', () => {
  const told = async (statement: ReturnType<typeof sql>) => {
    const { heard, stop } = await listening('live');
    await statement.execute(db.fresh);
    await notify('live', 'end');
    await vi.waitFor(() => expect(heard).toContain('end'));
    stop();
    return heard.slice(0, -1);
  };
  const both = () => league.matches.join(',');

  it('a score or a minute, once for the whole statement', async () => {
    expect(await told(sql`update match set minute = 7, estado = 'en_vivo'`)).toEqual([`match:${both()}`]);
    expect(await told(sql`update match set goals_local = 1 where id = ${league.matches[0]}`)).toEqual([
      `match:${league.matches[0]}`,
    ]);
  });

  it('nothing when a statement leaves all as it was', async () => {
    expect(await told(sql`update match set importance = 1, updated_at = app_now()`)).toEqual([]);
  });

  it('points of players, when they are new or another number', async () => {
    const insert = sql`insert into player_match (player_id, match_id, team_id, jornada, stats, points)
      select p.id, m.id, p.team_id, 1, '{}', 2 from match m join player p on p.team_id = m.local_team`;
    expect(await told(insert)).toEqual([`points:${both()}`]);
    expect(await told(sql`update player_match set minutes = 90`)).toEqual([]);
    const [first] = league.matches;
    expect(await told(sql`update player_match set points = 3 where match_id = ${first}`)).toEqual([`points:${first}`]);
  });

  it('fits a payload whatever the number of matches', async () => {
    const { heard, stop } = await listening('live');
    await sql`select live_tell('match', array(select i + 2000000000 from generate_series(1, 1200) i))`.execute(
      db.fresh,
    );
    await vi.waitFor(() => expect(heard).toHaveLength(3));
    stop();
    expect(heard.flatMap((payload) => payload.slice('match:'.length).split(','))).toHaveLength(1200);
  });
});
