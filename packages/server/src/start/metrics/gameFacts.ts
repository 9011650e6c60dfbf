import { type RawBuilder, sql } from 'kysely';
import { dueSince, isDue } from '../../catalogue/incidents/duePayment';
import type { Db } from '../../platform/db/database';
import type { Value } from '../../platform/db/fragments';

/** What the database says of the game, the same to every server. Ages are in seconds. */
export interface GameFacts {
  /** The longest since the last whistle of a room that is not paid; 0 while all are. */
  settlementAge: number;
  /** The longest since a feed that is silent gave a good answer; 0 while none is. */
  silentFeedAge: number;
  /** Feeds with an alarm of any kind. */
  feedAlarms: number;
  /** Invariants that the ledger's auditor found broken. */
  breaches: number;
  /** Since an auditor of any server last began a pass. */
  auditAge: number;
}

/** No statement goes on when nobody waits for its answer any more. */
const LONGEST_MS = 2000;

const ageOf = (at: Value<string>): RawBuilder<number> => sql`extract(epoch from (select app_now()) - ${at})`;
const longest = (age: RawBuilder<number>) => sql`greatest(0, coalesce(max(${age}), 0))::float8`;

/** Reads the facts in one statement, over rows that indexes keep few. */
export async function gameFacts(db: Pick<Db, 'tx'>): Promise<GameFacts> {
  return db.tx(async (tx) => {
    await sql`select set_config('statement_timeout', ${String(LONGEST_MS)}, true)`.execute(tx);
    const { rows } = await sql<GameFacts>`
      with living as (select * from feed where paused_at is null and removed_at is null)
      select
        (select ${longest(ageOf(dueSince))} from room r where ${isDue}) as "settlementAge",
        (select ${longest(ageOf(sql`greatest(f.good_at, f.awake_at)`))} from living f
          where f.alarm = 'silent') as "silentFeedAge",
        (select count(*) from living f where f.alarm is not null)::int as "feedAlarms",
        coalesce(jsonb_array_length(a.breaches), 0) as breaches,
        case when isfinite(a.started_at) then extract(epoch from clock_timestamp() - a.started_at) else 0
          end::float8 as "auditAge"
      from ledger_audit a`.execute(tx);
    return rows[0]!;
  });
}
