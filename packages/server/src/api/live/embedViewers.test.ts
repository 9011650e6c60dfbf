import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sessionRoutes } from '../accountRoutes';
import { sha256 } from '../../platform/bytes';
import { gameRoutes } from '../routeGroups';
import { makePartner, PARTNER, signInOnPage } from '../../testing/embedPage';
import { openTestServer, type TestServer } from '../../testing/testServer';
import { closeRevokedStreams } from './closeRevokedStreams';
import { eventStream } from '../../platform/live/eventStream';
import type { Viewer } from '../../rooms/live/viewer';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer([sessionRoutes, ...gameRoutes]);
  await makePartner(server.db);
});
afterAll(() => server.close());

it('a page’s stream ends with its token or with what the player let it do, and a session’s does not', async () => {
  const { db } = server;
  const rosa = await server.player();
  const onPage = (seed: string) => signInOnPage(server, rosa, { seed, key: PARTNER.key, origin: PARTNER.origins[0]! });
  const pages = { good: await onPage('a'), expired: await onPage('b'), ended: await onPage('c') };
  const ended: string[] = [];
  const viewer = async (name: string, token: string): Promise<Viewer> => ({
    userId: rosa.id,
    tokenHash: await sha256(token),
    rooms: [],
    stream: eventStream({ drop: () => undefined, gone: () => ended.push(name) }),
    fresh: false,
    sent: new Map(),
  });
  const viewers = new Set([await viewer('session', rosa.access)]);
  for (const [name, { token }] of Object.entries(pages)) viewers.add(await viewer(name, token));
  await closeRevokedStreams(db.fresh, viewers);
  expect(ended).toEqual([]);
  await sql`update embed_token set expires_at = app_now() where token_hash = ${await sha256(pages.expired.token)}`.execute(
    db.fresh,
  );
  await pages.ended.call('POST', 'plus/embed/end/', { body: {} });
  await closeRevokedStreams(db.fresh, viewers);
  expect(ended).toEqual(['expired', 'ended']);
});
