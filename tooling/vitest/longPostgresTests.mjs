/**
 * The server's tests on PostgreSQL that are too long for `npm test` and run in `npm run test:all`: whole games played by
 * chance, requests of any shape, pairs of environments, servers that lose their connections or each other, whole processes (which
 * `npm test` starts on the embedded database), a matchday minute by minute, a real season and its files in other orders, and
 * the demo season (which it lays there).
 */
export const longPostgresTests = [
  'start/boot',
  'start/bootRefusals',
  'demo/partner/partnerRoom',
  'demo/seedDemo',
  'catalogue/incidents/i9',
  'start/lostConnections',
  'start/nodes',
  'start/messageNodes',
  'testing/contract/deskFuzz',
  'testing/contract/fuzz',
  'testing/contract/step',
  'testing/contract/twin',
  'testing/rehearsal/importOrders',
  'testing/rehearsal/polledMatchday',
  'testing/rehearsal/realSeason',
].map((name) => `packages/server/src/${name}.test.ts`);
