import { sql } from 'kysely';
import { appNow } from '../../platform/db/clock';
import type { Db } from '../../platform/db/database';
import type { RoomRow } from '../../platform/db/schema';
import { roomMoney } from '../../rooms/view/roomMoney';
import { planSettlements, type Settlement } from '../../rooms/settle/settleRoom';
import { scoreRooms } from '../../rooms/scoring/scoreRooms';
import { CommandError } from '../definition/command';
import { table } from '../definition/table';

/** A settlement as an operator reads it. */
export const settlementText = ({ entries, pozo, commission, refunded, prizes }: Settlement): string =>
  [
    `${entries} entries, pot ${pozo}, commission ${commission} coins.`,
    refunded
      ? 'Nobody scored: every fee goes back.'
      : table(
          ['place', 'entry', 'player', 'points', 'prize'],
          prizes.map((p) => [p.position, p.entry, p.username, p.points, p.prize]),
        ),
  ].join('\n');

// A dry run plans inside a transaction and takes everything back by throwing this.
class Undo extends Error {
  constructor(readonly settlement: Settlement) {
    super('dry run');
  }
}

/** The room, or a sentence. */
export async function readRoom(db: Db, id: number): Promise<RoomRow> {
  const room = await db.fresh.selectFrom('room').selectAll().where('id', '=', id).executeTakeFirst();
  if (!room) throw new CommandError(`There is no room ${id}. List them with: room list --all.`);
  return room;
}

/** What the room would pay with the points as they are now; nothing is kept. */
export async function planned(db: Db, id: number): Promise<Settlement> {
  const outcome = await db
    .tx(async (tx) => {
      await scoreRooms(tx, [id]);
      const room = await tx.selectFrom('room').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
      const [plan] = await planSettlements(tx, [room]);
      throw new Undo(plan!);
    })
    .catch((error: unknown) => error);
  if (outcome instanceof Undo) return outcome.settlement;
  throw outcome;
}

/** What a paid room paid. */
export async function paid(db: Db, room: RoomRow): Promise<Settlement> {
  const { rows } = await sql<Settlement['prizes'][number]>`
    select e.id as entry, e.user_id as "user", u.username, s.position, s.points, s.prize
    from standing s join entry e on e.id = s.entry_id join app_user u on u.id = e.user_id
    where s.room_id = ${room.id} and s.jornada = 0 and s.prize > 0
    order by s.position, e.id`.execute(db.fresh);
  const refunded = room.cancel_reason === 'nadie_acerto';
  const { comision, pozo } = roomMoney(room);
  return {
    room: room.id,
    entries: room.taken,
    pozo: refunded ? 0 : pozo,
    commission: refunded ? 0 : comision,
    refunded,
    prizes: rows,
  };
}

/** What a room still waits for, as a sentence. */
export async function whyNot(db: Db, room: RoomRow): Promise<string> {
  const { rows } = await sql<{ waiting: string | null; unofficial: number }>`
    select string_agg(t.short || ' - ' || v.short, ', ' order by m.kick_off, m.id)
        filter (where m.estado not in ('finalizado','anulado','cancelado')) as waiting,
      (count(*) filter (where m.estado = 'finalizado' and not m.official))::int as unofficial
    from room_match rm join match_now m on m.id = rm.match_id join team t on t.id = m.local_team join team v on v.id = m.visit_team
    where rm.room_id = ${room.id}`.execute(db.fresh);
  const { waiting, unofficial } = rows[0]!;
  const now = await appNow(db.fresh);
  if (room.estado === 'abierta' || room.estado === 'llena')
    return `Room ${room.id} is still open: it locks at ${room.lock_at}; now it is ${now}.`;
  if (waiting) return `Room ${room.id} waits for: ${waiting}. Import their results first; now it is ${now}.`;
  if (unofficial > 0)
    return `Room ${room.id} waits for ${unofficial} results to be confirmed: import them once more, 10 minutes after the first time, or confirm them with: match confirm.`;
  const untold = await untoldQuestions(db, room.id);
  if (untold.length > 0)
    return `Room ${room.id} waits for what the competition came to: ${untold.join(', ')}. Tell it with: league outcome.`;
  return `Room ${room.id} is ${room.estado}: it pays ${room.rules.settle_delay_s / 60} minutes after its last whistle (${room.final_at}); now it is ${now}.`;
}

/** The questions about the competition whose answer is not told (rules R17.5). */
async function untoldQuestions(db: Db, room: number): Promise<string[]> {
  const rows = await db.fresh
    .selectFrom('market')
    .select('kind')
    .where('room_id', '=', room)
    .where('match_id', 'is', null)
    .where('estado', '=', 'pendiente')
    .orderBy('ordinal')
    .execute();
  return rows.map(({ kind }) => kind);
}
