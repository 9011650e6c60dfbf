import { describe, expect, it } from 'vitest';
import type { ClutchGuess, RoomCertificate } from '../contract/wire';
import { duePlaces } from './certificatePlaces';
import { parseScoring } from './parseScoring';
import { readyScorings } from './prediScoring';

const CLUTCH = 7;

/** Two matches that ended 2-1, the first goal in minute 34, with a question of 3 and one of 8 points each. */
const slate = [6, CLUTCH].map((match) => ({
  match,
  jornada: 1,
  local: 'Garúa',
  visit: 'Puerto',
  kick_off: '2026-06-11T20:00:00.000Z',
  counts: true,
  goals_local: 2,
  goals_visit: 1,
  first_goal: 'local',
  first_goal_minute: 34,
  awarded: false,
  players: [],
}));
const markets = [
  { market: 1, match: 6, kind: '1x2', void: false, alternatives: [alternative(11, 'local', 3)] },
  { market: 2, match: 6, kind: 'marcador', void: false, alternatives: [alternative(21, '2-1', 8)] },
  { market: 3, match: CLUTCH, kind: '1x2', void: false, alternatives: [alternative(31, 'local', 3)] },
];

function alternative(id: number, code: string, pts: number) {
  return { alternative: id, code, pts, right: true };
}

/** Who chose what, and guessed what of the clutch match. */
interface Told {
  points: number;
  answers?: number[];
  clutch?: ClutchGuess;
}

type Settings = Partial<RoomCertificate['room']> &
  Partial<Pick<RoomCertificate, 'long_term'>> & {
    asked?: RoomCertificate['markets'];
    played?: RoomCertificate['slate'];
  };

/** The places of a room's entries, in their order. */
function placesOf(
  entries: readonly Told[],
  { asked = markets, played = slate, long_term, ...room }: Settings = {},
): string[] {
  const due = duePlaces({
    format: 'arma11-certificate-1',
    room: {
      id: 1,
      kind: 'predi',
      name: 'Sala',
      league: 'Liga',
      season: '2026',
      scoring: 'arma11',
      predi_scoring: null,
      rules_version: 1,
      amount_ins: 10,
      commission_bps: 1000,
      entries: entries.length,
      pozo: 9 * entries.length,
      comision: entries.length,
      awards: [{ position_from: 1, position_to: 1, percent: 100, amount: 9 * entries.length, label: '1.º' }],
      refunded: false,
      paid_at: '2026-06-12T06:00:00.000Z',
      ...room,
    },
    slate: played,
    markets: asked,
    ...(long_term ? { long_term } : {}),
    entries: entries.map(({ points, answers = [], clutch }, at) => ({
      ins: at + 1,
      name: `jugador${at + 1}`,
      points,
      position: 0,
      prize: 0,
      lineups: [],
      answers,
      ...(clutch ? { clutch } : {}),
    })),
  });
  return entries.map((_, at) => {
    const { from, to } = due.get(at + 1)!;
    return from === to ? `${from}` : `${from} to ${to}`;
  });
}

const withGuesses = { clutch_match: CLUTCH };
const guess = (goals_local: number, goals_visit: number, minute: number | null): ClutchGuess => ({
  goals_local,
  goals_visit,
  minute,
});

describe('the places that a certificate makes (rules R15.4)', () => {
  it('follow the points, then the right answers, then those at the maximum pts (rules R7.5)', () => {
    expect(
      placesOf([
        { points: 9, answers: [11, 31] },
        { points: 9, answers: [11, 21] },
        { points: 9, answers: [11] },
        { points: 12 },
      ]),
    ).toEqual(['3', '2', '4', '1']);
  });

  it('are parted by the guesses of the clutch match where equals would share a paid place (rules R9.3)', () => {
    const near = { points: 3, answers: [11], clutch: guess(2, 0, 40) };
    const nearer = { points: 3, answers: [11], clutch: guess(2, 0, 30) };
    expect(placesOf([near, { points: 3, answers: [11] }, nearer], withGuesses)).toEqual(['2', '3', '1']);
    expect(placesOf([near, nearer, { points: 8, answers: [21] }], withGuesses)).toEqual(['2', '2', '1']);
  });

  it('may be any that equals fill together where the guesses are not in it', () => {
    const equals = [{ points: 3, answers: [11] }, { points: 3, answers: [31] }, { points: 0 }];
    expect(placesOf(equals)).toEqual(['1 to 2', '1 to 2', '3']);
  });

  it('are shared by equal points alone where the table of the room says so (rules R17.1), and in lineup rooms', () => {
    const equals = [{ points: 3, answers: [11], clutch: guess(2, 1, 34) }, { points: 3 }, { points: 1 }];
    expect(placesOf(equals, { ...withGuesses, predi_scoring: { ...readyScorings['3/1'], ties: 'shared' } })).toEqual([
      '1',
      '1',
      '3',
    ]);
    expect(placesOf(equals, { kind: 'compe' })).toEqual(['1', '1', '3']);
  });

  it('count a guessed score as one at the maximum when it is exact, not when it is near (rules R17.1)', () => {
    const scores = { alternatives: [alternative(21, '3-2', 3), alternative(22, '2-1', 4)] };
    const asked = [{ ...markets[1]!, ...scores }];
    const equals = [
      { points: 4, answers: [21] },
      { points: 4, answers: [22] },
    ];
    expect(placesOf(equals, { asked, predi_scoring: readyScorings.kicktipp })).toEqual(['2', '1']);
  });

  it('are parted by the named match alone, and by none that does not count', () => {
    const [other, named] = slate as [(typeof slate)[number], (typeof slate)[number]];
    const goalless = { ...named, goals_local: 0, goals_visit: 0, first_goal: 'none', first_goal_minute: null };
    const equals = [
      { points: 3, answers: [11], clutch: guess(2, 1, 34) },
      { points: 3, answers: [11], clutch: guess(0, 0, 0) },
    ];
    expect(placesOf(equals, { ...withGuesses, played: [other, goalless] })).toEqual(['2', '1']);
    expect(placesOf(equals, { ...withGuesses, played: [other, { ...goalless, counts: false }] })).toEqual(['1', '1']);
  });

  it('count the right answers about the competition, but not those of a void question', () => {
    const question = { market: 9, kind: 'campeon' as const, outcome: ['t1'] };
    const equals = [
      { points: 3, answers: [11] },
      { points: 3, answers: [11, 91] },
    ];
    const asked = (no: boolean) => [{ ...question, void: no, alternatives: [alternative(91, 't1', 0)] }];
    expect(placesOf(equals, { long_term: asked(false) })).toEqual(['2', '1']);
    expect(placesOf(equals, { long_term: asked(true) })).toEqual(['1 to 2', '1 to 2']);
  });

  it('take as the maximum what an exact score pays, though nobody guessed one, in the jornada of its match', () => {
    const scores = (id: number, code: string, pts: number) => ({ alternatives: [alternative(id, code, pts)] });
    const near = [markets[0]!, { ...markets[1]!, ...scores(21, '3-2', 2) }];
    const equals = [
      { points: 5, answers: [11] },
      { points: 5, answers: [21] },
    ];
    expect(placesOf(equals, { asked: near, predi_scoring: readyScorings.kicktipp })).toEqual(['1 to 2', '1 to 2']);
    const staged = [
      { ...markets[1]!, ...scores(11, '1-0', 4) },
      { ...markets[1]!, match: CLUTCH, ...scores(21, '2-1', 8) },
    ];
    const played = [slate[0]!, { ...slate[1]!, jornada: 2 }];
    const predi_scoring = parseScoring('exact 4 x2 from 2, result 2');
    expect(placesOf(equals, { asked: staged, played, predi_scoring })).toEqual(['2', '1']);
  });
});
