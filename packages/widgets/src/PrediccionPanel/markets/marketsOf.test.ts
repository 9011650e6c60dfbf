import { describe, expect, it } from 'vitest';
import { answersFixture, marketId } from '@arma11/testing/fixtures/prediFixture';
import { marketsOf } from './marketsOf';

describe('the markets of a match', () => {
  it('come in the order in which the wire first names them', () => {
    const answers = [...answersFixture(55, 'goles'), ...answersFixture(55, '1x2')];
    expect(marketsOf({ answers }).map(({ kind }) => kind)).toEqual(['goles', '1x2']);
  });

  it('hold their alternatives by order, even where the wire mixes them', () => {
    const [local, draw, visit] = answersFixture(55, '1x2');
    const [more, less] = answersFixture(55, 'goles');
    const [result, goals] = marketsOf({ answers: [visit!, less!, local!, more!, draw!] });
    expect(result).toMatchObject({ id: marketId(55, '1x2'), question: '¿Quién gana?', voided: false });
    expect(result?.alternatives.map(({ answer }) => answer)).toEqual(['Local', 'Empate', 'Visita']);
    expect(goals?.alternatives.map(({ answer }) => answer)).toEqual(['Más de 2.5', 'Menos de 2.5']);
  });

  it('are void when the server voids them', () => {
    const [market] = marketsOf({ answers: answersFixture(55, '1x2', { voided: true }) });
    expect(market?.voided).toBe(true);
  });
});
