import type { Tx } from '../../platform/db/database';
import { createCompeRoom, type NewCompeRoom } from '../../rooms/offers/createCompeRoom';
import { createPrediRoom } from '../../rooms/offers/createPrediRoom';
import type { CompeOffer, DemoOffer } from './demoOffers';

/** What every room of the demo league has in common. */
const terms = { min_players: 2, commission_bps: 1000, lock_lead_min: 5 } as const;

/** The matches of a jornada that a prediction room asks about: the most important ones, in playing order. */
async function bestMatches(tx: Tx, leagueId: number, jornada: number, count: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('match')
    .select('id')
    .where('league_id', '=', leagueId)
    .where('jornada', '=', jornada)
    .where('kick_off', 'is not', null)
    .where('confirmed_time', '=', true)
    .orderBy('importance', 'desc')
    .orderBy('id')
    .limit(count)
    .execute();
  return rows.map(({ id }) => id).toSorted((a, b) => a - b);
}

/** Opens a room of an offer on a jornada. */
export async function openDemoRoom(
  tx: Tx,
  { leagueId, offerId, jornada, offer }: { leagueId: number; offerId: number; jornada: number; offer: DemoOffer },
): Promise<number> {
  const { name, amount_ins, max_players, modo_pozo, guaranteed_pozo } = offer;
  const room = { ...terms, name, leagueId, offerId, amount_ins, max_players, modo_pozo, guaranteed_pozo };
  if (offer.kind === 'compe') return openCompe(tx, room, jornada, offer);
  const matchIds = await bestMatches(tx, leagueId, jornada, offer.matches);
  return createPrediRoom(tx, { ...room, tipo: '1', matchIds, kinds: offer.kinds });
}

type CompeTerms = Omit<NewCompeRoom, 'tipo' | 'jornada'> & { offerId: number };

/** Events go on for some jornadas, and their rooms belong to the one event of their offer. */
async function openCompe(
  tx: Tx,
  room: CompeTerms,
  jornada: number,
  { tipo = '1', jornadas = 1 }: CompeOffer,
): Promise<number> {
  const { event_id } = await tx
    .selectFrom('offer')
    .select('event_id')
    .where('id', '=', room.offerId)
    .executeTakeFirstOrThrow();
  return createCompeRoom(tx, { ...room, tipo, event_id, jornada, jornada_to: jornada + jornadas - 1 });
}
