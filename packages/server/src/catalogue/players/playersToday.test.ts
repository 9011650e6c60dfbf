import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setClock } from '../../platform/db/clock';
import { gameRoutes } from '../../api/routeGroups';
import { playMatch } from '../../testing/playedMatch';
import { smallLeague, type SmallLeague } from '../../testing/smallLeague';
import { openTestServer, type TestPlayer, type TestServer } from '../../testing/testServer';

let server: TestServer;
let league: SmallLeague;
let ana: TestPlayer;
beforeAll(async () => {
  server = await openTestServer(gameRoutes);
  league = await smallLeague(server.db);
  ana = await server.player();
});
afterAll(() => server.close());

/** Puts the two matches at these kick-offs, played and with all of their players at these points. */
async function play(kickOffs: [string, string], points: [number, number]): Promise<void> {
  await sql`delete from player_match`.execute(server.db.fresh);
  for (const [index, match] of league.matches.entries()) {
    await sql`update match set kick_off = ${kickOffs[index]}, estado = 'programado' where id = ${match}`.execute(
      server.db.fresh,
    );
    await playMatch(server.db, match, { local: 1, visit: 1, pointsOf: () => points[index]! });
  }
}

const today = async (at: string) => {
  await setClock(server.db, { at, speed: 0 });
  return (await ana.call('GET', 'lineup-compe/list-players/today/')).body;
};

describe('the eleven of the football day, which turns at 05:00 in Lima (rules R11.6)', () => {
  it.each([
    // 04:59 in Lima is still the day before; 05:00 begins the next one.
    ['2026-06-12T09:59:00Z', '2026-06-11', 2 * 12],
    ['2026-06-12T10:00:00Z', '2026-06-12', 7 * 12],
  ])('holds a match of %s in the day %s', async (kickOff, date, points) => {
    await play(['2026-06-11T20:00:00Z', kickOff], date === '2026-06-11' ? [2, 2] : [2, 7]);
    expect(await today('2026-06-12T20:00:00Z')).toMatchObject({ date, points });
  });

  it('is the last day with matches when today has none', async () => {
    await play(['2026-06-11T20:00:00Z', '2026-06-11T22:00:00Z'], [1, 3]);
    expect(await today('2026-06-20T20:00:00Z')).toMatchObject({ date: '2026-06-11', points: 3 * 12 });
  });

  it('counts the matches that are over and nobody who has not played', async () => {
    await play(['2026-06-11T20:00:00Z', '2026-06-11T22:00:00Z'], [1, 3]);
    await sql`update match set estado = 'en_vivo' where id = ${league.matches[1]}`.execute(server.db.fresh);
    expect(await today('2026-06-11T23:30:00Z')).toMatchObject({ date: '2026-06-11', points: 1 * 12 });
    await sql`update player_match set minutes = 0 where player_id in (select id from player where position = 0)`.execute(
      server.db.fresh,
    );
    expect(await today('2026-06-11T23:30:00Z')).toMatchObject({ points: 0, porteros: [], date: '2026-06-11' });
  });
});
