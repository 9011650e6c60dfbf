import { sql } from 'kysely';
import type { z } from 'zod';
import type { Match } from '@arma11/core/contract';
import type { contractSchemas } from '@arma11/core/schemas';
import type { Queryable } from '../../platform/db/database';
import type { Tail } from '../../platform/db/fragments';
import { pageOffset, pageView } from '../../platform/http/page';
import { notFound } from '../../platform/refusal';
import { asPaid } from './asPaid';
import { findMatches, matchViews, selectMatches } from './matchView';

type Queries = typeof contractSchemas.partidos;

const playable = sql<boolean>`m.estado in ('programado','en_vivo','descanso')`;

/** Where a day of Lima begins, or so many days after it; null without a day. */
const limaMidnight = (day: string | undefined, plusDays = 0) =>
  sql`(${day ?? null}::date + ${plusDays}::int)::timestamp at time zone 'America/Lima'`;

/** Returns the matches of leagues with predictions that can still be chosen (rules R14.2), of these days or the next two weeks. */
export const predictableMatches = (q: Queryable, query: z.output<Queries['inPredi']['query']>): Promise<Match[]> =>
  findMatches(
    q,
    sql`l.has_predi and m.estado = 'programado' and m.confirmed_time
      and m.kick_off > greatest(app_now() + interval '30 minutes', coalesce(${limaMidnight(query.from)}, '-infinity'))
      and m.kick_off < coalesce(${limaMidnight(query.to, 1)}, app_now() + interval '14 days')
      and (${query.league ?? null}::text is null or l.league_unique = ${query.league ?? null})`,
    sql`order by m.kick_off, m.id limit 200`,
  );

/** Returns the matches that a room is about, each with its lock there; of a paid room as it was paid on them (rules R15.3). */
export async function matchesOfRoom(q: Queryable, roomId: number): Promise<Match[]> {
  const inRoom = sql<boolean>`m.id in (select match_id from room_match where room_id = ${roomId})`;
  return matchViews(q, await asPaid(q, roomId, await selectMatches(q, inRoom, { room: roomId })));
}

/** Returns a match with its events. */
export async function matchInFull(q: Queryable, id: number) {
  const [match] = await findMatches(q, sql`m.id = ${id}`);
  if (!match) throw notFound();
  const { rows: events } = await sql<{ minute: number | null; type: string; team: string; player: string }>`
    select e.minute, e.type, coalesce(t.name, '') as team, coalesce(p.short_name, e.player_name, '') as player
    from match_event e left join team t on t.id = e.team_id left join player p on p.id = e.player_id
    where e.match_id = ${id} order by e.minute nulls last, e.id`.execute(q);
  return { ...match, events, lineups_confirmed: match.estado !== 'programado', num_public_rooms: match.num_rooms };
}

/** Returns the matches in play and those to come, the most important first. */
export const importantMatches = (q: Queryable, limit: number): Promise<Match[]> =>
  findMatches(
    q,
    sql`${playable} and m.kick_off > app_now() - interval '4 hours'`,
    sql`order by (m.estado <> 'programado') desc, m.importance desc, m.kick_off, m.id limit ${limit}`,
  );

/** Returns the matches of the home page's banner: those in play, then the next. */
export const bannerMatches = (q: Queryable): Promise<Match[]> =>
  findMatches(
    q,
    sql`${playable} and m.kick_off > app_now() - interval '4 hours'`,
    sql`order by (m.estado <> 'programado') desc, m.kick_off, m.importance desc, m.id limit 5`,
  );

/** Returns one page of the matches of a jornada, or of those in play and to come. */
export async function fantasyMatches(q: Queryable, query: z.output<Queries['forFantasy']['query']>) {
  const { league = null, jornada = null } = query;
  const where = sql<boolean>`(${league}::text is null or l.league_unique = ${league})
    and (${jornada}::int is null or m.jornada = ${jornada}::int)
    and (${jornada}::int is not null or m.kick_off > app_now() - interval '4 hours')`;
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from match m join league l on l.id = m.league_id
    where m.kick_off is not null and ${where}`.execute(q);
  const tail: Tail = sql`order by m.kick_off, m.id limit ${query.page_size} offset ${pageOffset(query)}`;
  return pageView('partidos/for-fantasy/list/', query, rows[0]?.count ?? 0, await findMatches(q, where, tail));
}
