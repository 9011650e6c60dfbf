import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database';
import { momentOfMatch, type MatchMoment } from '../match/matchClock';
import type { MatchScript } from '../match/matchScript';
import { DEMO_ACCOUNTS } from '../season/demoAccounts';
import type { DemoSeason } from '../season/demoSeason';
import { dueMatches, type DueMatch } from './dueMatches';
import { finishMatch } from './finishMatch';
import { scriptOf } from './matchScripts';
import { writeMatch } from './writeMatch';

/** Seconds from the final whistle to the confirmation of the result. */
const CONFIRM_AFTER_S = 20;

/** Scripts of the matches under way and the tick that each was last written at: saves work, decides nothing. */
export type ScriptCache = Map<number, { script: MatchScript; written: string }>;

/**
 * Brings every match of the demo league, or of its cup, to where the database's clock says it is: kick-offs, minutes, goals, points,
 * final whistles, confirmations. It works from the calendar alone, so a call after a stop of days plays all that was
 * missed, and two processes that call it at once write the same.
 */
export async function advanceMatches(db: Db, demo: DemoSeason, cache: ScriptCache = new Map()): Promise<void> {
  const due = await dueMatches(db.fresh, demo.leagueId);
  for (const match of due) {
    if (match.estado !== 'finalizado') await advanceMatch(db, demo, match, cache);
  }
  if (due.length > 0) await confirmResults(db, demo.leagueId);
}

async function advanceMatch(db: Db, demo: DemoSeason, match: DueMatch, cache: ScriptCache): Promise<void> {
  const known = cache.get(match.id);
  const script = known?.script ?? (await scriptOf(db.fresh, demo, match));
  const moment = momentOfMatch(script.added, match.elapsed_ms);
  if (known?.written === nameOf(moment)) return;
  const written = await db.tx((tx) => stepMatch(tx, demo, match, script));
  if (written?.estado === 'finalizado') cache.delete(match.id);
  else cache.set(match.id, { script, written: nameOf(written ?? moment) });
}

const nameOf = ({ estado, tick }: MatchMoment) => `${estado} ${tick}`;

/** Writes a match that is not over where it stands by now; a second process waits here and is not behind the first. */
async function stepMatch(tx: Tx, demo: DemoSeason, match: DueMatch, script: MatchScript): Promise<MatchMoment | null> {
  const { rows } = await sql<{ elapsed_ms: number }>`
    select (extract(epoch from app_now() - kick_off) * 1000)::float8 as elapsed_ms
    from match where id = ${match.id} and estado in ('programado','en_vivo','descanso') for update`.execute(tx);
  if (!rows[0]) return null;
  const moment = momentOfMatch(script.added, rows[0].elapsed_ms);
  await writeMatch(tx, { id: match.id, league_id: demo.leagueId }, script, moment);
  if (moment.estado === 'finalizado') await finishMatch(tx, demo, match, script);
  return moment;
}

/** The demo's operator knows how a simulated match ended, and confirms its result by hand (rules R15.1). */
async function confirmResults(db: Db, leagueId: number): Promise<void> {
  await sql`
    with confirmed as (
      update match set official = true, updated_at = app_now() where league_id = ${leagueId} and estado = 'finalizado' and not official
        and final_at + make_interval(secs => ${CONFIRM_AFTER_S}::int) <= app_now()
      returning id
    )
    insert into match_version (match_id, actor, reason, before, after)
    select id, ${DEMO_ACCOUNTS.operator.username}, 'The simulator has played the match to its end.', '{"official":false}', '{"official":true}'
    from confirmed`.execute(db.fresh);
}
