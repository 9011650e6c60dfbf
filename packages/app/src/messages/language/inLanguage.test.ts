// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LOCALE_KEY } from './locale';

const spanish = {
  title: 'Sala',
  group: { word: 'Puesto' },
  list: ['uno', 'dos'],
  of: (name: string) => `Sala de ${name}`,
};

/** The modules as they run in a visit, in the language that the device keeps. */
async function visit(kept: string | null) {
  if (kept) localStorage.setItem(LOCALE_KEY, kept);
  vi.resetModules();
  const [{ inLanguage }, { loadLanguage }, { locale }] = await Promise.all([
    import('./inLanguage'),
    import('./chosenWords'),
    import('./locale'),
  ]);
  return { inLanguage, loadLanguage, locale };
}

const english = {
  words: {
    room: { title: 'Room', group: { word: 'Place' }, list: ['one', 'two'], of: (name: string) => `${name}’s room` },
  },
};

afterEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/');
});

describe('the window that a partner’s page opens', () => {
  it.each([
    ['en', null, 'en'],
    ['en', 'es-PE', 'es-PE'],
    ['pt-BR', null, 'es-PE'],
    ['es', 'en', 'en'],
    [null, null, 'es-PE'],
  ])('speaks %s to a device that keeps %s: %s, and keeps nothing', async (lang, kept, spoken) => {
    history.replaceState(null, '', `/embed/entrar?key=pk_x${lang ? `&lang=${lang}` : ''}`);
    expect((await visit(kept)).locale).toBe(spoken);
    expect(localStorage.getItem(LOCALE_KEY)).toBe(kept);
  });

  it('is the only page that takes a language from its address', async () => {
    history.replaceState(null, '', '/play?lang=en');
    expect((await visit(null)).locale).toBe('es-PE');
  });
});

describe('a section of words', () => {
  it('is in es-PE as it was written, for a device that keeps nothing, or what we do not speak', async () => {
    for (const kept of [null, 'fr']) {
      const { inLanguage, loadLanguage, locale } = await visit(kept);
      expect(locale).toBe('es-PE');
      expect(inLanguage('room', spanish)).toBe(spanish);
      expect(await loadLanguage(async () => english)).toBeNull();
    }
  });

  it('is in the language that the device keeps once that has come: words, groups, lists and sentences', async () => {
    const { inLanguage, loadLanguage } = await visit('en');
    const words = inLanguage('room', spanish);
    const { group, list } = words;
    await loadLanguage(async () => english);
    expect(words.title).toBe('Room');
    expect(group.word).toBe('Place');
    expect(list.map((word) => word.length)).toEqual([3, 3]);
    expect([...list]).toEqual(['one', 'two']);
    expect(words.of('Rosa')).toBe('Rosa’s room');
    expect({ ...words }.title).toBe('Room');
  });

  it('has one object for a group, however often it is read', async () => {
    const { inLanguage, loadLanguage } = await visit('en');
    const words = inLanguage('room', spanish);
    await loadLanguage(async () => english);
    expect(words.group).toBe(words.group);
  });

  it('fails where a word is read before the language came, which would stay Spanish', async () => {
    const { inLanguage } = await visit('en');
    expect(() => inLanguage('room', spanish).title).toThrow('read it where it is shown');
  });

  it('is in Spanish where the language cannot be loaded', async () => {
    const { inLanguage, loadLanguage } = await visit('en');
    const words = inLanguage('room', spanish);
    expect(await loadLanguage(() => Promise.reject(new Error('offline')))).toBeNull();
    expect(words.title).toBe('Sala');
    expect(words.group.word).toBe('Puesto');
  });
});
