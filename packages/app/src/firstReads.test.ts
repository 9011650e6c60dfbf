import { afterEach, describe, expect, it, vi } from 'vitest';
import type { TransportRequest } from '@arma11/core';
import { withFirstReads } from './firstReads';

const question = (path: string, token = 'abc', method = 'GET'): TransportRequest => ({
  method,
  path,
  headers: { authorization: `Bearer ${token}` },
});
const later = vi.fn(async () => ({ status: 200, headers: { 'x-server-time': '1' }, body: 'later' }));

function opened(
  answer: Promise<Response> = Promise.resolve(Response.json('early', { headers: { 'x-server-time': '1' } })),
) {
  window.arma11FirstReads = { authorization: 'Bearer abc', answers: { 'home/': answer } };
  return withFirstReads(later);
}

afterEach(() => {
  delete window.arma11FirstReads;
  later.mockClear();
});

describe('what the page asked for before the app came', () => {
  it('answers the first question, without the time at which it was sent, and no other', async () => {
    const ask = opened();
    expect(await ask(question('home/'))).toEqual({
      status: 200,
      headers: { 'content-type': 'application/json' },
      body: 'early',
    });
    expect((await ask(question('home/'))).body).toBe('later');
  });

  it.each([
    ['another path', question('user/')],
    ['another player', question('home/', 'def')],
    ['a write', question('home/', 'abc', 'POST')],
  ])('does not answer %s', async (_, request) => {
    expect((await opened()(request)).body).toBe('later');
  });

  it('is asked again where no answer came', async () => {
    expect((await opened(Promise.reject(new TypeError('no network')))(question('home/'))).body).toBe('later');
  });

  it('is nothing on a page that asked for nothing', () => {
    expect(withFirstReads(later)).toBe(later);
  });
});
