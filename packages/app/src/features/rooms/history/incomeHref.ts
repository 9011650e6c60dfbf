import type { Movement } from '@arma11/core/contract';

/** Where a movement leads: to its room, else to the wallet. */
export const incomeHref = ({ ref }: Pick<Movement, 'ref'>) => (ref ? `/compe/sala/${ref.id}` : '/play/billetera');
