import { expect, it } from 'vitest';
import { grantRequest } from './grantRequest';

const whole = {
  key: `pk_${'k'.repeat(22)}`,
  state: 's'.repeat(22),
  challenge: 'c'.repeat(43),
  origin: 'https://diario.example',
};
const asked = (change: Record<string, string>) => grantRequest(new URLSearchParams({ ...whole, ...change }));

it('reads what a page asks for', () => {
  expect(asked({})).toEqual(whole);
  expect(asked({ origin: 'http://localhost:5173' })).toEqual({ ...whole, origin: 'http://localhost:5173' });
});

it('reads the link of an account, whatever stands beside it', () => {
  expect(asked({ link: 'L'.repeat(43) })).toEqual({ key: whole.key, link: 'L'.repeat(43) });
});

it.each([
  ['a key of another shape', { key: 'pk_short' }, 'unknownSite'],
  ['a secret in place of the key', { key: `sk_${'k'.repeat(43)}` }, 'unknownSite'],
  ['no key', { key: '' }, 'incomplete'],
  ['no state', { state: '' }, 'incomplete'],
  ['a state that is too short', { state: 's'.repeat(21) }, 'incomplete'],
  ['a state with other characters', { state: `${'s'.repeat(21)}+` }, 'incomplete'],
  ['a challenge that is no SHA-256', { challenge: 'c'.repeat(42) }, 'incomplete'],
  ['no origin', { origin: '' }, 'incomplete'],
  ['an origin with a path', { origin: 'https://diario.example/' }, 'incomplete'],
  ['an origin in capitals', { origin: 'https://Diario.example' }, 'incomplete'],
  ['an origin that is none', { origin: 'null' }, 'incomplete'],
  ['a script in place of the origin', { origin: 'javascript:alert(1)' }, 'incomplete'],
  ['a link that is too short', { link: 'L'.repeat(42) }, 'incomplete'],
])('refuses %s', (_, change, problem) => {
  expect(asked(change)).toEqual({ problem });
});
