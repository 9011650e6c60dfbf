import { sql } from 'kysely';
import { dataGaps, STAT_RANGES, type DataGap, type FinishedMatch, type PlayedRow } from '@arma11/core/domain';
import type { Tx } from '../../platform/db/database';
import { asRows } from '../../platform/db/asRows';

/**
 * A confirmed match on which a lineup room depends, and whose statistics were not looked at since it changed (rules R15.1). On `m`
 * (match_now).
 */
export const unchecked = sql<boolean>`m.estado = 'finalizado' and m.official and m.goals_local is not null
  and not exists (select from match_check c where c.match_id = m.id and c.changes = m.changes)
  and exists (select from room_match rm join room r on r.id = rm.room_id where rm.match_id = m.id and not rm.void
    and r.kind = 'compe' and r.estado in ('abierta','llena','cerrada','en_vivo','por_liquidar'))`;

interface Due extends FinishedMatch {
  id: number;
  changes: number;
  local: string;
  visit: string;
}

interface Played extends PlayedRow {
  match_id: number;
  name: string;
}

/** A pass holds this many at most; the next one goes on. */
const AT_ONCE = 100;
const NAMED = 5;

/** Gaps as an operator reads them. */
function inWords(gaps: readonly DataGap[], { local, visit }: Due, names: ReadonlyMap<number, string>): string {
  const club = (side: 'local' | 'visit') => (side === 'local' ? local : visit);
  const elevens = gaps.flatMap((gap) =>
    gap.gap === 'eleven' ? [`${club(gap.side)} has ${gap.players} players with minutes`] : [],
  );
  const goals = gaps.flatMap((gap) =>
    gap.gap === 'goals'
      ? [`Goals of players and own goals make ${gap.told} for ${club(gap.side)}, and its score is ${gap.score}.`]
      : [],
  );
  const ranges = gaps.flatMap((gap) => {
    if (gap.gap !== 'range') return [];
    const [least, most] = STAT_RANGES[gap.column];
    return [`${gap.column} of ${names.get(gap.player)} are ${gap.value}, and ${least} to ${most} are possible.`];
  });
  return [
    ...(elevens.length > 0 ? [`${elevens.join(', ')}: at least 11 a side are needed.`] : []),
    ...goals,
    ...ranges.slice(0, NAMED),
    ...(ranges.length > NAMED ? [`${ranges.length - NAMED} more values are out of range.`] : []),
  ].join(' ');
}

/**
 * Looks at the statistics of confirmed matches once for each state of theirs, and keeps what they lack: `match_trouble`
 * makes incidents of it, and no lineup room is paid on a match that lacks something or was not looked at.
 */
export async function checkData(tx: Tx): Promise<void> {
  const { rows: due } = await sql<Due>`
    select m.id, m.changes, m.goals_local, m.goals_visit, m.awarded, l.short as local, v.short as visit
    from match_now m join team l on l.id = m.local_team join team v on v.id = m.visit_team
    where ${unchecked} order by m.id limit ${AT_ONCE}`.execute(tx);
  if (due.length === 0) return;
  const { rows } = await sql<Played>`
    select pm.match_id, pm.player_id as player, p.short_name as name, p.position, pm.stats,
      case pm.team_id when m.local_team then 'local' when m.visit_team then 'visit' end as side
    from player_match pm join player p on p.id = pm.player_id join match m on m.id = pm.match_id
    where pm.match_id = any(${due.map(({ id }) => id)}::int[]) order by pm.match_id, pm.player_id`.execute(tx);
  const names = new Map(rows.map(({ player, name }) => [player, name]));
  const checks = due.map((match) => {
    const gaps = dataGaps(
      match,
      rows.filter(({ match_id }) => match_id === match.id),
    );
    return { match_id: match.id, changes: match.changes, gaps, sentence: inWords(gaps, match, names) };
  });
  await sql`
    insert into match_check (match_id, changes, gaps, sentence)
    select match_id, changes, gaps, sentence
    from json_to_recordset(${asRows(checks)}) as x(match_id int, changes bigint, gaps jsonb, sentence text)
    on conflict (match_id) do update set changes = excluded.changes, gaps = excluded.gaps, sentence = excluded.sentence,
      checked_at = app_now()`.execute(tx);
}
