import type { Decorator } from '@storybook/react-vite';
import { en } from '../../packages/widgets/src/locales/en';
import { es } from '../../packages/widgets/src/locales/es';
import { ptBR } from '../../packages/widgets/src/locales/ptBR';
import type { Language, Locale } from '../../packages/widgets/src/messages/language';
import { MessagesContext } from '../../packages/widgets/src/messages/MessagesContext';

const languages: Partial<Record<string, Language>> = { es, en, 'pt-BR': ptBR } satisfies Partial<
  Record<Locale, Language>
>;

const esPE = {};

/** Lets the widgets of a story speak the language of the toolbar. */
export const withLocale: Decorator = (Story, { globals }) => (
  <MessagesContext.Provider value={languages[String(globals.locale)]?.messages ?? esPE}>
    <Story />
  </MessagesContext.Provider>
);
