import { sql } from 'kysely';
import { z } from 'zod';
import { FeedError } from '../../catalogue/feeds/FeedError';
import type { FeedRow } from '../../catalogue/feeds/polling/feedLease';
import { readKeptFile, writeKeptFile, type KeptFile } from '../../catalogue/feeds/polling/keptFile';
import { keptReads, ownBytes, replayAnswers } from '../../catalogue/feeds/polling/replayAnswers';
import { setClock } from '../../platform/db/clock';
import type { Db, Queryable } from '../../platform/db/database';
import { LeagueName, wholeNumber } from '../definition/arguments';
import { command, CommandError } from '../definition/command';

const FeedId = wholeNumber(1, 2_147_483_647);

/** An instant, or a day of Lima to its end. */
const Until = z
  .union(
    [
      z.iso.datetime({ offset: true }).transform((instant) => new Date(instant).toISOString()),
      z.iso.date().transform((day) => new Date(Date.parse(`${day}T05:00:00Z`) + 86_400_000 - 1).toISOString()),
    ],
    'write a day such as 2026-08-01, or an instant such as 2026-08-01T20:00:00-05:00',
  )
  .optional();

async function findFeed(q: Queryable, feed: number): Promise<FeedRow> {
  const found = await q.selectFrom('feed').selectAll().where('id', '=', feed).executeTakeFirst();
  if (!found) throw new CommandError(`There is no feed ${feed}. See: feed list.`);
  return found;
}

/** Writes what a source answered into a file, to be replayed elsewhere. */
export const feedExport = command({
  name: 'feed export',
  summary: 'write every answer of a source into a file, for feed replay in another database',
  positional: ['feed', 'file'],
  args: z.object({
    feed: FeedId.describe('the feed; one that was removed, too'),
    file: z.string().min(1).meta({ place: 'path' }).describe('the file to write, on the machine of the server'),
    until: Until.describe('a day of Lima, or an instant: what was read until then'),
  }),
  run: async ({ db, note }, { feed, file, until = null }) => {
    const reads = await writeKeptFile(db.fresh, await findFeed(db.fresh, feed), file, until).catch((error: Error) => {
      throw new CommandError(`${file} cannot be written (${error.message}).`, { cause: error });
    });
    await note({ target: `feed:${feed}`, after: { file, reads } });
    return { feed, file, reads };
  },
  print: ({ feed, file, reads }) => `${file}: ${reads} reads of feed ${feed}.`,
});

/** Results that are played again must not pay anybody. */
async function assertLeagueWithoutRooms(q: Queryable, league: string): Promise<void> {
  const { rows } = await sql`
    select from room r join league l on l.id = r.league_id where l.league_unique = ${league} limit 1`.execute(q);
  if (rows.length > 0) {
    throw new CommandError(`The league ${league} has rooms: replay into a league of its own with --league.`);
  }
}

async function isWithoutRooms(q: Queryable): Promise<boolean> {
  const { rows } = await sql`select from room limit 1`.execute(q);
  return rows.length === 0;
}

/** Moves the clock to each read's time, and gives it back as it was. */
async function withClock<T>(db: Db, work: (at: (instant: string) => Promise<void>) => Promise<T>): Promise<T> {
  const { rows } = await sql`delete from clock returning *`.execute(db.fresh);
  try {
    return await work((instant) => setClock(db, { at: instant, speed: 0 }));
  } finally {
    await sql`delete from clock`.execute(db.fresh);
    if (rows.length > 0) {
      await sql`insert into clock select * from json_populate_recordset(null::clock, ${JSON.stringify(rows)}::json)`.execute(
        db.fresh,
      );
    }
  }
}

async function keptOf(
  db: Db,
  feed: number | undefined,
  file: string | undefined,
  until: string | null,
): Promise<KeptFile> {
  if ((feed === undefined) === (file === undefined)) throw new CommandError('Give --feed, or --file.');
  if (file !== undefined) {
    const kept = await readKeptFile(file);
    return { ...kept, reads: kept.reads.filter(({ at }) => until === null || at <= until) };
  }
  const row = await findFeed(db.fresh, feed!);
  return { feed: row, reads: await keptReads(db.fresh, row.id, until), bytesOf: ownBytes(db.fresh) };
}

/**
 * Applies kept answers again, as they were applied when they came. In a database without rooms the clock goes along, so
 * that every time is the same too; elsewhere it is only read, and the league must have no rooms.
 */
export const feedReplay = command({
  name: 'feed replay',
  summary: 'apply kept answers again: into an empty database, or into a league of its own as of a day',
  args: z.object({
    feed: FeedId.optional().describe('a feed of this database'),
    file: z.string().min(1).meta({ place: 'path' }).optional().describe('or a file of feed export'),
    league: LeagueName.optional().describe('the league to fill; the feed’s own unless given'),
    until: Until.describe('a day of Lima, or an instant: how it stood then'),
  }),
  run: async ({ db, deps, note }, { feed, file, league, until = null }) => {
    const kept = await keptOf(db, feed, file, until).catch((error: unknown) => {
      throw error instanceof FeedError ? new CommandError(error.message, { cause: error }) : error;
    });
    const into = league ?? kept.feed.league_unique;
    await assertLeagueWithoutRooms(db.fresh, into);
    const replay = { ...kept, feed: { ...kept.feed, league_unique: into } };
    const changes =
      !deps.production && (await isWithoutRooms(db.fresh))
        ? await withClock(db, (at) => replayAnswers(db, { ...replay, before: (read) => at(read.at) }))
        : await replayAnswers(db, replay);
    const last = kept.reads.at(-1)?.at ?? null;
    await note({ target: `league:${into}`, after: { feed, file, reads: kept.reads.length, changes, until: last } });
    return { league: into, reads: kept.reads.length, changes, until: last };
  },
  print: ({ league, reads, changes, until }) =>
    `${league}: ${reads} reads were applied, ${changes} rows changed${until ? `; it stands as of ${until}` : ''}.`,
});
