import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { heldFiles, type FeedFiles } from '../catalogue/feeds/feedFiles';

const MINUTE = 60_000;
/** From the kick-off until the league has confirmed who did what. */
const CONFIRMED = 175 * MINUTE;

interface Fixture {
  id: number;
  event: number | null;
  kickoff_time: string;
}

/** A match that had another date until somebody said so. */
export interface Move {
  fixture: number;
  announced: string;
  before: Pick<Fixture, 'event' | 'kickoff_time'>;
}

const bytes = (text: string) => new TextEncoder().encode(text);

/** The rows of a gameweek's table about these matches, under its head. */
function rowsAbout(table: string, matches: ReadonlySet<string>): string {
  const [head = '', ...rows] = table.trim().split(/\r?\n/);
  const column = head.split(',').indexOf('fixture');
  return [head, ...rows.filter((row) => matches.has(row.split(',')[column] ?? ''))].join('\n');
}

/**
 * Gameweeks out of a folder of the community's files: answers what its documents said at an instant. Only the players who
 * have a row in one of them are in it.
 */
export function fplHistory(
  folder: string,
  gameweeks: readonly number[],
  moves: readonly Move[],
): (instant: string) => FeedFiles {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const fixtures = (JSON.parse(read('fixtures.json')) as Fixture[]).filter(
    ({ event }) => event !== null && gameweeks.includes(event),
  );
  const tables = new Map(gameweeks.map((each) => [`gws/gw${each}.csv`, read(`gws/gw${each}.csv`)]));
  const bootstrap = JSON.parse(read('bootstrap-static.json')) as { elements: { id: number }[] };
  const elements = new Set(
    [...tables.values()].flatMap((table) => {
      const [head = '', ...rows] = table.trim().split(/\r?\n/);
      const column = head.split(',').indexOf('element');
      return rows.map((row) => Number(row.split(',')[column]));
    }),
  );
  const known = JSON.stringify({ ...bootstrap, elements: bootstrap.elements.filter(({ id }) => elements.has(id)) });
  return (instant) => {
    const now = Date.parse(instant);
    const over = (fixture: Fixture) => Date.parse(fixture.kickoff_time) + CONFIRMED <= now;
    const told = fixtures.map((fixture) => {
      if (over(fixture)) return fixture;
      const move = moves.find((each) => each.fixture === fixture.id && now < Date.parse(each.announced));
      const unplayed = { team_h_score: null, team_a_score: null, minutes: 0, stats: [] };
      return { ...fixture, ...unplayed, started: false, finished: false, finished_provisional: false, ...move?.before };
    });
    const played = new Set(fixtures.filter(over).map(({ id }) => String(id)));
    return heldFiles(
      `as of ${instant}`,
      new Map([
        ['bootstrap-static.json', bytes(known)],
        ['fixtures.json', bytes(JSON.stringify(told))],
        ...[...tables].map(([name, table]) => [name, bytes(rowsAbout(table, played))] as const),
      ]),
    );
  };
}
