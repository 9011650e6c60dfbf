import { sql } from 'kysely';
import type { Db } from '../platform/db/database';

const MATCHES = 10;
const ROOMS_OF_LEAGUE = 1000;
const PLAYERS = 200;

const season = (rooms: number) => [
  sql`insert into league (league_unique, name, logo, season)
    select 'bench-' || i, 'Bench ' || i, '/media/league/1.svg', '2026'
    from generate_series(1, ${Math.ceil(rooms / ROOMS_OF_LEAGUE)}::int) i`,
  sql`insert into jornada (league_id, number, name) select id, 1, 'Jornada 1' from league`,
  sql`insert into team (league_id, external_id, name, short)
    select l.id, 't' || i, 'Club ' || i, 'C' || i from league l, generate_series(1, ${MATCHES * 2}::int) i`,
  sql`insert into match (league_id, external_id, jornada, local_team, visit_team, kick_off, estado, minute, goals_local, goals_visit)
    select a.league_id, 'm' || i, 1, a.id, b.id, app_now() - interval '1 hour', 'en_vivo', 50, 0, 0
    from generate_series(1, ${MATCHES}::int) i join team a on a.external_id = 't' || 2 * i - 1
    join team b on b.league_id = a.league_id and b.external_id = 't' || 2 * i`,
  // Both elevens of a match, and nobody else.
  sql`insert into player (league_id, team_id, external_id, full_name, short_name, position)
    select t.league_id, t.id, 'p' || t.external_id || '-' || i, 'Jugador ' || i, 'J' || i, least(i / 3, 4)
    from team t, generate_series(1, 12) i`,
  sql`insert into player_match (player_id, match_id, team_id, jornada, stats, minutes, points)
    select p.id, m.id, p.team_id, 1, '{"minutes":50}', 50, p.id % 7
    from match m join player p on p.team_id in (m.local_team, m.visit_team)`,
  sql`insert into app_user (username, username_key, email, email_key)
    select 'p' || i, 'p' || i, 'p' || i || '@bench.test', 'p' || i || '@bench.test' from generate_series(1, ${PLAYERS}::int) i`,
  sql`insert into room (kind, name, league_id, estado, amount_ins, max_players, modo_pozo, commission_bps, jornada_from, jornada_to,
      starts_at, lock_at, ends_at, rules, taken, awards, pozo, scored_at)
    select case n % 2 when 1 then 'predi' else 'compe' end, 'Sala ' || n, l.id, 'en_vivo', 0, 2, 'proporcional', 1000, 1, 1,
      app_now() - interval '1 hour', app_now() - interval '65 minutes', app_now() - interval '1 hour',
      jsonb_build_object('scoring', 'arma11', 'season', '2026', 'award_table', null, 'settle_delay_s', 3600, 'guaranteed_pozo', null,
        'flags', jsonb_build_object('captain', false, 'late_swap', false, 'max_per_club', null, 'solo_nuevos', false)), 2, '[]', 0, app_now()
    from generate_series(1, ${rooms}::int) n join league l on l.league_unique = 'bench-' || 1 + (n - 1) / ${ROOMS_OF_LEAGUE}::int`,
  sql`insert into entry (room_id, user_id, fee, paid)
    select r.id, 1 + (r.id * 2 + g) % ${PLAYERS}::int, 0, 0 from room r, generate_series(0, 1) g`,
  sql`insert into lineup (entry_id, jornada, formation, players)
    select e.id, 1, '442', x.players
    from entry e join room r on r.id = e.room_id and r.kind = 'compe'
    join (select league_id, array_agg(p.id order by p.id) filter (where p.external_id like 'pt1-%') as players from player p group by 1) x
      on x.league_id = r.league_id`,
  sql`insert into room_match (room_id, match_id, jornada, planned_at, committed_at)
    select r.id, m.id, m.jornada, m.kick_off, app_now() from room r join match m on m.league_id = r.league_id`,
  sql`insert into market (room_id, room_match_id, match_id, kind, question, ordinal, counted)
    select rm.room_id, rm.id, rm.match_id, '1x2', '¿Quién gana?', 1, true
    from room_match rm join match m on m.id = rm.match_id join room r on r.id = rm.room_id
    where m.external_id = 'm1' and r.kind = 'predi'`,
  sql`insert into alternative (market_id, code, answer, pts, ordinal)
    select k.id, x.code, x.code, 3, x.ordinal
    from market k, (values ('local', 1), ('empate', 2), ('visita', 3)) x(code, ordinal)`,
  sql`insert into answer (entry_id, market_id, alternative_id)
    select e.id, k.id, a.id from entry e join market k on k.room_id = e.room_id
    join alternative a on a.market_id = k.id and a.ordinal = 1 + e.id % 3`,
  sql`update room r set scored_changes = x.changes
    from (select rm.room_id, sum(m.changes)::bigint as changes from room_match rm join match_now m on m.id = rm.match_id group by 1) x
    where x.room_id = r.id`,
  sql`insert into room_due (room_id, due_at) select id, 'infinity' from room`,
];

/**
 * Fills an empty PostgreSQL with so many rooms that are played and have all been looked at: half of lineups, half of predictions with a question
 * each, two seats in a room, a thousand rooms and ten matches in a league. Checks of keys and triggers would take most of the time, and are off meanwhile.
 */
export async function seedPlayedRooms(db: Db, rooms: number): Promise<void> {
  await db.tx(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    for (const statement of season(rooms)) await statement.execute(tx);
  });
  await sql`vacuum analyze`.execute(db.fresh);
}
