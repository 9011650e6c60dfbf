import { pulses } from '@arma11/core/domain';
import type { Money } from '@arma11/core/rules';
import { useViewer, type Viewer } from '../headless/useViewer';
import { withOwnProps } from '../headless/withOwnProps';
import { useMoneyWords, type MoneyMessages } from '../messages/money.es';
import { useWalletWords, type WalletMessages } from '../messages/wallet.es';

/** In which unit a balance is shown: by the player's country, or always one. */
export type WalletDisplay = 'auto' | 'coins' | 'soles';

/** A balance ready to be drawn. */
export interface WalletBadgeState {
  status: Viewer['status'];
  /** Why it cannot be shown. */
  error: Error | null;
  /** The balance as it is printed; null until it is known, and where the page may not know it. */
  money: Money | null;
  /** From 0 up to 99 it pulses in green (product §9). */
  low: boolean;
  /** The balance in words, for whoever does not see it: 'Saldo S/ 84.50'; empty until it is known. */
  label: string;
  refresh(): void;
  /** For a button of your own that opens the wallet; give it your own attributes and handlers, so that both work. */
  getOpenProps<Own extends object>(own?: Own): OpenProps & Own;
}

/** What makes a button of yours the one that opens the wallet. */
export interface OpenProps {
  type: 'button';
  'aria-label': string;
  'aria-disabled': boolean;
  onClick: () => void;
}

/** The options of a wallet badge. */
export interface WalletBadgeOptions {
  /** In soles where the player's country is PEN and in coins elsewhere, or always in one of them. @default 'auto' */
  display?: WalletDisplay;
  /**
   * Called when the badge was tapped. Without it, WalletBadge on a partner's page opens the wallet on our site;
   * elsewhere it has no button.
   */
  onOpen?: (() => void) | undefined;
}

/** State and behaviour of a wallet badge without its looks. */
export function useWalletBadge({ display = 'auto', onOpen }: WalletBadgeOptions = {}): WalletBadgeState {
  const t = useWalletWords();
  const { status, user, error, refresh } = useViewer();
  const saldo = user?.saldo ?? null;
  const printed = useMoneyWords();
  const inSoles = display === 'auto' ? user?.local_contry === 'PEN' : display === 'soles';
  const money = saldo === null ? null : moneyOf(saldo, inSoles, printed);
  const low = saldo !== null && pulses(saldo);
  const label = money ? spoken(money, low, t) : user ? t.hidden : '';
  const openProps: OpenProps = {
    type: 'button',
    'aria-label': label,
    'aria-disabled': !user || !onOpen,
    onClick: () => {
      if (user) onOpen?.();
    },
  };
  const getOpenProps: WalletBadgeState['getOpenProps'] = (own) => withOwnProps(openProps, own);
  return { status, error, money, low, label, refresh, getOpenProps };
}

/** Zero is shown without a unit (product §9). */
function moneyOf(saldo: number, inSoles: boolean, { soles, figure }: MoneyMessages): Money {
  const text = inSoles ? soles(saldo) : figure(saldo);
  return {
    unit: inSoles ? 'S/' : 'coins',
    number: text.replace(/\s*S\/\s*/, ''),
    text: saldo === 0 ? '0' : text,
  };
}

function spoken({ unit, text }: Money, low: boolean, t: WalletMessages): string {
  const words = unit === 'coins' ? t.balanceInCoins(text) : t.balance(text);
  return low ? `${words}, ${t.low}` : words;
}
