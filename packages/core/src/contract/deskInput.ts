// Long: one line or two for each call of the desk.
import type { deskCalls } from './desk.calls';
import type * as board from './deskBoard.models';
import type * as deploy from './deskDeploy.models';
import type * as entries from './deskEntries.models';
import type * as feeds from './deskFeeds.models';
import type * as groups from './deskGroups.models';
import type * as matches from './deskMatches.models';
import type * as money from './deskMoney.models';
import type * as people from './deskPeople.models';
import type * as rooms from './deskRooms.models';
import type { LongTermKind, MatchEstado } from './models';

interface Because {
  reason: string;
}
interface ResultGiven {
  local?: number;
  visit?: number;
  first?: 'local' | 'visit' | 'none';
  minute?: number;
  awarded?: boolean;
}
interface PromoWish {
  code?: string;
  coins?: number;
  item?: number;
  room?: number;
  label: string;
  cap?: number;
  starts?: string;
  ends?: string;
  new_days?: number;
  any_phone?: boolean;
}
interface BannerWish {
  title: string;
  link: string;
  action?: string;
  bg?: string;
  text?: string;
  right?: string;
  seam?: string;
  figures?: string;
  image?: string;
  alt?: string;
  ordinal?: number;
}
interface RoomWish {
  league: string;
  kind?: string;
  tipo?: string;
  jornada?: number;
  name?: string;
  fee?: number;
  seats?: number;
  min?: number;
  mode?: string;
  pot?: number;
  awards?: string;
  /** Of questions, parted by commas. */
  kinds?: string;
  /** Ids, parted by commas. */
  matches?: string;
  /** The name of a ready table, or its rows: 'exact 3, result 1'. */
  scoring?: string;
  /** Of questions about the competition as a whole, parted by commas, until when they take answers, and what they are worth. */
  long_term?: string;
  long_term_lock?: string;
  long_term_points?: string;
  lead?: number;
  captain?: boolean;
  late_swap?: boolean;
  max_per_club?: number;
  budget?: boolean;
  solo_nuevos?: boolean;
  draft?: boolean;
  /** Only says what it would be. */
  dry_run?: boolean;
}
/** The texts of two CSV files, and what they are a pool of. */
interface PoolWish {
  league: string;
  people: string;
  predictions: string;
  /** The name of a ready table, or its rows: 'exact 3, result 1'. */
  rule: string;
  name?: string;
  ties?: string;
  dry_run?: boolean;
}
interface FeedWish {
  source: string;
  league: string;
  address?: string;
  name?: string;
  scoring?: string;
  season?: string;
  zone?: string;
  /** The text of a mapping file. */
  mapping?: string;
}
/** A room or a league. */
interface Audience {
  room?: number;
  league?: string;
}
type Entry = { entry: number };
type Player = { player: number };
type Deposit = { deposit: number };
type Withdrawal = { withdrawal: number };
type Adjustment = { adjustment: number };
type Room = { room: number };
type Match = { match: number };
type Feed = { feed: number; reason?: string };
/** An id, a username or an e-mail. */
type User = { user: number | string };

/** Of each call: what it takes, then what it returns. */
interface Desk {
  depositList: [{ state?: 'queue' | 'open' | 'all'; user?: number }, money.DeskDeposit[]];
  depositShow: [Deposit, money.DeskDepositShown];
  depositApprove: [Deposit & { operation?: string }, money.DeskDeposit];
  depositReject: [Deposit & Because, money.DeskDeposit];
  depositUnmark: [Deposit & Because, money.DeskDeposit];
  withdrawalList: [{ state?: 'open' | 'all'; user?: number }, money.DeskWithdrawal[]];
  withdrawalTake: [Withdrawal, money.DeskWithdrawal];
  withdrawalPay: [Withdrawal & { operation: string }, money.DeskWithdrawal];
  withdrawalReject: [Withdrawal & Because, money.DeskWithdrawal];
  promoList: [{ code?: string }, money.DeskPromo[]];
  promoCreate: [PromoWish, money.DeskPromo];
  promoClose: [{ code: string }, money.DeskPromo];
  adjustList: [{ state?: 'open' | 'all' }, money.DeskAdjustment[]];
  adjustConfirm: [Adjustment, money.DeskAdjustment];
  adjustDiscard: [Adjustment, money.DeskAdjustment];
  userAdjust: [{ user: number; amount: number; purse: string } & Because, money.DeskAdjustment];
  kycSet: [{ user: number; state: string; doc?: string; birth_date?: string } & Because, money.DeskKyc];
  moneyBoard: [object, board.DeskBoardRow[]];
  matchdayBoard: [object, board.DeskBoardRow[]];
  deployCheck: [object, deploy.DeskDeploy];
  roomList: [{ league?: string; all?: boolean }, rooms.DeskRoom[]];
  roomShow: [Room, rooms.DeskRoomShown];
  roomPlan: [Room, rooms.DeskRoomPlan];
  settle: [Room & { dry_run?: boolean }, rooms.DeskSettled];
  roomPublish: [Room, rooms.DeskPublished];
  roomCancel: [Room & Because & { as?: string }, rooms.DeskCancelled];
  roomRename: [Room & Because & { name: string }, rooms.DeskRenamed];
  roomCreate: [RoomWish, rooms.DeskRoomMade];
  slateAdd: [Room & Match & Because, rooms.DeskSlate];
  slateRemove: [Room & Match & Because, rooms.DeskSlate];
  roomEntries: [Room & { q?: string; page?: number }, entries.DeskEntries];
  entryShow: [Entry, entries.DeskEntryShown];
  entryRemove: [Entry & Because & { may_return?: boolean }, entries.DeskEntryRemoved];
  broadcastPlan: [Audience, rooms.DeskAudience];
  broadcastSend: [Audience & { title: string; body: string; link?: string }, rooms.DeskBroadcast];
  importPool: [PoolWish, rooms.DeskPoolImport];
  leagueOutcome: [
    { league: string; kind: LongTermKind; is?: string; nobody?: boolean; clear?: boolean } & Because,
    matches.DeskOutcome,
  ];
  teamList: [{ league: string }, matches.DeskTeam[]];
  leagueList: [object, matches.DeskLeague[]];
  matchList: [{ league: string; jornada?: number; estado?: MatchEstado }, matches.DeskMatch[]];
  matchShow: [Match, matches.DeskMatchShown];
  matchResult: [
    Match & Required<Pick<ResultGiven, 'local' | 'visit'>> & ResultGiven & Because,
    matches.DeskMatchChange,
  ];
  matchConfirm: [Match & Because, matches.DeskMatchChange];
  matchKnockout: [Match & Because & { tie: string; advances?: 'local' | 'visit' }, matches.DeskMatchChange];
  matchStatus: [Match & Because & { estado: string; at?: string }, matches.DeskMatchChange];
  matchMove: [Match & Because & { kick_off: string; zone?: string; unconfirmed?: boolean }, matches.DeskMatchChange];
  matchStats: [Match & { file: string; dry_run?: boolean }, matches.DeskCsvReport];
  matchRelease: [Match & Partial<Because>, { match: number; released: string[] }];
  playerList: [{ league: string; team?: number; search?: string }, matches.DeskPlayer[]];
  playerCondition: [
    Player & Partial<Because> & { condition?: number; release?: boolean; note?: string },
    matches.DeskPlayer,
  ];
  playerRetire: [Player & Because, matches.DeskPlayer];
  playerReturn: [Player & Because, matches.DeskPlayer];
  incidentList: [{ league?: string; estado?: string }, matches.DeskIncident[]];
  incidentDecide: [{ incident: number; decision: string } & ResultGiven & Because, matches.DeskDecision];
  feedList: [object, feeds.DeskFeed[]];
  feedAdd: [FeedWish, feeds.DeskFeed];
  feedRemove: [Feed, feeds.DeskFeed];
  feedPause: [Feed, feeds.DeskFeed];
  feedResume: [Feed & { trust?: boolean }, feeds.DeskFeed];
  groupReports: [{ limit?: number }, groups.DeskGroupReport[]];
  groupPostHide: [{ post: number } & Because, groups.DeskGroupDecision];
  groupPostRestore: [{ post: number } & Because, groups.DeskGroupDecision];
  groupSilence: [User & Because & { days: number }, groups.DeskGroupSilence];
  bannerList: [object, rooms.DeskBanner[]];
  bannerCreate: [BannerWish, rooms.DeskBanner];
  bannerRemove: [{ banner: number }, rooms.DeskBanner];
  userList: [{ q?: string; role?: string; state?: string; limit?: number }, people.DeskUser[]];
  userShow: [User, people.DeskUserShown];
  userMovements: [User & { page?: number }, people.DeskMovements];
  userBlock: [User & Because, people.DeskBlocked];
  userUnblock: [User & Because, people.DeskBlocked];
  userReset: [User & Because, people.DeskReset];
  userRole: [User & Because & { role: string }, people.DeskRoleChange];
  auditList: [
    { target?: string; action?: string; actor?: number; before?: number; limit?: number },
    people.DeskAudit[],
  ];
}

/** The name of a call of the operator's. */
export type DeskCallName = keyof typeof deskCalls & keyof Desk;
/** What it takes, fields of its address among them. */
export type DeskInput<N extends DeskCallName> = Desk[N][0];
/** What it returns. */
export type DeskResult<N extends DeskCallName> = Desk[N][1];
