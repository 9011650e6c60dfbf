import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database';
import type { FeedAlarm } from '../../../platform/db/tables/feedTables';
import type { Deps } from '../../../platform/deps';
import type { ReadDocument } from './collectAnswers';
import type { FeedRow } from './feedLease';
import { leagueMoment, type LeagueMoment } from './leagueMoment';
import { nextRead } from './nextRead';

/** What came of a read. */
export interface ReadOutcome {
  outcome: 'changed' | 'same' | 'failed' | 'refused';
  /** Rows of the league that it wrote. */
  changes: number;
  problem?: string;
  /** What somebody has to look at. */
  alarm?: FeedAlarm | null;
  /** How long the source asks us to wait, in milliseconds. */
  retryAfter?: number | null;
}

type Alarm = Pick<FeedRow, 'alarm' | 'alarm_text'>;

const MINUTE = 60_000;
/** A source is silent after this while a match is live, and between matches after as many missed reads. */
const SILENT_LIVE = 5 * MINUTE;
const SILENT_READS = 6;

function alarmAfter(feed: FeedRow, { problem = '', alarm }: ReadOutcome, { now, live }: LeagueMoment): Alarm {
  if (alarm) return { alarm, alarm_text: problem };
  const since = Date.parse(now) - Math.max(Date.parse(feed.good_at ?? feed.awake_at), Date.parse(feed.awake_at));
  const patience = live ? SILENT_LIVE : Math.max(SILENT_LIVE, SILENT_READS * feed.every_s * 1000);
  if (feed.alarm && feed.alarm !== 'silent') return { alarm: feed.alarm, alarm_text: feed.alarm_text };
  return since >= patience ? { alarm: 'silent', alarm_text: problem } : { alarm: null, alarm_text: null };
}

async function keepRead(tx: Tx, feed: FeedRow, documents: readonly ReadDocument[], done: ReadOutcome): Promise<void> {
  const { outcome, changes, problem = null } = done;
  const { id } = await tx
    .insertInto('feed_read')
    .values({ feed_id: feed.id, outcome, changes, problem, trusted: feed.trusted })
    .returning('id')
    .executeTakeFirstOrThrow();
  const answers = [...new Set(documents.map(({ answer_id }) => answer_id))];
  if (answers.length > 0) {
    await tx
      .insertInto('feed_read_answer')
      .values(answers.map((answer_id) => ({ read_id: id, answer_id })))
      .execute();
  }
}

/** What was applied is what the next answers are compared with; of what was not, nothing is known. */
async function keepDocuments(tx: Tx, feed: FeedRow, documents: readonly ReadDocument[]): Promise<void> {
  for (const { document, answer_id, etag, last_modified, read_at } of documents) {
    await tx
      .insertInto('feed_document')
      .values({ feed_id: feed.id, document, answer_id, etag, last_modified, read_at })
      .onConflict((conflict) =>
        conflict.columns(['feed_id', 'document']).doUpdateSet({ answer_id, etag, last_modified, read_at }),
      )
      .execute();
  }
}

/** A number from 0 to 1. */
const chanceOf = (random: Deps['random']) => new DataView(random(4).buffer).getUint32(0) / 2 ** 32;

/**
 * Writes down what came of a read, raises or ends the feed's alarm, plans the next read and gives the feed free; nothing
 * of it when the feed is another server's by now.
 */
export async function finishRead(
  { db, log, random }: Pick<Deps, 'db' | 'log' | 'random'>,
  feed: FeedRow,
  documents: readonly ReadDocument[],
  done: ReadOutcome,
): Promise<void> {
  const moment = await leagueMoment(db.fresh, feed.league_unique);
  const good = done.outcome === 'changed' || done.outcome === 'same';
  const failures = good ? 0 : feed.failures + 1;
  const alarm: Alarm = good ? { alarm: null, alarm_text: null } : alarmAfter(feed, done, moment);
  const wait = nextRead({ ...feed, ...moment, failures, retryAfter: done.retryAfter ?? null }, chanceOf(random));
  const ours = await db.tx(async (tx) => {
    const { rows } = await sql`
      update feed set lease = null, leased_until = null, failures = ${failures}, trusted = trusted and not ${good && feed.trusted},
        good_at = case when ${good} then app_now() else good_at end,
        next_at = app_now() + make_interval(secs => ${wait / 1000}),
        alarm_at = case when ${alarm.alarm}::text is null then null when alarm is null then app_now() else alarm_at end,
        alarm = ${alarm.alarm}, alarm_text = ${alarm.alarm_text}
      where id = ${feed.id} and lease = ${feed.lease} returning id`.execute(tx);
    if (rows.length === 0) return false;
    await keepRead(tx, feed, documents, done);
    if (good) await keepDocuments(tx, feed, documents);
    return true;
  });
  if (!ours) return;
  const about = { feed: feed.id, league: feed.league_unique };
  if (alarm.alarm && alarm.alarm !== feed.alarm) {
    log({ level: 'error', message: `feeds: ${alarm.alarm}`, ...about, problem: alarm.alarm_text });
  }
  if (feed.alarm && !alarm.alarm) log({ level: 'info', message: 'feeds: it is well again', ...about });
}
