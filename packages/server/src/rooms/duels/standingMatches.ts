import { sql } from 'kysely';
import type { MatchEstado } from '@arma11/core/contract';
import type { Queryable } from '../../platform/db/database';
import { voidInRoom } from '../scoring/voidInRoom';
import { FULL_TIME, type StandingMatch } from './chance/playOut';

/** A match of a room that is still to finish, with its sides. */
export interface MatchToFinish extends StandingMatch {
  jornada: number;
  local: number;
  visit: number;
  /** 'ALI–UNI'. */
  label: string;
}

interface Row {
  id: number;
  jornada: number;
  local: number;
  visit: number;
  label: string;
  estado: MatchEstado;
  minute: number | null;
  goals_local: number | null;
  goals_visit: number | null;
  first_goal: 'local' | 'visit' | 'none' | null;
}

const HALF_TIME = 45;

/** The matches of a room that count and are to come or in play; those put off are not: nobody knows whether they will be played. */
export async function matchesToFinish(q: Queryable, roomId: number): Promise<MatchToFinish[]> {
  const { rows } = await sql<Row>`
    select m.id, rm.jornada, m.local_team as local, m.visit_team as visit, a.short || '–' || b.short as label,
      m.estado, m.minute, m.goals_local, m.goals_visit, m.first_goal
    from room_match rm join match_now m on m.id = rm.match_id
    join team a on a.id = m.local_team join team b on b.id = m.visit_team
    where rm.room_id = ${roomId} and not ${voidInRoom} and m.estado in ('programado','en_vivo','descanso')
    order by m.kick_off, m.id`.execute(q);
  return rows.map(({ estado, minute, goals_local, goals_visit, first_goal, ...match }) => ({
    ...match,
    minute: minuteOf(estado, minute),
    goals: [goals_local ?? 0, goals_visit ?? 0],
    firstGoal: first_goal === 'none' ? null : first_goal,
  }));
}

// A match in added time is not over; one whose feed tells no minute may be anywhere.
function minuteOf(estado: MatchEstado, minute: number | null): number {
  if (estado === 'programado') return 0;
  return estado === 'descanso' ? HALF_TIME : Math.min(Math.max(minute ?? HALF_TIME, 1), FULL_TIME - 1);
}
