import type { Condition } from '@arma11/core/contract';
import type { Messages } from '../../messages/es';
import { moneyIn } from '../intl/moneyIn';
import { plural, spoken } from './spoken';

export const conditions: Record<Condition, string> = { 0: 'Fit', 1: 'Doubtful', 2: 'Injured', 3: 'Suspended' };

export const wallet: Messages['wallet'] = {
  balance: (amount) => `Balance ${amount}`,
  balanceInCoins: (amount) => `Balance ${amount} ${amount === '1' ? 'coin' : 'coins'}`,
  low: 'low balance',
  hidden: 'Your balance is not shared with this site',
  loading: 'Loading balance…',
  signIn: 'Sign in',
  failed: 'Balance unavailable. Retry',
  failedShort: 'Retry',
};

export const quest: Messages['quest'] = {
  ...spoken,
  quest: 'Mission',
  progress: (done, total) => `${done} of ${total}`,
  progressLabel: (title, done, total) => `${title}: ${done} of ${total} steps`,
  reward: (amount) => `+${amount}`,
  rewardLabel: (amount) => `Reward: ${amount}`,
  item: 'Surprise reward',
  claim: 'Collect reward',
  claiming: 'Collecting…',
  claimed: 'Reward collected',
  paid: (amount) => `You collected ${amount}! It is in your balance.`,
  paidItem: (item) => `You won ${item}! It is in your gallery.`,
  notPaid: (reason) => `Not collected. ${reason}`,
  empty: 'There is no mission this week. Come back on Monday.',
  loading: 'Loading mission…',
  signedOut: 'Sign in and complete your mission of the week',
  signIn: 'Sign in',
};

export const signIn: Messages['signIn'] = {
  withoutScript: 'View on Arma Tu 11',
  waiting: 'Finish in the window that we opened.',
  blocked: 'Your browser did not let the window open.',
  number: 'It must show this number:',
  openLink: 'Open to sign in',
  reopen: 'Open again',
  cancel: 'Cancel',
  retry: 'Try again',
  failures: {
    expired: 'The time to sign in is over. Try again.',
    refused: 'We could not let you in from this site. Try again.',
    insecure: 'This site is not secure (https): you cannot sign in here.',
    token_callback_failed: 'The site could not identify you. Sign in again.',
  },
};

export const money: Messages['money'] = {
  ...moneyIn('en'),
  free: 'Free',
  coins: (coins) => plural(coins, '1 coin', `${coins} coins`),
};

export const ui: Messages['ui'] = {
  loading: 'Loading…',
  failed: 'Something went wrong:',
  retry: 'Retry',
  close: 'Close',
  less: (what) => `Less: ${what}`,
  more: (what) => `More: ${what}`,
  pointsWord: (count) => plural(count, 'point', 'points'),
  inLastMatch: 'in their last match',
  conditions,
};

export const element: Messages['element'] = {
  crashed: 'Something went wrong. Try again.',
  notLoaded: 'It could not be loaded. Check your connection.',
  retry: 'Retry',
};
