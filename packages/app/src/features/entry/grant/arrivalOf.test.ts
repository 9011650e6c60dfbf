import { expect, it } from 'vitest';
import { arrivalOf } from './arrivalOf';

const OURS = 'https://play.example';
const arrival = (referrer: string) => arrivalOf(referrer, OURS, (origin) => origin === 'https://diario.example');

it.each([
  ['https://diario.example/', { from: 'site', origin: 'https://diario.example' }],
  ['https://diario.example/deportes/clasico?a=1', { from: 'site', origin: 'https://diario.example' }],
  ['', { from: 'unknown' }],
  ['https://play.example/login-user', { from: 'unknown' }],
  ['http://diario.example/', { from: 'elsewhere', host: 'diario.example' }],
  ['https://diario.example.evil.example/', { from: 'elsewhere', host: 'diario.example.evil.example' }],
  ['not an address', { from: 'unknown' }],
])('a window opened from «%s» came %o', (referrer, expected) => {
  expect(arrival(referrer)).toEqual(expected);
});

it('counts our own pages as the site where they show a widget themselves', () => {
  expect(arrivalOf(`${OURS}/partners/`, OURS, (origin) => origin === OURS)).toEqual({
    from: 'site',
    origin: OURS,
  });
});
