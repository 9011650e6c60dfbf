import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Listed {
  element: number;
  value: number;
}
interface Fixture {
  id: number;
  event: number | null;
  kickoff_time: string;
  team_h: number;
  team_a: number;
  team_h_score: number;
  team_a_score: number;
  stats: { identifier: string; h: Listed[]; a: Listed[] }[];
}
interface LiveElement {
  id: number;
  stats: Record<string, unknown>;
  explain: { fixture: number; stats: object[] }[];
}

const MINUTE = 60_000;
/** From the kick-off to the last whistle, and until the league has confirmed who did what. */
const LASTS = 115;
const CONFIRMED = 175;

/** A day of a recorded season, as its provider told it at any time of that day. */
export interface RecordedDay {
  /** What a path answers at an instant. */
  at(instant: number): (path: string) => string | undefined;
  firstKickOff: number;
  lastKickOff: number;
}

const elapsed = ({ kickoff_time }: Fixture, instant: number) => (instant - Date.parse(kickoff_time)) / MINUTE;
/** Half-time is fifteen minutes long. */
const clockOf = (since: number) => Math.min(90, Math.floor(since <= 45 ? since : since < 60 ? 45 : since - 15));

/** Goals fall evenly over the 90 minutes; everything else is told at the end. */
function soFar(list: readonly Listed[], minute: number, offset: number): Listed[] {
  const all = list.flatMap(({ element, value }) => Array.from({ length: value }, () => element));
  const shown = all.filter((_, i) => minute >= ((i + 1) * 90) / (all.length + 1) + offset);
  return [...new Set(shown)].map((element) => ({ element, value: shown.filter((each) => each === element).length }));
}

function fixtureAt(fixture: Fixture, instant: number): object {
  const since = elapsed(fixture, instant);
  if (since < 0) {
    const nothing = { team_h_score: null, team_a_score: null, minutes: 0, stats: [] };
    return { ...fixture, ...nothing, started: false, finished: false, finished_provisional: false };
  }
  if (since >= LASTS) {
    return { ...fixture, started: true, finished_provisional: true, finished: since >= CONFIRMED, minutes: 90 };
  }
  const minutes = clockOf(since);
  const stats = fixture.stats
    .filter(({ identifier }) => identifier === 'goals_scored' || identifier === 'own_goals')
    .map(({ identifier, h, a }) => ({ identifier, h: soFar(h, minutes, 0), a: soFar(a, minutes, 1) }));
  const goals = (side: 'h' | 'a') => {
    const sum = (identifier: string, of: 'h' | 'a') =>
      (stats.find((each) => each.identifier === identifier)?.[of] ?? []).reduce((all, { value }) => all + value, 0);
    return sum('goals_scored', side) + sum('own_goals', side === 'h' ? 'a' : 'h');
  };
  const scores = { team_h_score: goals('h'), team_a_score: goals('a') };
  return { ...fixture, ...scores, minutes, stats, started: true, finished: false, finished_provisional: false };
}

const zeros = (stats: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(stats).map(([key, value]) => [key, typeof value === 'number' ? 0 : value]));

function elementAt(element: LiveElement, fixtures: ReadonlyMap<number, Fixture>, instant: number): LiveElement {
  const fixture = fixtures.get(element.explain[0]?.fixture ?? 0);
  const since = fixture ? elapsed(fixture, instant) : -1;
  if (since >= LASTS) return element;
  const minutes = since < 0 ? 0 : Math.min(Number(element.stats['minutes']), clockOf(since));
  return { ...element, stats: { ...zeros(element.stats), minutes } };
}

/**
 * A day of a gameweek out of a folder of the official documents: its matches alone, with the players of their clubs. It
 * tells at each instant what was known then: goals as they fall, statistics at the whistle, confirmed an hour later.
 */
export function recordedDay(folder: string, gameweek: number, day: string): RecordedDay {
  const read = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'));
  const bootstrap = read('bootstrap-static.json') as { teams: { id: number }[]; elements: { team: number }[] };
  const fixtures = (read('fixtures.json') as Fixture[]).filter(
    ({ event, kickoff_time }) => event === gameweek && kickoff_time.startsWith(day),
  );
  const byId = new Map(fixtures.map((fixture) => [fixture.id, fixture]));
  const clubs = new Set(fixtures.flatMap(({ team_h, team_a }) => [team_h, team_a]));
  const known = {
    ...bootstrap,
    teams: bootstrap.teams.filter(({ id }) => clubs.has(id)),
    elements: bootstrap.elements.filter(({ team }) => clubs.has(team)),
  };
  const { elements } = read(`event-${gameweek}-live.json`) as { elements: LiveElement[] };
  const played = elements
    .map((element) => ({ ...element, explain: element.explain.filter(({ fixture }) => byId.has(fixture)) }))
    .filter(({ explain }) => explain.length > 0);
  const kickOffs = fixtures.map(({ kickoff_time }) => Date.parse(kickoff_time));
  return {
    firstKickOff: Math.min(...kickOffs),
    lastKickOff: Math.max(...kickOffs),
    at: (instant) => (path) => {
      if (path === '/bootstrap-static/') return JSON.stringify(known);
      if (path === '/fixtures/') return JSON.stringify(fixtures.map((fixture) => fixtureAt(fixture, instant)));
      if (path !== `/event/${gameweek}/live/`) return undefined;
      return JSON.stringify({ elements: played.map((element) => elementAt(element, byId, instant)) });
    },
  };
}
