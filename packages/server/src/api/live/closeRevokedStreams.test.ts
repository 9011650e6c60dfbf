import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Db } from '../../platform/db/database';
import { openTestDatabase } from '../../testing/openTestDatabase';
import { closeRevokedStreams } from './closeRevokedStreams';
import { eventStream } from '../../platform/live/eventStream';
import type { Viewer } from '../../rooms/live/viewer';

let db: Db;
beforeAll(async () => {
  db = await openTestDatabase();
}, 60_000);
afterAll(() => db.close());

it('ends streams without a session, but none that was opened while it asked', async () => {
  const ended: string[] = [];
  const viewer = (name: string): Viewer => ({
    userId: 1,
    tokenHash: new TextEncoder().encode(name),
    rooms: [],
    stream: eventStream({ drop: () => undefined, gone: () => ended.push(name) }),
    fresh: false,
    sent: new Map(),
  });
  const viewers = new Set([viewer('stranger')]);
  const asking = closeRevokedStreams(db.fresh, viewers);
  viewers.add(viewer('newcomer'));
  await asking;
  expect(ended).toEqual(['stranger']);
});
