import { LINEUP_TRIAL_PREFIX } from './trialPrefix';

/** Whether the device keeps an eleven that was made in a room before there was an account. */
export function isLineupKept(room: number): boolean {
  try {
    return localStorage.getItem(LINEUP_TRIAL_PREFIX + room) !== null;
  } catch {
    return false;
  }
}
