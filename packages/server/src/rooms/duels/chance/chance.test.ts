import { describe, expect, it } from 'vitest';
import { seededRandom } from '@arma11/core/art';
import { arma11Profile, NO_STATS, readyScorings, scorePlayer } from '@arma11/core/domain';
import { answerChance, type OpenQuestion } from './answerChance';
import { countEnds } from './countEnds';
import { lineupChance } from './lineupChance';
import type { PlayerInPlay } from './stayOf';
import { playOut, type StandingMatch } from './playOut';

const profile = arma11Profile();
const match = (more: Partial<StandingMatch> = {}): StandingMatch => ({
  id: 1,
  minute: 0,
  goals: [0, 0],
  firstGoal: null,
  ...more,
});
const player = (more: Partial<PlayerInPlay> = {}): PlayerInPlay => ({
  id: 1,
  position: 3,
  weight: 1,
  match: match(),
  side: 0,
  stats: null,
  points: 0,
  played: 1,
  average: 4,
  out: false,
  ...more,
});
const chanceOf = (gap: number, ...players: PlayerInPlay[]) => lineupChance({ seed: 's', gap, players, profile });

describe('playing out a match (rules R20.3)', () => {
  const mean = (of: (random: () => number) => number) => {
    const random = seededRandom(3);
    return Array.from({ length: 4000 }, () => of(random)).reduce((sum, each) => sum + each, 0) / 4000;
  };

  it('adds the goals of an average match before it, half as many at half time, and none after it', () => {
    const added = (minute: number) => mean((random) => playOut(match({ minute }), random).added.length);
    expect(added(0)).toBeCloseTo(2.97, 0);
    expect(added(45)).toBeCloseTo(1.49, 0);
    expect(added(90)).toBe(0);
  });

  it('keeps the goals that have been scored and who scored the first', () => {
    const random = seededRandom(5);
    for (let run = 0; run < 50; run += 1) {
      const { goals, firstGoal } = playOut(match({ minute: 60, goals: [2, 1], firstGoal: 'visit' }), random);
      expect(goals[0]).toBeGreaterThanOrEqual(2);
      expect(goals[1]).toBeGreaterThanOrEqual(1);
      expect(firstGoal).toBe('visit');
    }
  });
});

describe('counting ends', () => {
  it('makes whole percent that add up to 100, and hides nothing that may happen', () => {
    const rare = countEnds('s', (random) => (random() < 0.002 ? 1 : -1));
    expect(rare).toEqual({ win: 1, tie: 0, lose: 99 });
    expect(countEnds('s', () => 0)).toEqual({ win: 0, tie: 100, lose: 0 });
  });

  it('is the same whenever it is read again', () => {
    const read = () => countEnds('duel:1:2:3', (random) => random() - 0.4);
    expect(read()).toEqual(read());
  });
});

describe('the chance of two elevens', () => {
  it('is decided once nobody has a match left', () => {
    expect(chanceOf(3)).toEqual({ win: 100, tie: 0, lose: 0 });
    expect(chanceOf(0)).toEqual({ win: 0, tie: 100, lose: 0 });
  });

  it('is each side’s own: what one wins the other loses', () => {
    const players = [player(), player({ id: 2, side: 1, weight: -1, position: 1 })];
    const mine = chanceOf(1, ...players);
    const theirs = chanceOf(-1, ...players.map((each) => ({ ...each, weight: -each.weight })));
    expect(theirs.lose).toBeCloseTo(mine.win, -0.5);
    expect(theirs.tie).toBeCloseTo(mine.tie, -0.5);
  });

  it('falls with the points that are missing and with the minutes that are left', () => {
    const win = (gap: number, minute: number) =>
      chanceOf(
        gap,
        player({ match: match({ minute }), stats: { ...NO_STATS, minutes: minute }, points: minute >= 60 ? 2 : 1 }),
      ).win;
    expect(win(-3, 30)).toBeGreaterThan(win(-6, 30));
    expect(win(-3, 30)).toBeGreaterThan(win(-3, 85));
  });

  it('counts what a player has earned once: with one minute left the points are nearly those of now', () => {
    const stats = { ...NO_STATS, minutes: 89, goals: 1 };
    const { points } = scorePlayer(profile, 3, stats);
    const { win } = chanceOf(points - 5, player({ match: match({ minute: 89, goals: [1, 0] }), stats, points }));
    expect(win).toBeGreaterThanOrEqual(99);
  });

  it('expects nothing more of who has gone off or was sent off', () => {
    const gone = (stats: object) =>
      chanceOf(-1, player({ match: match({ minute: 80 }), stats: { ...NO_STATS, ...stats }, points: 0 })).win;
    expect(gone({ minutes: 60, yellow_cards: 2, red_cards: 1 })).toBe(0);
  });

  it('takes a captain’s points twice', () => {
    expect(chanceOf(-3, player({ weight: 2 })).win).toBeGreaterThan(chanceOf(-3, player()).win);
  });

  it('gives a coach what the result gives them', () => {
    const coach = player({ position: 4, match: match({ minute: 89, goals: [3, 0] }), points: 8 });
    expect(chanceOf(8, coach).win).toBeGreaterThanOrEqual(98);
    expect(chanceOf(8 - 9, coach).win).toBe(0);
  });
});

describe('the chance of two lists of answers', () => {
  const question = (more: Partial<OpenQuestion> = {}): OpenQuestion => ({
    id: 1,
    kind: '1x2',
    match: match(),
    jornada: 1,
    alternatives: [
      { id: 11, code: 'local', pts: 3 },
      { id: 12, code: 'empate', pts: 4 },
      { id: 13, code: 'visita', pts: 3 },
    ],
    open: false,
    mine: 11,
    rival: 13,
    ...more,
  });
  const answers = (gap: number, ...questions: OpenQuestion[]) =>
    answerChance({ seed: 's', gap, questions, scoring: null });

  it('follows the score: two goals up near the end, the home answer is nearly right', () => {
    expect(answers(0, question({ match: match({ minute: 85, goals: [2, 0] }) })).win).toBeGreaterThanOrEqual(98);
    const before = answers(0, question());
    expect(before.win + before.tie + before.lose).toBe(100);
    expect(before.win).toBeLessThan(60);
  });

  it('gives nothing to who answered nothing, and keeps them level where both chose the same', () => {
    expect(answers(0, question({ mine: null })).win).toBe(0);
    expect(answers(0, question({ rival: 11 }))).toEqual({ win: 0, tie: 100, lose: 0 });
  });

  it('decides the questions of one match by one and the same score', () => {
    const late = match({ minute: 89, goals: [2, 1], firstGoal: 'visit' });
    const yesNo = (kind: OpenQuestion['kind'], right: string, wrong: string) =>
      question({
        kind,
        match: late,
        alternatives: [
          { id: 1, code: right, pts: 2 },
          { id: 2, code: wrong, pts: 2 },
        ],
        mine: 1,
        rival: 2,
      });
    for (const each of [
      yesNo('goles', 'mas', 'menos'),
      yesNo('ambos', 'si', 'no'),
      yesNo('primer_gol', 'visita', 'sin_goles'),
      yesNo('marcador', '2-1', '0-0'),
      yesNo('avanza', 'local', 'visita'),
    ])
      expect(answers(0, each).win, each.kind).toBeGreaterThan(90);
  });

  it('tells nothing of what was chosen while a question still takes answers (rules R1.6)', () => {
    const open = (mine: number | null, rival: number | null) => answers(0, question({ open: true, mine, rival }));
    expect(open(11, 13)).toEqual(open(13, 11));
    expect(open(11, 13)).toEqual(open(null, 12));
  });

  it('pays guessed scores by the room’s own table (rules R17.1)', () => {
    const guess = question({
      kind: 'marcador',
      match: match({ minute: 89, goals: [2, 0] }),
      alternatives: [
        { id: 1, code: '3-0', pts: 8 },
        { id: 2, code: '0-1', pts: 8 },
      ],
      mine: 1,
      rival: 2,
    });
    const chance = (scoring: Parameters<typeof answerChance>[0]['scoring']) =>
      answerChance({ seed: 's', gap: 0, questions: [guess], scoring }).win;
    expect(chance(readyScorings['3/1'])).toBeGreaterThan(95);
    expect(chance(null)).toBeLessThan(10);
  });
});
