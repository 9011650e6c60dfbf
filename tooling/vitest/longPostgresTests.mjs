/**
 * The server's tests on PostgreSQL that are too long for `npm test` and run in `npm run test:all`: whole games played by
 * chance, requests of any shape, who may what of each call, pairs of environments, streams that have to stay silent, servers
 * that wait for each other or lose each other or their connections, whole processes (which `npm test` starts on the embedded
 * database), feeds and a matchday minute by minute, a real season and its files in other orders, and the demo season (which it
 * lays there).
 */
export const longPostgresTests = [
  'api/live/live',
  'catalogue/feeds/polling/pollFeed',
  'catalogue/incidents/i9',
  'demo/partner/partnerRoom',
  'demo/seedDemo',
  'platform/db/openPostgres',
  'rooms/offers/offers',
  'rooms/slate/remindOfLocks',
  'start/boot',
  'start/bootRefusals',
  'start/lostConnections',
  'start/messageNodes',
  'start/nodes',
  'testing/contract/access',
  'testing/contract/deskFuzz',
  'testing/contract/fuzz',
  'testing/contract/step',
  'testing/contract/twin',
  'testing/rehearsal/importOrders',
  'testing/rehearsal/polledMatchday',
  'testing/rehearsal/realSeason',
].map((name) => `packages/server/src/${name}.test.ts`);
