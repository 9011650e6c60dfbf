import { conditionName } from '@arma11/core/domain';
import { es } from '../../packages/app/src/messages/es';
import { clutchEs } from '../../packages/widgets/src/messages/clutch.es';
import { lineupChangeEs as lineupWords } from '../../packages/widgets/src/messages/lineupChange.es';
import { lineupListEs } from '../../packages/widgets/src/messages/lineupList.es';
import { prediEs as predi } from '../../packages/widgets/src/messages/predi.es';
import { questEs } from '../../packages/widgets/src/messages/quest.es';
import {
  asBlock,
  asEmpty,
  asField,
  asForm,
  asLine,
  asNote,
  asReason,
  asToast,
  asWaiting,
  type Problems,
} from './shownAs';

const hour = '14:55';
const player = 'Franz Ríos';
const reason = lineupWords.refused;

export const lineup: Problems = {
  'The room has locked': asReason(lineupWords.closed, lineupWords.closedAt(hour)),
  "The player's own match has locked": asReason(player, lineupWords.begun),
  'Already in the team': asReason(player, `${lineupWords.repeated}.`),
  'Too many of one club': asReason(player, lineupWords.maxPerClub(3)),
  'Plays elsewhere': asReason(player, lineupWords.otherPosition),
  'Cannot play': asForm(lineupWords.unavailable(player, conditionName(2).toLowerCase()), lineupWords.putAnyway),
  'A change was not saved': asToast(`${lineupWords.notSaved}. ${reason}`),
  'Nobody knows whether it was saved': asToast(lineupWords.unknownOutcome),
  'The team changed elsewhere': asToast(lineupWords.versionChanged),
  'A change waits for the network': asWaiting(lineupWords.queuedTitle, lineupWords.queued(hour)),
  'Nothing to undo': asReason(lineupWords.undo, lineupWords.nothingToUndo),
};

/** In the place of a team, of a list of players or of a proposal. */
export const teams: Problems = {
  'No team in this room': asEmpty(lineupWords.noEntry, lineupWords.retry),
  'No team yet': asEmpty(lineupWords.noLineup, lineupWords.makeLineup),
  'No players for the place': asEmpty(lineupListEs.noPool),
  'Nobody with these filters': asEmpty(lineupListEs.noResults, lineupListEs.clearFilters),
  'No other team to copy': asNote(lineupWords.copyNothing),
  'The other team cannot be read': asBlock(lineupWords.cannotCopy),
  'Nothing to propose': asNote(lineupWords.alreadyBest),
  'The proposal failed': asBlock(lineupWords.cannotFill),
  'Points may still change': asNote(lineupWords.provisionalNote),
};

export const predictions: Problems = {
  'No changes': asReason(predi.save, predi.nothingToSave),
  'Not saved': asLine(predi.notSaved(reason)),
  'A match closed meanwhile': asLine(predi.closedMeanwhile('Puerto Bravo – Real Sillar')),
  'The answers came too late': asLine(predi.tooLate(hour)),
  'Only the rest was saved': asLine(
    `${predi.savedRest('Puerto Bravo – Real Sillar')} ${predi.saved(hour, '3F2A-91BC')}`,
  ),
  'Waits for the network': asWaiting(predi.queuedTitle, predi.queued(hour)),
  'Not in the room': asLine(predi.joinFirst),
  'Paid on our own pages': asLine(predi.paidOnSite),
  'The room is full': asLine(predi.roomFull),
  'The room has closed': asLine(predi.roomClosed),
  'Half a score': asLine(predi.scoreMissing('Puerto Bravo')),
  'The match is postponed': asNote(predi.postponed),
  'The match does not count': asNote(predi.cancelledMatch),
  'No matches yet': asEmpty(predi.noMatches),
  'No such room': asEmpty(predi.noRoom),
  'No room with these filters': asEmpty(`${es.predi.none} ${es.predi.clear}`),
  'Half a tiebreak': asLine(clutchEs.incomplete),
  'The tiebreak was not saved': asLine(clutchEs.notSaved(reason)),
  'Tied for a prize': asNote(`${clutchEs.tiedWith(2)} ${clutchEs.decidedBy.reparto}`),
  'A tie among the prizes': asNote(es.room.prizes.tie),
};

const { quest, gallery } = es;
export const rewards: Problems = {
  'No quest this week': asEmpty(questEs.empty),
  'The reward was not paid': asLine(questEs.notPaid(reason)),
  'A promo code without letters': asField(quest.promo.label, quest.promo.missing),
  'Not enough for an item': asForm(gallery.short('S/ 4.00'), gallery.recharge),
  'An item that cannot be had yet': asNote(gallery.locked),
  'What is worn did not change': asToast(gallery.notChanged(reason)),
  'No crest with this name': asEmpty(gallery.noMatch, gallery.clearSearch),
};
