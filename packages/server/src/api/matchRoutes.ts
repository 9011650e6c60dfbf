import { sql } from 'kysely';
import { contract } from '@arma11/core/contract';
import { contractSchemas } from '@arma11/core/schemas';
import { findByCode } from '../rooms/codes/findByCode';
import { pageOffset, pageView } from '../platform/http/page';
import { routes } from '../platform/http/route';
import { notFound } from '../platform/refusal';
import { findMatches } from '../catalogue/matches/matchView';

const playable = sql`m.estado in ('programado','en_vivo','descanso')`;

/** Where a day of Lima begins, or so many days after it; null without a day. */
const limaMidnight = (day: string | undefined, plusDays = 0) =>
  sql`(${day ?? null}::date + ${plusDays}::int)::timestamp at time zone 'America/Lima'`;

export const partidosRoutes = routes(contract.partidos, contractSchemas.partidos, {
  inPredi: ({ deps, query }) =>
    findMatches(
      deps.db.read,
      sql`l.has_predi and m.estado = 'programado'
        and m.kick_off > greatest(app_now() + interval '30 minutes', coalesce(${limaMidnight(query.from)}, '-infinity'))
        and m.kick_off < coalesce(${limaMidnight(query.to, 1)}, app_now() + interval '14 days')
        and (${query.league ?? null}::text is null or l.league_unique = ${query.league ?? null})`,
      sql`order by m.kick_off, m.id limit 200`,
    ),

  async byCode({ deps, player, query, ip }) {
    const { roomId } = await findByCode(deps.db, { code: query.code, userId: player.id, ip });
    return findMatches(deps.db.read, sql`m.id in (select match_id from room_match where room_id = ${roomId})`);
  },

  async match({ deps, params }) {
    const q = deps.db.read;
    const [match] = await findMatches(q, sql`m.id = ${params.id}`);
    if (!match) throw notFound();
    const { rows: events } = await sql<{ minute: number; type: string; team: string; player: string }>`
      select e.minute, e.type, coalesce(t.name, '') as team, coalesce(p.short_name, '') as player
      from match_event e left join team t on t.id = e.team_id left join player p on p.id = e.player_id
      where e.match_id = ${params.id} order by e.minute, e.id`.execute(q);
    return { ...match, events, lineups_confirmed: match.estado !== 'programado', num_public_rooms: match.num_rooms };
  },

  nextImportant: ({ deps, query }) =>
    findMatches(
      deps.db.read,
      sql`${playable} and m.kick_off > app_now() - interval '4 hours'`,
      sql`order by (m.estado <> 'programado') desc, m.importance desc, m.kick_off, m.id limit ${query.limit}`,
    ),

  async forFantasy({ deps, query }) {
    const q = deps.db.read;
    const where = sql`(${query.league ?? null}::text is null or l.league_unique = ${query.league ?? null})
      and (${query.jornada ?? null}::int is null or m.jornada = ${query.jornada ?? null}::int)
      and (${query.jornada ?? null}::int is not null or m.kick_off > app_now() - interval '4 hours')`;
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from match m join league l on l.id = m.league_id
      where m.kick_off is not null and ${where}`.execute(q);
    const results = await findMatches(
      q,
      where,
      sql`order by m.kick_off, m.id limit ${query.page_size} offset ${pageOffset(query)}`,
    );
    return pageView('partidos/for-fantasy/list/', query, rows[0]?.count ?? 0, results);
  },

  inBanner: ({ deps }) =>
    findMatches(
      deps.db.read,
      sql`${playable} and m.kick_off > app_now() - interval '4 hours'`,
      sql`order by (m.estado <> 'programado') desc, m.kick_off, m.importance desc, m.id limit 5`,
    ),
});
