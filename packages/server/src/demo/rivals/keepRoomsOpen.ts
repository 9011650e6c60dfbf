import { sql } from 'kysely';
import { nextJornada } from '../../rooms/slate/nextJornada';
import type { Db, Tx } from '../../platform/db/database';
import { Refusal } from '../../platform/refusal';
import type { DemoSeason } from '../season/demoSeason';
import { demoOffers, type DemoOffer } from './demoOffers';
import { openDemoRoom } from './openDemoRoom';

interface ActiveOffer {
  id: number;
  kind: DemoOffer['kind'];
  name: string;
  lock_lead_min: number;
}

/** The offers of the demo league of which nobody can join a room now. */
async function offersWithoutRoom(db: Db, leagueId: number): Promise<ActiveOffer[]> {
  const { rows } = await sql<ActiveOffer>`
    select o.id, o.kind, o.name, o.lock_lead_min from offer o
    where o.league_id = ${leagueId} and o.active and not exists (
      select from room r where r.offer_id = o.id and r.estado = 'abierta' and app_now() < r.lock_at)
    order by o.id`.execute(db.fresh);
  return rows;
}

const termsOf = ({ kind, name }: ActiveOffer): DemoOffer | undefined =>
  Object.values(demoOffers).find((offer) => offer.kind === kind && offer.name === name);

/** Opens the next room of every offer that has none open, so that a newcomer always finds one. Returns how many. */
export async function keepRoomsOpen(db: Db, { leagueId }: DemoSeason): Promise<number> {
  const wanting = await offersWithoutRoom(db, leagueId);
  let opened = 0;
  for (const active of wanting) {
    const offer = termsOf(active);
    if (offer) opened += await db.tx((tx) => openNext(tx, leagueId, active, offer));
  }
  return opened;
}

/** The next jornada to join, or null once the calendar has come to its end. */
const jornadaToJoin = (tx: Tx, leagueId: number, lockLeadMin: number): Promise<number | null> =>
  nextJornada(tx, leagueId, lockLeadMin).catch((error: unknown) => {
    if (error instanceof Refusal) return null;
    throw error;
  });

/** Players of one offer, and another simulator, queue at the same lock as `roomOfOffer` (rules R3.1). */
async function openNext(tx: Tx, leagueId: number, active: ActiveOffer, offer: DemoOffer): Promise<number> {
  await sql`select pg_advisory_xact_lock(${active.id})`.execute(tx);
  const next = await jornadaToJoin(tx, leagueId, active.lock_lead_min);
  if (next === null) return 0;
  const { rows } = await sql<{ jornada: number | null }>`
    select max(m.jornada) as jornada from match m
    where m.league_id = ${leagueId} and m.kick_off is not null and m.jornada <= ${next + offer.ahead}
      and not exists (select from room r where r.offer_id = ${active.id} and r.estado = 'abierta' and app_now() < r.lock_at)`.execute(
    tx,
  );
  const jornada = rows[0]?.jornada ?? null;
  if (jornada === null) return 0;
  await openDemoRoom(tx, { leagueId, offerId: active.id, jornada, offer });
  return 1;
}
