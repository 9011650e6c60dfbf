import type { LiveUpdate, Match } from '@arma11/core/contract';
import type { Queryable } from '../../platform/db/database';
import { liveFacts, type LiveFacts } from './liveFacts';
import { noChanges } from './pendingChanges';
import { watchedRooms, type WatchedRoom } from './watchedRooms';

/** What the facts say to one player about the rooms that they follow. */
export function updateFor(watched: readonly WatchedRoom[], facts: LiveFacts): LiveUpdate {
  const matches = new Map<number, Match>();
  for (const { id } of watched) for (const match of facts.matches.get(id) ?? []) matches.set(match.id, match);
  const of = <T>(map: ReadonlyMap<number, T>, key: 'id' | 'entry') =>
    watched.flatMap((room) => {
      const found = map.get(room[key]);
      return found === undefined ? [] : [found];
    });
  return {
    now: facts.now,
    matches: [...matches.values()],
    lineups: of(facts.points, 'entry'),
    rankings: of(facts.places, 'entry'),
    rooms: of(facts.rooms, 'id'),
  };
}

/** How much earlier than `since` a change may say that it was: it is seen when its transaction commits. */
const COMMIT_MS = 10_000;

const inPlay = ({ estado }: Match) => estado === 'en_vivo' || estado === 'descanso';

/**
 * A player's rooms as they stand: their lineups' points, their places and the rooms' states. Of the matches those that moved
 * since an instant, and those in play, whose minute moves. The answer to who asks again and again; streams tell the same.
 */
export async function liveUpdate(
  q: Queryable,
  userId: number,
  { since, rooms }: { since?: string; rooms?: string },
): Promise<LiveUpdate> {
  const watched = await watchedRooms(q, userId, rooms);
  const wanted = new Map(watched.map(({ id, entry }) => [id, { entries: [entry], fresh: true }]));
  const update = updateFor(watched, await liveFacts(q, { moved: noChanges(), rooms: wanted }));
  if (since === undefined) return update;
  const still = await unmoved(q, update.matches, new Date(Date.parse(since) - COMMIT_MS).toISOString());
  return { ...update, matches: update.matches.filter((match) => inPlay(match) || !still.has(match.id)) };
}

async function unmoved(q: Queryable, matches: readonly Match[], since: string): Promise<Set<number>> {
  if (matches.length === 0) return new Set();
  const rows = await q
    .selectFrom('match')
    .select('id')
    .where(
      'id',
      'in',
      matches.map(({ id }) => id),
    )
    .where('updated_at', '<', since)
    .execute();
  return new Set(rows.map(({ id }) => id));
}
