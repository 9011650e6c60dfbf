import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => vi.resetModules());
afterEach(() => {
  vi.doUnmock('../../locales/en');
  vi.restoreAllMocks();
});

/** What is spoken once everything that was asked for has come or has failed. */
async function spokenAfter(locale: 'es-PE' | 'en', messages?: object) {
  const { speechOf } = await import('./speech');
  for (;;) {
    let come = (): void => undefined;
    const later = new Promise<void>((resolve) => (come = resolve));
    const speech = speechOf({ locale, ...(messages ? { messages } : {}) }, {}, come);
    if (speech) return speech;
    await later;
  }
}

it('asks for nothing in es-PE without words of a partner', async () => {
  const { speechOf } = await import('./speech');
  expect(speechOf({}, { locale: 'es-PE' }, () => undefined)).toMatchObject({ lang: 'es-PE' });
});

it('speaks the language that was asked for, with the words of a partner', async () => {
  const { lang, words, messages } = await spokenAfter('en', { wallet: { low: 'low' } });
  expect([lang, words.retry]).toEqual(['en', 'Retry']);
  expect(messages?.wallet).toMatchObject({ low: 'low', loading: 'Loading balance…' });
});

it('speaks es-PE where the language could not be loaded, and says so in the console', async () => {
  vi.doMock('../../locales/en', () => {
    throw new Error('no network');
  });
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  expect((await spokenAfter('en')).lang).toBe('es-PE');
  await vi.waitFor(() => expect(warn).toHaveBeenCalledWith(expect.stringContaining("could not load 'en'")));
});
