import { useWords } from './MessagesContext';

/** Everything the wallet badge says. */
export const walletEs = {
  balance: (amount: string) => `Saldo ${amount}`,
  balanceInCoins: (amount: string) => `Saldo ${amount} ${amount === '1' ? 'moneda' : 'monedas'}`,
  low: 'saldo bajo',
  hidden: 'Tu saldo no se comparte con este sitio',
  loading: 'Cargando saldo…',
  signIn: 'Ingresar',
  failed: 'Saldo no disponible. Reintentar',
  failedShort: 'Reintentar',
};

/** The words of the wallet badge, as a partner may override them. */
export type WalletMessages = typeof walletEs;

/** The words of this section, a partner's own among them. */
export const useWalletWords = () => useWords('wallet', walletEs);
