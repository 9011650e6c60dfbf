import { expect, it } from 'vitest';
import type { MatchEstado } from '@arma11/core/contract';
import { flattenLineup } from '@arma11/core/domain';
import { fixtureLineup } from '@arma11/testing/fixtures/lineupFixture';
import { lineupEs } from '../../messages/lineup.es';
import { progressWords } from './progressWords';

/** A team whose players' matches stand so, slot by slot; the rest are over. */
const team = (states: readonly MatchEstado[]) =>
  flattenLineup(fixtureLineup()).map((entry) => {
    const match = { ...entry.player.match!, estado: states[entry.slot] ?? 'finalizado' };
    return { ...entry, player: { ...entry.player, match } };
  });
const times = (count: number, estado: MatchEstado) => Array.from({ length: count }, () => estado);

it.each([
  ['all parts', [...times(3, 'en_vivo'), ...times(7, 'programado')], '3 jugando · 7 por jugar · 1 terminó'],
  ['no part that is zero', times(11, 'programado'), '11 por jugar'],
  ['several that are through', times(2, 'descanso'), '2 jugando · 9 terminaron'],
] as const)('a locked team says %s', (_, states, words) => {
  expect(progressWords(team(states), true, lineupEs)).toBe(words);
});

it('says nothing before the lock, nor once all is over', () => {
  expect(progressWords(team(times(11, 'programado')), false, lineupEs)).toBeNull();
  expect(progressWords(team([]), true, lineupEs)).toBeNull();
});
