import { describe, expect, it } from 'vitest';
import { fixturePlayer } from '@arma11/testing/fixtures/lineupFixture';
import { EVERYBODY, filterPlayers, isFiltered, plain, sortValue, teamsOf } from './pickerFilter';

const pool = [
  fixturePlayer({ id: 1, name: 'Óscar Ñahui', club: 'PBR', position: 2, average: 5, form: [1, 9] }),
  fixturePlayer({ id: 2, name: 'Beto Ibarra', club: 'GAR', position: 2, average: 8, form: [2, 2], condition: 2 }),
  fixturePlayer({ id: 3, name: 'Aldo Salas', club: 'GAR', position: 2, average: 5, form: [], condition: 1 }),
];
const names = (filter: Partial<typeof EVERYBODY>) =>
  filterPlayers(pool, { ...EVERYBODY, ...filter }).map(({ short_name }) => short_name);

describe('the candidates', () => {
  it.each([
    ['the best average first, equals by name', {}, ['Ibarra', 'Salas', 'Ñahui']],
    ['by form: the mean of the last matches', { sort: 'form' as const }, ['Ñahui', 'Ibarra', 'Salas']],
    ['by points of the season', { sort: 'pts' as const }, ['Ibarra', 'Salas', 'Ñahui']],
    ['without accents', { search: 'nahui' }, ['Ñahui']],
    ['by two words in any order', { search: ' salas  aldo' }, ['Salas']],
    ['by their club', { search: 'garúa' }, ['Ibarra', 'Salas']],
    ['of one club', { team: 1 }, ['Ibarra', 'Salas']],
    ['who are fit', { onlyFit: true }, ['Ñahui']],
    ['of one club who are fit', { team: 1, onlyFit: true }, []],
  ])('are found %s', (_, filter, found) => {
    expect(names(filter)).toEqual(found);
  });

  it('come from these clubs, by short name', () => {
    expect(teamsOf(pool).map(({ short }) => short)).toEqual(['GAR', 'PBR']);
  });

  it('have no form before their first match', () => {
    expect(sortValue(pool[2]!, 'form')).toBe(0);
  });

  it('are all shown until something is searched or filtered; the order does not count', () => {
    expect([isFiltered(EVERYBODY), isFiltered({ ...EVERYBODY, sort: 'pts' })]).toEqual([false, false]);
    expect(isFiltered({ ...EVERYBODY, search: 'a' })).toBe(true);
  });

  it('are compared without capitals and accents', () => {
    expect(plain('Ñahuí ÁÉ')).toBe('nahui ae');
  });
});
