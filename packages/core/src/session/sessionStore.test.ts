// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createSessionStore, EXPIRY_KEY, TOKEN_KEY } from './sessionStore';

const DAY = 24 * 60 * 60 * 1000;
let time = 0;
const make = () => createSessionStore({ storage: localStorage, sessionStorage, now: () => time });

beforeEach(() => {
  time = 1_000_000;
  localStorage.clear();
  sessionStorage.clear();
});

describe('the session (product §4)', () => {
  it('keeps a token in local storage under a user-token key with an expiry stamp set to 14 days after writing', () => {
    make().write('abc');
    expect(localStorage.getItem(TOKEN_KEY)).toBe('abc');
    expect(Number(localStorage.getItem(EXPIRY_KEY))).toBe(time + 14 * DAY);
  });

  it.each([
    [14 * DAY - 1000, 'abc'],
    [14 * DAY + 1000, null],
  ])('after %i ms the token is %s', (later, token) => {
    const store = make();
    store.write('abc');
    time += later;
    expect(store.token()).toBe(token);
  });

  it('clearing empties session storage and removes both', () => {
    const store = make();
    store.write('abc');
    sessionStorage.setItem('op:1', '{}');
    localStorage.setItem('other', 'stays');
    store.clear();
    expect([sessionStorage.length, { ...localStorage }]).toEqual([0, { other: 'stays' }]);
  });

  it("raises 'no existe usuario' when there is no token", () => {
    expect(() => make().read()).toThrow('no existe usuario');
  });

  it("raises 'no existe usuario' past expiry, and the session is cleared", () => {
    const store = make();
    store.write('abc');
    sessionStorage.setItem('draft', '1');
    time += 15 * DAY;
    expect(() => store.read()).toThrow('no existe usuario');
    expect([localStorage.length, sessionStorage.length, store.endedBy()]).toEqual([0, 0, 'expired']);
  });

  it('treats a token without a stamp as expired', () => {
    localStorage.setItem(TOKEN_KEY, 'abc');
    expect(make().token()).toBeNull();
  });

  it('tells its readers when another tab signs out, and empties its own session storage', () => {
    const store = make();
    store.write('abc');
    const listener = vi.fn();
    const stop = store.subscribe(listener);
    sessionStorage.setItem('op:1', '{}');
    localStorage.clear();
    dispatchEvent(new StorageEvent('storage', { key: TOKEN_KEY }));
    expect([listener.mock.calls.length, sessionStorage.length]).toEqual([1, 0]);
    stop();
    dispatchEvent(new StorageEvent('storage', { key: TOKEN_KEY }));
    expect(listener).toHaveBeenCalledOnce();
  });
});
