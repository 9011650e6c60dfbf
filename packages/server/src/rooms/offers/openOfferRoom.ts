import { sql, type Selectable } from 'kysely';
import type { Db, Tx } from '../../platform/db/database';
import type { OfferTable } from '../../platform/db/tables/roomTables';
import { createCompeRoom } from './createCompeRoom';
import { fittingFlags } from './fittingFlags';
import { createPrediRoom } from './createPrediRoom';
import { openingSlates } from '../slate/openingSlate';
import { jornadaAhead, nextJornada } from '../slate/nextJornada';

type OfferRow = Selectable<OfferTable>;

/** The room of an offer that takes the next player: the oldest open one, if any (rules R3.1). */
export async function oldestOpen(tx: Tx, offerId: number, jornada?: number): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select r.id from room r where r.offer_id = ${offerId} and r.estado = 'abierta' and app_now() < r.lock_at
      and (${jornada ?? null}::int is null or r.jornada_from = ${jornada ?? null}::int)
    order by r.jornada_from, r.id limit 1`.execute(tx);
  return rows[0]?.id;
}

/** Opens the offer's first room, on the next jornada unless one is named. Whoever comes second finds the first's. */
export async function openOfferRoom(tx: Tx, offer: OfferRow, wanted?: number): Promise<number> {
  await sql`select pg_advisory_xact_lock(${offer.id})`.execute(tx);
  const opened = await oldestOpen(tx, offer.id, wanted);
  if (opened) return opened;
  const jornada = wanted ?? (await nextJornada(tx, offer.league_id, offer.lock_lead_min));
  const { league_id: leagueId, id: offerId, award_table, flags, ...terms } = offer;
  const room = { ...terms, leagueId, offerId, award_table, flags };
  if (offer.kind === 'compe') {
    return createCompeRoom(tx, {
      ...room,
      jornada,
      flags: flags && (await fittingFlags(tx, { leagueId, jornada, flags })),
    });
  }
  return createPrediRoom(tx, {
    ...room,
    kinds: offer.market_kinds,
    matchIds: await matchesToCome(tx, leagueId, jornada),
  });
}

/** The matches of a jornada on which a new prediction room is played: of its slate (rules R14.2), those that have not begun, in playing order. */
export async function matchesToCome(tx: Tx, leagueId: number, jornada: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select m.id from ${openingSlates(leagueId)} slate join match_now m on m.id = slate.id
    where slate.jornada = ${jornada} and m.kick_off > app_now() and m.estado = 'programado'
    order by m.kick_off, m.id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Opens a room of every offer that has none open, as soon as the calendar has a jornada for it. Returns how many. */
export async function openOfferRooms(db: Db): Promise<number> {
  const { rows } = await sql<OfferRow>`
    select o.* from offer o where o.active and o.refills and not exists (
      select from room r where r.offer_id = o.id and r.estado = 'abierta' and app_now() < r.lock_at)
    order by o.id`.execute(db.fresh);
  let opened = 0;
  for (const offer of rows) {
    if ((await jornadaAhead(db.fresh, offer.league_id, offer.lock_lead_min)) === null) continue;
    await db.tx((tx) => openOfferRoom(tx, offer));
    opened += 1;
  }
  return opened;
}
