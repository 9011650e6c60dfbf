import type { WalletBadgeProps } from '../WalletBadge/WalletBadge';
import { cancelable, elementSpec } from './classes/elementSpec';
import { oneOf } from './classes/readers';
import { openOnSite } from './openOnSite';

/**
 * The player's balance.
 * @element arma11-wallet-badge
 * @attr {'auto' | 'coins' | 'soles'} [display=auto] - Its unit; 'auto' goes by the player's country.
 * @fires {{}} arma11-wallet-open - It was tapped. Cancelable: by default the wallet opens on our site, in a new tab.
 * @csspart amount - The number.
 * @csspart unit - The unit; zero has none.
 */
export const walletBadgeElement = elementSpec<WalletBadgeProps>({
  name: 'wallet-badge',
  load: () => import('../WalletBadge/WalletBadge').then(({ WalletBadge }) => WalletBadge),
  attributes: { display: oneOf('auto', 'coins', 'soles') },
  events: {
    onOpen: cancelable('arma11-wallet-open', [], (_, context) => openOnSite(context, '/play/billetera')),
  },
  box: { minHeight: '3.2em', display: 'inline-block' },
});
