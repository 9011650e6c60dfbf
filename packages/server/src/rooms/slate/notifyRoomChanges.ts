import { sql } from 'kysely';
import { formatKickoff } from '@arma11/core/domain';
import { entryPage, type Seat } from '../../catalogue/incidents/entryPage';
import type { Db, Tx } from '../../platform/db/database';
import { coinsInWords } from '../../platform/messages/coinsInWords';
import { notifyEach } from '../../players/notices/notify';
import { freeExitUntil } from '../lock/freeExit';

/**
 * Notifies everybody who has a seat in a room what has changed of its lock or its slate, and until when they may leave for
 * it (rules R14.4). Safe to repeat and to run on several machines.
 * @returns how many rooms had something new.
 */
export async function notifyRoomChanges(db: Db): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select distinct room_id as id from room_change where told_at is null order by 1 limit 100`.execute(db.fresh);
  for (const { id } of rows) await db.tx((tx) => notifyRoom(tx, id));
  return rows.length;
}

interface Change {
  id: number;
  jornada: number;
  kind: 'cierre' | 'entra' | 'sale';
  lock_before: string | null;
  lock_after: string | null;
  match: string | null;
}

async function notifyRoom(tx: Tx, roomId: number): Promise<void> {
  const { rows: changes } = await sql<Change>`
    with announced as (
      update room_change set told_at = app_now()
      where id in (select id from room_change where room_id = ${roomId} and told_at is null for update skip locked)
      returning *
    )
    select c.id, c.jornada, c.kind, c.lock_before, c.lock_after, l.name || ' – ' || v.name as match
    from announced c left join match m on m.id = c.match_id left join team l on l.id = m.local_team
    left join team v on v.id = m.visit_team
    order by c.id`.execute(tx);
  const what = sentencesOf(changes);
  if (what.length === 0) return;
  const ref = `change:${changes.at(-1)!.id}`;
  const seats = await seatsOf(tx, roomId);
  await notifyEach(
    tx,
    seats.map(({ user, name, ...seat }) => ({
      userId: user,
      kind: 'sala_cambio' as const,
      ref,
      title: `Cambió tu sala «${name}»`,
      body: [...what, ...exitOf(seat)].join(' '),
      link: entryPage(seat),
    })),
  );
}

/** What of it a player has to know: where a lock stood first and last, and the matches that are others now. */
function sentencesOf(changes: readonly Change[]): string[] {
  const jornadas = [...new Set(changes.map(({ jornada }) => jornada))];
  const moved = jornadas.flatMap((jornada) => movedLock(changes.filter((change) => change.jornada === jornada)));
  const stands = new Map<string, 'entra' | 'sale' | null>();
  for (const { kind, match } of changes) {
    if (match === null || kind === 'cierre') continue;
    const before = stands.get(match);
    stands.set(match, before && before !== kind ? null : kind);
  }
  const matches = (kind: 'entra' | 'sale') => [...stands].flatMap(([match, how]) => (how === kind ? [match] : []));
  const [into, out] = [matches('entra'), matches('sale')];
  return [
    ...moved,
    ...(out.length > 0 ? [`Ya no ${out.length === 1 ? 'cuenta' : 'cuentan'} ${out.join(', ')}.`] : []),
    ...(into.length > 0 ? [`Ahora también ${into.length === 1 ? 'cuenta' : 'cuentan'} ${into.join(', ')}.`] : []),
  ];
}

/** Where the lock of a jornada stood first, and where it stands now. */
function movedLock(changes: readonly Change[]): string[] {
  const locks = changes.filter(({ kind }) => kind === 'cierre');
  const [first, last] = [locks[0]?.lock_before, locks.at(-1)?.lock_after];
  if (!first || !last || first === last) return [];
  return [`El cierre pasó de ${formatKickoff(first)} a ${formatKickoff(last)}.`];
}

interface Told extends Seat {
  user: number;
  name: string;
  fee: number;
  gift: boolean;
  local_contry: string;
  until: string | null;
}

async function seatsOf(tx: Tx, roomId: number): Promise<Told[]> {
  const { rows } = await sql<Told>`
    select r.kind, r.tipo, r.id as room, e.id as entry, e.user_id as "user", r.name, e.fee, u.local_contry,
      exists (select from promo_use g where g.entry_id = e.id) as gift,
      case when r.estado in ('abierta','llena') and app_now() < ${freeExitUntil} then ${freeExitUntil} end as until
    from room r join entry e on e.room_id = r.id join app_user u on u.id = e.user_id and not u.is_bot
    where r.id = ${roomId} and r.estado in ('abierta','llena','cerrada','en_vivo','por_liquidar')
    order by e.id`.execute(tx);
  return rows;
}

function exitOf({ until, fee, gift, local_contry }: Pick<Told, 'until' | 'fee' | 'gift' | 'local_contry'>): string[] {
  if (until === null) return [];
  const left = `hasta ${formatKickoff(until)}.`;
  if (gift) return [`Puedes salir y tu código queda sin usar ${left}`];
  if (fee === 0) return [`Puedes salir ${left}`];
  return [`Puedes salir con tu entrada completa (${coinsInWords(fee, local_contry)}) ${left}`];
}
