import { displaySaldo, pulses, type Money } from '@arma11/core/domain';
import { useViewer, type Viewer } from '../viewer/useViewer';

/** In which unit a balance is shown: by the player's country, or always one. */
export type WalletDisplay = 'auto' | 'coins' | 'soles';

/** A balance ready to be drawn. */
export interface WalletBadgeState {
  status: Viewer['status'];
  /** The balance as it is printed; null until it is known. */
  money: Money | null;
  /** From 0 up to 99 it pulses in green (product.md §9). */
  low: boolean;
  refresh(): void;
}

// What local_contry has to say for an amount to come out in the unit that was asked for.
const countryFor = { coins: '', soles: 'PEN' } as const;

/** State of a wallet badge without its looks. */
export function useWalletBadge({ display = 'auto' }: { display?: WalletDisplay } = {}): WalletBadgeState {
  const { status, user, refresh } = useViewer();
  if (!user) return { status, money: null, low: false, refresh };
  const local_contry = display === 'auto' ? user.local_contry : countryFor[display];
  const { saldo } = user;
  return { status, money: displaySaldo({ saldo, local_contry }), low: pulses(saldo), refresh };
}
