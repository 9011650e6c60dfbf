import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ClutchGuess } from '@arma11/core/contract';
import { awardsFor, certificateProblems, clutchDistance, payPlaces, potOf, rankPredi } from '@arma11/core/domain';
import { setClock } from '../../../platform/db/clock';
import type { Db } from '../../../platform/db/database';
import { openTestDatabase } from '../../../testing/openTestDatabase';
import { verifyLedger } from '../../../ledger/verify';
import { advanceRooms } from '../../settle/advanceRooms';
import { hexSha256, roomCertificate } from '../../settle/certificate';
import { playMatch } from '../../../testing/playedMatch';
import { prediTable, type Play } from '../../../testing/prediTable';
import { FIRST_KICK_OFF, TEST_LOCK } from '../../../testing/smallLeague';

interface Score {
  local: number;
  visit: number;
  minute: number | null;
}

let db: Db;
let rooms = 0;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(async () => {
  expect((await verifyLedger(db.fresh)).breaches).toEqual([]);
  await db.close();
});

const guess = (goals_local: number | null, goals_visit: number | null, minute: number | null): ClutchGuess => ({
  goals_local,
  goals_visit,
  minute,
});

/** Plays a room out and answers each entry's place and prize, in the order of the plays. */
async function playOut(plays: readonly Play[], scores: readonly [Score, Score], last: 'played' | 'void' = 'played') {
  rooms += 1;
  const { league, room, entries } = await prediTable(db, `liga-${rooms}`, plays);
  await setClock(db, { at: TEST_LOCK, speed: 0 });
  await advanceRooms(db);
  await setClock(db, { at: new Date(Date.parse(FIRST_KICK_OFF) + 86_400_000), speed: 0 });
  for (const [index, { local, visit, minute }] of scores.entries()) {
    const id = league.matches[index]!;
    await playMatch(db, id, { local, visit });
    await sql`update match set first_goal_minute = ${minute},
      estado = ${index === 1 && last === 'void' ? 'anulado' : 'finalizado'} where id = ${id}`.execute(db.fresh);
  }
  await advanceRooms(db);
  const { rows } = await sql<{ entry_id: number; position: number; sharing: number; prize: number; estado: string }>`
    select s.entry_id, s.position, s.sharing, s.prize, r.estado from standing s join room r on r.id = s.room_id
    where s.room_id = ${room}`.execute(db.fresh);
  expect(rows.map(({ estado }) => estado)).toEqual(plays.map(() => 'pagada'));
  // Whoever has the certificate of the room comes to the same places (rules R15.4).
  expect(await certificateProblems(await roomCertificate(db.fresh, room), hexSha256)).toEqual([]);
  return entries.map((entry) => rows.find(({ entry_id }) => entry_id === entry)!);
}

const local = ['local', 'local'];
const won: [Score, Score] = [
  { local: 1, visit: 0, minute: 10 },
  { local: 2, visit: 1, minute: 34 },
];

// Two entries: 100 coins, 90 in the pot, all of it to the first (rules R7.1, R7.2).
describe('money of a tie in a prediction room', () => {
  it.each<[string, ClutchGuess | null, ClutchGuess | null, [number, number], [number, number]]>([
    ['goes to the nearer score', guess(2, 2, 1), guess(0, 1, 34), [1, 2], [90, 0]],
    ['goes to the nearer minute when the scores are as near', guess(3, 1, 50), guess(1, 1, 20), [2, 1], [0, 90]],
    ['is shared when both are equally near', guess(3, 1, 24), guess(2, 0, 44), [1, 1], [45, 45]],
    ['goes to whoever answered', null, guess(15, 15, 90), [2, 1], [0, 90]],
    ['goes to whoever answered the score', guess(null, null, 34), guess(9, 9, null), [2, 1], [0, 90]],
    ['goes to whoever answered the minute too', guess(2, 1, null), guess(2, 1, 90), [2, 1], [0, 90]],
    ['is shared by those who did not answer', null, null, [1, 1], [45, 45]],
  ])('%s', async (_, first, second, positions, prizes) => {
    const placed = await playOut(
      [
        { codes: local, clutch: first },
        { codes: local, clutch: second },
      ],
      won,
    );
    expect(placed.map(({ position }) => position)).toEqual(positions);
    expect(placed.map(({ prize }) => prize)).toEqual(prizes);
  });

  it('knows no minute where no source tells it, and counts 0 where nobody scored', async () => {
    const plays = [
      { codes: local, clutch: guess(2, 1, 34) },
      { codes: local, clutch: guess(2, 1, 90) },
    ];
    const untold = await playOut(plays, [won[0], { ...won[1], minute: null }]);
    expect(untold.map(({ prize }) => prize)).toEqual([45, 45]);
    const goalless = await playOut(
      [
        { codes: ['local', 'empate'], clutch: guess(0, 0, 5) },
        { codes: ['local', 'empate'], clutch: guess(0, 0, 0) },
      ],
      [won[0], { local: 0, visit: 0, minute: null }],
    );
    expect(goalless.map(({ prize }) => prize)).toEqual([0, 90]);
  });

  it('is shared when the clutch match is void: a guess of it says nothing of the next', async () => {
    const plays = [
      { codes: local, clutch: guess(1, 0, 10) },
      { codes: local, clutch: guess(5, 5, 90) },
    ];
    const placed = await playOut(plays, won, 'void');
    expect(placed.map(({ prize }) => prize)).toEqual([45, 45]);
  });

  it('is parted by the clutch for the paid places alone', async () => {
    const tied = (clutch: ClutchGuess) => ({ codes: ['local', null], clutch });
    const placed = await playOut([{ codes: local, clutch: null }, tied(guess(9, 9, 9)), tied(guess(2, 1, 34))], won);
    // Three entries pay the first place alone: the two below it stay equal.
    expect(placed.map(({ position, sharing }) => [position, sharing])).toEqual([
      [1, 1],
      [2, 2],
      [2, 2],
    ]);
  });

  it('follows the rules as core/domain writes them, coin by coin, in rooms played at random', async () => {
    const code = fc.constantFrom('local', 'empate', 'visita', null);
    const score = fc.integer({ min: 0, max: 2 });
    const clutch = fc.option(fc.tuple(score, score, fc.option(fc.constantFrom(0, 20, 40))), { freq: 4 });
    const play = fc.record({ codes: fc.tuple(code, code), clutch });
    const result = fc.record({ local: score, visit: score, minute: fc.constantFrom(10, 30) });
    const cases = fc.sample(fc.tuple(fc.array(play, { minLength: 3, maxLength: 12 }), fc.tuple(result, result)), {
      numRuns: 6,
      seed: 2026,
    });
    for (const [plays, scores] of cases) {
      // Somebody scores, or every fee goes back (R7.6), which another test shows.
      const first = { codes: [codeOf(scores[0]), codeOf(scores[1])], clutch: null };
      const all: Play[] = [
        first,
        ...plays.map(({ codes, clutch: c }) => ({ codes, clutch: c ? guess(c[0], c[1], c[2]) : null })),
      ];
      const placed = await playOut(all, scores);
      const expected = byDomain(
        all,
        placed.map(({ entry_id }) => entry_id),
        scores,
      );
      expect(placed.map(({ position, prize }) => [position, prize])).toEqual(expected);
    }
  });
});

const codeOf = ({ local: l, visit: v }: Score) => (l > v ? 'local' : l < v ? 'visita' : 'empate');

/** What core/domain says of the same room. */
function byDomain(plays: readonly Play[], ids: number[], scores: readonly [Score, Score]): [number, number][] {
  const { pozo } = potOf({ amount_ins: 50, commission_bps: 1000, entries: plays.length });
  const awards = awardsFor({ pozo, entries: plays.length });
  const pts = (code: string) => (code === 'empate' ? 4 : 3);
  const [, { local: goals_local, visit: goals_visit, minute }] = scores;
  const end = { goals_local, goals_visit, minute: goals_local + goals_visit === 0 ? 0 : (minute ?? 0) };
  const rows = plays.map(({ codes, clutch }, index) => {
    const right = codes.filter((code, match): code is string => code === codeOf(scores[match]!));
    return {
      entryId: ids[index]!,
      points: right.reduce((sum, code) => sum + pts(code), 0),
      correct: right.length,
      correctAtMax: right.filter((code) => pts(code) === 4).length,
      clutch: clutchDistance(clutch, end),
    };
  });
  const ranked = rankPredi(rows, awards.at(-1)!.position_to);
  const prizes = payPlaces(awards, ranked);
  return ids.map((id) => [ranked.find(({ entryId }) => entryId === id)!.position, prizes.get(id) ?? 0]);
}
