import { describe, expect, it } from 'vitest';
import { DEMO_SEED } from '../seedDemo';
import { demoClubs } from '../season/clubs';
import { demoLeague, matchesOf } from '../season/demoLeague';
import { generateSeason, PLAYED_BEFORE } from './generateSeason';
import { BEAT_MS, DATED_AHEAD, jornadaStart, LIVE_JORNADA } from '../season/schedule';
import { wellKnownNames, wellKnownSurnames } from '../../testing/wellKnownNames';

const ANCHOR = Date.parse('2026-11-21T15:00:00.000Z');
const season = generateSeason(DEMO_SEED, ANCHOR);
const { league, feed } = season;
const squads = [...league.squads.values()];

const channels = (colour: string) => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
const distance = (one: string, other: string) =>
  Math.hypot(...channels(one).map((value, index) => value - channels(other)[index]!));

describe('the generated season', () => {
  it('is the same for the same seed and anchor, word for word', () => {
    expect(JSON.stringify(generateSeason(DEMO_SEED, ANCHOR))).toBe(JSON.stringify(season));
  });

  it('is another one for another seed', () => {
    const other = generateSeason(12, ANCHOR).feed;
    expect(other.players.map(({ full_name }) => full_name)).not.toEqual(feed.players.map((player) => player.full_name));
    expect(other.matches.map((match) => match.goals_local)).not.toEqual(feed.matches.map((match) => match.goals_local));
  });

  it('plays the same football whenever it is laid', () => {
    const later = generateSeason(DEMO_SEED, ANCHOR + 86_400_000).feed;
    expect(later.stats).toEqual(feed.stats);
    expect(later.matches.map((match) => match.kick_off)).not.toEqual(feed.matches.map((match) => match.kick_off));
  });
});

describe('its clubs', () => {
  it('are sixteen, each with a name, a short name and a shirt of its own', () => {
    expect(demoClubs).toHaveLength(16);
    for (const of of [
      demoClubs.map(({ name }) => name),
      demoClubs.map(({ short }) => short),
      demoClubs.map(({ external_id }) => external_id),
      demoClubs.map(({ kit }) => `${kit.primary} ${kit.secondary}`),
    ]) {
      expect(new Set(of).size).toBe(16);
    }
  });

  it.each(demoClubs.map((club) => [club.name, club] as const))(
    '%s wears two colours that can be told apart',
    (_, { kit }) => {
      for (const colour of [kit.primary, kit.secondary, kit.trim]) expect(colour).toMatch(/^#[0-9a-f]{6}$/);
      expect(distance(kit.primary, kit.secondary)).toBeGreaterThan(100);
    },
  );
});

describe('its squads', () => {
  it.each(squads.map((squad) => [squad[0]!.club, squad] as const))(
    '%s has 3 goalkeepers, 8 defenders, 8 midfielders, 6 forwards and a coach',
    (_, squad) => {
      const count = (position: number) => squad.filter((player) => player.position === position).length;
      expect([0, 1, 2, 3, 4].map(count)).toEqual([3, 8, 8, 6, 1]);
    },
  );

  it.each(squads.map((squad) => [squad[0]!.club, squad] as const))(
    '%s has no shirt number and no plate twice',
    (_, squad) => {
      const players = squad.filter(({ position }) => position !== 4);
      expect(players.map(({ number }) => number).toSorted((a, b) => a! - b!)).toEqual(
        Array.from({ length: 25 }, (__, index) => index + 1),
      );
      expect(new Set(squad.map(({ short_name }) => short_name)).size).toBe(squad.length);
    },
  );

  it('have no name twice in the whole league, and a country code each', () => {
    const people = squads.flat();
    expect(new Set(people.map(({ full_name }) => full_name)).size).toBe(16 * 26);
    expect(new Set(people.map(({ external_id }) => external_id)).size).toBe(16 * 26);
    expect(people.every(({ contry }) => /^[A-Z]{2}$/.test(contry))).toBe(true);
    expect(people.filter(({ contry }) => contry === 'PE').length).toBeGreaterThan(300);
  });

  it.each([DEMO_SEED, 1, 7, 11, 12])('have nobody who is called like a well-known footballer, with seed %d', (seed) => {
    const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    const famous = new Set(wellKnownNames.map(plain));
    const surnames = new Set(wellKnownSurnames.map(plain));
    for (const { full_name } of [...demoLeague(seed).squads.values()].flat()) {
      expect(famous.has(plain(full_name)), full_name).toBe(false);
      expect(surnames.has(plain(full_name.split(' ').slice(1).join(' '))), full_name).toBe(false);
    }
  });

  it('have some who are doubtful, injured or suspended, with the reason, and most who are fit', () => {
    const unfit = feed.players.filter(({ condition }) => condition !== 0);
    expect(new Set(unfit.map(({ condition }) => condition))).toEqual(new Set([1, 2, 3]));
    expect(unfit.every(({ condition_note }) => (condition_note ?? '').length > 10)).toBe(true);
    expect(feed.players.filter(({ condition, condition_note }) => condition === 0 && condition_note !== null)).toEqual(
      [],
    );
    expect(unfit.length).toBeLessThan(feed.players.length / 6);
  });
});

describe('its calendar', () => {
  const rounds = league.rounds;
  const home = rounds.flat().map(({ local, visit }) => `${local}-${visit}`);

  it('is a double round robin of 30 jornadas: everybody receives everybody once', () => {
    expect(rounds).toHaveLength(30);
    expect(home).toHaveLength(240);
    expect(new Set(home).size).toBe(240);
    for (const round of rounds) expect(new Set(round.flatMap(({ local, visit }) => [local, visit])).size).toBe(16);
  });

  it('brings each pair together once in each half', () => {
    const pairs = (half: typeof rounds) => half.flat().map(({ local, visit }) => [local, visit].toSorted().join('-'));
    expect(new Set(pairs(rounds.slice(0, 15))).size).toBe(120);
    expect(new Set(pairs(rounds.slice(15))).size).toBe(120);
  });

  it('gives each club about as many matches at home as away at any time', () => {
    for (const { external_id } of demoClubs) {
      const at = rounds.slice(0, 15).map((round) => round.some(({ local }) => local === external_id));
      expect(at.filter(Boolean).length).toBeGreaterThanOrEqual(6);
      expect(at.filter(Boolean).length).toBeLessThanOrEqual(9);
    }
  });

  it('asks no club to begin a jornada while it may still be playing the one before, also when it starts again', () => {
    for (let jornada = 2; jornada <= 61; jornada += 1) {
      const clubs = (matches: { local: string; visit: string }[]) =>
        matches.flatMap(({ local, visit }) => [local, visit]);
      const late = clubs(matchesOf(league, jornada - 1).slice(-2));
      expect(clubs(matchesOf(league, jornada).slice(0, 2)).filter((club) => late.includes(club))).toEqual([]);
    }
  });
});

describe('its timeline', () => {
  const of = (jornada: number) => feed.matches.filter((match) => match.jornada === jornada);

  it('has played jornadas before the anchor, dates for the next ones, and none for the rest', () => {
    expect(of(PLAYED_BEFORE).every(({ estado, official }) => estado === 'finalizado' && official)).toBe(true);
    expect(of(PLAYED_BEFORE + 1).every(({ estado }) => estado === 'programado')).toBe(true);
    expect(of(LIVE_JORNADA + DATED_AHEAD).every(({ kick_off }) => kick_off !== null)).toBe(true);
    expect(of(LIVE_JORNADA + DATED_AHEAD + 1).every(({ kick_off }) => kick_off === null)).toBe(true);
  });

  it('has one match of the live jornada over at the anchor and two begun, and a kick-off every four minutes', () => {
    const started = of(LIVE_JORNADA).filter(({ kick_off }) => Date.parse(kick_off!) <= ANCHOR);
    expect(started.map(({ kick_off }) => (ANCHOR - Date.parse(kick_off!)) / 60_000)).toEqual([8, 4, 0]);
    const from = jornadaStart(ANCHOR, PLAYED_BEFORE + 1);
    const times = feed.matches.flatMap(({ kick_off }) => (kick_off ? Date.parse(kick_off) : []));
    const beat = times.filter((time) => time >= from).toSorted((a, b) => a - b);
    expect(beat).toEqual(beat.map((_, index) => from + index * BEAT_MS));
  });

  it('tells of every past match goals that its players scored', () => {
    const past = feed.matches.filter(({ estado }) => estado === 'finalizado');
    expect(past).toHaveLength(PLAYED_BEFORE * 8);
    for (const match of past) {
      const rows = feed.stats.filter(({ match_external_id }) => match_external_id === match.external_id);
      const scored = (local: boolean) =>
        rows.reduce((sum, { was_local, stats }) => sum + (was_local === local ? stats.goals : stats.own_goals), 0);
      expect([scored(true), scored(false)]).toEqual([match.goals_local, match.goals_visit]);
      expect(match.first_goal === 'none').toBe(match.goals_local === 0 && match.goals_visit === 0);
    }
    const goals =
      past.reduce((sum, { goals_local, goals_visit }) => sum + goals_local! + goals_visit!, 0) / past.length;
    expect(goals).toBeGreaterThan(2);
    expect(goals).toBeLessThan(3.4);
  });
});
