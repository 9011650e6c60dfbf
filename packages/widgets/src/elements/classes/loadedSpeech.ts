import { loadOnce, type Loader } from '../../headless/loadOnce';
import type { MessageOverrides } from '../../messages/es';
import type { Language, Locale } from '../../messages/language';
import { spokenMessages } from '../../provider/spokenMessages';
import { warnIntegrator } from '../../provider/warnIntegrator';
import { inEsPE, type Speech } from './inEsPE';

const languages: Partial<Record<Locale, Loader<Language | null>>> = {
  es: loadOnce(() => import('../../locales/es').then(({ es }) => es)),
  en: loadOnce(() => import('../../locales/en').then(({ en }) => en)),
  'pt-BR': loadOnce(() => import('../../locales/ptBR').then(({ ptBR }) => ptBR)),
};

/**
 * The words of a locale, with a partner's own; undefined while they are on their way: then `later` is called. A language
 * that cannot be loaded is spoken as es-PE.
 */
export function loadedSpeech(
  locale: Locale,
  messages: MessageOverrides | undefined,
  later: () => void,
): Speech | undefined {
  const load = languages[locale];
  if (load && load.arrived === undefined) {
    load().then(later, () => {
      load.arrived = null;
      warnIntegrator((words) => words.localeNotLoaded(locale));
      later();
    });
    return undefined;
  }
  const language = load?.arrived ?? null;
  return {
    lang: language?.locale ?? inEsPE.lang,
    messages: spokenMessages(language, messages),
    words: language?.messages.element ?? inEsPE.words,
  };
}
