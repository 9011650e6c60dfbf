import { es } from '../../packages/app/src/messages/es';
import { joinSheetEs } from '../../packages/widgets/src/messages/joinSheet.es';
import { roomCardEs as card } from '../../packages/widgets/src/messages/roomCard.es';
import { asBlock, asEmpty, asField, asLine, asNote, asReason, asRefusal, asToast, type Problems } from './shownAs';

const { compe, compeRooms, home, lists, prediRooms, room } = es;
const { code, choice, create, settings } = prediRooms;

export const rooms: Problems = {
  'Not enough balance': asLine(card.missing('S/ 2.00')),
  'The last seat went: another room alike': asToast(card.movedRoom),
  'The room is full': asReason(card.full, card.fullReason),
  'The room has locked': asReason(card.closed, card.closedAt('14:55')),
  'Too late to leave': asNote(joinSheetEs.noLeaving),
  'The payment failed': asRefusal(card.failed, compeRooms.money.failed),
  'Nobody knows whether it was paid': asRefusal(es.wallet.uncertain, compeRooms.money.unknown),
  ...Object.fromEntries(
    Object.entries(card.cancelReasons).map(([reason, text]) => [
      `Cancelled: ${reason}`,
      asNote(`${text} ${card.returned('S/ 5.00')}`),
    ]),
  ),
};

export const nothingYet: Problems = {
  'No rooms': asEmpty(lists.games.none, lists.games.see),
  'No matches today': asEmpty(home.noMatches),
  'No open rooms': asEmpty(home.noRooms),
  'No open predictions': asEmpty(home.noPredictions),
  'No room with these filters': asEmpty(compe.none, compe.clear),
  'No casual rooms': asEmpty(es.casual.join.none, es.casual.join.eleven),
  'No events': asEmpty(lists.events.none, lists.events.rooms),
  'Nobody in the room yet': asEmpty(room.ranking.empty),
};

/** A link that leads nowhere any more. */
export const notThere: Problems = {
  'The room does not exist': asEmpty(room.gone.text, room.gone.others),
  'The card’s room does not exist': asEmpty(card.notFound),
  'Not in this room': asEmpty(compe.notIn, compe.seeRooms),
  'It locked without the player': asEmpty(compe.notInClosed, compe.seeRooms),
  'The offer is gone': asEmpty(compe.noOffer, compe.seeRooms),
  'The link lacks a part': asEmpty(compe.badOffer, compe.seeRooms),
  'The event is gone': asEmpty(lists.table.gone, lists.table.back),
  'No such league': asEmpty(lists.teams.goneLeague),
  'No such club': asEmpty(lists.teams.goneClub),
  'No such player': asEmpty(es.player.unknown, es.player.home),
};

export const codes: Problems = {
  'No room has this code': asField(code.label, code.wrong),
  'The room of the code is over': asBlock(compeRooms.byCode.none),
  'No legend to enter with': asEmpty(compeRooms.legend.need, compeRooms.legend.gallery),
  'No rooms of legends': asEmpty(compeRooms.legend.none, compeRooms.legend.see),
};

export const ownRooms: Problems = {
  'Too few or too many seats': asField(create.seats, create.seatsWrong),
  'No jornada to play': asEmpty(compeRooms.create.noJornadas),
  'No league to play': asEmpty(compeRooms.create.noLeagues),
  'Not created': asRefusal(create.unknown, create.failed),
  'No matches to choose': asEmpty(choice.none, choice.matches),
  'Too many matches': asNote(choice.atMost(10)),
  'No match chosen': asReason(choice.publish, choice.pickOne),
  'Not its owner': asNote(choice.notOwner),
  'Somebody is in already': asNote(choice.frozen),
  'It has locked': asNote(choice.closed),
  'No name': asField(create.name, settings.nameNeeded),
  'Who paid stays': asNote(settings.paidStay),
  'Nobody knows whether it was cancelled': asRefusal(settings.unknown),
  'No code to share': asNote(prediRooms.share.noCode),
};
