import { expect, it } from 'vitest';
import { answersFixture } from '@arma11/testing/fixtures/prediFixture';
import type { MarketKind } from '@arma11/core/contract';
import { unmadeScore } from '@arma11/core/domain';
import { marketsOf } from '@arma11/widgets';
import { alternativeOfScore, isOfScore } from './answersOfScore';

const market = (kind: MarketKind) => marketsOf({ answers: answersFixture(5, kind) })[0]!;
const textOf = (kind: MarketKind, local: number, visit: number) => {
  const { alternatives } = market(kind);
  const id = alternativeOfScore(market(kind), { local, visit });
  return alternatives.find((each) => each.id === id)?.answer ?? null;
};

it.each([
  [2, 1, 'Local', 'Más de 2.5', 'Sí', '2-1'],
  [0, 0, 'Empate', 'Menos de 2.5', 'No', '0-0'],
  [0, 3, 'Visita', 'Más de 2.5', 'No', '0-3'],
  [1, 1, 'Empate', 'Menos de 2.5', 'Sí', '1-1'],
])('%i-%i answers who wins, how many goals, whether both score, and the exact score', (local, visit, ...answers) => {
  const kinds = ['1x2', 'goles', 'ambos', 'marcador'] as const;
  expect(kinds.map((kind) => textOf(kind, local, visit))).toEqual(answers);
});

it('a score that the room does not show yet is made when it is saved, and is Otro in older rooms', () => {
  expect(alternativeOfScore(market('marcador'), { local: 5, visit: 0 })).toBe(unmadeScore({ local: 5, visit: 0 }));
  const old = market('marcador');
  const other = { ...old.alternatives[0]!, id: 1, answer: 'Otro' };
  const withOther = { ...old, alternatives: [...old.alternatives, other] };
  expect(alternativeOfScore(withOther, { local: 5, visit: 0 })).toBe(1);
});

it('says nothing of who scores first, nor of what is void', () => {
  expect([isOfScore(market('primer_gol')), isOfScore(market('1x2'))]).toEqual([false, true]);
  expect(isOfScore({ ...market('1x2'), voided: true })).toBe(false);
});

it('a question that words its alternatives otherwise is left to the player', () => {
  const { kind, alternatives } = market('goles');
  const reworded = alternatives.map((each) => ({ ...each, answer: `${each.answer}!` }));
  expect(alternativeOfScore({ kind, alternatives: reworded }, { local: 1, visit: 0 })).toBeNull();
});
