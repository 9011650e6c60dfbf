// What the root entry has that needs no React: a server component, a worker or another framework imports it from here.
export { Arma11Error, type Arma11ErrorCode, type RefusalBody } from './client/Arma11Error';
export type { CallOptions, Client, Embedded, Operation, ProfileOutcome } from './client/Client';
export { buildRequest, type FlatInput } from './client/buildRequest';
export { networkError } from './client/errorFrom';
export { createClient } from './client/createClient';
export { memoryStorage } from './client/memoryStorage';
export { refusedFields } from './client/refusedFields';
export {
  clientOf,
  type CallTable,
  type ClientOfSettings,
  type ClientSettings,
  type EmbeddedSettings,
} from './client/clientOf';
export { checkPendingOperations, type CheckedOperation } from './client/checkPendingOperations';
export type { LiveFeed, LiveWatcher, OpenStream } from './client/LiveFeed';
export type { OperationLog, PendingOperation } from './client/operationLog';
export type { Outbox } from './client/Outbox';
export { fetchStream } from './client/fetchStream';
export { fetchTransport, type FetchTransportSettings } from './client/fetchTransport';
export { lazyTransport } from './client/lazyTransport';
export type { Transport, TransportRequest, TransportResponse } from './client/transport';
export { createEmbedClient, type EmbedClientSettings } from './partner-session/createEmbedClient';
export { createEmbedSession, type EmbedSessionSettings } from './partner-session/createEmbedSession';
export type { EmbedAuth, EmbedFailure, EmbedSession, EmbedState, PartnerToken } from './partner-session/EmbedSession';
export { embedTransport, type EmbedTransportSettings } from './partner-session/embedTransport';
export { createSessionStore, EXPIRY_KEY, SESSION_MS, TOKEN_KEY } from './session/sessionStore';
export type { EndReason, SessionStore, SessionStoreSettings } from './session/sessionStore';
export type { NewPlayer, RegisterOutcome, Session, SignInOutcome } from './session/sessionContext';
export { IdentityError } from './session/identityErrors';
export type { IdentityProvider } from './session/IdentityProvider';
export type { InfiniteQuery } from './queries/infiniteQuery';
export type { Query } from './queries/query';
export { livePace } from './queries/livePace';
export { accountsQueries } from './queries/accountsQueries';
export { joinCompe, joinPrivateCompe, type CompePlace } from './queries/compeJoins';
export {
  autofillLineup,
  changeFormation,
  compeQueries,
  copyLineup,
  generateLineup,
  replacePlayer,
  saveLineup,
  type FormationChangeRequest,
  type WholeLineup,
} from './queries/compeQueries';
export { leaguesQueries } from './queries/leaguesQueries';
export { partidosQueries } from './queries/partidosQueries';
export { joinPredi, joinPrediEvent, makeScores, prediQueries, saveAnswers, saveClutch } from './queries/prediQueries';
export { payQuest, questsQueries } from './queries/questsQueries';
export { duelsQueries } from './queries/duelsQueries';
export { reactionsQueries, saveReaction } from './queries/reactionsQueries';
export { leaveRoom, roomTermsQueries, salasQueries } from './queries/salasQueries';
export type { SalaFilter } from './queries/salasReads';
export { afterAnswers, afterJoin, afterLineup, afterMoney, invalidate } from './queries/invalidation';
export {
  accountsKeys,
  compeKeys,
  leaguesKeys,
  ofPlayer,
  partidosKeys,
  prediKeys,
  questsKeys,
  roomTermsKeys,
  salasKeys,
} from './queries/queryKeys';
export { tableQueries } from './queries/tableQueries';
export { shouldRetry } from './queries/shouldRetry';
export { viewerQuery, type Player } from './queries/viewerQuery';
export { writing } from './queries/writing';
