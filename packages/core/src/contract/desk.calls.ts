import { calls } from './call';

const treasurer = { access: 'tesorero', fallback: 'null', ours: true } as const;
const operator = { access: 'operador', fallback: 'null', ours: true } as const;
const admin = { access: 'admin', fallback: 'null', ours: true } as const;
const read = { method: 'GET' } as const;
const write = { method: 'POST', idempotent: 'byKey' } as const;

/**
 * The operator's calls that the back office makes. They are not in `contract`: players' pages load none of them, so they
 * are made with `client.send`. The server has more, listed in its own reference.
 */
export const deskCalls = calls({
  depositList: { ...read, path: 'ops/deposits/', ...treasurer },
  depositShow: { ...read, path: 'ops/deposits/{deposit}/', ...treasurer },
  depositApprove: { ...write, path: 'ops/deposits/{deposit}/approve/', ...treasurer },
  depositReject: { ...write, path: 'ops/deposits/{deposit}/reject/', ...treasurer },
  depositUnmark: { ...write, path: 'ops/deposits/{deposit}/unmark/', ...treasurer },
  withdrawalList: { ...read, path: 'ops/withdrawals/', ...treasurer },
  withdrawalTake: { ...write, path: 'ops/withdrawals/{withdrawal}/take/', ...treasurer },
  withdrawalPay: { ...write, path: 'ops/withdrawals/{withdrawal}/pay/', ...treasurer },
  withdrawalReject: { ...write, path: 'ops/withdrawals/{withdrawal}/reject/', ...treasurer },
  promoList: { ...read, path: 'ops/promos/', ...treasurer },
  promoCreate: { ...write, path: 'ops/promos/', ...treasurer },
  promoClose: { ...write, path: 'ops/promos/{code}/close/', ...treasurer },
  adjustList: { ...read, path: 'ops/adjustments/', ...treasurer },
  adjustConfirm: { ...write, path: 'ops/adjustments/{adjustment}/confirm/', ...treasurer },
  adjustDiscard: { ...write, path: 'ops/adjustments/{adjustment}/discard/', ...treasurer },
  userAdjust: { ...write, path: 'ops/users/{user}/adjust/', ...treasurer },
  kycSet: { ...write, path: 'ops/users/{user}/kyc/', ...treasurer },
  moneyBoard: { ...read, path: 'ops/board/money/', ...treasurer },

  matchdayBoard: { ...read, path: 'ops/board/', ...operator },
  deployCheck: { ...read, path: 'ops/deploy/', ...operator },
  roomList: { ...read, path: 'ops/rooms/', ...operator },
  roomShow: { ...read, path: 'ops/rooms/{room}/', ...operator },
  roomPlan: { ...read, path: 'ops/rooms/{room}/settle/', ...operator },
  settle: { ...write, path: 'ops/rooms/{room}/settle/', ...operator },
  roomPublish: { ...write, path: 'ops/rooms/{room}/publish/', ...operator },
  roomCancel: { ...write, path: 'ops/rooms/{room}/cancel/', ...operator },
  roomRename: { ...write, path: 'ops/rooms/{room}/rename/', ...operator },
  roomCreate: { ...write, path: 'ops/rooms/', ...operator },
  slateAdd: { ...write, path: 'ops/rooms/{room}/slate/{match}/add/', ...operator },
  slateRemove: { ...write, path: 'ops/rooms/{room}/slate/{match}/remove/', ...operator },
  roomEntries: { ...read, path: 'ops/rooms/{room}/entries/', ...operator },
  entryShow: { ...read, path: 'ops/entries/{entry}/', ...operator },
  entryRemove: { ...write, path: 'ops/entries/{entry}/remove/', ...operator },
  broadcastPlan: { ...read, path: 'ops/broadcast/', ...operator },
  broadcastSend: { ...write, path: 'ops/broadcast/', ...operator },
  importPool: { ...write, path: 'ops/leagues/{league}/import/pool/', ...operator, mostBytes: 10 * 1024 * 1024 },
  leagueOutcome: { ...write, path: 'ops/leagues/{league}/outcome/{kind}/', ...operator },
  teamList: { ...read, path: 'ops/leagues/{league}/teams/', ...operator },
  leagueList: { ...read, path: 'ops/leagues/', ...operator },
  matchList: { ...read, path: 'ops/matches/', ...operator },
  matchShow: { ...read, path: 'ops/matches/{match}/', ...operator },
  matchResult: { ...write, path: 'ops/matches/{match}/result/', ...operator },
  /** Confirms the result that a match has, without waiting for a second equal read. */
  matchConfirm: { ...write, path: 'ops/matches/{match}/confirm/', ...operator },
  /** Says that somebody goes through by a match, and who did. */
  matchKnockout: { ...write, path: 'ops/matches/{match}/knockout/', ...operator },
  matchStatus: { ...write, path: 'ops/matches/{match}/status/', ...operator },
  matchMove: { ...write, path: 'ops/matches/{match}/move/', ...operator },
  matchStats: { ...write, path: 'ops/matches/{match}/player-stats/', ...operator, mostBytes: 5 * 1024 * 1024 },
  matchRelease: { ...write, path: 'ops/matches/{match}/release/', ...operator },
  playerList: { ...read, path: 'ops/leagues/{league}/players/', ...operator },
  playerCondition: { ...write, path: 'ops/players/{player}/condition/', ...operator },
  playerRetire: { ...write, path: 'ops/players/{player}/retire/', ...operator },
  playerReturn: { ...write, path: 'ops/players/{player}/return/', ...operator },
  incidentList: { ...read, path: 'ops/incidents/', ...operator },
  incidentDecide: { ...write, path: 'ops/incidents/{incident}/decide/', ...operator },
  feedList: { ...read, path: 'ops/feeds/', ...operator },
  feedPause: { ...write, path: 'ops/feeds/{feed}/pause/', ...operator },
  feedResume: { ...write, path: 'ops/feeds/{feed}/resume/', ...operator },
  /** Each look leaves a row in the audit. */
  groupReports: { ...read, path: 'ops/group-reports/', ...operator },
  groupPostHide: { ...write, path: 'ops/group-posts/{post}/hide/', ...operator },
  groupPostRestore: { ...write, path: 'ops/group-posts/{post}/restore/', ...operator },
  groupSilence: { ...write, path: 'ops/users/{user}/silence/', ...operator },
  bannerList: { ...read, path: 'ops/banners/', ...operator },
  bannerCreate: { ...write, path: 'ops/banners/', ...operator },
  bannerRemove: { ...write, path: 'ops/banners/{banner}/remove/', ...operator },
  userList: { ...read, path: 'ops/users/', ...operator },
  userShow: { ...read, path: 'ops/users/{user}/', ...operator },
  userMovements: { ...read, path: 'ops/users/{user}/movements/', ...operator },
  userBlock: { ...write, path: 'ops/users/{user}/block/', ...operator },
  userUnblock: { ...write, path: 'ops/users/{user}/unblock/', ...operator },
  userReset: { ...write, path: 'ops/users/{user}/reset/', ...operator },

  feedAdd: { ...write, path: 'ops/feeds/', ...admin },
  feedRemove: { ...write, path: 'ops/feeds/{feed}/remove/', ...admin },
  userRole: { ...write, path: 'ops/users/{user}/role/', ...admin },
  auditList: { ...read, path: 'ops/audit/', ...admin },
});
