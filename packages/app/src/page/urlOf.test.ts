import { expect, it } from 'vitest';
import { urlOf } from './urlOf';

it('reads an address, with a base a relative one too, and says null of what is none', () => {
  expect(urlOf('https://a.pe/b?c')?.host).toBe('a.pe');
  expect(urlOf('/b', 'https://a.pe/c/')?.href).toBe('https://a.pe/b');
  expect(urlOf('/b')).toBeNull();
  expect(urlOf('')).toBeNull();
});
