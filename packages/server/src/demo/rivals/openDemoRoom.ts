import type { Tx } from '../../db/database';
import { createCompeRoom } from '../../rooms/createCompeRoom';
import { createPrediRoom } from '../../rooms/createPrediRoom';
import type { DemoOffer } from './demoOffers';

/** What every room of the demo league has in common. */
const terms = { tipo: '1', min_players: 2, commission_bps: 1000, lock_lead_min: 5 } as const;

/** The matches of a jornada that a prediction room asks about: the most important ones, in playing order. */
async function bestMatches(tx: Tx, leagueId: number, jornada: number, count: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('match')
    .select('id')
    .where('league_id', '=', leagueId)
    .where('jornada', '=', jornada)
    .where('kick_off', 'is not', null)
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
  if (offer.kind === 'compe') return createCompeRoom(tx, { ...room, jornada });
  const matchIds = await bestMatches(tx, leagueId, jornada, offer.matches);
  return createPrediRoom(tx, { ...room, matchIds, kinds: offer.kinds });
}
