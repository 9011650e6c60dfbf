import { sql } from 'kysely';
import type { LineupEntry } from '@arma11/core/contract';
import { groupLineup, limaDay, slotsOf } from '@arma11/core/domain';
import { appNow } from '../../platform/db/clock';
import type { Queryable } from '../../platform/db/database';
import type { Value } from '../../platform/db/fragments';
import { bestEleven, type Performance } from './bestEleven';
import { findPlayers, ofJornada } from './playerRows';

interface Played extends Performance {
  league_id: number;
  league_unique: string;
  jornada: number;
  day: string;
}

// A football day runs from 05:00 to 05:00 in Lima.
const footballDay = (instant: Value<string>) =>
  sql`((${instant} at time zone 'America/Lima') - interval '5 hours')::date`;

/** The best eleven of the current football day, or of the last one with finished matches (rules R11.6). */
export async function playersToday(q: Queryable, league: string | undefined) {
  const played = await playedLastDay(q, league);
  const eleven = bestEleven(played);
  const first = played[0];
  if (!eleven || !first) {
    const none = groupLineup<LineupEntry>([]);
    return {
      ...none,
      date: limaDay(await appNow(q)),
      league_unique: league ?? null,
      formation: '442' as const,
      points: 0,
    };
  }
  const ids = eleven.players.map(({ id }) => id);
  const { league_id: leagueId, jornada } = first;
  const players = await findPlayers(q, {
    leagueId,
    match: ofJornada(leagueId, jornada),
    where: sql`p.id = any(${ids}::int[])`,
  });
  const entries: LineupEntry[] = slotsOf(eleven.formation).map(({ slot, position }) => {
    const { id, points } = eleven.players[slot]!;
    const player = players.find((each) => each.id === id)!;
    const shown = { points, last_points: points, locked: true, provisional: false, breakdown: [] };
    return { id, player, player_type: position, slot, ...shown };
  });
  const { day: date, league_unique } = first;
  return { ...groupLineup(entries), date, league_unique, formation: eleven.formation, points: eleven.points };
}

async function playedLastDay(q: Queryable, league: string | undefined): Promise<Played[]> {
  const { rows } = await sql<Played>`
    with last as (
      select m.league_id, ${footballDay(sql`m.kick_off`)} as day from match_now m join league l on l.id = m.league_id
      where m.estado = 'finalizado' and l.has_compe and m.kick_off <= app_now()
        and (${league ?? null}::text is null or l.league_unique = ${league ?? null})
      order by m.kick_off desc, l.id limit 1
    )
    select p.id, p.position, sum(pm.points)::int as points, sum(pm.minutes)::int as minutes,
      m.league_id, l.league_unique, max(m.jornada)::int as jornada, last.day::text as day
    from last join match_now m on m.league_id = last.league_id and m.estado = 'finalizado'
      and ${footballDay(sql`m.kick_off`)} = last.day
    join league l on l.id = m.league_id
    join player_match pm on pm.match_id = m.id and (pm.minutes > 0 or exists (select from player c where c.id = pm.player_id and c.position = 4))
    join player p on p.id = pm.player_id
    group by p.id, p.position, m.league_id, l.league_unique, last.day`.execute(q);
  return rows;
}
