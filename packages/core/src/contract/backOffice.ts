// The calls that only pages of our own make: the operator's desk, partners' console, staff's second factor, groups of friends,
// weeks, and the pages of entry before anybody signs in. Not published.
export { consoleCalls } from './console.calls';
export type { ConsolePartner, PartnerPageDay, PartnerWebhook, TestPlayer, WebhookDelivery } from './console.schemas';
export { deskCalls } from './desk.calls';
export type { DeskCallName, DeskInput, DeskResult } from './deskInput';
export type * from './deskBoard.models';
export type * from './deskDeploy.models';
export type * from './deskEntries.models';
export type * from './deskFeeds.models';
export type * from './deskGroups.models';
export type * from './deskMatches.models';
export type * from './deskMoney.models';
export type * from './deskPeople.models';
export type * from './deskRooms.models';
export { groupCalls } from './groups.calls';
export type {
  Group,
  GroupCounts,
  GroupInvitation,
  GroupMember,
  GroupPost,
  GroupPostKind,
  GroupRecord,
  GroupRecordKind,
  GroupReportReason,
  GroupRival,
  GroupRoom,
  GroupRow,
  GroupSeason,
  GroupSummary,
  GroupWall,
} from './groups.schemas';
export { visitorCalls } from './visitors.calls';
export type { Front, Invitation, LineupTrial, Trial, VisitorRoom } from './visitors.schemas';
export { recapCalls } from './recap.calls';
export type { RecapRoom, WeekRecap } from './recap.schemas';
export { secondFactorCalls } from './secondFactor.calls';
export type { FactorAdded, Passkey, SecondFactors, TotpOffer } from './secondFactor.schemas';
