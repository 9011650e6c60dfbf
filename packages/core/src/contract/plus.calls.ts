import { calls } from './call';
import { plusAccounts } from './plusAccounts.calls';
import { plusHome } from './plusHome.calls';
import { plusPredi } from './plusPredi.calls';
import { plusRooms } from './plusRooms.calls';
import { plusWallet } from './plusWallet.calls';

/** Calls that product.md's routes need and its §7 does not list (spec/api.md §3.3). */
export const plus = calls({
  /** The server's clock. */
  time: { method: 'GET', path: 'plus/time/', access: 'public', fallback: 'null', ours: true },
  /** What became of a write whose answer was lost (reliability.md §2). */
  outcome: { method: 'GET', path: 'plus/outcomes/{key}/', access: 'self', fallback: 'null', ours: true },
  /** Points, minutes and ranks that changed since an instant. */
  live: { method: 'GET', path: 'plus/live/', access: 'self', fallback: 'null', ours: true },
  ...plusAccounts,
  ...plusWallet,
  ...plusRooms,
  ...plusPredi,
  ...plusHome,
});
