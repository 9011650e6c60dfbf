import { sql } from 'kysely';
import type { Queryable } from '../../platform/db/database';
import { asRows } from '../../platform/db/asRows';
import { minuteOf } from '../match/matchClock';
import type { MatchScript, ScriptEvent } from '../match/matchScript';

/** An event of a match that its page may not show yet. */
export interface PendingEvent {
  matchId: number;
  script: MatchScript;
  event: ScriptEvent;
}

const row = ({ matchId, script, event: { tick, kind, player, other } }: PendingEvent) => ({
  match_id: matchId,
  minute: Math.max(1, minuteOf(script.added, tick)),
  type: kind,
  // Of a substitution the page names who comes in.
  player: kind === 'cambio' && other ? other.external_id : player.external_id,
});

/** Writes the events that the pages of their matches do not show yet: of each match, those after as many as its page has. */
export async function writeEvents(q: Queryable, leagueId: number, events: readonly PendingEvent[]): Promise<void> {
  if (events.length === 0) return;
  await sql`
    insert into match_event (match_id, minute, type, team_id, player_id)
    select x.match_id, x.minute, x.type, p.team_id, p.id
    from (select *, row_number() over (partition by match_id order by turn) as nth
          from rows from (json_to_recordset(${asRows(events.map(row))}) as (match_id int, minute int, type text, player text))
            with ordinality as r(match_id, minute, type, player, turn)) x
    join player p on p.league_id = ${leagueId} and p.external_id = x.player
    where x.nth > (select count(*) from match_event e where e.match_id = x.match_id)
    order by x.turn`.execute(q);
}
