import type { Trial } from '@arma11/core/back-office';
import { sql } from 'kysely';
import { matchViews, selectMatches } from '../../catalogue/matches/matchView';
import type { Queryable } from '../../platform/db/database';
import { notFound } from '../../platform/refusal';
import { publicRoom } from '../../rooms/view/publicRoom';
import { isForGuests, visitorRoom } from './visitorRoom';

/** A prediction room for somebody who tries it: nothing is told of any that asks for a code or is an event's (rules R3.3). */
export async function trial(q: Queryable, id: number): Promise<Trial> {
  const room = await publicRoom(q, { kind: 'predi', id });
  if (!room || !isForGuests(room)) throw notFound();
  const view = visitorRoom(room);
  return { room: view, matches: view.trial ? await openMatches(q, id) : [] };
}

/** The matches about which a score answers something (rules R8.2), while the room takes entries and they take answers. */
async function openMatches(q: Queryable, room: number): Promise<Trial['matches']> {
  const asked = sql<boolean>`exists (select from room r join market k on k.room_id = r.id
    where r.id = ${room} and app_now() < r.lock_at and k.match_id = m.id and k.kind in ('marcador','1x2','goles','ambos'))`;
  const matches = await selectMatches(q, asked, { room });
  return matchViews(
    q,
    matches.filter(({ close_predi }) => !close_predi),
  );
}
