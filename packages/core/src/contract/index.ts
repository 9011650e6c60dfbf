import { accounts } from './accounts.calls';
import { compe } from './compe.calls';
import { events } from './events.calls';
import { home } from './home.calls';
import { items } from './items.calls';
import { leagues } from './leagues.calls';
import { notifications } from './notifications.calls';
import { partners } from './partners.calls';
import { partidos } from './partidos.calls';
import { predi } from './predi.calls';
import { quests } from './quests.calls';
import { salas } from './salas.calls';
import { system } from './system.calls';
import { wallet } from './wallet.calls';

export { prediLimits } from './prediLimits';

/** Every call that the product makes, by resource. Plain data: browsers load this. */
export const contract = {
  accounts,
  quests,
  compe,
  salas,
  predi,
  partidos,
  leagues,
  events,
  home,
  wallet,
  items,
  notifications,
  partners,
  system,
};
export type Contract = typeof contract;

export type { Access, Call, Fallback, FormShape, Idempotency } from './call';
export { WEBHOOK_EVENTS, type WebhookEvent } from './webhookEvents';
export { embedCalls, EMBED_GRANT_HOURS, EMBED_SCOPES, previewCalls, type EmbedScope } from './embedScopes';
export type * from './models';
export type { DeskRole, JornadaStats, MyStats, Session, SignedIn, UserProfile } from './accounts.schemas';
export type { ChangedFormation, JoinedCompe, ReplacedPlayer } from './compe.schemas';
export type { JoinedPredi, PrediResults, SavedAnswers } from './predi.schemas';
export type { Exchange } from './home.schemas';
export { deskCalls } from './desk.calls';
export { consoleCalls } from './console.calls';
export type { ConsolePartner, PartnerPageDay, PartnerWebhook, WebhookDelivery } from './console.schemas';
export { secondFactorCalls } from './secondFactor.calls';
export type { FactorAdded, Passkey, SecondFactors, TotpOffer } from './secondFactor.schemas';
export type { DeskCallName, DeskInput, DeskResult } from './deskInput';
export type * from './deskBoard.models';
export type * from './deskDeploy.models';
export type * from './deskEntries.models';
export type * from './deskMoney.models';
export type * from './deskRooms.models';
export type * from './deskFeeds.models';
export type * from './deskMatches.models';
export type * from './deskPeople.models';
export type { LiveUpdate } from './system.schemas';
export type { EmbedConfig, EmbedGrant, EmbedPending, EmbedToken, EmbedViewer } from './partners.schemas';
export type { Notification, NotificationPref, PushDevice } from './notifications.schemas';
export type { Deposit, LimitsView, PayProvider, PlayLimits, Withdrawal } from './wallet.schemas';
export type { CompeRoomChange, DaySeal, RoomCertificate, RoomCommitments, RoomKind, RoomRules } from './salas.schemas';
export type { EventInfo } from './events.schemas';
export type { LeagueInfo, LeagueTeam, RecentStats } from './leagues.schemas';
export type { CallInput, CallOutput, ContractSchemas } from './schemas';
