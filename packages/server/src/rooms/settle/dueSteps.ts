import { sql } from 'kysely';
import type { Where } from '../../platform/db/fragments';
import { waitsForOutcome } from '../../catalogue/leagues/waitsForOutcome';
import { dueForCommitment } from '../commitments/commitRooms';
import type { Due } from './stepRooms';

// A match still to be waited for: neither finished nor void, in this room or at all (rules R6.1, R6.6).
const pendingMatch = sql<boolean>`exists (
  select from room_match rm join match_now m on m.id = rm.match_id
  where rm.room_id = r.id and not rm.void and m.estado not in ('finalizado','anulado','cancelado'))`;

// Those of these rooms that run and of which this holds over all their matches. One plan for all of them: asked room by room,
// each answer would read every match of every league.
const runningWhose =
  (having: Where): Due =>
  (ids) =>
    sql<boolean>`r.id in (
  select x.id from room x join room_match rm on rm.room_id = x.id join match_now m on m.id = rm.match_id
  where x.id = any(${ids}) and x.estado in ('en_vivo','por_liquidar') group by x.id having ${having})`;

const played = sql<number>`count(*) filter (where m.estado = 'finalizado' and not rm.void)`;

// Too few matches count: more than half are void, or one is left of three or more (rules R6.5).
export const tooFew = runningWhose(sql`2 * ${played} < count(*) or (${played} = 1 and count(*) >= 3)`);

// What a room is scored on has changed since: the sum moves with every match, also when a rehearsal's clock reaches one.
const changed = sql<boolean>`sum(m.changes)::bigint is distinct from x.scored_changes`;
export const behind = runningWhose(changed);

/** Something about a match of the room is not decided: nothing is paid while that lasts (rules R6.6). */
const openIncident = sql<boolean>`exists (
  select from room_match rm join incident i on i.match_id = rm.match_id and i.estado = 'abierta'
  where rm.room_id = r.id and not rm.void)`;

/**
 * A match of the room does not count for money yet: its result is not confirmed, who goes through is asked and not told, or a lineup room depends on statistics that lack
 * something, or that nobody has looked at as they are now (rules R15.1).
 */
const dataMissing = sql<boolean>`exists (
  select from room_match rm join match_now m on m.id = rm.match_id
  left join match_check c on c.match_id = m.id and c.changes = m.changes
  where rm.room_id = r.id and not rm.void and m.estado = 'finalizado'
    and (not m.official or m.knockout is not null and m.advances is null
        and exists (select from market k where k.room_match_id = rm.id and k.kind = 'avanza')
      or r.kind = 'compe' and m.goals_local is not null
      and (c.match_id is null or c.gaps <> '[]' and c.gaps is distinct from c.accepted)))`;

/** Which rooms are due for each step. */
export const due = {
  close: () => sql<boolean>`r.estado in ('abierta','llena') and r.lock_at <= app_now()`,
  commit: () => dueForCommitment,
  start: () => sql<boolean>`r.estado = 'cerrada' and r.starts_at <= app_now()`,
  // The times are for clocks that stand still: what is touched in the instant of the last scoring may be new.
  score: runningWhose(sql`${changed} or bool_or(m.updated_at >= coalesce(x.scored_at, '-infinity'))`),
  // Scored with what its matches say now. A correction may void matches of a room that already waits to be paid.
  finish: (ids) =>
    sql`(r.estado = 'en_vivo' or (r.estado = 'por_liquidar' and ${tooFew(ids)})) and not ${pendingMatch} and not ${behind(ids)}`,
  settle: (
    ids,
  ) => sql`r.estado = 'por_liquidar' and r.final_at + make_interval(secs => (r.rules->>'settle_delay_s')::int) <= app_now()
    and not ${dataMissing} and not ${waitsForOutcome} and not ${behind(ids)} and not ${openIncident} and not ${pendingMatch} and not ${tooFew(ids)}
    and not exists (select from league l where l.id = r.league_id and l.importing_until > clock_timestamp())
    and not exists (select from ledger_audit where breaches is not null)`,
  reward: () => sql<boolean>`r.estado = 'pagada' and r.rewarded_at is null`,
} satisfies Record<string, Due>;
