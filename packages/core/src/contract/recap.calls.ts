import { calls } from './call';

/** What a player's week was (rules R24). Like the console's calls they are not in `contract`: only their own page loads them. */
export const recapCalls = calls({
  /** One week of the caller, from Monday to Sunday in Lima. */
  week: { method: 'GET', path: 'plus/recap/', access: 'self', fallback: 'null', ours: true },
});
