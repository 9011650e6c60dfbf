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
export { acceptTerms, askPasswordLink, setNewPassword, type AcceptedTerms } from './queries/accountAccess';
export { accountsQueries, redeemCode } from './queries/accountsQueries';
export { casualQueries } from './queries/casualQueries';
export { joinCompe, joinPrivateCompe, type CompePlace } from './queries/compeJoins';
export {
  compeRoomQueries,
  createPrivateSala,
  joinLegendSala,
  type NewPrivateSala,
  type RoomMovement,
} from './queries/compeRoomQueries';
export { ownPlaces, type OwnPlace } from './queries/ownPlaces';
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
export { eventsQueries, type EventTableChoice } from './queries/eventsQueries';
export { homeQueries } from './queries/homeQueries';
export { buyItem, itemsQueries, wearItem } from './queries/itemsQueries';
export { leaguesQueries } from './queries/leaguesQueries';
export {
  endPush,
  notificationsQueries,
  readNotifications,
  saveNoticePrefs,
  savePush,
} from './queries/notificationsQueries';
export { partidosQueries } from './queries/partidosQueries';
export { endGrant, grantEmbed, partnersQueries, type EmbedGrantRequest } from './queries/partnersQueries';
export {
  choosePredictions,
  createPrediSala,
  prediRoomQueries,
  updatePrediSala,
  type NewPrediSala,
  type PrediSalaChange,
} from './queries/prediRoomQueries';
export { joinPredi, joinPrediEvent, makeScores, prediQueries, saveAnswers, saveClutch } from './queries/prediQueries';
export {
  confirmPhone,
  deleteAccount,
  endSession,
  pausePlay,
  profileQueries,
  confirmLimits,
  saveLimits,
  saveProfile,
  sendPhoneCode,
  writeToSupport,
  type Pause,
  type ProfileChange,
  type Proof,
  type SupportLetter,
} from './queries/profileQueries';
export { payQuest, questsQueries } from './queries/questsQueries';
export { leaveRoom, roomTermsQueries, salasQueries } from './queries/salasQueries';
export type { SalaFilter } from './queries/salasReads';
export {
  afterAnswers,
  afterGrants,
  afterItem,
  afterJoin,
  afterLineup,
  afterMoney,
  afterNotices,
  afterPause,
  afterPrediSala,
  afterProfile,
  afterPromo,
  afterSessions,
  invalidate,
} from './queries/invalidation';
export {
  accountsKeys,
  compeKeys,
  eventsKeys,
  homeKeys,
  itemsKeys,
  leaguesKeys,
  limitsKeys,
  notificationsKeys,
  ofPlayer,
  partidosKeys,
  partnersKeys,
  prediKeys,
  privatePrediKeys,
  profileKeys,
  questsKeys,
  roomTermsKeys,
  salasKeys,
  walletKeys,
} from './queries/queryKeys';
export { shouldRetry } from './queries/shouldRetry';
export {
  cancelDeposit,
  cancelWithdrawal,
  createDeposit,
  createWithdrawal,
  movementsCsv,
  payDeposit,
  reauthenticate,
  walletQueries,
  type DepositPayment,
  type MovementFilter,
  type WithdrawalRequest,
} from './queries/walletQueries';
export { viewerQuery, type Player } from './queries/viewerQuery';
export { writing } from './queries/writing';
