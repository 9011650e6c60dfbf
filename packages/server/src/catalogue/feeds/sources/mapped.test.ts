import { describe, expect, it } from 'vitest';
import { heldFiles } from '../feedFiles';
import { readMapped, readMapping } from './mapped';

const mapping = {
  competition: 'Liga Local',
  season: '2026',
  matches: {
    list: 'data.fixtures',
    fields: {
      external_id: 'id',
      jornada: { value: 3 },
      local: 'home.name',
      visit: 'away.name',
      kick_off: 'starts',
      estado: { path: 'status', values: { LIVE: 'en_vivo', FT: 'finalizado', NS: 'programado' } },
      minute: 'clock',
      goals_local: 'home.goals',
      goals_visit: 'away.goals',
    },
  },
};
const withEvents = {
  ...mapping,
  events: {
    list: 'data.events',
    fields: {
      match: 'on',
      minute: 'at',
      type: { path: 'what', values: { goal: 'gol' } },
      side: { path: 'team', values: { home: 'local' } },
      player_name: 'name',
    },
  },
};
const live = {
  id: 9,
  home: { name: 'Garúa', goals: 1 },
  away: { name: 'Puerto', goals: 0 },
  starts: '2026-06-11 15:00',
  status: 'LIVE',
  clock: 30,
};
const filesOf = (value: unknown) => {
  const body = typeof value === 'string' ? value : JSON.stringify(value);
  return heldFiles('local', new Map([['partidos', Buffer.from(body)]]));
};
const read = (value: unknown, given: object = mapping, kind: 'json' | 'csv' = 'json') =>
  readMapped(filesOf(value), 'partidos', { kind, mapping: given, zone: 'America/Lima' });

describe('an address in a shape of its own (rules R18.2)', () => {
  it('is read by a mapping: paths, words that mean others here, and values that are the same in every row', () => {
    const { teams, matches, events } = read(
      { data: { fixtures: [live], events: [{ on: 9, at: '45+2', what: 'goal', team: 'home', name: 'Ríos' }] } },
      withEvents,
    );
    expect(teams.map(({ name }) => name)).toEqual(['Garúa', 'Puerto']);
    expect(matches).toMatchObject([
      {
        external_id: '9',
        jornada: 3,
        local_external_id: 'Garúa',
        kick_off: '2026-06-11T20:00:00.000Z',
        estado: 'en_vivo',
        minute: 30,
        goals_local: 1,
        official: false,
      },
    ]);
    expect(events).toEqual([
      { match_external_id: '9', minute: 45, type: 'gol', local: true, player_external_id: null, player_name: 'Ríos' },
    ]);
  });

  it('is read from CSV by the names of its columns', () => {
    const { list: _, ...matches } = mapping.matches;
    const fields = {
      external_id: 'n',
      jornada: 'j',
      local: 'casa',
      visit: 'fuera',
      kick_off: 'hora',
      goals_local: 'gl',
      goals_visit: 'gv',
    };
    const text =
      'n,j,casa,fuera,hora,gl,gv\n1,3,Garúa,Puerto,2026-06-11 15:00,2,0\n2,3,Amaru,Sillar,2026-06-12 15:00,,\n';
    expect(read(text, { ...mapping, matches: { ...matches, fields } }, 'csv').matches).toMatchObject([
      { external_id: '1', estado: 'finalizado', goals_local: 2, first_goal: 'local' },
      { external_id: '2', estado: 'programado', goals_local: null },
    ]);
  });

  it.each<[string, unknown, string]>([
    ['a list that is not there', { data: {} }, 'partidos, data.fixtures: there is no list'],
    [
      'a word that the mapping does not know',
      { data: { fixtures: [{ ...live, status: 'HALF' }] } },
      'data.fixtures[0], column estado: "HALF" is not right',
    ],
    ['a number out of its range', { data: { fixtures: [{ ...live, clock: 999 }] } }, 'data.fixtures[0], column minute'],
    [
      'a match against itself',
      { data: { fixtures: [{ ...live, away: { name: 'Garúa', goals: 0 } }] } },
      'match 9: a team plays against itself',
    ],
    ['half an answer', '{"data": {"fixtures": [', 'this is not valid JSON'],
  ])('is refused with the place for %s', (_name, value, problem) => {
    expect(() => read(value)).toThrow(problem);
  });

  it('is refused where nothing tells the zone of a kick-off (rules R18.4)', () => {
    const readIn = (starts: string) =>
      readMapped(filesOf({ data: { fixtures: [{ ...live, starts }] } }), 'partidos', { kind: 'json', mapping });
    expect(() => readIn('2026-06-11 15:00')).toThrow(
      'data.fixtures[0], column kick_off: "2026-06-11 15:00" is not right',
    );
    expect(readIn('2026-06-11T15:00:00-05:00').matches).toMatchObject([{ kick_off: '2026-06-11T15:00:00-05:00' }]);
  });

  it('a mapping that says something unknown is refused', () => {
    expect(() => readMapping({ ...mapping, fixtures: {} })).toThrow('mapping');
  });
});
