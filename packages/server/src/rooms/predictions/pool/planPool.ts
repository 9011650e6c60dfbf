// Long: everything that can be wrong with a pool’s files, in the order in which it is told.
import { sql } from 'kysely';
import { prediLimits, type PrediScoring } from '@arma11/core/contract';
import { breathe, parts } from '../../../catalogue/feeds/smallSteps';
import type { Queryable } from '../../../platform/db/database';
import { takesAnswers } from '../../../catalogue/matches/matchView';
import { pairKey, poolMatches } from './poolMatches';
import type { PoolPerson, ReadPool } from './readPool';

/** A pool that an operator imports. */
export interface PoolToImport {
  leagueId: number;
  /** What it is called: the same name is the same pool. */
  name: string;
  scoring: PrediScoring;
  read: ReadPool;
}

/** An answer that an import writes or, with a null score, takes back. */
export interface PoolAnswer {
  person: string;
  match_id: number;
  score: string | null;
}

/** What an import of a pool would change. */
export interface PoolPlan {
  /** Null: the room is still to be made. */
  roomId: number | null;
  /** It was all in before: players see it. */
  ready: boolean;
  matchIds: number[];
  newPeople: PoolPerson[];
  /** Whose seat somebody has claimed: their answers are theirs, and stay. */
  claimed: number;
  changes: PoolAnswer[];
  answers: { added: number; changed: number; cleared: number; unchanged: number };
  problems: string[];
}

interface HeldPool {
  room_id: number;
  ready: boolean;
  estado: string;
  scoring: PrediScoring;
}

interface HeldSeat {
  entry_id: number;
  person: string;
  claimed: boolean;
}

const { matches: MOST_MATCHES, people: MOST_PEOPLE } = prediLimits.house;
const MOST_PROBLEMS = 20;

/** What importing a pool would change, or why it cannot be imported; writes nothing (rules R17.4). */
export async function planPool(q: Queryable, { leagueId, name, scoring, read }: PoolToImport): Promise<PoolPlan> {
  const { matchOf, problems } = await poolMatches(q, leagueId, read.predictions);
  const matchIds = [...new Set(matchOf.values())].filter((id) => id > 0);
  const wanted = wantedAnswers(read, matchOf);
  const held = await heldPool(q, leagueId, name);
  const seats = held ? await heldSeats(q, held.room_id) : [];
  const known = new Set(seats.map(({ person }) => person));
  const kept = held ? await keptAnswers(q, held.room_id, seats) : new Map<string, string>();
  const claimed = new Set(seats.filter((seat) => seat.claimed).map(({ person }) => person));
  const { changes, answers } = await difference(wanted, kept, claimed);
  const found = [
    ...sizeProblems(read, matchIds),
    ...read.problems,
    ...problems,
    ...repeatedAnswers(read, matchOf),
    ...(held ? await heldProblems(q, { held, scoring, matchIds, changes }) : await unconfirmed(q, matchIds)),
  ];
  return {
    roomId: held?.room_id ?? null,
    ready: held?.ready ?? false,
    matchIds,
    newPeople: read.people.filter(({ person }) => !known.has(person)),
    claimed: claimed.size,
    changes,
    answers,
    problems: found.slice(0, MOST_PROBLEMS),
  };
}

const answerKey = (person: string, match: number) => `${match}\n${person}`;

function wantedAnswers({ predictions }: ReadPool, matchOf: ReadonlyMap<string, number>): PoolAnswer[] {
  return predictions.map((prediction) => {
    const { person, score } = prediction;
    return { person, match_id: matchOf.get(pairKey(prediction)) ?? 0, score };
  });
}

// One club may stand under two of its names.
function repeatedAnswers({ predictions }: ReadPool, matchOf: ReadonlyMap<string, number>): string[] {
  const first = new Map<string, number>();
  return predictions.flatMap((prediction) => {
    const { line, person } = prediction;
    const match = matchOf.get(pairKey(prediction)) ?? 0;
    const key = answerKey(person, match);
    const earlier = first.get(key);
    if (earlier === undefined) first.set(key, line);
    return match === 0 || earlier === undefined
      ? []
      : [`predictions, line ${line}: it answers the match of line ${earlier} once more for ${person}.`];
  });
}

/** What is new or other than what is kept; a claimed seat's answers are left alone. */
async function difference(
  wanted: readonly PoolAnswer[],
  kept: ReadonlyMap<string, string>,
  claimed: ReadonlySet<string>,
): Promise<Pick<PoolPlan, 'changes' | 'answers'>> {
  const answers = { added: 0, changed: 0, cleared: 0, unchanged: 0 };
  const changes: PoolAnswer[] = [];
  for (const some of parts(wanted, 5000)) {
    for (const answer of some) {
      const before = kept.get(answerKey(answer.person, answer.match_id)) ?? null;
      if (claimed.has(answer.person)) continue;
      if (before === answer.score) {
        if (before !== null) answers.unchanged += 1;
        continue;
      }
      answers[before === null ? 'added' : answer.score === null ? 'cleared' : 'changed'] += 1;
      changes.push(answer);
    }
    await breathe();
  }
  return { changes, answers };
}

function sizeProblems({ people, predictions }: ReadPool, matchIds: readonly number[]): string[] {
  return [
    ...(people.length < 2 ? ['people: a pool has at least two.'] : []),
    ...(people.length > MOST_PEOPLE ? [`people: a pool has at most ${MOST_PEOPLE}, not ${people.length}.`] : []),
    ...(matchIds.length > MOST_MATCHES
      ? [`predictions: at most ${MOST_MATCHES} matches, not ${matchIds.length}.`]
      : []),
    ...(predictions.length === 0 ? ['predictions: there are none.'] : []),
  ];
}

/** Matches that a new room cannot be played on, because nobody knows yet when they begin (rules R14.2). */
async function unconfirmed(q: Queryable, matchIds: readonly number[]): Promise<string[]> {
  const { rows } = await sql<{ id: number; local: string; visit: string }>`
    select m.id, l.name as local, v.name as visit
    from match_now m join team l on l.id = m.local_team join team v on v.id = m.visit_team
    where m.id = any(${[...matchIds]}::int[]) and m.estado = 'programado' and not m.confirmed_time
    order by m.kick_off, m.id`.execute(q);
  return rows.map(
    ({ id, local, visit }) =>
      `predictions: the kick-off of ${local} against ${visit}, match ${id}, is not confirmed: see match move.`,
  );
}

/** Why what is there already cannot become what the files say. */
async function heldProblems(
  q: Queryable,
  {
    held,
    scoring,
    matchIds,
    changes,
  }: { held: HeldPool; scoring: PrediScoring; matchIds: number[]; changes: readonly PoolAnswer[] },
): Promise<string[]> {
  const { rows } = await sql<{ match_id: number; open: boolean }>`
    select rm.match_id, ${takesAnswers} as open
    from room_match rm join room r on r.id = rm.room_id join match_now m on m.id = rm.match_id
    where rm.room_id = ${held.room_id}`.execute(q);
  const inRoom = new Map(rows.map(({ match_id, open }) => [match_id, open]));
  const added = matchIds.filter((id) => !inRoom.has(id)).length;
  // What is not published yet is one import that was cut short: it is completed.
  const late = held.ready ? changes.filter(({ match_id }) => inRoom.get(match_id) === false) : [];
  const [first] = late;
  return [
    ...(sameScoring(held.scoring, scoring)
      ? []
      : ['--rule: this pool was made with another table, which is frozen. Give the same, or another --name.']),
    ...(added > 0 ? [`predictions: ${added} matches are not in this pool; import them under another --name.`] : []),
    ...(first
      ? [
          `predictions: ${late.length} answers to matches that have locked differ from those kept; the first is ${first.person}'s, ${first.score ?? 'none'}. Take them out.`,
        ]
      : []),
    ...(held.estado === 'pagada' || held.estado === 'cancelada'
      ? changes.slice(0, 1).map(() => 'This pool is over: nothing of it changes any more.')
      : []),
  ];
}

// jsonb keeps the keys in an order of its own.
const sameScoring = (a: PrediScoring, b: PrediScoring) => canonical(a) === canonical(b);
const canonical = ({ take, ties, rows }: PrediScoring) =>
  JSON.stringify([
    take,
    ties,
    rows.map(({ when, kind, pts, stage_factor = [] }) => [
      when,
      kind ?? null,
      pts,
      stage_factor.map(({ from, factor }) => [from, factor]),
    ]),
  ]);

async function heldPool(q: Queryable, leagueId: number, name: string): Promise<HeldPool | null> {
  const { rows } = await sql<HeldPool>`
    select p.room_id, p.ready_at is not null as ready, r.estado, r.rules->'predi_scoring' as scoring
    from pool p join room r on r.id = p.room_id where p.league_id = ${leagueId} and p.name = ${name}`.execute(q);
  return rows[0] ?? null;
}

async function heldSeats(q: Queryable, roomId: number): Promise<HeldSeat[]> {
  const { rows } = await sql<HeldSeat>`
    select entry_id, person, claimed_by is not null as claimed from pool_seat where room_id = ${roomId}
    order by entry_id`.execute(q);
  return rows;
}

const SEATS_AT_ONCE = 40;

async function keptAnswers(q: Queryable, roomId: number, seats: readonly HeldSeat[]): Promise<Map<string, string>> {
  const kept = new Map<string, string>();
  for (const some of parts(seats, SEATS_AT_ONCE)) {
    const { rows } = await sql<{ person: string; match_id: number; code: string }>`
      select s.person, k.match_id, a.code from pool_seat s
      join answer w on w.entry_id = s.entry_id
      join market k on k.id = w.market_id and k.room_id = ${roomId} and k.kind = 'marcador'
      join alternative a on a.id = w.alternative_id
      where s.entry_id = any(${some.map(({ entry_id }) => entry_id)}::int[])`.execute(q);
    for (const { person, match_id, code } of rows) kept.set(answerKey(person, match_id), code);
    await breathe();
  }
  return kept;
}
