import { sql } from 'kysely';
import type { Caller } from '../../platform/http/caller';
import type { Tx } from '../../platform/db/database';
import type { Deps } from '../../platform/deps';
import { queueEvents } from '../../platform/webhooks/queueEvents';

/** A player on a partner's page, or on our own. */
type Actor = Pick<Caller, 'id' | 'embed'>;

interface Acting {
  deps: Pick<Deps, 'partnerFigures'>;
  player: Actor;
  /** Where they acted. */
  page: string | null;
}

interface RoomData {
  room: { kind: 'compe' | 'predi'; id: number; name: string };
  entry: number;
  user_ref: string | null;
}

// From here on the partner is notified of the room itself, too.
async function roomOfPage(tx: Tx, { id, embed }: Required<Actor>, entry: number): Promise<RoomData> {
  const { partnerId, grantId } = embed!;
  const { rows } = await sql<RoomData>`
    select jsonb_build_object('kind', r.kind, 'id', r.id, 'name', r.name) as room, e.id as entry,
      (select g.user_ref from embed_grant g where g.id = ${grantId}) as user_ref
    from entry e join room r on r.id = e.room_id where e.id = ${entry} and e.user_id = ${id}`.execute(tx);
  const data = rows[0]!;
  await sql`insert into partner_room (room_id, partner_id) values (${data.room.id}, ${partnerId})
    on conflict do nothing`.execute(tx);
  return data;
}

/** Notifies the partner on whose page a player has joined a room, and counts it. */
export async function notifyJoined(tx: Tx, { deps, player, page }: Acting, entry: number): Promise<void> {
  const { embed, id } = player;
  if (!embed) return;
  const { partnerId, origin } = embed;
  const data = await roomOfPage(tx, { embed, id }, entry);
  await queueEvents(tx, 'room.joined', [{ partner_id: partnerId, data: { ...data } }]);
  deps.partnerFigures?.count({ partnerId, page: page ?? origin }, 'joins');
}

/** Notifies the partner on whose page a player has saved predictions of a room, and counts it. */
export async function notifySaved(
  tx: Tx,
  { deps, player, page }: Acting,
  { predi, version }: { predi: number; version: number },
): Promise<void> {
  const { embed, id } = player;
  if (!embed) return;
  const { partnerId, origin } = embed;
  const entry = await tx
    .selectFrom('entry')
    .select('id')
    .where('room_id', '=', predi)
    .where('user_id', '=', id)
    .executeTakeFirstOrThrow();
  const data = await roomOfPage(tx, { embed, id }, entry.id);
  await queueEvents(tx, 'prediction.saved', [{ partner_id: partnerId, data: { ...data, version } }]);
  deps.partnerFigures?.count({ partnerId, page: page ?? origin }, 'saves');
}

/** Notifies the partner on whose page a player has saved a lineup, and counts it. */
export async function notifyLineupSaved(
  tx: Tx,
  { deps, player, page }: Acting,
  { entry, version }: { entry: number; version: number },
): Promise<void> {
  const { embed, id } = player;
  if (!embed) return;
  const { partnerId, origin } = embed;
  const data = await roomOfPage(tx, { embed, id }, entry);
  await queueEvents(tx, 'lineup.saved', [{ partner_id: partnerId, data: { ...data, version } }]);
  deps.partnerFigures?.count({ partnerId, page: page ?? origin }, 'saves');
}
