import { sql } from 'kysely';
import type { MarketKind } from '@arma11/core/contract';
import type { Tx } from '../../../platform/db/database';
import { Refusal } from '../../../platform/refusal';
import { addMarkets, type Selection } from '../../slate/addMarkets';
import { scheduleOf } from '../../offers/createRoom';
import { lockOwnedRoom, type OwnRoom } from '../../own/lockOwnedRoom';
import { selectableMatches } from './selectableMatches';
import type { Value } from '../../../platform/db/fragments';

/** What is asked about a match when its owner names no kind (rules R8.6). */
const DEFAULT_KINDS: readonly MarketKind[] = ['1x2'];

/**
 * Replaces the matches and questions of a private room by the owner's choice and opens it (rules R8.6). Questions
 * that stay keep their prices, and the owner's own answers; schedule and lock follow the matches. Returns how many
 * questions the room has. Refused once anybody else has entered (R3.4).
 */
export async function chooseQuestions(
  tx: Tx,
  userId: number,
  { predi, selections }: { predi: number; selections: readonly { match: number; kinds: MarketKind[] }[] },
): Promise<number> {
  const room = await lockOwnedRoom(tx, { roomId: predi, userId, kind: 'predi' });
  if (room.taken > (room.my_entry > 0 ? 1 : 0)) {
    throw new Refusal(409, 'REGLAS_CONGELADAS', 'Ya entró alguien: los partidos y las preguntas no cambian.');
  }
  if (selections.length === 0) throw new Refusal(422, 'MAX_PARTIDOS', 'Elige al menos un partido.');
  const matches = await selectableMatches(
    tx,
    selections.map(({ match }) => match),
  );
  const chosen: Selection[] = matches.map(({ id }) => {
    const { kinds } = selections.find(({ match }) => match === id)!;
    return { match: id, kinds: kinds.length > 0 ? [...new Set(kinds)] : DEFAULT_KINDS };
  });
  await dropUnchosen(tx, room.id, chosen);
  await takeMatches(
    tx,
    room.id,
    matches.map(({ id }) => id),
  );
  await addMarkets(tx, room.id, chosen);
  await openWith(tx, room, matches[0]!.league_id, chosen);
  return chosen.reduce((sum, { kinds }) => sum + kinds.length, 0);
}

// The markets are held first: whoever saves an answer at this moment finds them gone, and is told so.
async function dropUnchosen(tx: Tx, roomId: number, chosen: readonly Selection[]): Promise<void> {
  const kept = chosen.flatMap(({ match, kinds }) => kinds.map((kind) => ({ match, kind })));
  const { rows } = await sql<{ id: number }>`
    select k.id from market k where k.room_id = ${roomId} and not exists (
      select from unnest(${kept.map(({ match }) => match)}::int[], ${kept.map(({ kind }) => kind)}::text[]) as x(match_id, kind)
      where x.match_id = k.match_id and x.kind = k.kind)
    order by k.id for update`.execute(tx);
  const markets: Value<number> = sql`any(${rows.map(({ id }) => id)}::int[])`;
  for (const table of ['answer', 'answer_version', 'alternative']) {
    await sql`delete from ${sql.table(table)} where market_id = ${markets}`.execute(tx);
  }
  await sql`delete from market where id = ${markets}`.execute(tx);
  const matches: Value<number> = sql`any(${chosen.map(({ match }) => match)}::int[])`;
  await sql`delete from clutch_answer g using entry e
    where e.id = g.entry_id and e.room_id = ${roomId} and g.match_id <> all(${chosen.map(({ match }) => match)}::int[])`.execute(
    tx,
  );
  await sql`delete from room_match where room_id = ${roomId} and not (match_id = ${matches})`.execute(tx);
}

// A match that had left the room counts again, as it is planned now.
async function takeMatches(tx: Tx, roomId: number, matchIds: readonly number[]): Promise<void> {
  await sql`
    insert into room_match as old (room_id, match_id)
    select ${roomId}, x.id from unnest(${[...matchIds]}::int[]) with ordinality as x(id, turn) order by x.turn
    on conflict (room_id, match_id) do update set void = false, ahead = false, jornada = excluded.jornada,
      planned_at = excluded.planned_at where old.void`.execute(tx);
  await sql`update alternative a set result = 'pendiente' from market k
    where k.id = a.market_id and k.room_id = ${roomId} and k.estado = 'anulado'`.execute(tx);
  await sql`update market set estado = 'pendiente' where room_id = ${roomId} and estado = 'anulado'`.execute(tx);
}

async function openWith(tx: Tx, room: OwnRoom, leagueId: number, chosen: readonly Selection[]): Promise<void> {
  const schedule = await scheduleOf(
    tx,
    leagueId,
    chosen.map(({ match }) => match),
  );
  const named = chosen.some(({ match }) => match === room.clutch_match_id) ? room.clutch_match_id : null;
  await tx
    .updateTable('room')
    .set({
      ...schedule,
      league_id: leagueId,
      lock_at: sql<string>`${schedule.starts_at}::timestamptz - make_interval(mins => ${room.lock_lead_min}::int)`,
      clutch_match_id: named,
      estado: room.estado === 'borrador' ? 'abierta' : room.estado,
    })
    .where('id', '=', room.id)
    .execute();
}
