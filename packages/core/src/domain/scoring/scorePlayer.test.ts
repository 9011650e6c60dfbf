import { describe, expect, it } from 'vitest';
import type { Position } from '../../contract/wire';
import { arma11Profile } from './arma11Profile';
import { fplProfile } from './fplProfile';
import { NO_STATS, type CoachStats, type ManagerStats, type PlayerMatchStats } from './playerMatchStats';
import { scorePlayer } from './scorePlayer';
import { scoringProfileFor } from './scoringProfileFor';

const POR = 0;
const DEF = 1;
const MED = 2;
const DEL = 3;
const ENT = 4;

type Row = [name: string, position: Position, stats: Partial<PlayerMatchStats>, points: number];

const coach = (goals_for: number, goals_against: number, cards: Partial<CoachStats> = {}) => ({
  coach: {
    result: goals_for > goals_against ? ('win' as const) : goals_for < goals_against ? ('loss' as const) : 'draw',
    goals_for,
    goals_against,
    yellow_cards: 0,
    red_cards: 0,
    ...cards,
  } satisfies CoachStats,
});

const manager = (events: Partial<ManagerStats>) => ({
  manager: { win: 0, draw: 0, loss: 0, goals: 0, clean_sheet: 0, underdog_win: 0, underdog_draw: 0, ...events },
});

const clean = { minutes: 90, clean_sheet: true };

function table(profile: ReturnType<typeof arma11Profile>, rows: Row[]) {
  it.each(rows)('%s', (_name, position, stats, points) => {
    const score = scorePlayer(profile, position, { ...NO_STATS, ...stats });
    expect(score.points).toBe(points);
    expect(score.breakdown.reduce((sum, item) => sum + item.points, 0)).toBe(points);
    expect(score.breakdown.every((item) => item.points !== 0)).toBe(true);
  });
}

describe('profile arma11, the vectors of rules R5', () => {
  table(arma11Profile(), [
    ['POR 90′ clean, 4 saves', POR, { ...clean, saves: 4 }, 7],
    [
      'POR 90′ 3 conceded, 6 saves, 1 pen saved',
      POR,
      { minutes: 90, goals_conceded: 3, saves: 6, penalties_saved: 1 },
      8,
    ],
    ['DEF 90′ goal, clean, yellow', DEF, { ...clean, goals: 1, yellow_cards: 1 }, 11],
    ['DEF 90′ 4 conceded', DEF, { minutes: 90, goals_conceded: 4 }, 0],
    ['DEF 55′ none conceded', DEF, { minutes: 55, clean_sheet: true }, 1],
    ['MED 90′ goal and assist, clean', MED, { ...clean, goals: 1, assists: 1 }, 11],
    ['MED 20′ two yellows and so red', MED, { minutes: 20, yellow_cards: 2, red_cards: 1 }, -2],
    ['DEL 90′ 2 goals, pen missed', DEL, { minutes: 90, goals: 2, penalties_missed: 1 }, 8],
    ['DEL 0′', DEL, {}, 0],
    ['ENT 3–0', ENT, coach(3, 0), 8],
    ['ENT 1–1', ENT, coach(1, 1), 3],
    ['ENT 0–0', ENT, coach(0, 0), 3],
    ['ENT 5–4', ENT, coach(5, 4), 7],
    ['ENT 0–2 with red', ENT, coach(0, 2, { yellow_cards: 1, red_cards: 1 }), -2],
  ]);
});

describe('profile arma11, every line of the table', () => {
  table(arma11Profile(), [
    ['a goal of the goalkeeper pays 10', POR, { minutes: 1, goals: 1 }, 11],
    ['a goal of a forward pays 4', DEL, { minutes: 1, goals: 1 }, 5],
    ['59 minutes pay 1', MED, { minutes: 59 }, 1],
    ['60 minutes pay 2', MED, { minutes: 60 }, 2],
    ['a forward is not paid for a clean sheet', DEL, clean, 2],
    ['a midfielder is not charged for goals conceded', MED, { minutes: 90, goals_conceded: 5 }, 2],
    ['one goal conceded is not charged', DEF, { minutes: 90, goals_conceded: 1 }, 2],
    ['an own goal costs 2', DEF, { minutes: 90, own_goals: 1 }, 0],
    ['only the goalkeeper is paid for saves', DEF, { minutes: 90, saves: 9, penalties_saved: 1 }, 2],
    ['the best three are off', MED, { minutes: 90, bonus: 3 }, 2],
    ['the defensive contribution is off', DEF, { minutes: 90, defensive_contribution: 40 }, 2],
    ['a coach whose match is not known scores 0', ENT, {}, 0],
    ['a coach with a yellow loses 1', ENT, coach(1, 2, { yellow_cards: 1 }), 0],
  ]);
});

describe('profile arma11 with its options', () => {
  table(arma11Profile({ best_three: true, defensive_contribution: true }), [
    ['the best of the match gets 3', POR, { minutes: 90, bonus: 3 }, 5],
    ['a defender gets 2 with 10 contributions', DEF, { minutes: 90, defensive_contribution: 10 }, 4],
    ['a defender gets 2 once, not twice', DEF, { minutes: 90, defensive_contribution: 20 }, 4],
    ['a midfielder needs 12', MED, { minutes: 90, defensive_contribution: 11 }, 2],
    ['a forward gets 2 with 12', DEL, { minutes: 90, defensive_contribution: 12 }, 4],
    ['a goalkeeper gets none', POR, { minutes: 90, defensive_contribution: 12 }, 2],
  ]);

  const average = (team_points: number) => coach(1, 0, { team_points });
  table(arma11Profile({ coach: 'promedio' }), [
    ['the coach is the sum of their players over 11', ENT, average(55), 5],
    ['38 over 11 rounds down to 3', ENT, average(38), 3],
    ['39 over 11 rounds up to 4', ENT, average(39), 4],
    ['a negative sum counts', ENT, average(-11), -1],
    ['no sum, no points', ENT, coach(1, 0), 0],
  ]);
});

describe('profile fpl of each season', () => {
  table(fplProfile('2022-23'), [
    ['a goal of the goalkeeper paid 6 before 2024/25', POR, { minutes: 90, goals: 1 }, 8],
    ['the bonus is what the events say', DEL, { minutes: 90, goals: 1, bonus: 3 }, 9],
    ['there are no managers', ENT, { ...manager({ win: 1 }), ...coach(3, 0) }, 0],
  ]);
  table(fplProfile('2024-25'), [
    ['a goal of the goalkeeper pays 10', POR, { minutes: 90, goals: 1 }, 12],
    ['defensive contributions do not pay yet', DEF, { minutes: 90, defensive_contribution: 10 }, 2],
    ['a manager: win 6, goals 1 each, clean sheet 2', ENT, manager({ win: 1, goals: 4, clean_sheet: 1 }), 12],
    ['a manager: underdog win 10 more', ENT, manager({ win: 1, goals: 2, underdog_win: 1 }), 18],
    ['a manager: draw 3, underdog 5 more', ENT, manager({ draw: 1, goals: 1, underdog_draw: 1 }), 9],
    ['a manager: a loss pays their goals', ENT, manager({ loss: 1, goals: 1 }), 1],
    ['a manager is not paid as a coach of ours', ENT, coach(3, 0), 0],
  ]);
  table(fplProfile('2025/26'), [
    ['defensive contributions pay 2', DEF, { minutes: 90, defensive_contribution: 10 }, 4],
    ['a forward needs 12', DEL, { minutes: 90, defensive_contribution: 11 }, 2],
    ['there are no managers any more', ENT, manager({ win: 1 }), 0],
    ['a red card is charged without the yellow one before it', DEL, { minutes: 90, yellow_cards: 1, red_cards: 1 }, -1],
    ['60 minutes are enough for a clean sheet', DEF, { minutes: 60, clean_sheet: true }, 6],
    ['59 are not', DEF, { minutes: 59, clean_sheet: true }, 1],
  ]);

  it('is the table of a league that asks for it', () => {
    expect(scoringProfileFor('fpl', '2024-25')).toEqual(fplProfile('2024-25'));
    expect(scoringProfileFor('arma11', '2024-25')).toEqual(arma11Profile());
    expect([fplProfile('2024-25').code, arma11Profile().code]).toEqual(['fpl', 'arma11']);
  });

  it.each(['temporada', '2024-25x', 'x2024-25', '2024'])('refuses the season %j, which it cannot read', (season) => {
    expect(() => fplProfile(season)).toThrow(`"${season}"`);
  });
});

describe('the breakdown', () => {
  it('names each event in Spanish with its count', () => {
    const stats = { ...NO_STATS, ...clean, saves: 7, yellow_cards: 1 };
    expect(scorePlayer(arma11Profile(), POR, stats).breakdown).toEqual([
      { code: 'minutes', label: 'Minutos jugados', count: 90, points: 2 },
      { code: 'clean_sheet', label: 'Valla invicta', count: 1, points: 4 },
      { code: 'saves', label: 'Atajadas', count: 7, points: 2 },
      { code: 'yellow_cards', label: 'Tarjeta amarilla', count: 1, points: -1 },
    ]);
  });

  it('has a code and a name of its own for each event', () => {
    const every = {
      minutes: 90,
      goals: 1,
      assists: 1,
      clean_sheet: true,
      saves: 3,
      penalties_saved: 1,
      penalties_missed: 1,
      goals_conceded: 2,
      yellow_cards: 1,
      own_goals: 1,
      bonus: 1,
    };
    const profile = arma11Profile({ best_three: true });
    const names = (stats: Partial<PlayerMatchStats>) =>
      scorePlayer(profile, POR, { ...NO_STATS, ...stats }).breakdown.map(({ code, label }) => `${code}: ${label}`);
    expect(names(every)).toEqual([
      'minutes: Minutos jugados',
      'goals: Goles',
      'assists: Asistencias',
      'clean_sheet: Valla invicta',
      'saves: Atajadas',
      'penalties_saved: Penales atajados',
      'penalties_missed: Penales fallados',
      'goals_conceded: Goles recibidos',
      'yellow_cards: Tarjeta amarilla',
      'own_goals: Autogoles',
      'bonus: Mejores del partido',
    ]);
    expect(names({ red_cards: 1 })).toEqual(['red_cards: Tarjeta roja']);
  });

  it('counts every goal of the coach and pays three at most', () => {
    const item = scorePlayer(arma11Profile(), ENT, { ...NO_STATS, ...coach(5, 4) }).breakdown[1];
    expect(item).toEqual({ code: 'coach_goals', label: 'Goles de su equipo', count: 5, points: 3 });
  });
});
