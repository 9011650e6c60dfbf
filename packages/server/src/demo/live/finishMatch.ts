import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database';
import { asRows } from '../../platform/db/asRows';
import { refreshPlayerStats } from '../../catalogue/scoring/refreshPlayerStats';
import { conditionsAfter } from '../match/conditionsAfter';
import { matchMs } from '../match/matchClock';
import type { MatchScript } from '../match/matchScript';
import type { DemoSeason } from '../season/demoSeason';
import type { DueMatch } from './dueMatches';
import { squadToday } from './matchScripts';

/** Writes what the final whistle of a match leaves behind: its time, the players' conditions and their season figures. */
export async function finishMatch(tx: Tx, demo: DemoSeason, match: DueMatch, script: MatchScript): Promise<void> {
  const final_at = new Date(Date.parse(match.kick_off) + matchMs(script.added)).toISOString();
  const { local_team, visit_team } = await tx
    .updateTable('match')
    .set({ final_at })
    .where('id', '=', match.id)
    .returning(['local_team', 'visit_team'])
    .executeTakeFirstOrThrow();
  const squads = [await squadToday(tx, demo, match.local), await squadToday(tx, demo, match.visit)];
  const { seed } = demo.league;
  const changes = squads.flatMap((squad) =>
    conditionsAfter(script, { seed, match: match.external_id, jornada: match.jornada, squad }),
  );
  await sql`
    update player p set condition = x.condition, condition_note = x.condition_note
    from json_to_recordset(${asRows(changes)}) as x(external_id text, condition int, condition_note text)
    where p.league_id = ${demo.leagueId} and p.external_id = x.external_id`.execute(tx);
  await refreshPlayerStats(tx, demo.leagueId, [local_team, visit_team]);
}
