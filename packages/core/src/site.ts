// What only our own site does: accounts, money, private rooms, notices, items. Not published.
export { checkedTransport } from './client/checkedTransport';
export { acceptTerms, askPasswordLink, setNewPassword, type AcceptedTerms } from './queries/accountAccess';
export { redeemCode } from './queries/accountsQueries';
export { casualQueries } from './queries/casualQueries';
export {
  compeRoomQueries,
  createPrivateSala,
  joinLegendSala,
  type NewPrivateSala,
  type RoomMovement,
} from './queries/compeRoomQueries';
export { eventsQueries, type EventTableChoice } from './queries/eventsQueries';
export { homeQueries } from './queries/homeQueries';
export {
  afterGrants,
  afterItem,
  afterNotices,
  afterPause,
  afterPrediSala,
  afterProfile,
  afterPromo,
  afterSessions,
} from './queries/invalidation';
export { buyItem, itemsQueries, wearItem } from './queries/itemsQueries';
export {
  endCalendar,
  endPush,
  makeCalendar,
  notificationsQueries,
  readNotifications,
  saveNoticePrefs,
  savePush,
  saveQuietHours,
} from './queries/notificationsQueries';
export { ownPlaces } from './queries/ownPlaces';
export { endGrant, grantEmbed, partnersQueries, type EmbedGrantRequest } from './queries/partnersQueries';
export {
  choosePredictions,
  createPrediSala,
  prediRoomQueries,
  updatePrediSala,
  type NewPrediSala,
  type PrediSalaChange,
} from './queries/prediRoomQueries';
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
