import { sql } from 'kysely';
import type { Group, GroupMember, GroupSeason } from '@arma11/core/back-office';
import type { UserMini } from '@arma11/core/contract';
import { groupRecords, groupRivals, groupTable } from '@arma11/core/domain';
import type { Queryable } from '../platform/db/database';
import { notFound } from '../platform/refusal';
import { usersMini } from '../players/accounts/usersMini';
import { groupRooms, withWinners } from './groupRooms';
import { groupOf } from './heldGroup';
import { playedRooms, type PlayedRoom } from '../rooms/groups/playedRooms';

type People = ReadonlyMap<number, UserMini>;

/** A group with the table of one of its seasons, for a member (rules R23.4, R23.5). */
export async function groupView(
  q: Queryable,
  { season: asked, ...who }: { groupId: number; userId: number; season: number | undefined },
): Promise<Group> {
  const { season: current, owner_id, ...group } = await groupOf(q, who);
  const season = asked ?? current;
  const seasons = await seasonsOf(q, group.id);
  if (!seasons.some((one) => one.season === season)) throw notFound();
  const members = await membersOf(q, who);
  const played = await playedRooms(q, sql`gr.group_id = ${group.id}`);
  const rooms = await groupRooms(q, who.userId, sql`gr.group_id = ${group.id} and gr.season = ${season}`);
  const people = await usersMini(q, [
    owner_id,
    ...members.map(({ id }) => id),
    ...played.flatMap(({ points }) => [...points.keys()]),
  ]);
  const named = (user: number) => people.get(user)!;
  const table = groupTable(played.filter((room) => room.season === season));
  return {
    ...group,
    owner: named(owner_id),
    mine: owner_id === who.userId,
    members: byName(members.map(({ id, muted }) => ({ user: named(id), muted }))),
    season,
    seasons: seasons.map((one) => ({ ...one, champions: championsOf(one, played, people) })),
    table: table.map(({ place, user, ...row }) => ({ ...row, position: place, user: named(user) })),
    rooms: withWinners(rooms, played, people),
    records: await recordsOf(q, played, people),
    rivals: groupRivals(played, who.userId).map((rival) => ({ ...rival, user: named(rival.user) })),
  };
}

const byName = (members: GroupMember[]): GroupMember[] =>
  members.sort((a, b) => a.user.username.localeCompare(b.user.username, 'es') || a.user.id - b.user.id);

type Season = Omit<GroupSeason, 'champions'>;

const seasonsOf = (q: Queryable, groupId: number): Promise<Season[]> =>
  q
    .selectFrom('group_season')
    .select(['season', 'started_at', 'ended_at'])
    .where('group_id', '=', groupId)
    .orderBy('season', 'desc')
    .execute();

/** Who is in it, and whether the caller reads nothing of theirs. */
async function membersOf(
  q: Queryable,
  { groupId, userId }: { groupId: number; userId: number },
): Promise<{ id: number; muted: boolean }[]> {
  const { rows } = await sql<{ id: number; muted: boolean }>`
    select m.user_id as id, exists (select from group_mute x
      where x.user_id = ${userId} and x.group_id = m.group_id and x.muted_id = m.user_id) as muted
    from group_member m where m.group_id = ${groupId} and m.left_at is null`.execute(q);
  return rows;
}

/** Who was first in the end of a season that is over. */
function championsOf({ season, ended_at }: Season, played: readonly PlayedRoom[], people: People): UserMini[] {
  if (ended_at === null) return [];
  const table = groupTable(played.filter((room) => room.season === season));
  return table.filter(({ place }) => place === 1).map(({ user }) => people.get(user)!);
}

async function recordsOf(q: Queryable, played: readonly PlayedRoom[], people: People): Promise<Group['records']> {
  const records = groupRecords(played);
  const ids = records.flatMap(({ room }) => room ?? []);
  const rooms =
    ids.length === 0 ? [] : await q.selectFrom('room').select(['kind', 'id', 'name']).where('id', 'in', ids).execute();
  return records.map(({ user, room, ...record }) => ({
    ...record,
    user: people.get(user)!,
    room: rooms.find(({ id }) => id === room) ?? null,
  }));
}
