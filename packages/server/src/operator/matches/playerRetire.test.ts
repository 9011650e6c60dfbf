import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { opsRoutes } from '../../api/operatorRoutes';
import { gameRoutes } from '../../api/routeGroups';
import { roomStage, type RoomStage } from '../../testing/roomStage';
import { openTestServer, type TestPlayer, type TestServer } from '../../testing/testServer';

let server: TestServer;
let stage: RoomStage;
let operator: TestPlayer;
let fan: TestPlayer;

beforeAll(async () => {
  server = await openTestServer([...gameRoutes, opsRoutes]);
  operator = await server.player({ role: 'operador' });
});
beforeEach(async () => {
  stage = await roomStage(server.db);
  fan = await server.player();
});
afterAll(() => server.close());

const say = (what: 'retire' | 'return', player: number) =>
  operator.call('POST', `ops/players/${player}/${what}/`, { body: { reason: 'Dejó el fútbol' } });

/** Everybody whom a room offers, of all positions. */
async function poolOf(sala: number): Promise<number[]> {
  const ids = [];
  for (const position of [0, 1, 2, 3, 4]) {
    const { body } = await fan.call(
      'GET',
      `salas/player-sala/list/player-by-position/?sala=${sala}&position=${position}`,
    );
    ids.push(...body.map(({ id }: { id: number }) => id));
  }
  return ids;
}

const elevenOf = async (room: number) =>
  (
    await server.db.fresh
      .selectFrom('lineup as l')
      .innerJoin('entry as e', 'e.id', 'l.entry_id')
      .select('l.players')
      .where('e.room_id', '=', room)
      .executeTakeFirstOrThrow()
  ).players;

describe('a retired player', () => {
  it('stays in open rooms and in the elevens that have them, and is in no room that opens later', async () => {
    const open = await stage.compe(0);
    await stage.seat(open, 1);
    const eleven = await elevenOf(open);
    const player = eleven[5]!;
    expect((await say('retire', player)).body.result).toMatchObject({ player, retired: true });
    expect(await elevenOf(open)).toEqual(eleven);
    expect(await poolOf(open)).toContain(player);
    const later = await stage.compe(0);
    await stage.seat(later, 1);
    expect(await poolOf(later)).not.toContain(player);
    expect(await elevenOf(later)).not.toContain(player);
    expect((await poolOf(later)).length).toBe((await poolOf(open)).length - 1);
  });

  it('cannot be brought into an eleven of a later room, not even by who sends their number', async () => {
    const open = await stage.compe(0);
    await stage.seat(open, 1);
    const player = (await elevenOf(open))[5]!;
    await say('retire', player);
    const later = await stage.compe(0);
    const joined = await fan.call('POST', 'compe/compe-ins/register-sala-compe/', { body: { sala: later } });
    const ins = joined.body.ins_user as number;
    const { mediocampistas } = (await fan.call('GET', `compe/compe-lienup/get-lineup-compe/${ins}/`)).body;
    const bring = async (player_lineup: number) =>
      (await fan.call('PATCH', `compe/update/basic-update-compe/${mediocampistas[0].id}/`, { body: { player_lineup } }))
        .status;
    expect(await bring(player)).toBeGreaterThanOrEqual(400);
    const offered = await fan.call('GET', `salas/player-sala/list/player-by-position/?sala=${later}&position=2`);
    expect(await bring(offered.body.find(({ in_lineup }: { in_lineup: boolean }) => !in_lineup).id)).toBe(200);
    expect(await elevenOf(later)).not.toContain(player);
  });

  it('comes back, once; what was done is in the audit with its reason', async () => {
    const open = await stage.compe(0);
    await stage.seat(open, 1);
    const player = (await elevenOf(open))[3]!;
    expect((await say('return', player)).body.message).toMatch(/has not retired/);
    await say('retire', player);
    expect((await say('retire', player)).body.message).toMatch(/has retired already/);
    const later = await stage.compe(0);
    expect((await say('return', player)).body.result).toMatchObject({ retired: false });
    expect(await poolOf(later)).toContain(player);
    const kept = await server.db.fresh
      .selectFrom('audit')
      .selectAll()
      .where('target', '=', `player:${player}`)
      .execute();
    expect(kept.map(({ action, reason }) => [action, reason])).toEqual([
      ['player retire', 'Dejó el fútbol'],
      ['player return', 'Dejó el fútbol'],
    ]);
    expect((await say('retire', 999_999)).body.code).toBe('COMANDO');
  });
});
