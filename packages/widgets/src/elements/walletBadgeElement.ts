import { cancelable, elementSpec } from '../element/elementSpec';
import { oneOf } from '../element/readers';
import type { WalletBadgeProps } from '../WalletBadge/WalletBadge';
import { openOnSite } from './openOnSite';

export const walletBadgeElement = elementSpec<WalletBadgeProps>({
  name: 'wallet-badge',
  load: () => import('../WalletBadge/WalletBadge').then(({ WalletBadge }) => WalletBadge),
  attributes: { display: oneOf('auto', 'coins', 'soles') },
  events: {
    onOpen: cancelable('arma11-wallet-open', [], (_, context) => openOnSite(context, '/play/billetera')),
  },
  box: { minHeight: '3.2em', display: 'inline-block' },
});
