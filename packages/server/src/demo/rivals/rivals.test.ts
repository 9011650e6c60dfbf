import { describe, expect, it } from 'vitest';
import { isUsernameAllowed, slotsOf, usernameKey, type PoolPlayer } from '@arma11/core/domain';
import { demoLeague } from '../season/demoLeague';
import { streamOf } from '../season/streamOf';
import { demoOffers, type DemoOffer } from './demoOffers';
import { rivalAnswers, type RoomMarket } from './rivalAnswers';
import { rivalLineup } from './rivalLineup';
import { rivalNames } from './rivalNames';
import { seatsWanted } from './seatsWanted';

describe('the rivals', () => {
  it('are forty, with names that anybody could have taken and that nobody could mistake for each other', () => {
    expect(rivalNames).toHaveLength(40);
    expect(rivalNames.filter((name) => !isUsernameAllowed(name))).toEqual([]);
    expect(new Set(rivalNames.map(usernameKey)).size).toBe(40);
  });
});

describe('a rival’s eleven', () => {
  const people = [...demoLeague(11).squads.values()].flat();
  const pool = people.map(({ position, level }, index): PoolPlayer => ({
    id: index + 1,
    position,
    condition: index % 9 === 0 ? 2 : 0,
    avg_points: Math.round(level * 40) / 10,
    team_id: Math.floor(index / 26),
  }));
  const lineups = Array.from({ length: 60 }, (_, rival) => rivalLineup(pool, streamOf('test', rival)));
  const positionOf = new Map(pool.map(({ id, position }) => [id, position]));

  it('fills every slot of its formation with a player of the position, nobody twice', () => {
    for (const { formation, players } of lineups) {
      expect(players.map((id) => positionOf.get(id))).toEqual(slotsOf(formation).map(({ position }) => position));
      expect(new Set(players).size).toBe(12);
    }
  });

  it('is the same for the same draw, and seldom that of another rival', () => {
    expect(rivalLineup(pool, streamOf('test', 1))).toEqual(lineups[1]);
    expect(new Set(lineups.map(({ players }) => players.toSorted((a, b) => a - b).join())).size).toBeGreaterThan(55);
    expect(new Set(lineups.map(({ formation }) => formation)).size).toBe(6);
  });

  it('takes nobody who is injured or suspended while others can play', () => {
    const injured = new Set(pool.filter(({ condition }) => condition >= 2).map(({ id }) => id));
    expect(lineups.flatMap(({ players }) => players).filter((id) => injured.has(id))).toEqual([]);
  });
});

describe('a rival’s answers', () => {
  const alternatives = (...codes: string[]) => codes.map((code, index) => ({ id: index + 1, code }));
  const market: RoomMarket = {
    id: 5,
    kind: '1x2',
    match_id: 1,
    alternatives: alternatives('local', 'empate', 'visita'),
  };

  it('name the room, the market and one of its alternatives, and now and then a question is left out', () => {
    const all = Array.from({ length: 300 }, (_, rival) => rivalAnswers(77, [market], streamOf('a', rival)));
    const given = all.flat();
    expect(given.every(({ predi, match_prediction }) => predi === 77 && match_prediction === 5)).toBe(true);
    expect(new Set(given.map(({ alternative }) => alternative))).toEqual(new Set([1, 2, 3]));
    expect(given.length).toBeGreaterThan(250);
    expect(given.length).toBeLessThan(300);
  });
});

describe('the offers', () => {
  it('name each amount of lineup rooms of a kind once, since players join by it (rules R3.1)', () => {
    const of = (tipo: string) =>
      Object.values<DemoOffer>(demoOffers).flatMap((offer) =>
        offer.kind === 'compe' && (offer.tipo ?? '1') === tipo ? offer.amount_ins : [],
      );
    expect(of('1').toSorted((a, b) => a - b)).toEqual([0, 20, 50, 100, 200]);
    expect(['3', '4', '5'].map(of)).toEqual([[0], [0, 20], [30]]);
  });

  it('have rooms of two, ten, twenty and a hundred, in the three pot modes', () => {
    const offers = Object.values(demoOffers);
    expect(new Set(offers.map(({ max_players }) => max_players))).toEqual(new Set([2, 10, 20, 50, 100]));
    expect(new Set(offers.map(({ modo_pozo }) => modo_pozo))).toEqual(
      new Set(['proporcional', 'garantizado', 'completo']),
    );
  });
});

describe('a room', () => {
  it.each([
    ['at its opening, of 20', { max_players: 20, progress: 0, modo_pozo: 'proporcional' }, 4],
    ['half way, of 20', { max_players: 20, progress: 0.5, modo_pozo: 'proporcional' }, 10],
    ['at its lock, of 20', { max_players: 20, progress: 1, modo_pozo: 'proporcional' }, 14],
    ['at its lock, of 100', { max_players: 100, progress: 1, modo_pozo: 'garantizado' }, 24],
    ['at its opening, of two', { max_players: 2, progress: 0, modo_pozo: 'completo' }, 1],
    ['near its lock, of two', { max_players: 2, progress: 0.8, modo_pozo: 'completo' }, 2],
  ])('%s wants so many seats sold', (_, room, wanted) => {
    expect(seatsWanted({ ...room, taken: 0 }, 0.5)).toBe(wanted);
  });

  it('that is not played head to head always keeps seats for people', () => {
    for (const max_players of [10, 20, 50, 100]) {
      expect(seatsWanted({ max_players, progress: 1, modo_pozo: 'proporcional', taken: 0 }, 1)).toBeLessThan(
        max_players,
      );
    }
  });
});
