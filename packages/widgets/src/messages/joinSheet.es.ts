import { joiningEs } from './joining.es';
import { useWords } from './MessagesContext';
import { spokenEs } from './spoken.es';

/** What the sheet says that asks before a seat is paid. */
export const joinSheetEs = {
  ...spokenEs,
  ...joiningEs,
  confirmFee: 'Entrada',
  confirmPot: 'Pozo ahora',
  confirmCommission: (percent: string) => `Comisión ${percent} %`,
  commissionHelp: 'Ya está descontada del pozo.',
  balanceAfter: 'Tu saldo después',
  included: 'incluida',
  locks: 'Cierra',
  played: 'Se juega',
  captain: 'con capitán ×2',
  lateSwap: 'con cambios hasta cada partido',
  perClub: (most: number) => `hasta ${most} del mismo club`,
  budget: (millions: number) => `presupuesto de ${millions} M`,
  today: (hour: string) => `hoy, ${hour}`,
  tomorrow: (hour: string) => `mañana, ${hour}`,
  awardsAsIs: 'Premios si nadie más entra',
  awardsFull: 'Premios con la sala llena',
  awardsGuaranteed: 'Premios garantizados',
  leaveUntil: (hour: string) => `Puedes salir hasta ${hour}`,
  leaveUntilDay: (day: string, hour: string) => `Puedes salir hasta el ${day}, ${hour}`,
  noLeavingWhenFull: (until: string) => `${until}, mientras no se llene.`,
  noLeaving: 'Ya no podrás salir: falta poco para el cierre.',
  pay: (amount: string) => `Pagar ${amount}`,
  joiningFree: 'Entrando…',
  joining: 'Pagando…',
  verify: 'Comprobar otra vez',
  cancel: 'Ahora no',
  recharge: 'Recargar',
};

/** The words of the sheet; a partner overrides them with those of the room card. */
export type JoinSheetMessages = typeof joinSheetEs;

/** The words of the sheet, a partner's own among them. */
export const useJoinSheetWords = () => useWords('roomCard', joinSheetEs);
