import { afterEach, expect, it, vi } from 'vitest';
import { keepTourSeen, tourSeen } from './tourSeen';

afterEach(() => vi.unstubAllGlobals());

it('holds for one account, not for another on the same device', () => {
  expect(tourSeen('rosa')).toBe(false);
  keepTourSeen('rosa');
  expect(tourSeen('rosa')).toBe(true);
  expect(tourSeen('luis')).toBe(false);
  expect(localStorage.getItem('arma11.tour.rosa')).toBe('1');
});

it('holds for the visit where the browser refuses its storage', () => {
  const refuse = () => {
    throw new Error('refused');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  expect(tourSeen('nora')).toBe(false);
  keepTourSeen('nora');
  expect(tourSeen('nora')).toBe(true);
});
