import { expect, it } from 'vitest';
import { en } from './en';

/** The texts of a group of words, each with its name. */
const textsOf = (group: object, path: string): [path: string, text: string][] =>
  Object.entries(group).flatMap(([name, word]: [string, unknown]) => {
    const here = `${path}.${name}`;
    if (typeof word === 'string') return [[here, word]];
    return typeof word === 'object' && word ? textsOf(word, here) : [];
  });

it('has no letter in its texts that only Spanish has', () => {
  const texts = textsOf(en.words, 'en');
  expect(texts.length).toBeGreaterThan(700);
  expect(texts.filter(([, text]) => /[áéíóúñ¿¡]/i.test(text))).toEqual([]);
});

it('tells when something is as English does, in the hour of Lima', () => {
  const { dates } = en.words;
  const kickoff = '2026-06-11T20:00:00Z';
  expect(dates.kickoff(kickoff)).toBe('Thu, Jun 11 15:00');
  expect(dates.day(kickoff)).toBe('Thursday, June 11');
  expect(dates.fullDay(kickoff)).toBe('Thursday, June 11, 2026');
  expect(dates.month(kickoff)).toBe('June 2026');
  expect(dates.places({ position_from: 1, position_to: 1 })).toBe('1st');
  expect(dates.place(22)).toBe('22nd');
  expect(dates.percent(40)).toBe('40%');
  expect(dates.places({ position_from: 4, position_to: 6 })).toBe('4th to 6th');
});
