/**
 * The server's tests on PostgreSQL that are too long for `npm test` and run in `npm run test:all`: whole games played by
 * chance, requests of any shape, who may what of each call, pairs of environments, streams that have to stay silent, servers
 * that wait for each other or lose each other or their connections, whole processes (which `npm test` starts on the embedded
 * database), feeds and a matchday minute by minute, a real season and its files in other orders, and the demo season (which it
 * lays there). So are the rules of what neither moves coins nor locks an answer and takes four seconds or more: incidents,
 * pools, events, questions of a season, quests, limits of messages, what an account tells.
 */
export const longPostgresTests = [
  'api/live/live',
  'catalogue/feeds/importSeason',
  'catalogue/feeds/polling/pollFeed',
  'catalogue/incidents/i9',
  'catalogue/incidents/incidents',
  'demo/partner/partnerRoom',
  'demo/seedDemo',
  'operator/predictions/importPool',
  'platform/db/openPostgres',
  'platform/jobs/jobLease',
  'players/accounts/enumeration',
  'players/accounts/massAssignment',
  'players/accounts/smsLimits',
  'players/quests/events',
  'rooms/events/events',
  'rooms/lineups/slotSequences',
  'rooms/offers/offers',
  'rooms/predictions/longTerm',
  'rooms/slate/remindOfLocks',
  'start/boot',
  'start/bootRefusals',
  'start/lostConnections',
  'start/messageNodes',
  'start/nodes',
  'start/startMessages',
  'testing/contract/access',
  'testing/contract/deskFuzz',
  'testing/contract/fuzz',
  'testing/contract/step',
  'testing/contract/twin',
  'testing/rehearsal/importOrders',
  'testing/rehearsal/polledMatchday',
  'testing/rehearsal/realSeason',
].map((name) => `packages/server/src/${name}.test.ts`);
