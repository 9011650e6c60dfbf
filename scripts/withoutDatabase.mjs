/**
 * The server's tests that need no test database: they run once, not on each engine. One that opens a database after all
 * is told so (ARMA11_TEST_DB is `none` there), and leaves the list.
 */
export const withoutDatabase = [
  'accounts/argon2Hasher',
  'accounts/emulatorVerifier',
  'accounts/firebaseVerifier',
  'accounts/senders',
  'accounts/smsAllowance',
  'accounts/weakPassword',
  'compe/bestEleven',
  'db/pgliteClient',
  'demo/match/scriptMatch',
  'demo/rivals/rivals',
  'demo/season/generateSeason',
  'events/eventsInOrder',
  'feeds/fpl',
  'feeds/fplQuirks',
  'feeds/openfootball',
  'home/contentHtml',
  'http/clientAddress',
  'http/embedRoutes',
  'http/idempotency',
  'http/partnerRoutes',
  'listen',
  'live/eventStream',
  'openapi/errorCodes',
  'openapi/lint',
  'openapi/openapiDocument',
  'ops/deskCalls',
  'rooms/roomMoney',
  'testing/worlds/packWorld',
].map((name) => `packages/server/src/${name}.test.ts`);
