import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { setClock } from '../../platform/db/clock';
import { smallLeague, TEST_NOW } from '../../testing/smallLeague';
import { openTestServer, type TestPlayer, type TestServer } from '../../testing/testServer';
import { accountsRoutes } from '../../api/accountRoutes';

let server: TestServer;
let player: TestPlayer;
let teams: number[];
beforeAll(async () => {
  server = await openTestServer([accountsRoutes]);
  ({ teams } = await smallLeague(server.db));
});
beforeEach(async () => {
  await later(0);
  player = await server.player();
});
afterAll(() => server.close());

const choose = (club: unknown) => player.call('PATCH', `users/update-data/${player.id}/`, { body: { club } });
const later = async (days: number, seconds = 0) => {
  await setClock(server.db, { at: new Date(Date.parse(TEST_NOW) + (days * 86_400 + seconds) * 1000), speed: 0 });
  await sql`update session set expires_at = app_now() + interval '1 day'`.execute(server.db.fresh);
};

it('takes the first club by its id or as the user object shows it', async () => {
  expect((await choose(teams[0])).body.club).toMatchObject({ id: teams[0], name: 'Garúa' });
  const other = await server.player();
  const { body } = await other.call('PATCH', `users/update-data/${other.id}/`, { body: { club: { id: teams[1] } } });
  expect(body.club.id).toBe(teams[1]);
});

it('changes once in 30 days, to the second', async () => {
  await choose(teams[0]);
  await later(30, -1);
  const early = await choose(teams[1]);
  expect([early.status, early.body.code, early.body.until]).toEqual([
    409,
    'LIMITE_ALCANZADO',
    '2026-07-10T18:00:00.000Z',
  ]);
  await later(30);
  expect((await choose(teams[1])).body.club.id).toBe(teams[1]);
  await later(31);
  expect((await choose(teams[2])).status).toBe(409);
});

it('saves the whole user object again and again, also one that knows no club yet', async () => {
  await choose(teams[0]);
  const { body: me } = await player.call('GET', 'users/get-data/');
  for (const club of [me.club, null]) {
    const { status, body } = await player.call('PATCH', `users/update-data/${player.id}/`, { body: { ...me, club } });
    expect([status, body.club.id]).toEqual([200, teams[0]]);
  }
});

it.each([999_999, { id: 999_999 }, -1, { id: 'x' }, 'Garúa', [1]])('refuses %j', async (club) => {
  expect((await choose(club)).status).toBe(400);
});
