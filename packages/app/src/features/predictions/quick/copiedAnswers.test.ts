import { expect, it } from 'vitest';
import type { MarketKind, PrediMatch } from '@arma11/core/contract';
import { unmadeScore } from '@arma11/core/domain';
import { alternativeId, answersFixture, marketId, pickFixture } from '@arma11/testing/fixtures/prediFixture';
import { match } from '../../../testing/prediFixtures';
import { copiedAnswers } from './copiedAnswers';

const NOW = Date.parse('2096-06-01T00:00:00Z');

/** The same match as another room asks about it: its questions have ids of their own. */
const asked = (fixture: number, kinds: MarketKind[], changes: Partial<PrediMatch> = {}): PrediMatch => ({
  id: fixture,
  match: match(5),
  answers: kinds.flatMap((kind) => answersFixture(fixture, kind)),
  my_answers: [],
  points: null,
  ...changes,
});

const storeOf = (picks: Record<number, number>) => ({
  pick: (market: number) => picks[market] ?? null,
  score: () => null,
});

const from = {
  matches: [asked(5, ['1x2', 'marcador', 'primer_gol'])],
  store: storeOf({
    [marketId(5, '1x2')]: alternativeId(5, '1x2', 'Empate'),
    [marketId(5, 'marcador')]: alternativeId(5, 'marcador', '1-1'),
    [marketId(5, 'primer_gol')]: alternativeId(5, 'primer_gol', 'Local'),
  }),
};

const to = (kind: MarketKind, answer: string) => ({
  match_prediction: marketId(8, kind),
  alternative: alternativeId(8, kind, answer),
});

it('copies questions of the same kind by their text, and the others by the score', () => {
  expect(copiedAnswers(from, [asked(8, ['1x2', 'primer_gol', 'goles', 'ambos'])], NOW)).toEqual({
    matches: 1,
    answers: [to('1x2', 'Empate'), to('primer_gol', 'Local'), to('goles', 'Menos de 2.5'), to('ambos', 'Sí')],
  });
});

it('leaves out what the other room has already, what it does not ask and what has closed there', () => {
  const had = asked(8, ['1x2'], { my_answers: [pickFixture(8, '1x2', 'Empate')] });
  expect(copiedAnswers(from, [had, asked(9, ['goleador'])], NOW)).toEqual({ matches: 0, answers: [] });
  const closed = asked(8, ['1x2'], { match: match(5, { close_predi: true }) });
  const late = asked(9, ['1x2'], { match: match(5, { lock_at: '2096-06-01T00:00:00Z' }) });
  const other = asked(7, ['1x2'], { match: match(6) });
  expect(copiedAnswers(from, [closed, late, other], NOW).matches).toBe(0);
});

it('copies a score that the other room does not show yet', () => {
  const high = { ...from, store: storeOf({ [marketId(5, 'marcador')]: unmadeScore({ local: 6, visit: 0 }) }) };
  expect(copiedAnswers(high, [asked(8, ['marcador'])], NOW).answers).toEqual([
    { match_prediction: marketId(8, 'marcador'), alternative: unmadeScore({ local: 6, visit: 0 }) },
  ]);
});
