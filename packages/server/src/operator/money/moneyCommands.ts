import { adjustConfirm, adjustDiscard, adjustList, userAdjust } from './adjustments';
import { depositApprove, depositReject, depositUnmark } from './deposits';
import { withdrawalPay, withdrawalReject, withdrawalTake } from './withdrawals';
import { depositList } from './deposits';
import { depositShow } from './deposits';
import { kycSet } from './kycSet';
import { packList, packRemove, packSet } from './packs';
import { promoCreate } from './promos';
import { promoAllow, promoClose, promoList } from './promos';
import { qrList, qrSet } from './qrCodes';
import { reportDaily } from './reportDaily';
import { withdrawalList } from './withdrawals';

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
