import { z } from 'zod';
import { mostGoals } from '@arma11/core/domain';
import { readCsvText, repeated, type CsvLine } from '../../../catalogue/feeds/csv/csvText';
import { breathe, parts } from '../../../catalogue/feeds/smallSteps';

/** Somebody of a pool, as the organiser's file has them. */
export interface PoolPerson {
  /** How the file of predictions names them. */
  person: string;
  name: string;
  email: string | null;
}

/** What somebody predicted of a match, by the clubs' names. */
export interface PoolPrediction {
  line: number;
  person: string;
  home: string;
  away: string;
  /** `YYYY-MM-DD`, where the same clubs meet more than once. */
  day: string | null;
  /** '2-1'; null takes the answer back. */
  score: string | null;
}

/** Two files of an organiser, and every reason why they cannot be imported. */
export interface ReadPool {
  people: PoolPerson[];
  predictions: PoolPrediction[];
  problems: string[];
}

const MOST_PROBLEMS = 20;
const NAME = 60;

const Email = z.email('it is no e-mail address').max(254);
const PersonRow = z.object({
  person: z.string().max(NAME, `at most ${NAME} characters`),
  name: z.string().max(NAME, `at most ${NAME} characters`).optional(),
  email: Email.optional(),
});

const Score = z
  .string()
  .regex(/^\d{1,2} ?[-:–] ?\d{1,2}$/, 'a score looks like 2-1')
  .transform((text) => text.split(/ ?[-:–] ?/).map(Number) as [number, number])
  .refine((goals) => goals.every((each) => each <= mostGoals), `a team has at most ${mostGoals} goals`)
  .transform(([home, away]) => `${home}-${away}`);
const Day = z.iso.date('a day looks like 2026-06-11');
const Club = z.string().max(80);

const MatchRow = z.object({ home: Club, away: Club, day: Day.optional() });
const LongRow = MatchRow.extend({ person: z.string(), score: Score.optional() });

/**
 * Reads the people of a pool and what they predicted. The predictions have a row for each, `person,home,away,score`, or
 * one for each match with a column for everybody, as organisers' sheets have; `day` where clubs meet twice.
 */
export async function readPool(peopleText: string, predictionsText: string): Promise<ReadPool> {
  const people = readCsvText(peopleText, PersonRow);
  const problems = [
    ...people.problems,
    ...repeated(people.rows, ({ person }) => person),
    ...repeated(
      people.rows.filter(({ value }) => value.email !== undefined),
      ({ email }) => email!.toLowerCase(),
    ),
  ].map((problem) => `people, ${problem}`);
  const known = people.rows.map(({ value }) => ({
    person: value.person,
    name: value.name ?? value.person,
    email: value.email ?? null,
  }));
  await breathe();
  const read = await readPredictions(
    predictionsText,
    known.map(({ person }) => person),
  );
  problems.push(...read.problems.map((problem) => `predictions, ${problem}`));
  return { people: known, predictions: read.rows, problems: problems.slice(0, MOST_PROBLEMS) };
}

const isLong = (text: string) => /(^|[,\s"﻿])person("|,|\s|$)/.test(text.slice(0, text.search(/[\r\n]|$/)));

async function readPredictions(text: string, people: readonly string[]) {
  if (!isLong(text)) return readWide(text, people);
  const { rows, problems } = await readInParts(text, LongRow);
  const known = new Set(people);
  const strangers = rows
    .filter(({ value }) => !known.has(value.person))
    .map(({ line, value }) => `line ${line}: "${value.person}" is nobody of the file of people.`);
  const twice = repeated(rows, ({ person, home, away, day }) => [person, home, away, day ?? ''].join(' · '));
  return {
    rows: rows.map(({ line, value }) => ({ line, ...value, day: value.day ?? null, score: value.score ?? null })),
    problems: [...problems, ...strangers, ...twice],
  };
}

/** A row for each match and a column for each person. */
async function readWide(text: string, people: readonly string[]) {
  const taken = people.find((person) => person in MatchRow.shape);
  if (taken) return { rows: [], problems: [`line 1: somebody is called "${taken}", as a column of matches is.`] };
  const shape = MatchRow.extend(Object.fromEntries(people.map((person) => [person, Score.optional()])));
  const { rows, problems } = await readInParts(text, shape);
  const predictions = rows.flatMap(({ line, value }) => {
    const { home, away, day } = value as z.output<typeof MatchRow>;
    const scores = value as Record<string, string | undefined>;
    return people.map((person) => ({ line, person, home, away, day: day ?? null, score: scores[person] ?? null }));
  });
  const twice = repeated(rows, (value) =>
    Object.keys(MatchRow.shape)
      .map((column) => value[column] ?? '')
      .join(' · '),
  );
  return { rows: predictions, problems: [...problems, ...twice] };
}

const LINES_AT_ONCE = 1000;

/** Lets others run between parts of a long file. A quoted cell over several lines keeps the file in one part. */
async function readInParts<S extends z.ZodObject>(text: string, shape: S) {
  const [heading = '', ...lines] = text.split(/\r?\n/);
  const blocks = text.includes('"') ? [lines] : parts(lines, LINES_AT_ONCE);
  const rows: CsvLine<z.output<S>>[] = [];
  const problems: string[] = [];
  for (const [index, block] of blocks.entries()) {
    const before = index * LINES_AT_ONCE;
    if (index > 0 && block.every((line) => line.trim() === '')) continue;
    const read = readCsvText([heading, ...block].join('\n'), shape);
    rows.push(...read.rows.map(({ line, value }) => ({ line: line + before, value })));
    problems.push(...read.problems.map((problem) => moved(problem, before)));
    if (problems.length >= MOST_PROBLEMS) break;
    await breathe();
  }
  return { rows, problems };
}

const moved = (problem: string, by: number) =>
  problem.replace(/^line (\d+)/, (_, line: string) => `line ${line === '1' ? 1 : Number(line) + by}`);
