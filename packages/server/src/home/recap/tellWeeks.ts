import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database';
import { inLimaDays } from '../../platform/db/limaDays';
import { inNumber } from '../../platform/messages/inNumber';
import { isReachable } from '../../players/notices/isReachable';
import { notifyEach } from '../../players/notices/notify';

/** From this hour of a Monday in Lima on, and no more from that one: a week is looked back on in the morning. */
const FROM_HOUR = 9;
const UNTIL_HOUR = 12;
const DAYS = 7;
/** How many players one transaction tells, and how many transactions one pass makes. */
const PLAYERS_AT_ONCE = 500;
const BATCHES_A_PASS = 20;

interface Monday {
  /** The first day of the week that is over. */
  week: string;
  /** Afterwards it is told outside the app no more. */
  until: string;
}

/** How far a week has been told, in `setting`. */
interface Told {
  week: string;
  /** The last player who was looked at; null: all of them. */
  last: number | null;
}

interface Played {
  user: number;
  rooms: number;
  points: number;
  best: number;
}

/**
 * Tells players on Monday morning what their week was, if rooms of theirs were paid in it (rules R24.4), once each. Safe to
 * repeat and to run on several machines.
 * @returns how many batches of players were told.
 */
export async function tellWeeks(db: Db): Promise<number> {
  const monday = await mondayNow(db);
  if (!monday) return 0;
  let batches = 0;
  while (batches < BATCHES_A_PASS && (await db.tx((tx) => tellBatch(tx, monday)))) batches += 1;
  return batches;
}

async function mondayNow({ fresh }: Db): Promise<Monday | undefined> {
  const { rows } = await sql<Monday>`
    select to_char(at::date - ${DAYS}::int, 'YYYY-MM-DD') as week,
      (at::date + make_interval(hours => ${UNTIL_HOUR}::int)) at time zone 'America/Lima' as until
    from (select app_now() at time zone 'America/Lima' as at) lima
    where extract(isodow from at) = 1 and extract(hour from at) >= ${FROM_HOUR} and extract(hour from at) < ${UNTIL_HOUR}`.execute(
    fresh,
  );
  return rows[0];
}

/** Tells the next players; returns false when there is none that another server does not tell. */
async function tellBatch(tx: Tx, { week, until }: Monday): Promise<boolean> {
  await sql`insert into setting (key, value) values ('weeks_told', '{"week": "", "last": null}') on conflict do nothing`.execute(
    tx,
  );
  const { rows } = await sql<{ value: Told }>`
    select value from setting where key = 'weeks_told' for update skip locked`.execute(tx);
  const told = rows[0]?.value;
  if (!told || (told.week === week && told.last === null)) return false;
  const players = await playersOf(tx, week, told.week === week ? told.last! : 0);
  await notifyEach(
    tx,
    players.map((player) => ({ ...noticeOf(week, player), usefulUntil: until })),
  );
  const last = players.length < PLAYERS_AT_ONCE ? null : players.at(-1)!.user;
  await sql`update setting set value = ${JSON.stringify({ week, last } satisfies Told)}::jsonb where key = 'weeks_told'`.execute(
    tx,
  );
  return true;
}

async function playersOf(tx: Tx, week: string, after: number): Promise<Played[]> {
  const { rows } = await sql<Played>`
    select u.id as "user", count(*)::int as rooms, sum(s.points)::int as points, min(s.position) as best
    from room r join entry e on e.room_id = r.id join standing s on s.entry_id = e.id and s.jornada = 0
    join app_user u on u.id = e.user_id and ${isReachable}
    where r.estado = 'pagada' and r.cancel_reason is null and ${inLimaDays(sql`r.paid_at`, week, DAYS)} and u.id > ${after}
    group by u.id order by u.id limit ${PLAYERS_AT_ONCE}`.execute(tx);
  return rows;
}

const noticeOf = (week: string, { user, rooms, points, best }: Played) => ({
  userId: user,
  kind: 'semana' as const,
  ref: `week:${week}`,
  title: `Tu semana: ${inNumber(points, 'punto', 'puntos')} en ${inNumber(rooms, 'sala', 'salas')}`,
  body: `Tu mejor puesto fue el ${best}. Mira tu figura, tus aciertos y la semana en una imagen.`,
  link: `/play/semana?dia=${week}`,
});
