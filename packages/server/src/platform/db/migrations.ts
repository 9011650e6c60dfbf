import catalogue from './migrations/0001-clock-and-catalogue.sql';
import accounts from './migrations/0002-accounts-and-ledger.sql';
import rooms from './migrations/0003-rooms.sql';
import home from './migrations/0004-home-and-quests.sql';
import desk from './migrations/0005-operators-desk.sql';
import roomKinds from './migrations/0006-rooms-of-all-kinds.sql';
import predictions from './migrations/0007-private-predictions.sql';
import incidents from './migrations/0008-incidents.sql';
import wallet from './migrations/0009-wallet.sql';
import people from './migrations/0010-people.sql';
import items from './migrations/0011-items-and-home.sql';
import nodes from './migrations/0012-many-nodes.sql';
import standings from './migrations/0013-standings.sql';
import partners from './migrations/0014-partners.sql';
import embeds from './migrations/0015-embeds.sql';
import slates from './migrations/0016-slates.sql';
import slotLocks from './migrations/0017-slot-locks.sql';
import fairMoney from './migrations/0018-fair-money.sql';
import teamAlias from './migrations/0019-team-alias.sql';
import dataGate from './migrations/0020-data-gate.sql';
import frozenPayments from './migrations/0021-frozen-payments.sql';
import feeds from './migrations/0023-feeds.sql';
import keptByHand from './migrations/0024-kept-by-hand.sql';
import toldEvents from './migrations/0025-told-events.sql';
import predictionScoring from './migrations/0026-prediction-scoring.sql';
import pools from './migrations/0027-pools.sql';
import honestMoney from './migrations/0029-honest-money.sql';
import roomChanges from './migrations/0030-room-changes.sql';
import givenLineups from './migrations/0031-given-lineups.sql';
import deskRemovals from './migrations/0032-desk-removals.sql';
import commitments from './migrations/0033-commitments.sql';
import daySeals from './migrations/0034-day-seals.sql';
import remindersAndMails from './migrations/0036-reminders-and-mails.sql';
import knockouts from './migrations/0037-knockouts.sql';
import cancelledByFeed from './migrations/0038-cancelled-by-feed.sql';
import accountOfRoom from './migrations/0039-account-of-room.sql';
import eventSlates from './migrations/0040-event-slates.sql';
import longTermQuestions from './migrations/0041-long-term-questions.sql';
import push from './migrations/0042-push.sql';
import longTermReminders from './migrations/0043-long-term-reminders.sql';
import countedShares from './migrations/0044-counted-shares.sql';
import matchAlias from './migrations/0045-match-alias.sql';
import partedTies from './migrations/0046-parted-ties.sql';
import expiries from './migrations/0047-expiries.sql';
import outbox from './migrations/0048-outbox.sql';
import roomQueue from './migrations/0049-room-queue.sql';
import promotionPurses from './migrations/0050-promotion-purses.sql';
import secondFactors from './migrations/0051-second-factors.sql';
import sealedValues from './migrations/0052-sealed-values.sql';
import sealedReceipts from './migrations/0053-sealed-receipts.sql';
import ledgerRanges from './migrations/0054-ledger-ranges.sql';
import receiptFiles from './migrations/0055-receipt-files.sql';
import incidentsByIndex from './migrations/0056-incidents-by-index.sql';
import oldLetters from './migrations/0057-old-letters.sql';
import handleSuccessors from './migrations/0058-handle-successors.sql';
import webhooks from './migrations/0059-webhooks.sql';
import partnerConsole from './migrations/0060-partner-console.sql';
import reactions from './migrations/0061-reactions.sql';
import testMode from './migrations/0062-test-mode.sql';
import calendarAndQuietHours from './migrations/0063-calendar-and-quiet-hours.sql';
import goalNotices from './migrations/0064-goal-notices.sql';
import peopleByName from './migrations/0065-people-by-name.sql';
import groups from './migrations/0066-groups.sql';
import ownFace from './migrations/0067-own-face.sql';
import playerPrices from './migrations/0068-player-prices.sql';

/** The schema's history, by name and in order. A released file never changes: a new one is added. */
export const MIGRATIONS: Readonly<Record<string, string>> = {
  '0001-clock-and-catalogue': catalogue,
  '0002-accounts-and-ledger': accounts,
  '0003-rooms': rooms,
  '0004-home-and-quests': home,
  '0005-operators-desk': desk,
  '0006-rooms-of-all-kinds': roomKinds,
  '0007-private-predictions': predictions,
  '0008-incidents': incidents,
  '0009-wallet': wallet,
  '0010-people': people,
  '0011-items-and-home': items,
  '0012-many-nodes': nodes,
  '0013-standings': standings,
  '0014-partners': partners,
  '0015-embeds': embeds,
  '0016-slates': slates,
  '0017-slot-locks': slotLocks,
  '0018-fair-money': fairMoney,
  '0019-team-alias': teamAlias,
  '0020-data-gate': dataGate,
  '0021-frozen-payments': frozenPayments,
  '0023-feeds': feeds,
  '0024-kept-by-hand': keptByHand,
  '0025-told-events': toldEvents,
  '0026-prediction-scoring': predictionScoring,
  '0027-pools': pools,
  '0029-honest-money': honestMoney,
  '0030-room-changes': roomChanges,
  '0031-given-lineups': givenLineups,
  '0032-desk-removals': deskRemovals,
  '0033-commitments': commitments,
  '0034-day-seals': daySeals,
  '0036-reminders-and-mails': remindersAndMails,
  '0037-knockouts': knockouts,
  '0038-cancelled-by-feed': cancelledByFeed,
  '0039-account-of-room': accountOfRoom,
  '0040-event-slates': eventSlates,
  '0041-long-term-questions': longTermQuestions,
  '0042-push': push,
  '0043-long-term-reminders': longTermReminders,
  '0044-counted-shares': countedShares,
  '0045-match-alias': matchAlias,
  '0046-parted-ties': partedTies,
  '0047-expiries': expiries,
  '0048-outbox': outbox,
  '0049-room-queue': roomQueue,
  '0050-promotion-purses': promotionPurses,
  '0051-second-factors': secondFactors,
  '0052-sealed-values': sealedValues,
  '0053-sealed-receipts': sealedReceipts,
  '0054-ledger-ranges': ledgerRanges,
  '0055-receipt-files': receiptFiles,
  '0056-incidents-by-index': incidentsByIndex,
  '0057-old-letters': oldLetters,
  '0058-handle-successors': handleSuccessors,
  '0059-webhooks': webhooks,
  '0060-partner-console': partnerConsole,
  '0061-reactions': reactions,
  '0062-test-mode': testMode,
  '0063-calendar-and-quiet-hours': calendarAndQuietHours,
  '0064-goal-notices': goalNotices,
  '0065-people-by-name': peopleByName,
  '0066-groups': groups,
  '0067-own-face': ownFace,
  '0068-player-prices': playerPrices,
};

/**
 * The newest migration that a server must know to work on this schema. Migrations after it only add, so that servers of
 * the last version go on while those of this one start. One that takes away or changes what there is, raises it: it
 * comes a version later than the last server that needs what it takes (docs/release.md).
 */
export const READERS_FROM = '0046-parted-ties';
