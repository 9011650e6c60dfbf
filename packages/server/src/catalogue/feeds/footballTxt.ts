// Long: one grammar, line by line.
import { FeedError } from './FeedError';
import { feedText, type FeedFiles } from './feedFiles';
import type { GivenGoal, GivenMatch, GivenOpenfootball } from './openfootballShapes';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const DAY = String.raw`(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*`;
/** 'Thu Aug 15 2024', 'Sat Mar/29', 'Aug/15'. */
const DATE = new RegExp(String.raw`^\[?(?:${DAY}\.? )?([A-Z][a-z]{2})[a-z]*[ /](\d{1,2})(?:,? (\d{4}))?\]?(?=\s|$)`);
/** '19:00', '18.30', '20:00 UTC-4'. */
const TIME = /^\(?(\d{1,2})[.:](\d{2})\)?(?: (UTC(?:[+-]\d{1,2}(?::\d{2})?)?))?(?=\s)/;
/** '▪ Matchday 1', '» Group A'; what follows a bar are its dates. */
const ROUND = /^(?:[▪»*]|#{2,})\s*([^|]+?)\s*(\||$)/;
const PAIR = String.raw`(\d{1,2})[-:](\d{1,2})`;
/** '2-1', '2-1 (1-0)', '1-1 a.e.t. (1-1, 0-0)', '4-2 pen. (1-1)', '4-2 pen. 1-1 a.e.t. (1-1, 0-0)'. */
const SCORE = new RegExp(
  String.raw`${PAIR}(?:\s*(pen\.?|a\.?e\.?t\.?)(?:\s*${PAIR}\s*a\.?e\.?t\.?)?)?(?:\s*\(\s*${PAIR}(?:\s*,\s*${PAIR})?\s*\))?`,
);
const STATUS = /\[\s*(postponed|abandoned|suspended|awarded|walkover|cancell?ed|annulled|void)[^\]]*\]/i;

type Pair = [number, number];

const pair = (a: string | undefined, b: string | undefined): Pair | undefined =>
  a === undefined || b === undefined ? undefined : [Number(a), Number(b)];

/** In brackets stand the 90 minutes and, behind them, half time; with extra time or penalties in front. */
function scoreOf(found: RegExpExecArray): NonNullable<GivenMatch['score']> {
  const [, a, b, kind, c, d, e, f, g, h] = found;
  const [first, second, inner, last] = [pair(a, b), pair(c, d), pair(e, f), pair(g, h)];
  if (kind?.startsWith('p')) {
    return {
      p: first,
      ...(second ? { et: second } : {}),
      ...(inner ? { ft: inner } : {}),
      ...(last ? { ht: last } : {}),
    };
  }
  if (kind) return { et: first, ...(inner ? { ft: inner } : {}), ...(last ? { ht: last } : {}) };
  return { ft: first, ...(inner ? { ht: inner } : {}) };
}

const GOAL = /(\d{1,3})(?:\+(\d{1,2}))?'\s*(\(pen\.?\)|\(p\)|\(o\.?\s?g\.?\)|\(og\))?/g;

/** "La. Martínez 47', 86' (pen.) David 90+1'" as goals. */
function goalsOf(text: string): GivenGoal[] {
  const goals: GivenGoal[] = [];
  let [name, from] = ['', 0];
  for (const found of text.matchAll(GOAL)) {
    name = text.slice(from, found.index).replace(/^[\s,]+|[\s,]+$/g, '') || name;
    from = found.index + found[0].length;
    const [, minute, offset, note = ''] = found;
    goals.push({
      name,
      minute: Number(minute),
      ...(offset === undefined ? {} : { offset: Number(offset) }),
      ...(/p/.test(note) ? { penalty: true } : {}),
      ...(/o/.test(note) ? { owngoal: true } : {}),
    });
  }
  return goals;
}

interface Reading {
  round: string;
  date: string;
  time: string | null;
  year: number;
  month: number;
  matches: GivenMatch[];
  /** On which line each match stands. */
  lines: number[];
  /** Rounds that the head of the file gives dates to: they are played in several groups. */
  rounds: { round: string; from: string; to: string }[];
  /** The text of goals that goes on over several lines. */
  goals: string | null;
}

/** 'Girona FC  v  Sevilla FC  2-1 (1-0)', or with the score between the two. */
function sidesOf(line: string): { team1: string; team2: string; score?: GivenMatch['score'] } | null {
  const [text = ''] = line.split(/\s+(?:@\s|#)/);
  const status = text.replace(STATUS, ' ').trim();
  const [, first, rest] = /^(.+?)\s+(?:v|vs\.?)\s+(.+)$/.exec(status) ?? [];
  if (first && rest) {
    const found = new RegExp(String.raw`\s{1,}${SCORE.source}\s*$`).exec(rest);
    return found
      ? { team1: first.trim(), team2: rest.slice(0, found.index).trim(), score: scoreOf(found) }
      : { team1: first.trim(), team2: rest.replace(/\s+[-–]\s*$/, '').trim() };
  }
  const between = new RegExp(String.raw`\s+${SCORE.source}\s+`).exec(status);
  if (!between) return null;
  const [team1, team2] = [status.slice(0, between.index), status.slice(between.index + between[0].length)];
  return team1 && team2 ? { team1: team1.trim(), team2: team2.trim(), score: scoreOf(between) } : null;
}

const two = (number: number) => String(number).padStart(2, '0');

/** Takes the date at the start of a line; a month that lies before the last one begins a new year. */
function takeDate(reading: Reading, line: string): string {
  const found = DATE.exec(line);
  const month = found ? MONTHS.indexOf(found[1]!.toLowerCase()) + 1 : 0;
  if (!found || month === 0) return line;
  // A cup's groups each begin with their first day again: only a step over New Year is a new year.
  if (found[3]) reading.year = Number(found[3]);
  else if (month < reading.month - 6) reading.year += 1;
  reading.month = month;
  reading.date = `${reading.year}-${two(month)}-${two(Number(found[2]))}`;
  reading.time = null;
  return line.slice(found[0].length).trim();
}

function takeTime(reading: Reading, line: string): string {
  const found = TIME.exec(line);
  if (!found) return line;
  reading.time = `${two(Number(found[1]))}:${found[2]}${found[3] ? ` ${found[3]}` : ''}`;
  return line.slice(found[0].length).trim();
}

/** 'Matchday 1 | Thu Jun 20 - Mon Jun 24' */
function keepDates(reading: Reading, round: string, dates: string): void {
  const [from, to] = dates.split(/ [-–] /).map((text) => {
    const found = DATE.exec(text.trim());
    const month = found ? MONTHS.indexOf(found[1]!.toLowerCase()) + 1 : 0;
    return found && month > 0 ? `${found[3] ?? reading.year}-${two(month)}-${two(Number(found[2]))}` : '';
  });
  if (from) reading.rounds.push({ round, from, to: to || from });
}

const roundOf = ({ round, rounds, date }: Reading): string =>
  (/^group/i.test(round) ? rounds.find(({ from, to }) => date >= from && date <= to)?.round : undefined) ?? round;

function closeGoals(reading: Reading): void {
  const match = reading.matches.at(-1);
  if (reading.goals !== null && match) {
    const [local = '', visit = ''] = reading.goals.replace(/^\(|\)$/g, '').split(';');
    // "(David 74')" alone is of the side that scored.
    const ended = match.score?.et ?? match.score?.ft;
    const visitAlone = !reading.goals.includes(';') && ended?.[0] === 0;
    match.goals1 = goalsOf(visitAlone ? '' : local);
    match.goals2 = goalsOf(visitAlone ? local : visit);
  }
  reading.goals = null;
}

const balanced = (text: string) => text.split('(').length === text.split(')').length;

function readLine(reading: Reading, line: string, number: number, wrong: (problem: string) => FeedError): void {
  if (reading.goals !== null || (line.startsWith('(') && !TIME.test(line))) {
    reading.goals = `${reading.goals ?? ''} ${line}`.trim();
    if (balanced(reading.goals)) closeGoals(reading);
    return;
  }
  const [head, round, bar] = ROUND.exec(line) ?? [];
  if (round && bar === '|') keepDates(reading, round, line.slice(head!.length));
  else if (round) Object.assign(reading, { round, time: null });
  if (round) return;
  const rest = takeTime(reading, takeDate(reading, line));
  if (rest === '') return;
  const sides = sidesOf(rest);
  if (!sides) throw wrong('this is neither a round, a date, a match nor its goals');
  if (!reading.date) throw wrong('this match stands before the first date');
  const { team1, team2, score } = sides;
  const status = STATUS.exec(rest)?.[1]?.toLowerCase();
  reading.matches.push({
    ...(reading.round ? { round: roundOf(reading) } : {}),
    date: reading.date,
    ...(reading.time ? { time: reading.time } : {}),
    team1,
    team2,
    ...(score ? { score } : {}),
    ...(status ? { status } : {}),
  });
  reading.lines.push(number);
}

/** A list of clubs by group; not a match. */
const GROUP_LIST = /^Group [A-Z0-9]+\s*\|/;

/**
 * Reads a file in Football.TXT, as the openfootball repositories write it, into the shape of their JSON files. Throws
 * `FeedError` with the line that it does not understand: a match that is skipped would be one that nobody waits for.
 */
export function footballTxt(files: FeedFiles, file: string): { content: GivenOpenfootball; lines: number[] } {
  const lines = feedText(files, file).split(/\r?\n/);
  const title = /^=+\s*([^#=]+?)\s*(?:#.*)?=*$/.exec(lines.find((line) => line.startsWith('=')) ?? '')?.[1];
  if (!title)
    throw new FeedError(file, 'line 1', 'it does not begin with a title such as "= Primera División 2024/25".');
  const year = Number(/\d{4}/.exec(title)?.[0] ?? NaN);
  const reading: Reading = {
    round: '',
    date: '',
    time: null,
    year,
    month: 0,
    matches: [],
    lines: [],
    rounds: [],
    goals: null,
  };
  lines.forEach((raw, i) => {
    const line = raw.trim();
    if (line === '' || line.startsWith('=') || /^#(?!#)/.test(line) || GROUP_LIST.test(line)) return;
    readLine(
      reading,
      line,
      i + 1,
      (problem) => new FeedError(file, `line ${i + 1}`, `${problem}: "${line.slice(0, 80)}".`),
    );
  });
  if (reading.goals !== null) {
    throw new FeedError(file, `line ${lines.length}`, 'the goals of the last match are cut.', { kind: 'cut' });
  }
  return { content: { name: title, matches: reading.matches }, lines: reading.lines };
}
