import type { Loader } from '@storybook/react-vite';
import type { ScenarioParameters } from '../scenario/scenarioParameters';
import { loadLanguage } from '../../packages/app/src/messages/language/chosenWords';
import { chooseLocale, locale } from '../../packages/app/src/messages/language/locale';

/** Lets the pages of the app speak English where the toolbar says so: they have one language for each visit, so the frame is loaded anew. */
export const speakLocale: Loader = async ({ globals, parameters }) => {
  const wanted = globals.locale === 'en' ? 'en' : 'es-PE';
  if ((parameters as ScenarioParameters).wholeApp && wanted !== locale) chooseLocale(wanted);
  await loadLanguage(() => import('../../packages/app/src/messages/en/en').then(({ en }) => en));
  return {};
};
