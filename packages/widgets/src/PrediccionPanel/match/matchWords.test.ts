import { describe, expect, it } from 'vitest';
import type { MatchEstado } from '@arma11/core/contract';
import { openMatch } from '@arma11/testing/fixtures/prediFixture';
import { prediEs as t } from '../../messages/predi.es';
import { closedWords, hasScore, lineColour, matchNote } from './matchWords';

describe('a closed match says', () => {
  it.each<[MatchEstado, boolean, string]>([
    ['en_vivo', false, "67' · Provisional"],
    ['descanso', false, 'Descanso · Provisional'],
    ['finalizado', false, 'Final · Provisional'],
    ['finalizado', true, 'Final · Oficial'],
    ['programado', false, '15:30'],
    ['aplazado', false, 'Aplazado'],
    ['suspendido', false, 'Suspendido'],
    ['cancelado', false, 'Cancelado'],
    ['anulado', true, 'Anulado'],
  ])('%s (official: %s) as %s', (estado, official, words) => {
    expect(closedWords({ ...openMatch.match, estado, official, minute: 67 }, t)).toBe(words);
  });

  it.each<[MatchEstado, string | null]>([
    ['programado', null],
    ['finalizado', null],
    ['aplazado', 'Partido aplazado: si no se juega a tiempo, vale 0 para todos.'],
    ['anulado', 'Partido anulado: vale 0 para todos.'],
  ])('about a match that is %s: %s', (estado, note) => {
    expect(matchNote({ estado }, t)).toBe(note);
  });

  it('no score before there is one', () => {
    expect(hasScore(openMatch.match)).toBe(false);
    expect(hasScore({ ...openMatch.match, estado: 'en_vivo', goals_local: 0, goals_visit: 0 })).toBe(true);
  });
});

describe('the line of a club', () => {
  it.each([
    ['#16308f', '#ffd23f', '#16308f'],
    ['#f4f1ea', '#b3162c', '#b3162c'],
    ['#000000', '#e63946', '#e63946'],
    ['#ffffff', '#fafafa', '#ffffff'],
  ])('of %s with %s is %s: one that shows on both grounds', (primary, secondary, colour) => {
    expect(lineColour({ primary, secondary })).toBe(colour);
  });
});
