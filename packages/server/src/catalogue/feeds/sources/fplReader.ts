import { z } from 'zod';
import { heldFiles } from '../feedFiles';
import { readFplFiles } from '../fpl';
import { ApiFixture } from '../fplShapes';
import { readJson } from '../readJson';
import type { FeedReader } from './feedReader';

/** The official API. */
export const FPL_ADDRESS = 'https://fantasy.premierleague.com/api/';

const DAY_MS = 86_400_000;
/** So long after a kick-off the league may still correct who did what. */
const CORRECTED_DAYS = 4;

const FIXTURES = 'fixtures.json';
const liveDocument = (gameweek: number) => `event-${gameweek}-live.json`;

const begun = ({ started, finished, finished_provisional }: ApiFixture) =>
  Boolean(started) || finished || Boolean(finished_provisional);

/** Gameweeks that have begun and were never read, or whose matches may still be corrected. */
function wantedGameweeks(fixtures: readonly ApiFixture[], now: string, known: ReadonlySet<string>): number[] {
  const wanted = fixtures.filter((fixture) => {
    if (fixture.event === null || !begun(fixture)) return false;
    const since = Date.parse(now) - Date.parse(fixture.kickoff_time ?? now);
    return since < CORRECTED_DAYS * DAY_MS || !known.has(liveDocument(fixture.event));
  });
  return [...new Set(wanted.flatMap(({ event }) => event ?? []))].toSorted((a, b) => a - b);
}

/** The addresses bootstrap-static, fixtures and event/N/live of the official API, under one. */
export const fplReader: FeedReader = {
  whole: true,
  async collect({ address, everyS, now, known, ask }) {
    const at = (path: string) => new URL(path, address.endsWith('/') ? address : `${address}/`).href;
    const documents = new Map<string, Uint8Array>();
    const read = async (document: string, path: string, atMostEveryS?: number) =>
      documents.set(document, await ask(document, at(path), { atMostEveryS }));
    // It has every player's popularity, so that it changes with each read and is large.
    await read('bootstrap-static.json', 'bootstrap-static/', everyS);
    await read(FIXTURES, 'fixtures/');
    const fixtures = readJson(heldFiles(address, documents), FIXTURES, z.array(ApiFixture));
    for (const gameweek of wantedGameweeks(fixtures, now, known)) {
      await read(liveDocument(gameweek), `event/${gameweek}/live/`);
    }
    return documents;
  },
  season: (files, { season }) => readFplFiles(files, season),
};
