import { describe, expect, it } from 'vitest';
import { quietUntil } from './quietHours';

const night = { from: '22:00', until: '08:00', zone: 'America/Lima' };

describe('quiet hours (rules R14.9)', () => {
  it.each([
    ['before they begin', '2026-06-12T02:59:59Z', null],
    ['as they begin', '2026-06-12T03:00:00Z', '2026-06-12T13:00:00.000Z'],
    ['after midnight', '2026-06-12T06:30:00Z', '2026-06-12T13:00:00.000Z'],
    ['in the last minute', '2026-06-12T12:59:59Z', '2026-06-12T13:00:00.000Z'],
    ['as they end', '2026-06-12T13:00:00Z', null],
  ])('over midnight, %s', (_, moment, until) => {
    expect(quietUntil(night, moment)?.toISOString() ?? null).toBe(until);
  });

  it('within one day end that day', () => {
    const siesta = { ...night, from: '13:30', until: '15:00' };
    expect(quietUntil(siesta, '2026-06-12T18:29:00Z')).toBeNull();
    expect(quietUntil(siesta, '2026-06-12T18:30:00Z')?.toISOString()).toBe('2026-06-12T20:00:00.000Z');
    expect(quietUntil(siesta, '2026-06-12T20:00:00Z')).toBeNull();
  });

  it('that end as they begin last the whole day', () => {
    const always = { ...night, from: '22:00', until: '22:00' };
    expect(quietUntil(always, '2026-06-12T20:00:00Z')?.toISOString()).toBe('2026-06-13T03:00:00.000Z');
  });

  it('follow the zone’s clock in the night in which it changes', () => {
    const madrid = { ...night, zone: 'Europe/Madrid' };
    // The 25th of October 2026 has 25 hours there, the 28th of March 2027 has 23.
    expect(quietUntil(madrid, '2026-10-24T20:00:00Z')?.toISOString()).toBe('2026-10-25T07:00:00.000Z');
    expect(quietUntil(madrid, '2027-03-27T21:00:00Z')?.toISOString()).toBe('2027-03-28T06:00:00.000Z');
  });

  it('are over at the turn of a month', () => {
    expect(quietUntil(night, '2027-01-01T03:30:00Z')?.toISOString()).toBe('2027-01-01T13:00:00.000Z');
  });

  it('refuse a zone that does not exist', () => {
    expect(() => quietUntil({ ...night, zone: 'Marte/Olimpo' }, '2026-06-12T03:00:00Z')).toThrow(RangeError);
  });
});
