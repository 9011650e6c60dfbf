import { locale } from './locale';

/** A language beside es-PE, by what `inLanguage` reads of it. */
interface Spoken {
  words: object;
}

let words: object | undefined;
let came = locale === 'es-PE';

/**
 * Loads the language of this visit; nothing may be drawn before. Null: all is said in es-PE.
 * @example
 * const language = await loadLanguage(() => import('./messages/en/en').then(({ en }) => en));
 */
export async function loadLanguage<Language extends Spoken>(load: () => Promise<Language>): Promise<Language | null> {
  if (locale === 'es-PE') return null;
  // Without a connection to load it by, the app is of more use in Spanish than not at all.
  const language = await load().catch(() => null);
  words = language?.words;
  came = true;
  return language;
}

/** The words of the language, or none where it could not be loaded. Throws before it was tried. */
export function chosenWords(): object | undefined {
  if (!came) throw new Error('A word was read before its language came: read it where it is shown.');
  return words;
}
