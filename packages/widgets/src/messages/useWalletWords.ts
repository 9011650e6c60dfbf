import { useWords } from './MessagesContext';
import { walletEs } from './wallet.es';

/** The words of this section, a partner's own among them. */
export const useWalletWords = () => useWords('wallet', walletEs);
