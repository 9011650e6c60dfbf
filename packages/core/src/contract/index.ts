import { accounts } from './accounts.calls';
import { compe } from './compe.calls';
import { home } from './home.calls';
import { partidos } from './partidos.calls';
import { plus } from './plus.calls';
import { predi } from './predi.calls';
import { quests } from './quests.calls';
import { salas } from './salas.calls';

/** Every call that the product makes, by heading of product.md §7; `plus` are ours. Plain data: browsers load this. */
export const contract = { accounts, quests, compe, salas, predi, partidos, home, plus };
export type Contract = typeof contract;

export type { Access, Call, Fallback, FormShape, Idempotency } from './call';
export { embedCalls, EMBED_SCOPES, previewCalls, type EmbedScope } from './embedScopes';
export type * from './models';
export type { SignedIn } from './accounts.schemas';
export type { ChangedFormation, JoinedCompe, ReplacedPlayer } from './compe.schemas';
export type { JoinedPredi, PrediResults, SavedAnswers } from './predi.schemas';
export type { Exchange } from './home.schemas';
export { deskCalls } from './desk.calls';
export type { DeskCallName, DeskInput, DeskResult } from './deskInput';
export type * from './deskMoney.models';
export type * from './deskRooms.models';
export type * from './deskMatches.models';
export type * from './deskPeople.models';
export type { LiveUpdate } from './plus.schemas';
export type { DeskRole, JornadaStats, MyStats, Session, UserProfile } from './plusAccounts.schemas';
export type { EmbedConfig, EmbedGrant, EmbedPending, EmbedToken, EmbedViewer } from './plusEmbed.schemas';
export type { Notification, NotificationPref, RecentStats } from './plusHome.schemas';
export type { Deposit, LimitsView, PayProvider, PlayLimits, Withdrawal } from './plusWallet.schemas';
export type { CompeRoomChange, EventInfo, LeagueInfo, LeagueTeam, RoomKind, RoomRules } from './plusRooms.schemas';
export type { CallInput, CallOutput, ContractSchemas } from './schemas';
