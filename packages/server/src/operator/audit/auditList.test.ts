import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DeskAudit } from '@arma11/core/back-office';
import { opsRoutes } from '../../api/operatorRoutes';
import { gameRoutes } from '../../api/routeGroups';
import { roomStage } from '../../testing/roomStage';
import { testCommand } from '../../testing/testCommand';
import { openTestServer, type TestServer } from '../../testing/testServer';
import { commands } from '../registry';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer([...gameRoutes, opsRoutes]);
});
afterAll(() => server.close());

it('names whoever did it and what it was done to: a room, a match, a player, a league, and things without a name', async () => {
  const stage = await roomStage(server.db);
  const admin = await server.player({ username: 'rosa-admin', role: 'admin' });
  const player = await server.player({ username: 'beto-once' });
  const room = await stage.compe(0);
  const [match] = stage.league.matches;
  const reason = 'prueba';
  await admin.call('POST', `ops/rooms/${room}/rename/`, { body: { name: 'Copa Sur', reason } });
  await admin.call('POST', `ops/matches/${match}/status/`, { body: { estado: 'suspendido', reason } });
  await admin.call('POST', `ops/users/${player.id}/block/`, { body: { reason } });
  await testCommand(server.db, 'banner create', { title: 'Vuelve el torneo', link: '/compe' });
  const { body } = await admin.call('GET', 'ops/audit/?limit=4');
  const rows = (body.result as DeskAudit[]).toReversed();
  expect(rows.map(({ username, about }) => [username, about])).toEqual([
    ['rosa-admin', 'Copa Sur'],
    ['rosa-admin', 'GAR - PUE'],
    ['rosa-admin', 'beto-once'],
    [null, null],
  ]);
  const text = commands.get('audit list')!.print(rows as never);
  expect(text).toContain(`rosa-admin renamed room ${room} to Copa Sur`);
  expect(text).toContain(`rosa-admin blocked beto-once (${player.id})`);
});
