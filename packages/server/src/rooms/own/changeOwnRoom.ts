import { sql } from 'kysely';
import type { ModoPozo } from '@arma11/core/contract';
import { returnBatchCode } from '../codes/spendBatchCode';
import { refundEntry } from '../../ledger/refund';
import type { Tx } from '../../platform/db/database';
import type { RoomRow } from '../../platform/db/schema';
import { notify } from '../../players/notices/notify';
import { notFound, Refusal } from '../../platform/refusal';
import { cancelRoom } from '../settle/closeRoom';
import { lockOwnedRoom, type OwnRoom } from './lockOwnedRoom';
import { roomName } from './roomName';

/** What an owner asks of their room; one or several at once. */
export interface RoomChange {
  name?: string | undefined;
  max_players?: number | undefined;
  modo_pozo?: ModoPozo | undefined;
  cancel?: true | undefined;
  /** The entry of whoever has to go. */
  remove_ins?: number | undefined;
  /** Whom they sent off and let in again, by their user id. */
  readmit?: number | undefined;
}

/**
 * What the owner of a private room may do before its lock (rules R3.4): rename it, resize it or change its pot while
 * nobody has entered, send off a member who paid nothing and let them in again (R16.8), cancel it with all fees given back.
 */
export async function changeOwnRoom(
  tx: Tx,
  asked: { roomId: number; userId: number; kind: RoomRow['kind'] },
  { name, max_players, modo_pozo, cancel, remove_ins, readmit }: RoomChange,
): Promise<void> {
  const room = await lockOwnedRoom(tx, asked);
  const terms = {
    name: roomName(name, room.name),
    max_players: max_players ?? room.max_players,
    modo_pozo: modo_pozo ?? room.modo_pozo,
  };
  await assertTermsOpen(tx, room, terms);
  await tx.updateTable('room').set(terms).where('id', '=', room.id).execute();
  if (remove_ins !== undefined) await sendOff(tx, room, remove_ins);
  if (readmit !== undefined) await letInAgain(tx, room.id, readmit);
  if (cancel) await cancelRoom(tx, { ...room, ...terms }, 'anfitrion');
}

/** The operator promises nothing on behalf of an owner, so a private room is never 'garantizado'. */
export function assertNoGuarantee(modo_pozo: ModoPozo | undefined): void {
  if (modo_pozo !== 'garantizado') return;
  throw new Refusal(
    422,
    'REGLA',
    'Una sala privada no puede ser garantizada. Elige que se ajuste o que deba llenarse.',
  );
}

async function assertTermsOpen(
  tx: Tx,
  room: OwnRoom,
  terms: Pick<RoomRow, 'max_players' | 'modo_pozo'>,
): Promise<void> {
  if (terms.max_players === room.max_players && terms.modo_pozo === room.modo_pozo) return;
  assertNoGuarantee(terms.modo_pozo);
  const others = await tx
    .selectFrom('entry')
    .select('id')
    .where('room_id', '=', room.id)
    .where('user_id', '<>', room.owner_id ?? 0)
    .executeTakeFirst();
  if (others) {
    throw new Refusal(409, 'REGLAS_CONGELADAS', 'Ya entró alguien: cupos y pozo no cambian. Puedes cambiar el nombre.');
  }
}

/** The code opens the room to them once more; the seat is theirs to take. Whom the desk sent off only the desk lets in (rules R2.7). */
async function letInAgain(tx: Tx, roomId: number, userId: number): Promise<void> {
  const { numDeletedRows } = await tx
    .deleteFrom('room_removed')
    .where('room_id', '=', roomId)
    .where('user_id', '=', userId)
    .where('by_desk', '=', false)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) throw notFound();
}

async function sendOff(tx: Tx, room: OwnRoom, entryId: number): Promise<void> {
  const entry = await tx
    .selectFrom('entry')
    .select(['id', 'user_id', 'fee'])
    .where('id', '=', entryId)
    .where('room_id', '=', room.id)
    .executeTakeFirst();
  if (!entry) throw notFound();
  if (entry.fee > 0) {
    throw new Refusal(422, 'REGLA', 'Ya pagó su entrada: no puedes sacarlo. Si la sala no va, cancélala.');
  }
  if (entry.user_id !== room.owner_id) {
    await tx.insertInto('room_removed').values({ room_id: room.id, user_id: entry.user_id }).execute();
  }
  await refundEntry(tx, entry.id);
  await returnBatchCode(tx, entry.id);
  await tx.deleteFrom('entry').where('id', '=', entry.id).execute();
  await sql`update room set taken = taken - 1, estado = 'abierta' where id = ${room.id}`.execute(tx);
  const body = 'El anfitrión te sacó de esta sala. Puedes jugar en otra.';
  await notify(tx, [entry.user_id], { kind: 'sala_cancelada', ref: `out:${entry.id}`, title: room.name, body });
}
