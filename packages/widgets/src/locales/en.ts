import type { Messages } from '../messages/es';
import type { Language } from '../messages/language';
import { lineup } from './en/lineup';
import { element, money, quest, signIn, ui, wallet } from './en/own';
import { clutch, longTerm, predi } from './en/predi';
import { ranking, reactions } from './en/room';
import { roomCard, scoring } from './en/rooms';

/**
 * The widgets in English.
 * @example
 * <Arma11Provider publishableKey="pk_…" baseUrl="https://play.example" locale={en}>
 *   <PrediccionPanel prediId={42} />
 * </Arma11Provider>
 */
export const en: Language & { messages: Messages } = {
  locale: 'en',
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
