import { describe, expect, it } from 'vitest';
import type { MatchEstado } from '../contract';
import { fixtureLineup } from '@arma11/testing/fixtures/lineupFixture';
import { flattenLineup } from './lineup';
import { shirtFact, teamProgress } from './shirtFact';

const [keeper, ...others] = flattenLineup(fixtureLineup());
const during = (estado: MatchEstado, points = 6) => {
  const { player } = keeper!;
  return { ...keeper!, points, player: { ...player, avg_points: 5.4, match: { ...player.match!, estado } } };
};

describe('what a player of a lineup says', () => {
  it.each([
    ['their rival and average while they may change', 'programado', false, { says: 'ahead', average: 5.4 }],
    ['their hour once locked', 'programado', true, { says: 'waiting' }],
    ['points while they play', 'en_vivo', true, { says: 'playing', points: 6 }],
    ['points at half-time', 'descanso', true, { says: 'playing', points: 6 }],
    ['points while they play, also before the room knows that it locked', 'en_vivo', false, { says: 'playing' }],
    ['points at the end', 'finalizado', true, { says: 'over', points: 6 }],
    ['that the match was put off', 'aplazado', false, { says: 'stopped', match: { estado: 'aplazado' } }],
    ['that the match was stopped, and points of what was played', 'suspendido', true, { says: 'stopped', points: 6 }],
    ['that the match is void', 'anulado', true, { says: 'stopped', match: { estado: 'anulado' } }],
    ['that the match was cancelled', 'cancelado', true, { says: 'stopped', match: { estado: 'cancelado' } }],
  ] as const)('%s', (_, estado, locked, fact) => {
    expect(shirtFact(during(estado), locked)).toMatchObject(fact);
  });

  it('has no points of a match that was put off and never began', () => {
    expect(shirtFact(during('aplazado', 0), true)).toMatchObject({ says: 'stopped', points: null });
  });

  it('has no average before the first match, and no rival without a match', () => {
    const idle = { ...keeper!, player: { ...keeper!.player, match: null, form: [] } };
    expect(shirtFact(idle, false)).toEqual({ says: 'ahead', match: null, average: null });
    expect(shirtFact(idle, true)).toEqual({ says: 'waiting', match: null });
  });
});

describe('how far a team is', () => {
  const at = (estado: MatchEstado, index: number) => {
    const entry = others[index]!;
    return { ...entry, player: { ...entry.player, match: { ...entry.player.match!, estado } } };
  };

  it('counts who plays, who will and who has', () => {
    const team = [at('en_vivo', 0), at('descanso', 1), at('programado', 2), at('finalizado', 3), at('aplazado', 4)];
    expect(teamProgress(team)).toEqual({ playing: 2, toPlay: 1, over: 1 });
  });

  it('leaves the coach and players without a match out', () => {
    const { player } = others[0]!;
    const coach = { ...at('en_vivo', 0), player: { ...at('en_vivo', 0).player, position: 4 as const } };
    const idle = { ...others[0]!, player: { ...player, match: null } };
    expect(teamProgress([coach, idle])).toEqual({ playing: 0, toPlay: 0, over: 0 });
  });
});
