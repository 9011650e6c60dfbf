import { sql } from 'kysely';
import type { Db } from '../platform/db/database';

/** What a bench plays on: a jornada that is over, with its rooms waiting for the first scoring. */
export interface Matchday {
  entries: number;
  rooms: number;
}

const FEE = 10;
const PLAYERS = 600;

/** Room sizes from 10 to 1000 seats that add up to `entries`; one room of all when `single`. */
function roomSizes(entries: number, single: boolean): number[] {
  if (single) return [entries];
  const sizes: number[] = [];
  for (let left = entries; left > 0; left -= sizes.at(-1)!) {
    const turn = sizes.length;
    const size = turn % 8 === 0 ? 1000 : turn % 3 === 0 ? 300 : 10 + ((turn * 97) % 330);
    sizes.push(Math.min(size, left));
  }
  return sizes;
}

const games = (sizes: readonly number[], people: number) => [
  sql`insert into league (league_unique, name, logo, season, settle_delay_s) values ('bench', 'Bench', '/media/league/1.svg', '2026', 0)`,
  sql`insert into jornada (league_id, number, name) select id, 1, 'Jornada 1' from league`,
  sql`insert into team (league_id, external_id, name, short) select l.id, 't' || i, 'Club ' || i, 'C' || i from league l, generate_series(1, 20) i`,
  sql`insert into player (league_id, team_id, external_id, full_name, short_name, position)
    select t.league_id, t.id, 'p' || t.id || '-' || i, 'Jugador ' || i, 'J' || i, i % 5
    from team t, generate_series(1, ${PLAYERS / 20}::int) i`,
  sql`insert into app_user (username, username_key, email, email_key)
    select 'p' || i, 'p' || i, 'p' || i || '@bench.test', 'p' || i || '@bench.test' from generate_series(1, ${people}::int) i`,
  sql`insert into account (kind, user_id)
    select k, u.id from app_user u, unnest(array['user:retirable','user:jugable','user:bono','user:retenido']) k`,
  sql`insert into room (kind, name, league_id, estado, amount_ins, max_players, modo_pozo, commission_bps, jornada_from, jornada_to,
      starts_at, lock_at, ends_at, rules, taken)
    select 'compe', 'Sala ' || n, l.id, 'cerrada', ${FEE}::int, greatest(size, 2), 'proporcional', 1000, 1, 1,
      app_now() - interval '3 hours', app_now() - interval '3 hours', app_now() - interval '3 hours',
      jsonb_build_object('scoring', 'arma11', 'season', '2026', 'award_table', null, 'settle_delay_s', 0, 'guaranteed_pozo', null,
        'flags', jsonb_build_object('captain', false, 'late_swap', false, 'max_per_club', null, 'solo_nuevos', false)), size
    from league l, unnest(${[...sizes]}::int[]) with ordinality as s(size, n)`,
  sql`insert into account (kind, room_id) select 'sala:pozo', id from room`,
  // Everyone plays in several rooms, and never twice in one.
  sql`insert into entry (room_id, user_id, fee, paid)
    select r.id, 1 + (r.id * 331 + g) % ${people}::int, ${FEE}::int, ${FEE}::int from room r, generate_series(1, r.taken) g`,
  sql`insert into lineup (entry_id, jornada, formation, players)
    select e.id, 1, '442', array(select 1 + (e.id::bigint * (k * 2 + 1) * 31 + k * 53) % ${PLAYERS}::int from generate_series(1, 12) k)
    from entry e`,
  // After the lineups: nobody is given a player whose match has begun (rules R14.5).
  sql`insert into match (league_id, external_id, jornada, local_team, visit_team, kick_off, estado, official, goals_local, goals_visit, final_at, updated_at)
    select t.league_id, 'm' || t.id, 1, t.id, t.id + 1, app_now() - interval '3 hours', 'finalizado', true, 1, 0,
      app_now() - interval '1 hour', app_now() - interval '1 hour' from team t where t.id % 2 = 1`,
  sql`insert into player_match (player_id, match_id, team_id, jornada, stats, minutes, points)
    select p.id, m.id, p.team_id, 1, jsonb_build_object('minutes', 90, 'goals', (p.external_id = 'p' || m.local_team || '-1')::int), 90,
      (p.id * 7919) % 23 - 3
    from player p join match m on p.team_id in (m.local_team, m.visit_team)`,
  sql`insert into room_match (room_id, match_id) select r.id, m.id from room r, match m`,
];

/** What everyone was given and staked. */
const stakes = () => [
  sql`insert into ledger_tx (kind, ref, label) select 'grant', 'bench:' || id, 'Bono' from app_user`,
  sql`insert into ledger_entry (tx_id, account_id, amount)
    select t.id, a.id, ${FEE * 100}::int from app_user u join ledger_tx t on t.kind = 'grant' and t.ref = 'bench:' || u.id
      join account a on a.user_id = u.id and a.kind = 'user:bono'
    union all
    select t.id, (select id from account where kind = 'casa:promo'), ${-FEE * 100}::int from ledger_tx t where t.kind = 'grant'`,
  sql`insert into ledger_tx (kind, ref, label, room_id) select 'join', e.id::text, 'Sala', e.room_id from entry e`,
  sql`insert into ledger_entry (tx_id, account_id, amount)
    select t.id, a.id, -e.fee from entry e join ledger_tx t on t.kind = 'join' and t.ref = e.id::text
      join account a on a.user_id = e.user_id and a.kind = 'user:bono'
    union all
    select t.id, a.id, e.fee from entry e join ledger_tx t on t.kind = 'join' and t.ref = e.id::text
      join account a on a.room_id = e.room_id`,
];

/** Fills an empty database with a jornada of 600 players that is over, and lineups of 12 in rooms that have not been scored. */
export async function seedMatchday(
  db: Db,
  { entries, single = false }: { entries: number; single?: boolean },
): Promise<Matchday> {
  const sizes = roomSizes(entries, single);
  const people = single ? entries : Math.max(1000, Math.ceil(entries / 5));
  // A ranking is read without coins.
  const all = single ? games(sizes, people) : [...games(sizes, people), ...stakes()];
  for (const statement of all) await statement.execute(db.fresh);
  await sql`analyze`.execute(db.fresh);
  return { entries, rooms: sizes.length };
}
