import { chosenWords } from './chosenWords';
import { locale } from './locale';

/**
 * A section of the app's words as it is said in this visit: es-PE as it stands; in another language each word is looked up
 * when it is read, since that language comes while the app's modules run already. What a module reads as it runs must
 * therefore be a group of words, never one of them: that fails here, in whatever module does so. Each call is marked as pure,
 * or every page would bring all sections along.
 * @example
 * export const roomEs = /* @__PURE__ *\/ inLanguage('room', { title: 'Sala' });
 */
export function inLanguage<Words extends object>(section: string, es: Words): Words {
  return locale === 'es-PE' ? es : lookedUp(es, [section]);
}

function lookedUp<Words extends object>(es: Words, path: readonly string[]): Words {
  const groups = new Map<string | symbol, object>();
  return new Proxy(es, {
    get(words, key) {
      const word: unknown = Reflect.get(words, key);
      if (typeof word !== 'object' || word === null || typeof key === 'symbol') return chosenWord(path, key) ?? word;
      const group = groups.get(key) ?? lookedUp(word, [...path, key]);
      groups.set(key, group);
      return group;
    },
  });
}

/** What stands in the chosen language under these names. */
function chosenWord(path: readonly string[], key: string | symbol): unknown {
  let group: unknown = chosenWords();
  for (const name of path) group = (group as Record<string, unknown> | undefined)?.[name];
  return group === undefined ? undefined : Reflect.get(group as object, key);
}
