import { sql } from 'kysely';
import type { Db } from '../platform/db/database';
import { advanceRooms } from '../rooms/settle/advanceRooms';
import { queueHasWork } from '../rooms/settle/roomQueue';
import { sweepRooms } from '../rooms/settle/sweepRooms';
import { percentile, timed } from './stopwatch';

/** What the runner's pass costs while so many rooms are played, in milliseconds. */
export interface QueueBench {
  rooms: number;
  seed_s: number;
  /** Nothing has happened, once a second. */
  idle_ms: number;
  /** Nothing has happened, every ten seconds: incidents that come with time. */
  look_ms: number;
  /** One result has come. */
  result_ms: number;
  /** The rooms that were scored for it, and those that play on the match. */
  scored: number;
  concerned: number;
  /** A page of the look at every room for what nothing queued, and what it found. */
  page_ms: number;
  unqueued: number;
}

const MATCHES = 10;
const ROOMS_OF_LEAGUE = 1000;
const PAGES = 20;

const season = (leagues: number) => [
  // The triggers would take minutes; what they write is written below.
  sql`alter table room disable trigger user`,
  sql`alter table room_match disable trigger user`,
  sql`insert into league (league_unique, name, logo, season)
    select 'bench-' || i, 'Bench ' || i, '/media/league/1.svg', '2026' from generate_series(1, ${leagues}::int) i`,
  sql`insert into jornada (league_id, number, name) select id, 1, 'Jornada 1' from league`,
  sql`insert into team (league_id, external_id, name, short)
    select l.id, 't' || i, 'Club ' || i, 'C' || i from league l, generate_series(1, ${MATCHES * 2}::int) i`,
  sql`insert into match (league_id, external_id, jornada, local_team, visit_team, kick_off, estado, minute, goals_local, goals_visit)
    select a.league_id, 'm' || a.external_id, 1, a.id, b.id, app_now() - interval '1 hour', 'en_vivo', 50, 0, 0
    from team a join team b on b.id = a.id + 1 where a.id % 2 = 1`,
  sql`insert into app_user (username, username_key, email, email_key)
    select 'p' || i, 'p' || i, 'p' || i || '@bench.test', 'p' || i || '@bench.test' from generate_series(1, 2) i`,
  sql`insert into room (kind, name, league_id, estado, amount_ins, max_players, modo_pozo, commission_bps, jornada_from, jornada_to,
      starts_at, lock_at, ends_at, rules, taken, awards, pozo)
    select 'predi', 'Sala ' || n, l.id, 'en_vivo', 0, 2, 'proporcional', 1000, 1, 1,
      app_now() - interval '1 hour', app_now() - interval '2 hours', app_now() - interval '1 hour',
      jsonb_build_object('scoring', 'arma11', 'season', '2026', 'award_table', null, 'settle_delay_s', 3600, 'guaranteed_pozo', null,
        'flags', jsonb_build_object('captain', false, 'late_swap', false, 'max_per_club', null, 'solo_nuevos', false)), 2, '[]', 0
    from league l, generate_series(1, ${ROOMS_OF_LEAGUE}::int) n`,
  sql`insert into entry (room_id, user_id, fee, paid) select r.id, u.id, 0, 0 from room r, app_user u where r.league_id = (select min(id) from league)`,
  sql`insert into room_match (room_id, match_id, jornada, planned_at, committed_at)
    select r.id, m.id, m.jornada, m.kick_off, app_now() from room r join match m on m.league_id = r.league_id`,
  sql`update room r set scored_at = app_now(), scored_changes = x.changes
    from (select rm.room_id, sum(m.changes)::bigint as changes from room_match rm join match_now m on m.id = rm.match_id group by 1) x
    where x.room_id = r.id`,
  sql`insert into room_due (room_id, due_at) select id, 'infinity' from room`,
  sql`delete from room_wake`,
  sql`alter table room enable trigger user`,
  sql`alter table room_match enable trigger user`,
];

/** Plays so many rooms at once, in leagues of a thousand each, and lets one match end. */
export async function benchQueue(db: Db, rooms: number): Promise<QueueBench> {
  const seed = await timed(async () => {
    for (const statement of season(Math.ceil(rooms / ROOMS_OF_LEAGUE))) await statement.execute(db.fresh);
  });
  await sql`vacuum analyze`.execute(db.fresh);
  const idle: number[] = [];
  for (let pass = 0; pass < 5; pass += 1) idle.push((await timed(() => queueHasWork(db))).ms);
  const look = await timed(() => advanceRooms(db));
  await sql`update match set estado = 'finalizado', official = true, goals_local = 1, final_at = app_now(), updated_at = app_now()
    where id = (select min(id) from match)`.execute(db.fresh);
  const result = await timed(() => advanceRooms(db));
  let pages = 0;
  const sweep = await timed(() => sweepRooms(db, () => ++pages <= PAGES));
  const { rows } = await sql<{ rooms: number; concerned: number }>`
    select (select count(*) from room)::int as rooms,
      (select count(*) from room_match where match_id = (select min(id) from match))::int as concerned`.execute(
    db.fresh,
  );
  return {
    ...rows[0]!,
    seed_s: Math.round(seed.ms / 1000),
    idle_ms: Math.round(percentile(idle, 0.5) * 10) / 10,
    look_ms: Math.round(look.ms),
    result_ms: Math.round(result.ms),
    scored: result.result.scored,
    page_ms: Math.round(sweep.ms / PAGES),
    unqueued: sweep.result,
  };
}
