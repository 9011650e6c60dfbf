import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as dateFns from './dates';
import * as intl from './datesIntl';
import {
  dayStart,
  footballDayStart,
  formatTime,
  kickoffHour,
  limaDay,
  momentOf,
  wallClock,
  weekStart,
} from './zonedTime';

const kickoff = '2026-06-11T20:00:00Z';
const processZones = ['UTC', 'America/Lima', 'Europe/Madrid', 'Pacific/Auckland', 'America/Santiago', 'Asia/Kolkata'];
const anyMoment = fc.date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true });
const anyZone = fc.constantFrom(
  ...processZones,
  'Africa/Cairo',
  'America/New_York',
  'Australia/Lord_Howe',
  'Asia/Beirut',
);

describe.each(processZones)('in a process whose zone is %s', (zone) => {
  const before = process.env.TZ;
  beforeAll(() => {
    process.env.TZ = zone;
    expect(new Date(kickoff).getHours()).toBe(wallClock(kickoff, zone).hour);
  });
  afterAll(() => {
    process.env.TZ = before ?? 'UTC';
  });

  describe.each([
    ['date-fns', dateFns],
    ['the Intl shim', intl],
  ])('%s', (_, dates) => {
    it.each([
      ['2026-06-11T20:00:00Z', 'America/Lima', 'jue 11 jun 15:00 H', 'jueves 11 de junio'],
      ['2026-06-11T20:00:00Z', 'UTC', 'jue 11 jun 20:00 H', 'jueves 11 de junio'],
      ['2026-06-12T04:59:59Z', 'America/Lima', 'jue 11 jun 23:59 H', 'jueves 11 de junio'],
      ['2026-06-12T05:00:00Z', 'America/Lima', 'vie 12 jun 00:00 H', 'viernes 12 de junio'],
      ['2026-09-05T20:00:00Z', 'Europe/Madrid', 'sáb 05 sep 22:00 H', 'sábado 5 de septiembre'],
      ['2026-01-01T02:30:00Z', 'America/Lima', 'mié 31 dic 21:30 H', 'miércoles 31 de diciembre'],
      // The night in which Santiago's clocks skip midnight.
      ['2026-09-06T04:00:00Z', 'America/Santiago', 'dom 06 sep 01:00 H', 'domingo 6 de septiembre'],
      ['2026-09-06T05:30:00Z', 'America/Lima', 'dom 06 sep 00:30 H', 'domingo 6 de septiembre'],
      // The hour that Madrid skips.
      ['2026-03-29T07:30:00Z', 'America/Lima', 'dom 29 mar 02:30 H', 'domingo 29 de marzo'],
    ])("shows %s in %s as 'EEE dd MMM HH:mm H' in the Spanish locale: %s", (instant, shown, text, day) => {
      expect(dates.formatKickoff(instant, shown)).toBe(text);
      expect(dates.formatDay(instant, shown)).toBe(day);
      expect(`${dates.formatShortDay(instant, shown)} ${formatTime(instant, shown)} H`).toBe(text);
    });

    it('shows Lima when no zone is given, and takes a Date or milliseconds as well', () => {
      const texts = [kickoff, new Date(kickoff), Date.parse(kickoff)].map((moment) => dates.formatKickoff(moment));
      expect(new Set(texts)).toEqual(new Set(['jue 11 jun 15:00 H']));
    });
  });

  it('date-fns and its shim agree on every moment of fifteen years in ten zones', () => {
    fc.assert(
      fc.property(anyMoment, anyZone, (moment, shown) => {
        expect(intl.formatKickoff(moment, shown)).toBe(dateFns.formatKickoff(moment, shown));
        expect(intl.formatDay(moment, shown)).toBe(dateFns.formatDay(moment, shown));
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    ['2026-06-11T20:00:00Z', '15:00', '2026-06-11', '2026-06-11T05:00:00.000Z', '2026-06-08T05:00:00.000Z'],
    ['2026-06-12T04:59:59Z', '23:59', '2026-06-11', '2026-06-11T05:00:00.000Z', '2026-06-08T05:00:00.000Z'],
    ['2026-06-15T04:59:59Z', '23:59', '2026-06-14', '2026-06-14T05:00:00.000Z', '2026-06-08T05:00:00.000Z'],
    ['2026-06-15T05:00:00Z', '00:00', '2026-06-15', '2026-06-15T05:00:00.000Z', '2026-06-15T05:00:00.000Z'],
    ['2026-01-01T12:00:00Z', '07:00', '2026-01-01', '2026-01-01T05:00:00.000Z', '2025-12-29T05:00:00.000Z'],
  ])(
    '%s is %s of %s in Lima; the day began at %s and the week, on Monday, at %s',
    (moment, hour, day, start, monday) => {
      expect([formatTime(moment), kickoffHour(moment), limaDay(moment)]).toEqual([hour, hour, day]);
      expect([dayStart(moment).toISOString(), weekStart(moment).toISOString()]).toEqual([start, monday]);
    },
  );
});

describe('football day', () => {
  it.each([
    ['2026-06-11T09:59:59Z', '2026-06-10T10:00:00.000Z'],
    ['2026-06-11T10:00:00Z', '2026-06-11T10:00:00.000Z'],
    ['2026-06-12T03:00:00Z', '2026-06-11T10:00:00.000Z'],
  ])('at %s began at 05:00 Lima, %s', (moment, start) => expect(footballDayStart(moment).toISOString()).toBe(start));
});

describe('wall clocks of other zones', () => {
  it.each([
    [
      'Santiago skips midnight, so its day begins at 01:00',
      '2026-09-06T12:00:00Z',
      'America/Santiago',
      '2026-09-06T04:00:00.000Z',
    ],
    [
      'Santiago repeats 23:00, and midnight follows the second one',
      '2026-04-05T12:00:00Z',
      'America/Santiago',
      '2026-04-05T04:00:00.000Z',
    ],
    ['Cairo skips midnight, east of UTC', '2026-04-24T12:00:00Z', 'Africa/Cairo', '2026-04-23T22:00:00.000Z'],
    ['Auckland on the day its summer begins', '2026-09-27T01:00:00Z', 'Pacific/Auckland', '2026-09-26T12:00:00.000Z'],
    ['Auckland on the day its summer ends', '2026-04-05T01:00:00Z', 'Pacific/Auckland', '2026-04-04T11:00:00.000Z'],
    ['Kolkata is half an hour off', '2026-06-11T20:00:00Z', 'Asia/Kolkata', '2026-06-11T18:30:00.000Z'],
  ])('%s', (_, moment, zone, start) => expect(dayStart(moment, zone).toISOString()).toBe(start));

  it('the week of a zone with summer time begins on its own Monday midnight', () => {
    expect(weekStart('2026-03-31T12:00:00Z', 'Europe/Madrid').toISOString()).toBe('2026-03-29T22:00:00.000Z');
    expect(weekStart('2026-03-29T12:00:00Z', 'Europe/Madrid').toISOString()).toBe('2026-03-22T23:00:00.000Z');
  });

  it('give back a moment that shows the same clock', () => {
    fc.assert(
      fc.property(anyMoment, anyZone, (moment, zone) => {
        const clock = wallClock(moment, zone);
        expect(wallClock(momentOf(clock, zone), zone)).toEqual(clock);
      }),
      { numRuns: 2_000 },
    );
  });

  it('a day holds its moment, starts with its own first second, and a week starts on a Monday within seven days', () => {
    fc.assert(
      fc.property(anyMoment, anyZone, (moment, zone) => {
        const start = dayStart(moment, zone);
        const justBefore = wallClock(start.getTime() - 1000, zone);
        expect(start.getTime()).toBeLessThanOrEqual(moment.getTime());
        expect(wallClock(start, zone).day).toBe(wallClock(moment, zone).day);
        expect(justBefore.day).not.toBe(wallClock(moment, zone).day);
        const monday = weekStart(moment, zone);
        expect(intl.formatDay(monday, zone)).toMatch(/^lunes /);
        expect((moment.getTime() - monday.getTime()) / 86_400_000).toBeLessThan(7.1);
        expect(monday.getTime()).toBeLessThanOrEqual(moment.getTime());
      }),
      { numRuns: 2_000 },
    );
  });

  it('a moment that is none is refused with an example of one', () => {
    expect(() => formatTime('mañana')).toThrow('"mañana" is no moment: pass one like 2026-06-11T20:00:00Z.');
  });
});
