import { seededRandom } from '@arma11/core/art';
import { sql } from 'kysely';
import type { Db } from '../platform/db/database';
import { asRows } from '../platform/db/asRows';

const CLUBS = 12;
const FIRST = Date.parse('2026-06-11T20:00:00Z');
const DAY = 86_400_000;

/** A pool as its organiser has it: two files, how the matches ended, and the table by 3 for the score and 1 for the result. */
export interface BigPool {
  league: string;
  people: string;
  /** A row for each prediction. */
  predictions: string;
  /** The same as a sheet: a row for each match and a column for each person. */
  sheet: string;
  matches: PlayedPool['matches'];
  /** Points and place by person, equal points in equal places. */
  table: ReadonlyMap<string, { points: number; place: number }>;
}

const goals = (random: () => number) => Math.floor(random() ** 2 * (random() < 0.03 ? 12 : 4));

// Written without the game's own rules, as an organiser's spreadsheet would count.
function organiserPoints(guess: string, end: string): number {
  if (guess === end) return 3;
  const [a, b] = guess.split('-').map(Number) as [number, number];
  const [c, d] = end.split('-').map(Number) as [number, number];
  if (a === b) return c === d ? 1 : 0;
  return (a > b && c > d) || (a < b && c < d) ? 1 : 0;
}

/** A pool as it was played: its matches with their ends, and what each person guessed of each, '' where nothing. */
export interface PlayedPool {
  league: string;
  matches: { home: string; away: string; end: string; kickOff: string }[];
  guesses: { person: string; scores: string[] }[];
}

/** A pool of so many people and matches; the same seed gives the same. */
export function bigPool({
  people: size,
  matches: count,
  seed = 1,
}: {
  people: number;
  matches: number;
  seed?: number;
}): BigPool {
  const random = seededRandom(seed);
  const persons = Array.from({ length: size }, (_, index) => `P${index + 1}`);
  const pairs = Array.from({ length: CLUBS }, (_, home) =>
    Array.from({ length: CLUBS }, (_each, away) => ({ home: `Club ${home}`, away: `Club ${away}` })),
  )
    .flat()
    .filter(({ home, away }) => home !== away)
    .slice(0, count);
  const score = () => `${goals(random)}-${goals(random)}`;
  // Two a day.
  const kickOff = (at: number) => new Date(FIRST + Math.floor(at / 2) * DAY + (at % 2) * 7_200_000).toISOString();
  const matches = pairs.map((pair, at) => ({ ...pair, end: score(), kickOff: kickOff(at) }));
  const guesses = persons.map((person) => ({
    person,
    scores: matches.map(() => (random() < 0.08 ? '' : score())),
  }));
  return organisersFiles({ league: `polla-${seed}`, matches, guesses });
}

/** The files of a pool, and its table as its organiser counts it. */
export function organisersFiles({ league, matches, guesses }: PlayedPool): BigPool {
  const points = guesses.map(({ person, scores }) => ({
    person,
    points: scores.reduce((sum, guess, at) => sum + (guess === '' ? 0 : organiserPoints(guess, matches[at]!.end)), 0),
  }));
  const rows = guesses.flatMap(({ person, scores }) =>
    scores.map((guess, at) => [person, matches[at]!.home, matches[at]!.away, guess].join(',')),
  );
  const lines = matches.map(({ home, away }, at) => [home, away, ...guesses.map(({ scores }) => scores[at])].join(','));
  return {
    league,
    people: [
      'person,name,email',
      ...guesses.map(({ person }, at) => `${person},Persona ${at + 1},${at % 2 ? '' : `p${at}@correo.test`}`),
    ].join('\n'),
    predictions: ['person,home,away,score', ...rows].join('\n'),
    sheet: [['home', 'away', ...guesses.map(({ person }) => person)].join(','), ...lines].join('\n'),
    matches,
    table: new Map(
      points.map(({ person, points: own }) => [
        person,
        { points: own, place: 1 + points.filter((other) => other.points > own).length },
      ]),
    ),
  };
}

/** Lays the league of a pool, its matches two a jornada and still to be played. */
export async function layPoolLeague(db: Db, { league, matches }: BigPool): Promise<void> {
  await db.tx(async (tx) => {
    const { rows } = await sql<{ id: number }>`
      insert into league (league_unique, name, logo, season) values (${league}, 'Mundial', '/media/league/1.svg', '2026')
      returning id`.execute(tx);
    const { id } = rows[0]!;
    const clubs = [...new Set(matches.flatMap(({ home, away }) => [home, away]))];
    await sql`insert into team (league_id, external_id, name, short)
      select ${id}, x.name, x.name, left(x.name, 1) || right(x.name, 2) from unnest(${clubs}::text[]) as x(name)`.execute(
      tx,
    );
    const days = Math.ceil(matches.length / 2);
    await sql`insert into jornada (league_id, number, name)
      select ${id}, n, 'Jornada ' || n from generate_series(1, ${days}::int) n`.execute(tx);
    const dated = matches.map(({ home, away, kickOff }, at) => ({
      home,
      away,
      jornada: 1 + Math.floor(at / 2),
      kick_off: kickOff,
    }));
    await sql`insert into match (league_id, external_id, jornada, local_team, visit_team, kick_off)
      select ${id}, x.home || ' - ' || x.away, x.jornada, h.id, a.id, x.kick_off
      from json_to_recordset(${asRows(dated)}) as x(home text, away text, jornada int, kick_off timestamptz)
      join team h on h.league_id = ${id} and h.name = x.home join team a on a.league_id = ${id} and a.name = x.away`.execute(
      tx,
    );
  });
}

/** Ends every match as the organiser has it, confirmed. */
export async function endPoolMatches(db: Db, { league, matches }: BigPool): Promise<void> {
  const ends = matches.map(({ home, away, end }) => {
    const [local, visit] = end.split('-').map(Number);
    return { id: `${home} - ${away}`, local, visit };
  });
  await sql`
    update match m set estado = 'finalizado', official = true, goals_local = x.local, goals_visit = x.visit,
      final_at = m.kick_off + interval '115 minutes'
    from json_to_recordset(${asRows(ends)}) as x(id text, local int, visit int), league l
    where l.league_unique = ${league} and m.league_id = l.id and m.external_id = x.id`.execute(db.fresh);
}
