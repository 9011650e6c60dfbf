import { es } from '../../packages/app/src/messages/es';
import { walletEs as badge } from '../../packages/widgets/src/messages/wallet.es';
import { asBlock, asEmpty, asField, asNote, asReason, asRefusal, type Problems } from './shownAs';

const { deposit, movements, packs, withdraw } = es.wallet;
const { limits, pause } = es.settings;
const day = '30/11/2026';

export const wallet: Problems = {
  'The balance did not come': asBlock(badge.failed),
  'The balance is not shared with this site': asNote(badge.hidden),
  'Play money': asNote(es.wallet.playOnly),
  'Age and document not checked': asNote(es.wallet.verifyFirst),
  'No movements': asEmpty(movements.none),
  'The days are the wrong way round': asField(movements.to, movements.badRange),
  'Nothing to buy': asEmpty(packs.none),
  'No way to pay': asEmpty(packs.noCodes),
  'No such top-up': asEmpty(deposit.badId),
  'Nobody knows whether it went through': asRefusal(es.wallet.uncertain),
};

export const topUps: Problems = {
  'It is being reviewed': asNote(deposit.saved),
  'It was rejected': asNote(deposit.estados.rechazado),
  'The hour to pay is over': asNote(deposit.late),
  'The code was not drawn': asBlock(deposit.noQr),
  'The amount was not copied': asNote(deposit.copyFailed),
  'The code was not kept': asNote(deposit.saveFailed),
  'No operation number': asField(deposit.operation, deposit.operationBad),
  'No day of payment': asField(deposit.paidAt, deposit.paidAtBad),
  'No picture': asField(deposit.image, deposit.imageBad),
  'Nobody knows whether it arrived': asNote(deposit.again),
};

export const withdrawals: Problems = {
  'Asked for': asNote(withdraw.asked('S/ 25.00', 2)),
  'Phone not verified': asNote(withdraw.phone),
  'One is under way': asNote(withdraw.open),
  'Below the minimum': asNote(withdraw.short('S/ 5.00', 'S/ 20.00')),
  'More than there is': asField(withdraw.amountSoles, withdraw.amountOver('S/ 84.00')),
  ...Object.fromEntries(
    Object.entries(withdraw.destinationBad).map(([provider, wrong]) => [
      `No account: ${provider}`,
      asField(withdraw.destinations[provider as keyof typeof withdraw.destinations], wrong),
    ]),
  ),
  'No name': asField(withdraw.holder, withdraw.holderBad),
  'No document': asField(withdraw.doc, withdraw.docBad),
  'Just changed password or phone': asNote(withdraw.held),
};

export const limitsAndPauses: Problems = {
  'The account is paused': asNote(pause.paused(day)),
  'No amount': asField(limits.inSoles(limits.fields.deposit_day), limits.wrong),
  'No number': asField(limits.fields.entries_week, limits.wrongCount),
  'Not understood yet': asReason(pause.confirm, pause.understand),
  'Nobody knows whether it began': asRefusal(pause.unknown),
  'Terms of leaving': asNote(es.settings.leave.conditions.join(' ')),
};
