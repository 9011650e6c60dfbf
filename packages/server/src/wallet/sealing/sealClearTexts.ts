import type { Deps } from '../../platform/deps';
import { sealPersonalData } from '../../players/accounts/sealPersonalData';
import { sealReceipts } from '../deposits/sealedReceipt';
import { sealPayees } from '../withdrawals/sealPayees';

/** Seals what servers of the last version have written in clear text; returns of how many accounts, withdrawals and top-ups. */
export const sealClearTexts = async (deps: Pick<Deps, 'db' | 'sealing' | 'log'>): Promise<number> =>
  (await sealPersonalData(deps)) + (await sealPayees(deps)) + (await sealReceipts(deps));
