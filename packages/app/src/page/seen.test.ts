// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetSeen, keepSeen, wasSeen } from './seen';

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

it('holds for one thing and one player, not for another on the same device', () => {
  expect(wasSeen('tour', 'rosa')).toBe(false);
  keepSeen('tour', 'rosa');
  expect(wasSeen('tour', 'rosa')).toBe(true);
  expect(wasSeen('tour', 'luis')).toBe(false);
  expect(wasSeen('push-offer', 'rosa')).toBe(false);
});

it('is forgotten of everybody at once, and nothing else with it', () => {
  localStorage.setItem('theme', 'dark');
  keepSeen('tour', 'rosa');
  keepSeen('push-offer', 9);
  forgetSeen();
  expect([wasSeen('tour', 'rosa'), wasSeen('push-offer', 9)]).toEqual([false, false]);
  expect(Object.keys(localStorage)).toEqual(['theme']);
});

it('holds for the visit where the browser refuses its storage', () => {
  const refuse = () => {
    throw new Error('refused');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  expect(wasSeen('tour', 'nora')).toBe(false);
  keepSeen('tour', 'nora');
  expect(wasSeen('tour', 'nora')).toBe(true);
  forgetSeen();
  expect(wasSeen('tour', 'nora')).toBe(false);
});
