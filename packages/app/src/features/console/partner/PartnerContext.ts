import { createContext, use } from 'react';
import type { ConsolePartner } from '@arma11/core/back-office';

/** The partner whose console is open. */
export const PartnerContext = createContext<ConsolePartner | null>(null);

/** The partner whose console is open; below PartnerShell alone. */
export function usePartner(): ConsolePartner {
  const partner = use(PartnerContext);
  if (!partner) throw new Error('usePartner needs PartnerShell above it.');
  return partner;
}
