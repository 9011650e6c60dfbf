import { createHash, randomBytes } from 'node:crypto';

/**
 * Runs one statement and returns its rows.
 * @typedef {(text: string, values?: unknown[]) => Promise<any[]>} Query
 */

/**
 * Who plays in a rig.
 * @typedef {{ id: number, token: string }} Person
 */

const PURSES = ['user:retirable', 'user:jugable', 'user:bono', 'user:retenido'];
/** Of one club: goalkeepers, defenders, midfielders, forwards, and the coach. */
const SQUAD = [0, 0, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 4];

/** As staff who have shown their second factor; servers of the first versions ask for none. */
const FACTOR_SHOWN = `do $$ begin
  if exists (select from information_schema.columns where table_name = 'session' and column_name = 'second_factor_at') then
    update session s set second_factor_at = app_now() from app_user u where u.id = s.user_id and u.role <> 'player';
    insert into passkey (user_id, credential_id, public_key, counter, name)
      select id, 'rig-' || id, '', 0, 'rig' from app_user where role <> 'player' on conflict do nothing;
  end if;
end $$`;

/**
 * Adds a league of four clubs whose one jornada has two matches.
 * @param {Query} query
 * @param {{ name: string, kickOff: Date }} options
 */
export async function seedLeague(query, { name, kickOff }) {
  const [{ id: league }] = await query(
    `insert into league (league_unique, name, logo, season) values ($1, 'Liga del banco', '/media/league/1.svg', '2026') returning id`,
    [name],
  );
  await query(`insert into jornada (league_id, number, name) values ($1, 1, 'Jornada 1')`, [league]);
  const teams = await query(
    `insert into team (league_id, external_id, name, short)
     select $1, 't' || i, 'Club ' || i, 'C0' || i from generate_series(1, 4) i returning id`,
    [league],
  );
  await query(
    `insert into player (league_id, team_id, external_id, full_name, short_name, position, number)
     select $1, t.id, 'p' || t.id || '-' || s.at, 'Jugador ' || t.id || '-' || s.at, 'J' || t.id || '-' || s.at, s.position::int, s.at
     from team t, json_array_elements_text($2::json) with ordinality s(position, at) where t.league_id = $1`,
    [league, JSON.stringify(SQUAD)],
  );
  const matches = await query(
    `insert into match (league_id, external_id, jornada, local_team, visit_team, kick_off)
     select $1, 'm' || i, 1, case i when 1 then $2::int else $4::int end, case i when 1 then $3::int else $5::int end, $6::timestamptz
     from generate_series(1, 2) i returning id`,
    [league, ...teams.map(({ id }) => id), kickOff.toISOString()],
  );
  return { league: name, matches: matches.map(({ id }) => id) };
}

/**
 * Adds people who are signed in.
 * @param {Query} query
 * @param {{ count: number, prefix: string, coins?: number, purse?: string, role?: string }} options `coins` of each
 * @returns {Promise<Person[]>}
 */
export async function seedPeople(query, { count, prefix, coins = 0, purse = 'user:bono', role = 'player' }) {
  const users = await query(
    `insert into app_user (username, username_key, email, email_key, role)
     select $1 || i, $1 || i, $1 || i || '@banco.test', $1 || i || '@banco.test', $2 from generate_series(1, $3::int) i returning id`,
    [prefix, role, count],
  );
  const people = users.map(({ id }) => ({ id, token: randomBytes(32).toString('base64url') }));
  const sessions = people.map(({ id, token }) => ({ id, hash: createHash('sha256').update(token).digest('hex') }));
  await query(
    `insert into session (token_hash, user_id, device, expires_at)
     select decode(s.hash, 'hex'), s.id, 'rig', app_now() + interval '14 days' from json_to_recordset($1::json) s(id int, hash text)`,
    [JSON.stringify(sessions)],
  );
  if (role !== 'player') await query(FACTOR_SHOWN);
  const [first, last] = [Math.min(...people.map(({ id }) => id)), Math.max(...people.map(({ id }) => id))];
  await query(
    `insert into account (kind, user_id) select p.kind, u.id from app_user u, json_array_elements_text($1::json) p(kind)
     where u.id between $2 and $3`,
    [JSON.stringify(PURSES), first, last],
  );
  if (coins === 0) return people;
  await query(
    `with given as (
       insert into ledger_tx (kind, ref, label) select 'grant', 'rig:' || id, 'Bono' from app_user where id between $1 and $2
       returning id, substr(ref, 5)::int as user_id
     )
     insert into ledger_entry (tx_id, account_id, amount)
     select g.id, a.id, case a.kind when 'casa:promo' then -$3::bigint else $3::bigint end
     from given g join account a on (a.kind = $4 and a.user_id = g.user_id) or a.kind = 'casa:promo'`,
    [first, last, coins, purse],
  );
  return people;
}
