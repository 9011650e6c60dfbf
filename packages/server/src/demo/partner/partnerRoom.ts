import { sql } from 'kysely';
import type { Db, Queryable, Tx } from '../../platform/db/database';
import { CUP_MATCHES } from '../cup/datedCup';
import type { PrediOffer } from '../rivals/demoOffers';
import { openDemoRoom } from '../rivals/openDemoRoom';
import type { DemoSeason } from '../season/demoSeason';

/** What the demo partner's readers play: free, so that all of it can be played on the partner's page. */
const PARTNER_OFFER: PrediOffer = {
  kind: 'predi',
  name: 'Polla de los lectores',
  amount_ins: 0,
  max_players: 100,
  modo_pozo: 'proporcional',
  ahead: 0,
  kinds: ['1x2', 'goles', 'ambos', 'marcador'],
  matches: CUP_MATCHES,
};

/** Whoever opens a partner's page has at least so long to play, in minutes: a day. */
const LEAST_LEFT_MIN = 24 * 60;

/** The open rooms of the offer, the one with the longest time left first. */
const openRooms = (q: Queryable, leastLeftMin: number) =>
  sql<{ id: number }>`
    select r.id from room r join offer o on o.id = r.offer_id
    where o.name = ${PARTNER_OFFER.name} and r.estado = 'abierta' and app_now() + make_interval(mins => ${leastLeftMin}::int) < r.lock_at
    order by r.lock_at desc, r.id`.execute(q);

/** The room that the demo's partner pages show: free, open, with matches; null where no demo season is played. */
export async function partnerRoom(q: Queryable): Promise<number | null> {
  return (await openRooms(q, 0)).rows[0]?.id ?? null;
}

/** The offer, laid when it is first asked for: demo seasons that were laid before it have it too. */
async function offerId(tx: Tx, leagueId: number): Promise<number> {
  const { kind, name, amount_ins, max_players, modo_pozo } = PARTNER_OFFER;
  await sql`select pg_advisory_xact_lock(hashtext('arma11 demo partner'))`.execute(tx);
  const laid = await tx
    .selectFrom('offer')
    .select('id')
    .where('name', '=', name)
    .where('league_id', '=', leagueId)
    .executeTakeFirst();
  if (laid) return laid.id;
  const offer = { kind, league_id: leagueId, name, amount_ins, max_players, modo_pozo, refills: false };
  return (await tx.insertInto('offer').values(offer).returning('id').executeTakeFirstOrThrow()).id;
}

async function openNext(tx: Tx, leagueId: number): Promise<number> {
  const offer = await offerId(tx, leagueId);
  if ((await openRooms(tx, LEAST_LEFT_MIN)).rows.length > 0) return 0;
  const { rows } = await sql<{ jornada: number | null }>`
    select max(jornada) as jornada from match where league_id = ${leagueId}`.execute(tx);
  const jornada = rows[0]?.jornada ?? null;
  if (jornada === null) return 0;
  await openDemoRoom(tx, { leagueId, offerId: offer, jornada, offer: PARTNER_OFFER });
  return 1;
}

/** Opens the next room for the partner's readers, on the cup, while the last one has a day left. Returns how many. */
export async function keepPartnerRoom(db: Db, { leagueId }: DemoSeason): Promise<number> {
  if ((await openRooms(db.fresh, LEAST_LEFT_MIN)).rows.length > 0) return 0;
  return db.tx((tx) => openNext(tx, leagueId));
}
