import { beforeEach, expect, it } from 'vitest';
import type { PrediMatch } from '@arma11/core/contract';
import { alternativeId, answersFixture, marketId } from '@arma11/testing/fixtures/prediFixture';
import { match } from '../../../testing/prediFixtures';
import { putScore, quickMatches, typedScore, type TypedScore } from './quickMatch';

const asked = (...kinds: Parameters<typeof answersFixture>[1][]): PrediMatch => ({
  id: 1,
  match: match(5),
  answers: kinds.flatMap((kind) => answersFixture(5, kind)),
  my_answers: [],
  points: null,
});

const picks = new Map<number, number | null>();
const scores = new Map<number, TypedScore>();
const store = {
  pick: (market: number) => picks.get(market) ?? null,
  score: (market: number) => scores.get(market) ?? null,
  choose(market: number, alternative: number | null, score?: TypedScore) {
    picks.set(market, alternative);
    if (score) scores.set(market, score);
    else scores.delete(market);
  },
};
beforeEach(() => {
  picks.clear();
  scores.clear();
});

const [quick] = quickMatches([asked('1x2', 'primer_gol', 'marcador')]);
const pickOf = (kind: '1x2' | 'primer_gol' | 'marcador') => store.pick(marketId(5, kind));

it('a whole score answers its questions, and those of another kind stay', () => {
  store.choose(marketId(5, 'primer_gol'), alternativeId(5, 'primer_gol', 'Local'));
  putScore(store, quick!, { local: 2, visit: 1 });
  expect(pickOf('marcador')).toBe(alternativeId(5, 'marcador', '2-1'));
  expect(pickOf('1x2')).toBe(alternativeId(5, '1x2', 'Local'));
  expect(pickOf('primer_gol')).toBe(alternativeId(5, 'primer_gol', 'Local'));
});

it('with one field empty the answers stay; with both they are cleared', () => {
  putScore(store, quick!, { local: 2, visit: 1 });
  putScore(store, quick!, { local: null, visit: 1 });
  expect([typedScore(store, quick!), pickOf('1x2')]).toEqual([
    { local: null, visit: 1 },
    alternativeId(5, '1x2', 'Local'),
  ]);
  putScore(store, quick!, { local: null, visit: null });
  expect([typedScore(store, quick!), pickOf('1x2'), pickOf('marcador')]).toEqual([
    { local: null, visit: null },
    null,
    null,
  ]);
});

it('shows the score that was saved before, and keeps one where no exact score is asked', () => {
  picks.set(marketId(5, 'marcador'), alternativeId(5, 'marcador', '0-3'));
  expect(typedScore(store, quick!)).toEqual({ local: 0, visit: 3 });
  const [plain] = quickMatches([asked('goles')]);
  putScore(store, plain!, { local: 4, visit: 0 });
  expect(typedScore(store, plain!)).toEqual({ local: 4, visit: 0 });
});

it('leaves out matches that no score says anything about', () => {
  expect(quickMatches([asked('primer_gol')])).toEqual([]);
});
