import { sql } from 'kysely';
import { entryPage, type Seat } from '../../catalogue/incidents/entryPage';
import type { Db, Tx } from '../../platform/db/database';
import { inNumber } from '../../platform/messages/inNumber';
import { isReachable } from '../../players/notices/isReachable';
import { notifyEach } from '../../players/notices/notify';

/** So long after the final whistle the goals of a match are still news, and so long after it is told one is pushed. */
const NEWS = sql`interval '10 minutes'`;
/** No match lasts longer, stoppages and extra time included. */
const LONGEST = sql`interval '6 hours'`;
/** How many players one transaction tells, and how many transactions one pass makes. */
const PLAYERS_AT_ONCE = 500;
const BATCHES_A_PASS = 20;

/**
 * Tells players of a goal of a footballer whom they hold in a lineup, once whatever the number of their rooms (rules R14.11). A
 * goal is news as soon as the footballer's figures have it. Safe to repeat and to run on several machines.
 * @returns how many goals were new and how many batches of players were told.
 */
export async function notifyGoals(db: Db): Promise<number> {
  const goals = await takeNewGoals(db);
  let batches = 0;
  while (batches < BATCHES_A_PASS && (await db.tx(tellBatch))) batches += 1;
  return goals + batches;
}

async function takeNewGoals(db: Db): Promise<number> {
  const { rows } = await sql`
    insert into goal_notice (match_id, player_id, goal)
    select m.id, pm.player_id, nth from match_now m join player_match pm on pm.match_id = m.id
    join player p on p.id = pm.player_id and p.position <> 4
    cross join generate_series(1, coalesce((pm.stats ->> 'goals')::int, 0)) nth
    where m.kick_off > (select app_now()) - ${LONGEST} and m.kick_off <= (select app_now())
      and (m.estado in ('en_vivo','descanso') or (m.estado = 'finalizado' and m.final_at > (select app_now()) - ${NEWS}))
      and not exists (select from goal_notice g where g.match_id = m.id and g.player_id = pm.player_id and g.goal = nth)
    on conflict do nothing returning goal`.execute(db.fresh);
  return rows.length;
}

interface Goal {
  match_id: number;
  player_id: number;
  goal: number;
  last_user: number;
  scorer: string;
  local: string;
  visit: string;
  goals_local: number | null;
  goals_visit: number | null;
  minute: number | null;
  useful_until: string;
}

/** Tells the next players of one goal; returns false when there is none that another server does not have. */
async function tellBatch(tx: Tx): Promise<boolean> {
  const { rows } = await sql<Goal>`
    select g.match_id, g.player_id, g.goal, g.last_user, p.short_name as scorer, l.name as local, v.name as visit,
      m.goals_local, m.goals_visit, case when m.estado = 'en_vivo' then m.minute end as minute, app_now() + ${NEWS} as useful_until
    from goal_notice g join player p on p.id = g.player_id join match_now m on m.id = g.match_id
    join team l on l.id = m.local_team join team v on v.id = m.visit_team
    where not g.done order by g.match_id, g.player_id, g.goal limit 1 for update of g skip locked`.execute(tx);
  const goal = rows[0];
  if (!goal) return false;
  const holders = await nextHolders(tx, goal);
  await notifyEach(
    tx,
    holders.map((holder) => goalNotice(goal, holder)),
  );
  const done = holders.length < PLAYERS_AT_ONCE;
  await sql`update goal_notice set last_user = ${holders.at(-1)?.user ?? goal.last_user}, done = ${done}
    where match_id = ${goal.match_id} and player_id = ${goal.player_id} and goal = ${goal.goal}`.execute(tx);
  return true;
}

interface Holder extends Seat {
  user: number;
  name: string;
  /** In how many rooms they hold the footballer. */
  rooms: number;
}

async function nextHolders(tx: Tx, { match_id, player_id, last_user }: Goal): Promise<Holder[]> {
  const { rows } = await sql<Holder>`
    select distinct on (e.user_id) e.user_id as "user", r.kind, r.tipo, r.id as room, e.id as entry, r.name,
      (count(*) over (partition by e.user_id))::int as rooms
    from room_match rm join room r on r.id = rm.room_id and r.kind = 'compe'
      and r.estado in ('abierta','llena','cerrada','en_vivo','por_liquidar')
    join entry e on e.room_id = r.id and e.user_id > ${last_user} join app_user u on u.id = e.user_id and ${isReachable}
    join lineup l on l.entry_id = e.id and l.jornada = rm.jornada and ${player_id} = any(l.players)
    where rm.match_id = ${match_id} and not rm.void
    order by e.user_id, r.lock_at desc, r.id limit ${PLAYERS_AT_ONCE}`.execute(tx);
  return rows;
}

/** What a player reads of a goal; it leads to the team in the room that locked last. */
function goalNotice(goal: Goal, { user, name, rooms, ...seat }: Holder) {
  const others = rooms === 1 ? '' : ` y ${inNumber(rooms - 1, 'sala más', 'salas más')}`;
  return {
    userId: user,
    kind: 'gol' as const,
    ref: `goal:${goal.match_id}:${goal.player_id}:${goal.goal}`,
    title: `¡Gol de ${goal.scorer}!`,
    body: `${scoreOf(goal)}. Lo tienes en «${name}»${others}.`,
    link: entryPage(seat),
    usefulUntil: goal.useful_until,
  };
}

function scoreOf({ local, visit, goals_local, goals_visit, minute }: Goal): string {
  const score =
    goals_local === null || goals_visit === null
      ? `${local} – ${visit}`
      : `${local} ${goals_local} – ${goals_visit} ${visit}`;
  return minute === null ? score : `${score}, ${minute}′`;
}
