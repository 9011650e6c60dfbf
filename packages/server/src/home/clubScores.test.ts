import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ClubRow } from '@arma11/core/contract';
import { createUser } from '../players/accounts/createUser';
import { gameRoutes } from '../api/routeGroups';
import { paidRoom } from '../testing/paidRoom';
import { smallLeague, type SmallLeague } from '../testing/smallLeague';
import { openTestServer, type TestPlayer, type TestServer } from '../testing/testServer';
import { giveXp } from '../players/rango/giveXp';

let server: TestServer;
let league: SmallLeague;
let viewer: TestPlayer;
beforeAll(async () => {
  server = await openTestServer(gameRoutes);
  league = await smallLeague(server.db);
  viewer = await server.player();
  await sql`insert into jornada (league_id, number, name) values (${league.leagueId}, 2, 'Jornada 2')`.execute(
    server.db.fresh,
  );
});
afterAll(() => server.close());
beforeEach(async () => {
  await sql`delete from xp_event`.execute(server.db.fresh);
  await sql`update room set estado = 'cancelada'`.execute(server.db.fresh);
});

let made = 0;
async function supporters(club: number, count: number): Promise<number[]> {
  return server.db.tx(async (tx) => {
    const ids: number[] = [];
    for (let i = 0; i < count; i += 1) {
      made += 1;
      const name = `hincha-${made}`;
      ids.push(await createUser(tx, { username: name, email: `${name}@x.pe`, passwordHash: null }));
    }
    await sql`update app_user set club_id = ${league.teams[club]} where id = any(${ids}::int[])`.execute(tx);
    return ids;
  });
}

/** A room in which these players earn 10 XP and one more for each correct answer: a prediction of what the table says. */
async function earn(users: readonly number[], aciertos: readonly number[], jornada = 1): Promise<void> {
  const places = users.map((user, index) => ({ user, position: 900 + index, aciertos: aciertos[index]! }));
  const room = await paidRoom(server.db, league, { places });
  await sql`update room set jornada_from = ${jornada}, jornada_to = ${jornada} where id = ${room}`.execute(
    server.db.fresh,
  );
  await server.db.tx((tx) => giveXp(tx, room));
}

const table = async (): Promise<ClubRow[]> =>
  (await viewer.call('GET', 'rango/ranking/clubes/by-league/?liga=liga-chica')).body;
const pointsOf = async () => (await table()).map(({ club, points }) => [league.teams.indexOf(club.id), points]);

describe('the score of a club in a jornada (rules R11.5)', () => {
  it.each([
    // [supporters’ correct answers] → the mean of 10 + answers, or none
    ['four supporters are too few', [1, 2, 3, 4], null],
    ['five are enough', [0, 1, 2, 3, 4], 12],
    ['the mean is of all up to twenty', [...Array<number>(10).fill(0), ...Array<number>(10).fill(5)], 12.5],
    ['of 25 the twenty best count', [...Array<number>(20).fill(4), ...Array<number>(5).fill(0)], 14],
    ['a mean is rounded to a tenth', [0, 0, 0, 0, 0, 1], 10.2],
  ] as const)('%s', async (_, answers, score) => {
    await earn(await supporters(0, answers.length), answers);
    expect(await pointsOf()).toEqual(score === null ? [] : [[0, score]]);
  });

  it('adds up a supporter’s rooms of the jornada', async () => {
    const fans = await supporters(1, 5);
    for (let room = 0; room < 2; room += 1) await earn(fans, [0, 0, 0, 0, 0]);
    expect(await table()).toMatchObject([{ points: 20, active_fans: 5 }]);
  });
});

describe('the table of clubs', () => {
  it('adds up the jornadas, ranks ties alike, and tells who rose', async () => {
    const [first, second, third] = [await supporters(0, 5), await supporters(1, 5), await supporters(2, 5)];
    await earn(first!, [5, 5, 5, 5, 5]);
    await earn(second!, [0, 0, 0, 0, 0]);
    await earn(third!, [0, 0, 0, 0, 0]);
    await earn(second!, [9, 9, 9, 9, 9], 2);
    const rows = await table();
    expect(
      rows.map(({ club, position, points, delta }) => [league.teams.indexOf(club.id), position, points, delta]),
    ).toEqual([
      [1, 1, 29, 1],
      [0, 2, 15, -1],
      [2, 3, 10, -1],
    ]);
  });

  it('keeps with a club what was earned for it when a supporter leaves', async () => {
    const fans = await supporters(3, 5);
    await earn(fans, [0, 0, 0, 0, 0]);
    await sql`update app_user set club_id = ${league.teams[0]} where id = ${fans[0]}`.execute(server.db.fresh);
    expect(await pointsOf()).toEqual([[3, 10]]);
  });

  it('shows the three best clubs of the last jornada that was paid', async () => {
    for (const club of [0, 1, 2, 3]) await earn(await supporters(club, 5), Array<number>(5).fill(club));
    await earn(await supporters(0, 5), Array<number>(5).fill(0), 2);
    const last = (await viewer.call('GET', 'rango/list/top-clubs/winners/')).body;
    expect(last).toMatchObject([{ jornada_name: 'Jornada 2', winners: [{ position: 1, points: 10 }] }]);
    await sql`update room set estado = 'cancelada' where jornada_to = 2`.execute(server.db.fresh);
    const [before] = (await viewer.call('GET', 'rango/list/top-clubs/winners/')).body;
    expect(before.winners.map(({ club }: ClubRow) => league.teams.indexOf(club.id))).toEqual([3, 2, 1]);
  });
});
