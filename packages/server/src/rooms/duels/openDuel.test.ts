import { expect, it } from 'vitest';
import type { DuelEvent } from '@arma11/core/contract';
import { tellEvents, type OpenDuel } from './openDuel';

const event = (side: DuelEvent['side'], points: number, subject = 'Torres'): OpenDuel['events'][number] => ({
  side,
  kind: 'goal',
  subject,
  question: '',
  match: 'ALI–UNI',
  points,
});
const told = (gap: number, events: OpenDuel['events']) =>
  tellEvents(gap, events).map(({ side, points, turns }) => `${side} ${points}${turns ? '!' : ''}`);

it('tells what helps the one behind first, and of that what is enough by itself (rules R20.4)', () => {
  const events = [event('rival', 9), event('me', 4), event('me', 6), event('me', 5)];
  expect(told(-4, events)).toEqual(['me 6!', 'me 5!', 'me 4', 'rival 9']);
  expect(told(5, events)).toEqual(['rival 9!', 'me 6', 'me 5', 'me 4']);
});

it('is the caller who is behind when both are level, and any point turns it for either', () => {
  expect(told(0, [event('rival', 3), event('me', 2)])).toEqual(['me 2!', 'rival 3!']);
});

it('does not say of who leads that something would put them ahead', () => {
  expect(told(1, [event('me', 8)])).toEqual(['me 8']);
});

it('tells eight at most', () => {
  expect(
    tellEvents(
      -1,
      Array.from({ length: 30 }, (_, at) => event('me', at + 1)),
    ),
  ).toHaveLength(8);
});
