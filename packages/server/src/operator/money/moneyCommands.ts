import { adjustConfirm, adjustDiscard, adjustList, userAdjust } from './adjustments';
import { depositApprove, depositReject, depositUnmark } from './decideDeposits';
import { withdrawalPay, withdrawalReject, withdrawalTake } from './decideWithdrawals';
import { depositList } from './depositList';
import { depositShow } from './depositShow';
import { kycSet } from './kycSet';
import { packList, packRemove, packSet } from './packs';
import { promoCreate } from './promoCreate';
import { promoAllow, promoClose, promoList } from './promoDesk';
import { qrList, qrSet } from './qrCodes';
import { reportDaily } from './reportDaily';
import { withdrawalList } from './withdrawalList';

/** The treasurer's commands. */
export const moneyCommands = [
  depositList,
  depositShow,
  depositApprove,
  depositReject,
  depositUnmark,
  withdrawalList,
  withdrawalTake,
  withdrawalPay,
  withdrawalReject,
  promoCreate,
  promoList,
  promoClose,
  promoAllow,
  packList,
  packSet,
  packRemove,
  qrList,
  qrSet,
  kycSet,
  userAdjust,
  adjustList,
  adjustConfirm,
  adjustDiscard,
  reportDaily,
];
