import type { Messages } from '../messages/es';
import type { Language } from '../messages/language';
import { lineup } from './ptBR/lineup';
import { element, money, quest, signIn, ui, wallet } from './ptBR/own';
import { clutch, longTerm, predi } from './ptBR/predi';
import { ranking, reactions } from './ptBR/room';
import { roomCard, scoring } from './ptBR/rooms';

/**
 * The widgets in Brazilian Portuguese.
 * @example
 * <Arma11Provider publishableKey="pk_…" baseUrl="https://play.example" locale={ptBR}>
 *   <PrediccionPanel prediId={42} />
 * </Arma11Provider>
 */
export const ptBR: Language & { messages: Messages } = {
  locale: 'pt-BR',
  messages: {
    lineup,
    predi,
    clutch,
    longTerm,
    roomCard,
    wallet,
    quest,
    ranking,
    reactions,
    scoring,
    signIn,
    money,
    ui,
    element,
  },
};
