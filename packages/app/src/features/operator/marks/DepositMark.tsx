import { operadorMoneyEs } from '../../../messages/operadorMoney.es';
import { StateMark } from '../../../page/StateMark';

const TONES: Record<string, string> = { aprobado: 'good', en_revision: 'open', rechazado: 'bad', vencido: 'plain' };

/** The state of a top-up in a word. */
export function DepositMark({ estado }: { estado: string }) {
  return <StateMark data-tone={TONES[estado]}>{operadorMoneyEs.deposits.estados[estado] ?? estado}</StateMark>;
}
