import type { LimitsView } from '@arma11/core/contract';

/** The limits out of an answer that brings more than them. */
export const viewOf = ({ limits, pending, used, pause_until, excluded_until }: LimitsView): LimitsView => ({
  limits,
  pending,
  used,
  pause_until,
  excluded_until,
});
