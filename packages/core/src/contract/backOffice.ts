// The calls that only pages of our own make: the operator's desk, partners' console, staff's second factor, and the pages of
// entry before anybody signs in. Not published.
export { consoleCalls } from './console.calls';
export type { ConsolePartner, PartnerPageDay, PartnerWebhook, TestPlayer, WebhookDelivery } from './console.schemas';
export { deskCalls } from './desk.calls';
export type { DeskCallName, DeskInput, DeskResult } from './deskInput';
export type * from './deskBoard.models';
export type * from './deskDeploy.models';
export type * from './deskEntries.models';
export type * from './deskFeeds.models';
export type * from './deskMatches.models';
export type * from './deskMoney.models';
export type * from './deskPeople.models';
export type * from './deskRooms.models';
export { visitorCalls } from './visitors.calls';
export type { Front, Invitation, Trial, VisitorRoom } from './visitors.schemas';
export { secondFactorCalls } from './secondFactor.calls';
export type { FactorAdded, Passkey, SecondFactors, TotpOffer } from './secondFactor.schemas';
