import { expect, it } from 'vitest';
import type { MarketKind, PrediMatch } from '@arma11/core/contract';
import { alternativeId, answersFixture, marketId } from '@arma11/testing/fixtures/prediFixture';
import { match } from '../../../testing/prediFixtures';
import { fillTrial } from './fillTrial';

const asked = (id: number, ...kinds: MarketKind[]): PrediMatch => ({
  id,
  match: match(id),
  answers: kinds.flatMap((kind) => answersFixture(id, kind)),
  my_answers: [],
  points: null,
});

function storeOf(picks: Record<number, number> = {}) {
  const picked = new Map(Object.entries(picks).map(([market, alternative]) => [Number(market), alternative]));
  return {
    picked,
    pick: (market: number) => picked.get(market) ?? null,
    choose: (market: number, alternative: number | null) => void picked.set(market, alternative!),
  };
}

const open = () => false;
const trial = (scores: Record<number, [number | null, number | null]>) => ({
  scores: new Map(Object.entries(scores).map(([id, [local, visit]]) => [Number(id), { local, visit }])),
});

it('answers with a score what it says something about, and leaves the other questions', () => {
  const store = storeOf();
  const matches = [asked(5, 'marcador', '1x2', 'primer_gol'), asked(6, '1x2')];
  const { filled, had } = fillTrial({ store, matches, isClosed: open }, trial({ 5: [2, 1], 6: [0, 0] }));
  expect(Object.fromEntries(store.picked)).toEqual({
    [marketId(5, 'marcador')]: alternativeId(5, 'marcador', '2-1'),
    [marketId(5, '1x2')]: alternativeId(5, '1x2', 'Local'),
    [marketId(6, '1x2')]: alternativeId(6, '1x2', 'Empate'),
  });
  expect([...filled.keys(), had]).toEqual([5, 6, false]);
});

it('never answers over what is there, not even another question of that match', () => {
  const store = storeOf({ [marketId(5, '1x2')]: alternativeId(5, '1x2', 'Visita') });
  const { filled, had } = fillTrial(
    { store, matches: [asked(5, 'marcador', '1x2')], isClosed: open },
    trial({ 5: [2, 1] }),
  );
  expect([filled.size, had, store.picked.size]).toEqual([0, true, 1]);
});

it('leaves closed matches, half a score, and matches that the room does not ask about', () => {
  const store = storeOf();
  const matches = [asked(5, '1x2'), asked(6, '1x2')];
  const isClosed = ({ id }: PrediMatch) => id === 5;
  const { filled, had } = fillTrial({ store, matches, isClosed }, trial({ 5: [2, 1], 6: [1, null], 7: [1, 1] }));
  expect([filled.size, had, store.picked.size]).toEqual([0, false, 0]);
});
