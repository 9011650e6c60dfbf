import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sample } from '../../../testing/feedSample';
import { heldFiles } from '../feedFiles';
import { readFootballData } from './footballData';

interface Given {
  matches: Record<string, unknown>[];
}
const original = () => JSON.parse(readFileSync(sample('football-data.json'), 'utf8')) as Given;
const read = (given: unknown) =>
  readFootballData(heldFiles('football-data', new Map([['matches', Buffer.from(JSON.stringify(given))]])), 'matches');
const withFirst = (more: object) => {
  const given = original();
  Object.assign(given.matches[0]!, more);
  return read(given);
};
const score = (home: number, away: number, more: object = {}) => ({
  score: { duration: 'REGULAR', fullTime: { home, away }, ...more },
});

describe('football-data.org, version 4 (rules R18.2)', () => {
  it('is read by its ids, with a day that has no hour yet as unconfirmed', () => {
    const { competition, season, teams, matches, jornadas } = read(original());
    expect([competition, season]).toEqual(['Liga de la Costa', '2026']);
    expect(teams.map(({ external_id, short }) => [external_id, short])).toEqual([
      ['11', 'GAR'],
      ['12', 'PUE'],
      ['13', 'AMA'],
      ['14', 'SIL'],
    ]);
    expect(jornadas).toEqual([{ number: 1, name: 'Jornada 1' }]);
    expect(matches).toMatchObject([
      { external_id: '501', jornada: 1, confirmed_time: true, estado: 'programado', official: false },
      { external_id: '502', confirmed_time: false },
    ]);
  });

  it.each([
    ['IN_PLAY', { minute: 30 }, { estado: 'en_vivo', minute: 30, goals_local: 1, official: false }],
    ['PAUSED', {}, { estado: 'descanso', minute: null, goals_local: 1 }],
    ['FINISHED', {}, { estado: 'finalizado', goals_local: 1, official: true, first_goal: 'local' }],
    ['POSTPONED', {}, { estado: 'aplazado', goals_local: null }],
    ['SUSPENDED', {}, { estado: 'suspendido', goals_local: null }],
    ['AWARDED', {}, { estado: 'suspendido', official: false }],
    ['CANCELLED', {}, { estado: 'cancelado' }],
  ])('%s', (status, more, expected) => {
    expect(withFirst({ status, ...more, ...score(1, 0) }).matches[0]).toMatchObject(expected);
  });

  it('counts 90 minutes alone: extra time and penalties are in fullTime', () => {
    const extra = { duration: 'PENALTY_SHOOTOUT', regularTime: { home: 1, away: 1 } };
    expect(withFirst({ status: 'FINISHED', ...score(6, 5, extra) }).matches[0]).toMatchObject({
      goals_local: 1,
      goals_visit: 1,
    });
    expect(withFirst({ status: 'FINISHED', ...score(6, 5, { duration: 'EXTRA_TIME' }) }).matches[0]).toMatchObject({
      goals_local: null,
      official: false,
    });
  });

  it.each([
    ['penalties decide', { extraTime: { home: 1, away: 1 }, penalties: { home: 3, away: 4 } }, 'visit'],
    ['the goals of extra time decide', { extraTime: { home: 1, away: 0 } }, 'local'],
    ['90 minutes tell nothing: the match may be one of two', {}, null],
  ])('who goes through: %s (rules R17.5)', (_, more, advances) => {
    const extra = { regularTime: { home: 1, away: 1 }, ...more };
    expect(withFirst({ status: 'FINISHED', ...score(2, 1, extra) }).matches[0]).toMatchObject({ advances });
  });

  it('tells goals, cards and changes, and the first goal where all goals have minutes', () => {
    const { matches, events } = withFirst({
      status: 'FINISHED',
      ...score(1, 1),
      goals: [
        { minute: 12, type: 'OWN', team: { id: 12 }, scorer: { id: 7, name: 'Ríos' } },
        { minute: 70, type: 'PENALTY', team: { id: 11 }, scorer: { id: 8, name: 'Paz' } },
      ],
      bookings: [{ minute: 50, team: { id: 12 }, player: { id: 9, name: 'Luna' }, card: 'YELLOW_RED' }],
    });
    expect(matches[0]).toMatchObject({ first_goal: 'visit', first_goal_minute: 12 });
    expect(events).toMatchObject([
      { minute: 12, type: 'autogol', local: true, player_external_id: '7' },
      { minute: 70, type: 'gol_penal', local: true, player_name: 'Paz' },
      { minute: 50, type: 'roja', local: false },
    ]);
  });

  it('gives the stages of a cup numbers behind its matchdays', () => {
    const given = original();
    Object.assign(given.matches[0]!, { stage: 'GROUP_STAGE', matchday: 6 });
    Object.assign(given.matches[1]!, { stage: 'LAST_16', matchday: 1, utcDate: '2026-07-01T20:00:00Z' });
    expect(read(given).jornadas).toEqual([
      { number: 6, name: 'Jornada 6' },
      { number: 7, name: 'Octavos de final' },
    ]);
  });

  it('refuses a status, a minute or a shape that it does not know, with the place', () => {
    expect(() => withFirst({ status: 'GONE' })).toThrow('at matches[0].status');
    expect(() => withFirst({ minute: 999 })).toThrow('at matches[0].minute');
    expect(() => read({ matches: [] })).toThrow('at competition');
  });
});
