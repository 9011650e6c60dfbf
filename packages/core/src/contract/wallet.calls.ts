import { calls } from './call';

/** Balances, movements, top-ups, withdrawals and limits (product §11.3). */
export const wallet = calls({
  /** The balance by purse, and the month's sums. */
  summary: { method: 'GET', path: 'plus/wallet/summary/', access: 'self', fallback: 'null', ours: true },
  /** What came in and went out, newest first. */
  movements: {
    method: 'GET',
    path: 'plus/wallet/movements/',
    access: 'self',
    fallback: 'emptyPage',
    csv: true,
    ours: true,
  },
  /** Asks for a top-up of a pack; the response says what to pay, and where. */
  createDeposit: {
    method: 'POST',
    path: 'plus/deposits/',
    access: 'self',
    fallback: 'null',
    idempotent: 'keyRequired',
    ours: true,
  },
  /** The player's top-ups, newest first. */
  deposits: { method: 'GET', path: 'plus/deposits/', access: 'self', fallback: 'emptyPage', ours: true },
  /** One top-up, with the code to pay while it can be paid. */
  deposit: { method: 'GET', path: 'plus/deposits/{id}/', access: 'self', fallback: 'null', ours: true },
  /** Says how a top-up was paid; until it is reviewed, and once more when no such payment was found, it can be corrected. */
  payDeposit: {
    method: 'PATCH',
    path: 'plus/deposits/{id}/',
    access: 'self',
    fallback: 'null',
    idempotent: 'byContent',
    multipart: { fields: 3, file: 'image', mostBytes: 2_200_000 },
    ours: true,
  },
  /** Takes back a top-up that is still to be paid; it no longer counts against the player's limits. */
  cancelDeposit: {
    method: 'POST',
    path: 'plus/deposits/{id}/cancel/',
    access: 'self',
    fallback: 'null',
    idempotent: 'byKey',
    ours: true,
  },
  /** Holds coins back and asks for them to be paid out. */
  createWithdrawal: {
    method: 'POST',
    path: 'plus/withdrawals/',
    access: 'self',
    fallback: 'null',
    idempotent: 'keyRequired',
    ours: true,
  },
  /** The player's withdrawals, newest first. */
  withdrawals: { method: 'GET', path: 'plus/withdrawals/', access: 'self', fallback: 'emptyPage', ours: true },
  /** Cancels a withdrawal that is not being paid yet; its coins return. */
  cancelWithdrawal: {
    method: 'POST',
    path: 'plus/withdrawals/{id}/cancel/',
    access: 'self',
    fallback: 'null',
    idempotent: 'byKey',
    ours: true,
  },
  /** The player's limits, how much of them is used, and whether they paused. */
  limits: { method: 'GET', path: 'plus/limits/', access: 'self', fallback: 'null', ours: true },
  /** Lowering counts at once; raising after 24 hours and a confirmation. */
  saveLimits: {
    method: 'PUT',
    path: 'plus/limits/',
    access: 'self',
    fallback: 'null',
    idempotent: 'byContent',
    ours: true,
  },
  /** Makes what was raised hold, from 24 hours to 7 days after it was asked for. */
  confirmLimits: {
    method: 'POST',
    path: 'plus/limits/confirm/',
    access: 'self',
    fallback: 'null',
    idempotent: 'byKey',
    ours: true,
  },
  /** A pause of days, or self-exclusion of months; neither can be taken back. */
  pausePlay: {
    method: 'POST',
    path: 'plus/limits/pause/',
    access: 'self',
    fallback: 'null',
    idempotent: 'byKey',
    ours: true,
  },
});
