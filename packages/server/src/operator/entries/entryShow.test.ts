import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { opsRoutes } from '../../api/operatorRoutes';
import { gameRoutes } from '../../api/routeGroups';
import { playMatch } from '../../testing/playedMatch';
import { roomStage, type RoomStage } from '../../testing/roomStage';
import { openTestServer, type TestPlayer, type TestServer } from '../../testing/testServer';
import { commands } from '../registry';

let server: TestServer;
let stage: RoomStage;
let operator: TestPlayer;

beforeAll(async () => {
  server = await openTestServer([...gameRoutes, opsRoutes]);
  operator = await server.player({ role: 'operador' });
});
beforeEach(async () => {
  stage = await roomStage(server.db);
});
afterAll(() => server.close());

const ask = async (path: string) => (await operator.call('GET', `ops/${path}`)).body.result;
const printed = (name: string, result: unknown) => commands.get(name)!.print(result as never);

describe('the entries of a room', () => {
  it('are listed with their places and points, a hundred at a time, and found by a name', async () => {
    const room = await stage.compe(10);
    const players = await stage.seat(room, 3);
    const before = await ask(`rooms/${room}/entries/`);
    expect(before).toMatchObject({ room, count: 3 });
    expect(before.results).toMatchObject(players.map((user) => ({ user, fee: 10, position: null, points: null })));
    await stage.at(-4);
    await stage.advance();
    await playMatch(server.db, stage.league.matches[0]!, { local: 1, visit: 0 });
    await stage.at(115);
    await stage.advance();
    const { results } = await ask(`rooms/${room}/entries/`);
    expect(results[0].position).toBe(1);
    expect(results[0].points).toBeGreaterThan(0);
    const name = results[1].username as string;
    expect(await ask(`rooms/${room}/entries/?q=${name.toUpperCase()}`)).toMatchObject({
      results: [{ username: name }],
    });
    expect(await ask(`rooms/${room}/entries/?page=2`)).toMatchObject({ count: 3, results: [] });
    expect((await operator.call('GET', 'ops/rooms/999999/entries/')).body.code).toBe('COMANDO');
  });

  it('show why an eleven has its points: the sum of its lines is the sum of its players is its place’s points', async () => {
    const room = await stage.compe(10);
    await stage.seat(room, 2);
    const [entry] = await stage.entries(room);
    const hidden = await ask(`entries/${entry}/`);
    expect(hidden).toMatchObject({ kind: 'compe', removable: true, answers: [] });
    expect(hidden.elevens).toEqual([{ jornada: 1, hidden: true, formation: null, points: null, slots: [] }]);
    expect(printed('entry show', hidden)).toContain('nobody sees the eleven before its lock');
    await stage.at(-4);
    await stage.advance();
    for (const id of stage.league.matches.slice(0, 2)) await playMatch(server.db, id, { local: 1, visit: 0 });
    await stage.at(235);
    await stage.advance();
    const shown = await ask(`entries/${entry}/`);
    const [eleven] = shown.elevens;
    expect(eleven).toMatchObject({ hidden: false, formation: '442' });
    expect(eleven.slots).toHaveLength(12);
    expect(eleven.slots.map(({ position }: { position: string }) => position)).toContain('ENT');
    const sum = eleven.slots.reduce((total: number, { points }: { points: number }) => total + points, 0);
    expect([eleven.points, shown.entry.points, shown.removable]).toEqual([sum, sum, false]);
    expect(sum).toBeGreaterThan(0);
    expect(printed('entry show', shown)).toContain(`${sum} points`);
  });

  it('show what was answered, match by match once it has locked, and what each answer earned', async () => {
    const room = await stage.predi(0);
    await stage.seat(room, 2);
    const [entry] = await stage.entries(room);
    const market = await server.db.fresh
      .selectFrom('market as k')
      .innerJoin('alternative as a', 'a.market_id', 'k.id')
      .select(['k.id', 'a.id as alternative', 'a.pts'])
      .where('k.room_id', '=', room)
      .where('k.match_id', '=', stage.league.matches[0]!)
      .where('a.code', '=', 'local')
      .executeTakeFirstOrThrow();
    await server.db.fresh
      .insertInto('answer')
      .values({ entry_id: entry!, market_id: market.id, alternative_id: market.alternative })
      .execute();
    const first = async () => (await ask(`entries/${entry}/`)).answers[0];
    expect(await first()).toMatchObject({ hidden: true, answer: null, result: null, points: 0 });
    await stage.at(-4);
    await stage.advance();
    expect(await first()).toMatchObject({ hidden: false, result: 'pendiente', points: 0 });
    expect((await first()).answer).toEqual(expect.any(String));
    await playMatch(server.db, stage.league.matches[0]!, { local: 1, visit: 0 });
    await stage.at(115);
    await stage.advance();
    expect(await first()).toMatchObject({ result: 'acierto', points: market.pts });
  });

  it('are the operator’s to see', async () => {
    const player = await server.player();
    const room = await stage.compe(0);
    await stage.seat(room, 1);
    const [entry] = await stage.entries(room);
    for (const path of [`ops/rooms/${room}/entries/`, `ops/entries/${entry}/`])
      expect((await player.call('GET', path)).status).toBe(403);
  });
});
