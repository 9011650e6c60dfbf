// Long: who may look, and both games of a head-to-head, on one stage.
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Duel, RoomKind } from '@arma11/core/contract';
import { gameRoutes } from '../../api/routeGroups';
import { playMatch } from '../../testing/playedMatch';
import { roomStage, type RoomStage } from '../../testing/roomStage';
import { openTestServer, type ApiCall, type TestPlayer, type TestServer } from '../../testing/testServer';

/** Two players of one room, who look at each other. */
interface Two {
  room: number;
  rosa: TestPlayer;
  luis: TestPlayer;
  rosas: number;
  luises: number;
}

let server: TestServer;
let stage: RoomStage;

beforeAll(async () => {
  server = await openTestServer(gameRoutes);
});
afterAll(() => server.close());
beforeEach(async () => {
  stage = await roomStage(server.db);
});

const pathOf = (kind: RoomKind, room: number, rival: number) => `plus/duels/${kind}/${room}/${rival}/`;
const read = async (call: ApiCall, kind: RoomKind, room: number, rival: number): Promise<Duel> => {
  const { status, body, text } = await call('GET', pathOf(kind, room, rival));
  if (status !== 200) throw new Error(text);
  return body;
};

async function two(room: number): Promise<Two> {
  const players = [await server.player(), await server.player()] as const;
  const seats = await stage.seat(room, 2);
  for (const [at, { id }] of players.entries())
    await server.db.fresh
      .updateTable('entry')
      .set({ user_id: id })
      .where('room_id', '=', room)
      .where('user_id', '=', seats[at]!)
      .execute();
  const [rosas, luises] = (await stage.entries(room)) as [number, number];
  return { room, rosa: players[0], luis: players[1], rosas, luises };
}

/** Both have the same eleven: each was drawn one of their own. */
const sameElevens = ({ rosas, luises }: Two) =>
  sql`update lineup l set players = o.players, formation = o.formation from lineup o
    where l.entry_id = ${luises} and o.entry_id = ${rosas} and o.jornada = l.jornada`.execute(server.db.fresh);

/** The same eleven, but Luis plays the next forward of the pool in place of the last one; returns both. */
async function changeForward(seats: Two): Promise<{ came: number; went: number }> {
  const { luises } = seats;
  await sameElevens(seats);
  const { rows } = await sql<{ went: number; came: number }>`
    select l.players[11] as went, (select min(p.id) from player p where p.league_id = ${stage.league.leagueId}
      and p.position = 3 and p.id <> all(l.players)) as came from lineup l where l.entry_id = ${luises}`.execute(
    server.db.fresh,
  );
  const { went, came } = rows[0]!;
  await sql`update lineup set players[11] = ${came} where entry_id = ${luises}`.execute(server.db.fresh);
  return { went, came };
}

const lock = async () => {
  await stage.at(-4);
  await stage.advance();
};
const answer = async (entry: number, match: number, code: string) =>
  sql`insert into answer (entry_id, market_id, alternative_id)
    select ${entry}, k.id, a.id from market k join alternative a on a.market_id = k.id and a.code = ${code}
    where k.match_id = ${match} and k.room_id = (select room_id from entry where id = ${entry})`.execute(
    server.db.fresh,
  );

describe('who may look (rules R20.1)', () => {
  it('nobody before the lock: then the rival’s eleven is still secret', async () => {
    const { room, rosa, luises } = await two(await stage.compe(0));
    const { status, body } = await rosa.call('GET', pathOf('compe', room, luises));
    expect([status, body.code]).toEqual([403, 'OCULTO_HASTA_CIERRE']);
  });

  it('only who plays in the room, and only at entries of it, under its own game', async () => {
    const { room, rosa, luises } = await two(await stage.compe(0));
    const elsewhere = await two(await stage.compe(0));
    const stranger = await server.player();
    await lock();
    const asked = [
      await stranger.call('GET', pathOf('compe', room, luises)),
      await rosa.call('GET', pathOf('compe', room, elsewhere.luises)),
      await rosa.call('GET', pathOf('compe', elsewhere.room, luises)),
      await rosa.call('GET', pathOf('predi', room, luises)),
    ];
    expect(asked.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  });

  it('not while a late swap may still change the eleven', async () => {
    const { room, rosa, luises } = await two(await stage.compe(0));
    await sql`update room set rules = jsonb_set(rules, '{flags,late_swap}', 'true') where id = ${room}`.execute(
      server.db.fresh,
    );
    await lock();
    expect((await rosa.call('GET', pathOf('compe', room, luises))).body.code).toBe('OCULTO_HASTA_CIERRE');
  });
});

describe('two elevens', () => {
  it('are level and can only end so while both are the same', async () => {
    const seats = await two(await stage.compe(0));
    const { room, rosa, luises } = seats;
    await sameElevens(seats);
    await lock();
    expect(await read(rosa.call, 'compe', room, luises)).toMatchObject({
      gap: 0,
      matches_left: 4,
      chance: { win: 0, tie: 100, lose: 0 },
      events: [],
    });
  });

  it('differ by whom only one of them has: their goals are what turns it, each from its side', async () => {
    const seats = await two(await stage.compe(0));
    const { room, rosa, luis, rosas, luises } = seats;
    const { came } = await changeForward(seats);
    await lock();
    const mine = await read(rosa.call, 'compe', room, luises);
    const theirs = await read(luis.call, 'compe', room, rosas);
    const { rows } = await sql<{ name: string }>`select short_name as name from player where id = ${came}`.execute(
      server.db.fresh,
    );
    expect(mine.chance).toEqual({ win: theirs.chance!.lose, tie: theirs.chance!.tie, lose: theirs.chance!.win });
    expect(mine.events.find(({ side }) => side === 'rival')).toMatchObject({
      kind: 'goal',
      subject: rows[0]!.name,
      points: 4,
      turns: true,
    });
    expect(await read(rosa.call, 'compe', room, luises)).toEqual(mine);
  });

  it('are apart by the points that only one of them has earned; over, there is no chance left to tell', async () => {
    const seats = await two(await stage.compe(0));
    const { room, rosa, luises } = seats;
    const { went } = await changeForward(seats);
    await lock();
    await stage.at(600);
    for (const match of stage.league.matches)
      await playMatch(server.db, match, { local: 1, visit: 0, pointsOf: (id) => (id === went ? 9 : 0) });
    await stage.advance();
    const duel = await read(rosa.call, 'compe', room, luises);
    // Their club plays twice.
    expect(duel).toMatchObject({ gap: 18, matches_left: 0, chance: null, events: [], next_prize: null });
    expect([duel.me.position, duel.rival.position]).toEqual([1, 2]);
  });

  it('say how far the next paid place is', async () => {
    const seats = await two(await stage.compe(20));
    const { room, luis, rosas } = seats;
    const { went } = await changeForward(seats);
    await lock();
    await stage.at(600);
    for (const match of stage.league.matches)
      await playMatch(server.db, match, { local: 0, visit: 0, pointsOf: (id) => (id === went ? 4 : 0) });
    await stage.advance();
    const duel = await read(luis.call, 'compe', room, rosas);
    expect([duel.gap, duel.next_prize]).toEqual([-8, { position: 1, points: 8 }]);
  });
});

describe('two lists of answers', () => {
  it('differ by what is not decided; nothing is told of a match that still takes answers (rules R1.6)', async () => {
    const { room, rosa, rosas, luises } = await two(await stage.predi(0));
    const [first, second] = stage.league.matches as [number, number];
    for (const [entry, codes] of [
      [rosas, ['local', 'local']],
      [luises, ['visita', 'visita']],
    ] as const) {
      await answer(entry, first, codes[0]);
      await answer(entry, second, codes[1]);
    }
    await lock();
    const { events, gap } = await read(rosa.call, 'predi', room, luises);
    expect(gap).toBe(0);
    expect(events.map(({ side, kind, subject, points, turns }) => [side, kind, subject, points, turns])).toEqual([
      ['me', 'right_answer', 'Local', 3, true],
      ['rival', 'right_answer', 'Visita', 3, true],
    ]);
  });

  it('are apart by who was right, and nearly decided when the last match is', async () => {
    const { room, rosa, luis, rosas, luises } = await two(await stage.predi(0, ['1x2'], [stage.league.matches[0]!]));
    await answer(rosas, stage.league.matches[0]!, 'local');
    await answer(luises, stage.league.matches[0]!, 'visita');
    await lock();
    await stage.at(85);
    await sql`update match set estado = 'en_vivo', minute = 85, goals_local = 3, goals_visit = 0 where id = ${stage.league.matches[0]!}`.execute(
      server.db.fresh,
    );
    expect((await read(luis.call, 'predi', room, rosas)).chance).toMatchObject({ win: 0 });
    await stage.at(200);
    await playMatch(server.db, stage.league.matches[0]!, { local: 3, visit: 0 });
    await stage.advance();
    expect(await read(rosa.call, 'predi', room, luises)).toMatchObject({ gap: 3, chance: null, events: [] });
  });
});
