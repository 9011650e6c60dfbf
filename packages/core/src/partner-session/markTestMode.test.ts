import { afterEach, expect, it } from 'vitest';
import { createEmbedSession } from './createEmbedSession';

const marks = () => [...document.querySelectorAll('arma11-test-mode')];
const textOf = (mark: Element | undefined) => mark?.shadowRoot?.querySelector('[part="test-mark"]')?.textContent;
const begin = (key: string, lang?: string) =>
  createEmbedSession({ key, baseUrl: 'https://play.example', fetch: () => new Promise(() => undefined), lang }).start();

afterEach(() => marks().forEach((mark) => mark.remove()));

it.each([
  [undefined, 'Modo de prueba'],
  ['es', 'Modo de prueba'],
  ['en', 'Test mode'],
  ['pt-BR', 'Modo de teste'],
])('a page with a test key says so in its language, %s', (lang, words) => {
  begin('pk_test_DiarioDelSur0AAA0', lang);
  expect(textOf(marks()[0])).toBe(words);
});

it('says it once, however many sessions there are, and no rule of the page takes it away', () => {
  begin('pk_test_DiarioDelSur0AAA0');
  begin('pk_test_DiarioDelSur0AAA0');
  const [mark, second] = marks() as HTMLElement[];
  expect(second).toBeUndefined();
  expect(mark!.style.getPropertyPriority('display')).toBe('important');
});

it('says nothing with a live key', () => {
  begin('pk_DiarioDelSur0000000AAA');
  expect(marks()).toEqual([]);
});
