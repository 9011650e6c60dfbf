import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { groupPasses, groupTable, groupWinners, type GroupRoomPoints } from '@arma11/core/domain';
import type { GroupPost, GroupRow } from '@arma11/core/back-office';
import { groupRoutes } from '../../api/groupRoutes';
import { gameRoutes } from '../../api/routeGroups';
import { setClock } from '../../platform/db/clock';
import { advanceRooms } from '../settle/advanceRooms';
import { joinRoom } from '../join/joinRoom';
import { groupPath, groupStage, type GroupStage } from '../../testing/groupStage';
import { playMatch } from '../../testing/playedMatch';
import { FIRST_KICK_OFF, TEST_LOCK, TEST_NOW } from '../../testing/smallLeague';
import { openTestServer, type TestPlayer, type TestServer } from '../../testing/testServer';
import { tellGroup } from './tellGroup';

let server: TestServer;
let stage: GroupStage;
let rosa: TestPlayer;
let luis: TestPlayer;
let beto: TestPlayer;
let group: number;

beforeAll(async () => {
  server = await openTestServer([...gameRoutes, groupRoutes]);
  stage = await groupStage(server);
});
beforeEach(async () => {
  await setClock(server.db, { at: TEST_NOW, speed: 0 });
  [rosa, luis, beto] = [await server.player(), await server.player(), await server.player()];
  group = await stage.group([rosa, luis, beto]);
});
afterAll(() => server.close());

const points = (...made: [TestPlayer, number][]) => new Map(made);
/** What a room wrote on the wall, in that order. */
async function told(
  room: number,
): Promise<[kind: string, user: number, passed: number | null, points: number | null][]> {
  const { body } = await rosa.call('GET', groupPath(group, 'wall/'));
  return (body.posts as GroupPost[])
    .filter((post) => post.room?.id === room && post.kind !== 'room')
    .map(({ kind, user, passed, points: made }): [string, number, number | null, number | null] => [
      kind,
      user.id,
      passed?.id ?? null,
      made,
    ])
    .reverse();
}
/** Opens rooms in the group that are paid and not yet rewarded, with these points. */
async function paid(made: ReadonlyMap<TestPlayer, number>): Promise<number> {
  const room = await stage.room(rosa);
  await stage.add(rosa, group, room);
  await stage.pay(room, made);
  await sql`delete from group_post where room_id = ${room} and kind in ('won','passed')`.execute(server.db.fresh);
  await sql`update room set rewarded_at = null where id = ${room}`.execute(server.db.fresh);
  return room;
}

describe('a room of a group that is paid tells its wall (rules R23.6)', () => {
  it('who won it, with how many points, and who passed whom in the table with it', async () => {
    const first = await stage.played(rosa, group, points([rosa, 10], [luis, 20], [beto, 30]));
    expect(await told(first)).toEqual([['won', beto.id, null, 30]]);
    const second = await stage.played(luis, group, points([rosa, 22], [luis, 0], [beto, 0]), 'predi');
    expect(await told(second)).toEqual([
      ['won', rosa.id, null, 22],
      ['passed', rosa.id, beto.id, 2],
    ]);
  });

  it('of each who shares it, and of nobody where one of the group played it alone', async () => {
    expect(await told(await stage.played(rosa, group, points([rosa, 9], [luis, 9])))).toEqual([
      ['won', rosa.id, null, 9],
      ['won', luis.id, null, 9],
    ]);
    const stranger = await server.player();
    expect(await told(await stage.played(rosa, group, points([beto, 5], [stranger, 4])))).toEqual([]);
  });

  it('nothing where it counts for nothing, or is in no group', async () => {
    const refunded = await stage.room(rosa);
    await stage.add(rosa, group, refunded);
    await stage.pay(refunded, points([rosa, 0], [luis, 0]), 'nadie_acerto');
    expect(await told(refunded)).toEqual([]);
    const apart = await stage.room(rosa);
    await stage.pay(apart, points([rosa, 7], [luis, 3]));
    const { rows } = await sql`select from group_post where room_id = ${apart}`.execute(server.db.fresh);
    expect(rows).toEqual([]);
  });

  it('once, however often it is run', async () => {
    const room = await stage.played(rosa, group, points([rosa, 10], [luis, 20]));
    const lines = await told(room);
    for (let again = 0; again < 2; again += 1) {
      await sql`update room set rewarded_at = null where id = ${room}`.execute(server.db.fresh);
      await Promise.all([advanceRooms(server.db, room), advanceRooms(server.db, room)]);
    }
    await server.db.tx((tx) => tellGroup(tx, room));
    expect(await told(room)).toEqual(lines);
  });

  it('after another that is rewarded at the same moment: no passing is told twice or lost', async () => {
    await stage.played(rosa, group, points([rosa, 10], [luis, 20], [beto, 30]));
    const [one, two] = [
      await paid(points([rosa, 15], [luis, 1], [beto, 0])),
      await paid(points([rosa, 15], [luis, 1], [beto, 0])),
    ];
    await Promise.all([advanceRooms(server.db, one), advanceRooms(server.db, two)]);
    const passes = [...(await told(one)), ...(await told(two))]
      .filter(([kind]) => kind === 'passed')
      .sort(([, , , a], [, , , b]) => a! - b!);
    // Whichever was the first: with it they come past one, with the other past the other.
    expect(passes.map(([, user, passed, by]) => [user, passed, by])).toEqual([
      [rosa.id, luis.id, 4],
      [rosa.id, beto.id, 10],
    ]);
  });

  it('and its rows say the same as the rules do, whatever was played', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(...Array.from({ length: 3 }, () => fc.option(fc.integer({ min: -3, max: 12 })))), {
          minLength: 1,
          maxLength: 4,
        }),
        async (rooms) => {
          const players = [await server.player(), await server.player(), await server.player()] as const;
          group = await stage.group([...players]);
          rosa = players[0];
          const played: GroupRoomPoints[] = [];
          for (const made of rooms) {
            const given = players.flatMap((each, i): [TestPlayer, number][] =>
              made[i] === null ? [] : [[each, made[i]!]],
            );
            const room = await stage.played(rosa, group, new Map(given));
            const before = groupTable(played);
            const last = { room, lineups: true, points: new Map(given.map(([{ id }, value]) => [id, value])) };
            if (given.length > 0) played.push(last);
            expect(await told(room)).toEqual([
              ...groupWinners(last).map((user) => ['won', user, null, last.points.get(user)]),
              ...groupPasses(before, groupTable(played)).map(({ user, passed, points: by }) => [
                'passed',
                user,
                passed,
                by,
              ]),
            ]);
          }
          const { table } = (await rosa.call('GET', groupPath(group))).body;
          expect(table.map(({ position, user, points: sum, won }: GroupRow) => [position, user.id, sum, won])).toEqual(
            groupTable(played).map(({ place, user, points: sum, won }) => [place, user, sum, won]),
          );
        },
      ),
      { numRuns: 15 },
    );
  });

  it('when it is locked, played and settled as every room is', async () => {
    const room = await stage.room(rosa, 'predi');
    await stage.add(rosa, group, room);
    for (const { id } of [rosa, luis]) await server.db.tx((tx) => joinRoom(tx, { roomId: room, userId: id }));
    await sql`insert into answer (entry_id, market_id, alternative_id)
      select e.id, k.id, a.id from entry e join market k on k.room_id = e.room_id
      join alternative a on a.market_id = k.id and a.code = case when e.user_id = ${luis.id} then 'local' else 'visita' end
      where e.room_id = ${room}`.execute(server.db.fresh);
    await setClock(server.db, { at: TEST_LOCK, speed: 0 });
    await advanceRooms(server.db);
    for (const match of stage.league.matches) await playMatch(server.db, match, { local: 1, visit: 0 });
    await setClock(server.db, { at: new Date(Date.parse(FIRST_KICK_OFF) + 86_400_000), speed: 0 });
    await advanceRooms(server.db);
    await advanceRooms(server.db);
    const lines = await told(room);
    expect(lines).toEqual([['won', luis.id, null, expect.any(Number)]]);
    const seen = (await luis.call('GET', groupPath(group))).body;
    expect(seen.rooms[0]).toMatchObject({ estado: 'pagada', winners: [{ id: luis.id }], best: lines[0]![3] });
    expect(seen.table[0]).toMatchObject({ position: 1, user: { id: luis.id }, points: lines[0]![3], won: 1 });
  });
});
