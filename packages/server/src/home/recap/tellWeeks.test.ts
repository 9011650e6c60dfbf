import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { gameRoutes } from '../../api/routeGroups';
import { setClock } from '../../platform/db/clock';
import { enterCompeRoom } from '../../rooms/lineups/registerSala';
import { jornadaStages, openRooms } from '../../testing/playedJornada';
import { smallLeague } from '../../testing/smallLeague';
import { openTestServer, type TestPlayer, type TestServer } from '../../testing/testServer';
import { tellWeeks } from './tellWeeks';

// The jornada is played and paid on Thursday 11 June 2026, in Lima.
const MONDAY_AT_NINE = '2026-06-15T14:00:00Z';

let server: TestServer;
let rosa: TestPlayer;
let luis: TestPlayer;
let idle: TestPlayer;

const at = (instant: string) => setClock(server.db, { at: instant, speed: 0 });

beforeAll(async () => {
  server = await openTestServer(gameRoutes);
  const league = await smallLeague(server.db);
  [rosa, luis, idle] = [await server.player(), await server.player(), await server.player()];
  const { compe: roomId } = await openRooms(server.db, league, { fee: 0 });
  for (const { id: userId } of [rosa, luis]) await server.db.tx((tx) => enterCompeRoom(tx, { roomId, userId }));
  await jornadaStages.lock(server.db);
  await jornadaStages.play(server.db, league);
  await jornadaStages.pay(server.db);
});
beforeEach(async () => {
  await at(MONDAY_AT_NINE);
  await sql`delete from notification where kind = 'semana'`.execute(server.db.fresh);
  await sql`delete from setting where key = 'weeks_told'`.execute(server.db.fresh);
  await sql`delete from notification_mute`.execute(server.db.fresh);
});
afterAll(() => server.close());

const told = async () =>
  (
    await server.db.fresh
      .selectFrom('notification')
      .select(['user_id', 'link'])
      .where('kind', '=', 'semana')
      .orderBy('user_id')
      .execute()
  ).map(({ user_id, link }) => [user_id, link]);

describe('the notice of a week (rules R24.4)', () => {
  it('comes on Monday at nine in Lima to who had a room paid, once, and leads to that week', async () => {
    await tellWeeks(server.db);
    const link = '/play/semana?dia=2026-06-08';
    const both = [rosa.id, luis.id].sort((a, b) => a - b).map((id) => [id, link]);
    expect(await told()).toEqual(both);
    expect(await told()).not.toContainEqual([idle.id, link]);
    await tellWeeks(server.db);
    expect(await told()).toEqual(both);
    const notice = await server.db.fresh
      .selectFrom('notification')
      .select(['title', 'body'])
      .where('kind', '=', 'semana')
      .where('user_id', '=', rosa.id)
      .executeTakeFirstOrThrow();
    expect(notice.title).toMatch(/^Tu semana: -?\d+ puntos? en 1 sala$/);
    expect(notice.body).toMatch(/^Tu mejor puesto fue el [12]\./);
  });

  it.each(['2026-06-15T13:59:59Z', '2026-06-15T17:00:00Z', '2026-06-16T14:00:00Z', '2026-06-14T14:00:00Z'])(
    'does not come at %s',
    async (instant) => {
      await at(instant);
      expect(await tellWeeks(server.db)).toBe(0);
      expect(await told()).toEqual([]);
    },
  );

  it('does not come a week later, nor to who has muted it', async () => {
    await at('2026-06-22T14:00:00Z');
    await tellWeeks(server.db);
    expect(await told()).toEqual([]);
    await at(MONDAY_AT_NINE);
    await rosa.call('PUT', 'plus/notifications/prefs/', { body: { prefs: [{ kind: 'semana', enabled: false }] } });
    await tellWeeks(server.db);
    expect((await told()).map(([user]) => user)).toEqual([luis.id]);
  });

  it('goes on where it was cut off', async () => {
    const [first, second] = [rosa.id, luis.id].sort((a, b) => a - b);
    await sql`insert into setting (key, value)
      values ('weeks_told', ${JSON.stringify({ week: '2026-06-08', last: first })}::jsonb)`.execute(server.db.fresh);
    await tellWeeks(server.db);
    expect((await told()).map(([user]) => user)).toEqual([second]);
  });
});
