import { sql } from 'kysely';
import type { Found, Position } from '@arma11/core/contract';
import { teamsById } from '../../catalogue/clubs/teamView';
import type { Queryable } from '../../platform/db/database';
import { openToAll } from '../../rooms/view/openToAll';
import { findPeople } from './findPeople';
import { hasPrefix } from './namePrefix';

/** How many of each kind are told. */
const MOST = 8;

/** Returns footballers, clubs, open rooms and people by the beginnings of their names (rules R22). */
export async function search(q: Queryable, userId: number, text: string): Promise<Found> {
  return {
    players: await findFootballers(q, text),
    clubs: await findClubs(q, text),
    rooms: await findRooms(q, text),
    people: await findPeople(q, { userId, text, most: MOST }),
  };
}

async function findFootballers(q: Queryable, text: string): Promise<Found['players']> {
  const { rows } = await sql<{
    id: number;
    full_name: string;
    position: Position;
    number: number | null;
    team_id: number;
  }>`
    select p.id, p.full_name, p.position, p.number, p.team_id
    from player p left join player_stat s on s.player_id = p.id
    where p.active and ${hasPrefix(sql`p.full_name`, text)}
    order by coalesce(s.pts, 0) desc, p.id limit ${MOST}`.execute(q);
  const teams = await teamsById(
    q,
    rows.map(({ team_id }) => team_id),
  );
  return rows.map(({ team_id, ...player }) => ({ ...player, team: teams.get(team_id)! }));
}

async function findClubs(q: Queryable, text: string): Promise<Found['clubs']> {
  const { rows } = await sql<{ id: number; league_name: string; league_unique: string }>`
    select t.id, l.name as league_name, l.league_unique
    from team t join league l on l.id = t.league_id
    where ${hasPrefix(sql`t.name`, text)}
    order by t.name collate "C", t.id limit ${MOST}`.execute(q);
  const teams = await teamsById(
    q,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, ...league }) => ({ team: teams.get(id)!, ...league }));
}

async function findRooms(q: Queryable, text: string): Promise<Found['rooms']> {
  const { rows } = await sql<Found['rooms'][number]>`
    select r.kind, r.id, r.name, r.amount_ins, r.lock_at
    from room r
    where r.estado = 'abierta' and ${openToAll} and ${hasPrefix(sql`r.name`, text)}
    order by r.lock_at, r.id limit ${MOST}`.execute(q);
  return rows;
}
