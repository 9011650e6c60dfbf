// Long: seven small commands about one table.
import { deskModels } from '@arma11/core/schemas';
import { sql } from 'kysely';
import { z } from 'zod';
import { addressProblem } from '../../catalogue/feeds/polling/feedAddress';
import { FPL_ADDRESS } from '../../catalogue/feeds/sources/fplReader';
import { readMapping } from '../../catalogue/feeds/sources/mapped';
import { FeedError } from '../../catalogue/feeds/FeedError';
import type { Queryable, Tx } from '../../platform/db/database';
import type { FeedSettings } from '../../platform/db/tables/feedTables';
import { LeagueName, TimeZone, wholeNumber } from '../definition/arguments';
import { command, CommandError } from '../definition/command';
import { table } from '../definition/table';
import { feedExport, feedReplay } from './feedReplay';

const Line = deskModels.DeskFeed;
type FeedLine = z.output<typeof Line>;

const FeedId = wholeNumber(1, 2_147_483_647).describe('the feed; feed list shows the numbers');

async function feedLines(q: Queryable, feed?: number): Promise<FeedLine[]> {
  const { rows } = await sql<FeedLine>`
    select f.id as feed, f.league_unique as league, f.source, f.address, f.every_s, f.live_every_s,
      case when f.paused_at is null then 'on' else 'paused' end as state, f.good_at, r.at as read_at, r.outcome,
      r.problem, case when f.paused_at is null then f.next_at end as next_at, f.alarm, f.alarm_text, f.alarm_at, f.trusted,
      (select count(*)::int from feed_answer a where a.feed_id = f.id) as answers,
      (select coalesce(sum(octet_length(a.body)), 0)::int from feed_answer a where a.feed_id = f.id) as kept_bytes
    from feed f left join lateral (
      select at, outcome, problem from feed_read where feed_id = f.id order by id desc limit 1) r on true
    where f.removed_at is null and (${feed ?? null}::int is null or f.id = ${feed ?? null}::int)
    order by f.alarm is null, f.league_unique, f.id`.execute(q);
  return rows;
}

const size = (bytes: number) => `${(bytes / 1_048_576).toFixed(1)} MiB`;

const printFeeds = (feeds: FeedLine[]) =>
  feeds.length === 0
    ? 'No feeds. Add one with: feed add <source> --league <unique>.'
    : [
        table(
          ['feed', 'league', 'source', 'state', 'last good answer', 'next read', 'alarm', 'answers kept'],
          feeds.map((each) => [
            each.feed,
            each.league,
            `${each.source} ${each.address}`,
            each.state,
            each.good_at ?? 'none yet',
            each.next_at ?? '',
            each.alarm ? `${each.alarm} since ${each.alarm_at}` : '',
            `${each.answers} (${size(each.kept_bytes)})`,
          ]),
        ),
        ...feeds.flatMap(({ feed, alarm_text }) => (alarm_text ? [`Feed ${feed}: ${alarm_text}`] : [])),
      ].join('\n');

/** Sources that are polled, those with an alarm first. */
const feedList = command({
  name: 'feed list',
  summary: 'sources that the server reads by itself: last good answer, next read, alarms',
  args: z.object({}),
  ops: { method: 'GET', path: 'ops/feeds/', role: 'operador', result: z.array(Line) },
  run: ({ db }) => feedLines(db.fresh),
  print: printFeeds,
});

const UNITS = { s: 1, m: 60, h: 3600 } as const;

/** '30s', '10m', '1h' in seconds. */
const Span = (min: number, max: number) => {
  const error = `write a time such as 30s, 10m or 1h, from ${min} s to ${max} s`;
  return z
    .string()
    .regex(/^\d{1,5}[smh]$/, error)
    .transform((text) => Number.parseInt(text) * UNITS[text.at(-1) as keyof typeof UNITS])
    .refine((seconds) => seconds >= min && seconds <= max, error);
};

function mappingOf(text: string | undefined, source: string): unknown {
  const needed = source === 'json' || source === 'csv';
  if (needed !== (text !== undefined)) {
    throw new CommandError(
      needed ? `A ${source} source needs --mapping (docs/operate.md).` : '--mapping is for json and csv.',
    );
  }
  if (text === undefined) return undefined;
  try {
    return readMapping(JSON.parse(text));
  } catch (error) {
    if (error instanceof FeedError) throw new CommandError(`--${error.message}`);
    throw new CommandError('--mapping: this is not valid JSON.');
  }
}

function addressOf(given: string | undefined, source: string): string {
  const address = given ?? (source === 'fpl' ? FPL_ADDRESS : undefined);
  if (address === undefined) throw new CommandError(`--address: say where the ${source} source is read.`);
  const problem = addressProblem(address);
  if (problem) throw new CommandError(`--address: "${address}" ${problem}.`);
  return new URL(address).href;
}

/** Adds a source that the server reads from now on (rules R18.1). */
const feedAdd = command({
  name: 'feed add',
  summary: 'read a source again and again, and keep its league as it says',
  positional: ['source'],
  args: z.object({
    source: z
      .enum(['fpl', 'openfootball', 'football-txt', 'football-data', 'json', 'csv'])
      .describe('fpl, openfootball, football-txt, football-data, json or csv'),
    league: LeagueName.describe('the league to fill; made with the first good answer when there is none'),
    address: z.string().max(2000).optional().describe('where it is read: https, or this machine; fpl knows its own'),
    every: Span(60, 86_400).prefault('10m').describe('between matches, such as 10m'),
    live_every: Span(10, 3600).prefault('30s').describe('while a match is live, such as 30s'),
    name: z.string().trim().min(1).max(80).optional().describe('what a new league is called'),
    scoring: z.enum(['arma11', 'fpl']).optional().describe('how a new league is scored'),
    season: z.string().max(20).optional().describe('such as 2024-25, where the source does not tell it'),
    zone: TimeZone.optional().describe('the IANA zone of kick-offs that name none, such as America/Lima'),
    mapping: z
      .string()
      .max(100_000)
      .meta({ place: 'file' })
      .optional()
      .describe('for json and csv: the file that says where each column is found'),
  }),
  ops: { method: 'POST', path: 'ops/feeds/', role: 'admin', result: Line },
  run: (
    { audited },
    { source, league, address: given, every, live_every, name, scoring, season, zone, mapping: text },
  ) =>
    audited(async (tx) => {
      const address = addressOf(given, source);
      const mapping = mappingOf(text, source);
      const settings: FeedSettings = { name, scoring, season, zone, mapping };
      const added = await tx
        .insertInto('feed')
        .values({
          league_unique: league,
          source,
          address,
          settings: JSON.stringify(settings),
          every_s: every,
          live_every_s: live_every,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst();
      if (!added) throw new CommandError(`The league ${league} is read from ${address} already. See: feed list.`);
      const [result] = await feedLines(tx, added.id);
      return { result: result!, target: `feed:${added.id}`, after: { source, league, address, every, live_every } };
    }),
  print: (feed) => `Feed ${feed.feed} is read from now on.\n${printFeeds([feed])}`,
});

async function heldFeed(tx: Tx, feed: number): Promise<FeedLine> {
  await sql`select from feed where id = ${feed} for no key update`.execute(tx);
  const [found] = await feedLines(tx, feed);
  if (!found) throw new CommandError(`There is no feed ${feed}. See: feed list.`);
  return found;
}

const Reason = z.string().trim().min(3).max(500).optional().describe('why; kept in the audit');

/** Stops reading a source until it is resumed. */
const feedPause = command({
  name: 'feed pause',
  summary: 'read a source no more until it is resumed',
  positional: ['feed'],
  args: z.object({ feed: FeedId, reason: Reason }),
  ops: { method: 'POST', path: 'ops/feeds/{feed}/pause/', role: 'operador', result: Line },
  run: ({ audited }, { feed, reason }) =>
    audited(async (tx) => {
      const before = await heldFeed(tx, feed);
      await sql`
        update feed set paused_at = coalesce(paused_at, app_now()), lease = null, leased_until = null, trusted = false,
          alarm = null, alarm_text = null, alarm_at = null
        where id = ${feed}`.execute(tx);
      const [result] = await feedLines(tx, feed);
      return {
        result: result!,
        target: `feed:${feed}`,
        before: { state: before.state },
        after: { state: 'paused' },
        reason,
      };
    }),
  print: (feed) => printFeeds([feed]),
});

/** Reads a source again, at once; or takes its next answer as it stands. */
const feedResume = command({
  name: 'feed resume',
  summary: 'read a source again, at once; with --trust take its next answer as it stands',
  positional: ['feed'],
  args: z.object({
    feed: FeedId,
    trust: z
      .boolean()
      .default(false)
      .describe('its next answer is right: new clubs are new, and what looks older is how it stands'),
    reason: Reason,
  }),
  ops: { method: 'POST', path: 'ops/feeds/{feed}/resume/', role: 'operador', result: Line },
  run: ({ audited }, { feed, trust, reason }) =>
    audited(async (tx) => {
      const { state, alarm } = await heldFeed(tx, feed);
      await sql`
        update feed set paused_at = null, next_at = app_now(), failures = 0, trusted = ${trust},
          awake_at = case when paused_at is null then awake_at else app_now() end
        where id = ${feed}`.execute(tx);
      const [result] = await feedLines(tx, feed);
      return {
        result: result!,
        target: `feed:${feed}`,
        before: { state, alarm },
        after: { state: 'on', trust },
        reason,
      };
    }),
  print: (feed) => printFeeds([feed]),
});

/** Reads a source no more; what it answered stays, to be replayed. */
const feedRemove = command({
  name: 'feed remove',
  summary: 'read a source no more; its answers are kept',
  positional: ['feed'],
  args: z.object({ feed: FeedId, reason: Reason }),
  ops: { method: 'POST', path: 'ops/feeds/{feed}/remove/', role: 'admin', result: Line },
  run: ({ audited }, { feed, reason }) =>
    audited(async (tx) => {
      const result = await heldFeed(tx, feed);
      await sql`
        update feed set removed_at = app_now(), lease = null, leased_until = null, alarm = null, alarm_text = null, alarm_at = null
        where id = ${feed}`.execute(tx);
      return {
        result: { ...result, state: 'removed' as const, next_at: null },
        target: `feed:${feed}`,
        before: result,
        reason,
      };
    }),
  print: ({ feed, league }) => `Feed ${feed} of ${league} is read no more. Its answers are kept.`,
});

/** Commands about sources that the server reads by itself. */
export const feedCommands = [feedList, feedAdd, feedPause, feedResume, feedRemove, feedExport, feedReplay];
