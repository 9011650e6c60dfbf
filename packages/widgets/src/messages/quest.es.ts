import { useWords } from './MessagesContext';
import { spokenEs } from './spoken.es';

/** Everything the quest bar says. */
export const questEs = {
  ...spokenEs,
  quest: 'Misión',
  progress: (done: number, total: number) => `${done} de ${total}`,
  progressLabel: (title: string, done: number, total: number) => `${title}: ${done} de ${total} pasos`,
  reward: (amount: string) => `+${amount}`,
  rewardLabel: (amount: string) => `Premio: ${amount}`,
  item: 'Premio sorpresa',
  claim: 'Cobrar premio',
  claiming: 'Cobrando…',
  claimed: 'Premio cobrado',
  paid: (amount: string) => `¡Cobraste ${amount}! Ya está en tu saldo.`,
  paidItem: (item: string) => `¡Ganaste ${item}! Ya está en tu galería.`,
  notPaid: (reason: string) => `No se cobró. ${reason}`,
  empty: 'Esta semana no hay misión. Vuelve el lunes.',
  loading: 'Cargando misión…',
  signedOut: 'Ingresa y cumple tu misión de la semana',
  signIn: 'Ingresar',
};

/** The words of the quest bar, as a partner may override them. */
export type QuestMessages = typeof questEs;

/** The words of this section, a partner's own among them. */
export const useQuestWords = () => useWords('quest', questEs);
