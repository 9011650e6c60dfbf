// Long: reads a real season, draws elevens of it, and scores what was said of them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '@arma11/core/art';
import type { Position } from '@arma11/core/contract';
import { arma11Profile, NO_STATS, scorePlayer, type PlayerMatchStats } from '@arma11/core/domain';
import { describeRealData } from '../../../testing/describeRealData';
import { lineupChance } from './lineupChance';
import type { PlayerInPlay } from './stayOf';

const profile = arma11Profile();
const POSITIONS: Record<string, Position> = { GK: 0, DEF: 1, MID: 2, FWD: 3 };
/** A coach's id, which no player of the source has. */
const COACH = 1_000_000;

/** Whoever stands in an eleven: with a match, what they did in it and what was known of them before. */
interface Outing {
  id: number;
  position: Position;
  team: string;
  fixture: number;
  side: 0 | 1;
  stats: PlayerMatchStats;
  points: number;
  played: number;
  average: number;
}

/** A jornada's matches in the order of their kick-off, and everybody who might have played in them. */
interface Gameweek {
  fixtures: number[];
  outings: Outing[];
}

interface Row extends Record<string, string> {
  element: string;
  fixture: string;
  position: string;
  team: string;
}

const statsOf = (row: Row): PlayerMatchStats => ({
  ...NO_STATS,
  minutes: Number(row['minutes']),
  goals: Number(row['goals_scored']),
  assists: Number(row['assists']),
  clean_sheet: Number(row['clean_sheets']) > 0,
  goals_conceded: Number(row['goals_conceded']),
  saves: Number(row['saves']),
  penalties_saved: Number(row['penalties_saved']),
  penalties_missed: Number(row['penalties_missed']),
  yellow_cards: Number(row['yellow_cards']),
  red_cards: Number(row['red_cards']),
  own_goals: Number(row['own_goals']),
});

function coachOf(row: Row, side: 0 | 1): PlayerMatchStats {
  const [home, away] = [Number(row['team_h_score']), Number(row['team_a_score'])];
  const [own, other] = side === 0 ? [home, away] : [away, home];
  const result = own > other ? 'win' : own < other ? 'loss' : 'draw';
  return { ...NO_STATS, coach: { result, goals_for: own, goals_against: other, yellow_cards: 0, red_cards: 0 } };
}

/** The season jornada by jornada; what is known of a player is what happened before. */
function readSeason(folder: string): Gameweek[] {
  const known = new Map<number, { played: number; matches: number; points: number }>();
  return Array.from({ length: 38 }, (_, at) => {
    const rows = parse(readFileSync(join(folder, 'gws', `gw${at + 1}.csv`)), { columns: true }) as Row[];
    const kickOff = new Map(rows.map((row) => [Number(row.fixture), Date.parse(row['kickoff_time']!)]));
    const coaches = new Map<string, Outing>();
    const outings = rows.flatMap((row): Outing[] => {
      const position = POSITIONS[row.position];
      if (position === undefined) return [];
      const [id, fixture, side] = [
        Number(row.element),
        Number(row.fixture),
        row['was_home'] === 'True' ? 0 : 1,
      ] as const;
      const before = known.get(id) ?? { played: 0, matches: 0, points: 0 };
      const stats = statsOf(row);
      const { points } = scorePlayer(profile, position, stats);
      const coach = coachOf(row, side);
      const who = { team: row.team, fixture, side };
      coaches.set(`${row.team}:${fixture}`, {
        ...who,
        id: COACH + fixture * 2 + side,
        position: 4,
        stats: coach,
        points: scorePlayer(profile, 4, coach).points,
        played: 1,
        average: 0,
      });
      return [
        {
          ...who,
          id,
          position,
          stats,
          points,
          played: before.matches === 0 ? 0 : before.played / before.matches,
          average: before.played === 0 ? 0 : before.points / before.played,
        },
      ];
    });
    for (const { id, stats, points } of outings) {
      const before = known.get(id) ?? { played: 0, matches: 0, points: 0 };
      const there = Number(stats.minutes > 0);
      known.set(id, { played: before.played + there, matches: before.matches + 1, points: before.points + points });
    }
    const fixtures = [...kickOff].sort((a, b) => a[1] - b[1] || a[0] - b[0]).map(([id]) => id);
    return { fixtures, outings: [...outings, ...coaches.values()] };
  });
}

/** An eleven as a player may choose it: regulars, the better ones more often, and any coach. */
function drawEleven({ outings }: Gameweek, random: () => number): Map<number, Outing[]> {
  const eleven = new Map<number, Outing[]>();
  const count = { 0: 1, 1: 4, 2: 4, 3: 2, 4: 1 } as const;
  for (const position of [0, 1, 2, 3, 4] as const) {
    const pool = outings.filter((each) => each.position === position && (position === 4 || each.played >= 0.6));
    const ids = [...new Set(pool.map(({ id }) => id))];
    const weightOf = (id: number) => Math.max(0.2, pool.find((each) => each.id === id)!.average) ** 2;
    for (let chosen = 0; chosen < count[position]; chosen += 1) {
      const free = ids.filter((id) => !eleven.has(id));
      let luck = random() * free.reduce((sum, id) => sum + weightOf(id), 0);
      const id = free.find((each) => (luck -= weightOf(each)) < 0) ?? free.at(-1)!;
      eleven.set(
        id,
        pool.filter((each) => each.id === id),
      );
    }
  }
  return eleven;
}

interface Moment {
  gap: number;
  /** 1 won, 0.5 level, 0 lost. */
  end: number;
  said: number;
}

/** A head-to-head when some of the matches are over: how it stood, what was said of it, and how it ended. */
function momentOf(
  seed: string,
  played: ReadonlySet<number>,
  mine: Map<number, Outing[]>,
  other: Map<number, Outing[]>,
): Moment {
  const weights = [...new Set([...mine.keys(), ...other.keys()])]
    .map((id) => ({ id, weight: Number(mine.has(id)) - Number(other.has(id)) }))
    .filter(({ weight }) => weight !== 0);
  const all = weights.flatMap(({ id, weight }) =>
    (mine.get(id) ?? other.get(id)!).map((outing) => ({ outing, weight })),
  );
  const sum = (list: typeof all) => list.reduce((total, { outing, weight }) => total + weight * outing.points, 0);
  const left = all.filter(({ outing }) => !played.has(outing.fixture));
  const players = left.map(({ outing, weight }): PlayerInPlay => ({
    id: outing.id,
    position: outing.position,
    weight,
    side: outing.side,
    match: { id: outing.fixture, minute: 0, goals: [0, 0], firstGoal: null },
    stats: null,
    points: 0,
    played: outing.played,
    average: outing.average,
    out: false,
  }));
  const gap = sum(all.filter(({ outing }) => played.has(outing.fixture)));
  const { win, tie } = lineupChance({ seed, gap, players, profile });
  return { gap, end: (Math.sign(sum(all)) + 1) / 2, said: (win + tie / 2) / 100 };
}

const ELEVENS = 5;

function momentsOf(season: readonly Gameweek[]): Moment[] {
  const random = seededRandom(11);
  return season.flatMap((gameweek, at) => {
    const elevens = Array.from({ length: ELEVENS }, () => drawEleven(gameweek, random));
    return [0.25, 0.5, 0.75].flatMap((part) => {
      const played = new Set(gameweek.fixtures.slice(0, Math.round(gameweek.fixtures.length * part)));
      return elevens.flatMap((mine, a) =>
        elevens.slice(a + 1).map((other, b) => momentOf(`${at}:${part}:${a}:${b}`, played, mine, other)),
      );
    });
  });
}

const brier = (moments: readonly Moment[], say: (moment: Moment) => number) =>
  moments.reduce((sum, moment) => sum + (say(moment) - moment.end) ** 2, 0) / moments.length;

/** What a table alone can say: that whoever leads ends ahead as often as leaders do. */
function leadersShare(moments: readonly Moment[]): (moment: Moment) => number {
  const led = moments.filter(({ gap }) => gap !== 0);
  const share = led.reduce((sum, { gap, end }) => sum + (gap > 0 ? end : 1 - end), 0) / led.length;
  return ({ gap }) => (gap === 0 ? 0.5 : gap > 0 ? share : 1 - share);
}

/** Of what was said to be about as likely, what came true. */
function bands(oneSided: readonly Moment[]) {
  // A head-to-head has two sides, and what one is told the other is told the other way round.
  const moments = oneSided.flatMap((each) => [each, { gap: -each.gap, end: 1 - each.end, said: 1 - each.said }]);
  return [0, 0.2, 0.4, 0.6, 0.8].flatMap((from) => {
    const said = moments.filter((moment) => moment.said >= from && (moment.said < from + 0.2 || from === 0.8));
    const mean = (of: (moment: Moment) => number) => said.reduce((sum, moment) => sum + of(moment), 0) / said.length;
    return said.length > 0
      ? [{ count: said.length, said: mean(({ said: p }) => p), came: mean(({ end }) => end) }]
      : [];
  });
}

describe('the chance of a head-to-head against a real season (rules R20.3)', () => {
  describeRealData('fpl-2024-25', (folder) => {
    // The rates are of jornadas 1 to 19; these are the others.
    const read = () => momentsOf(readSeason(folder).slice(19));

    it('is better than a coin and than what leading alone tells, and comes true as often as it says', () => {
      const moments = read();
      const scores = {
        said: brier(moments, ({ said }) => said),
        leader: brier(moments, leadersShare(moments)),
        coin: brier(moments, () => 0.5),
      };
      const told = bands(moments);
      const round = (value: number) => value.toFixed(3);
      process.stdout.write(
        `Brier of ${moments.length} moments: chance ${round(scores.said)}, leader ${round(scores.leader)}, coin ${round(scores.coin)}\n` +
          told.map(({ count, said, came }) => `  said ${round(said)}, came ${round(came)} (${count})\n`).join(''),
      );
      expect(scores.said).toBeLessThan(scores.leader - 0.02);
      expect(scores.leader).toBeLessThan(scores.coin);
      for (const { count, said, came } of told) if (count >= 50) expect(Math.abs(said - came)).toBeLessThan(0.08);
    }, 120_000);
  });
});
