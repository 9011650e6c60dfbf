import { z } from 'zod';
import { displaySoles } from '@arma11/core/domain';
import type { Tx } from '../../platform/db/database';
import { jornadaAhead } from '../../rooms/slate/nextJornada';
import { openOfferRoom } from '../../rooms/offers/openOfferRoom';
import { LeagueName } from '../definition/arguments';
import { command, CommandError } from '../definition/command';
import { findLeague } from '../definition/findLeague';
import { checkTerms } from './checkTerms';
import { flagsOf, seatsOf, termsShape } from './roomArguments';

const args = z.object({
  league: LeagueName.describe('its league'),
  kind: z.enum(['compe', 'predi']).default('compe').describe('lineups or predictions'),
  name: z.string().max(60).optional().describe('the name of its rooms'),
  ...termsShape,
});
type Given = z.output<typeof args>;

/** Offers rooms of these terms: the server keeps one open, and opens the next when one fills or locks (rules.md R3.1). */
export const offerCreate = command({
  name: 'offer create',
  summary: 'offer rooms: the server keeps one of them open',
  args,
  ops: {
    method: 'POST',
    path: 'ops/offers/',
    role: 'operador',
    result: z.object({ offer: z.int(), name: z.string(), room: z.int().nullable() }),
  },
  run: ({ audited }, given) =>
    audited(async (tx) => {
      const league = await findLeague(tx, given.league);
      await checkTerms(tx, given, league.id);
      if (given.kind === 'compe') await refuseTwin(tx, given, league.id);
      const offer = await tx
        .insertInto('offer')
        .values(offerOf(given, league))
        .returningAll()
        .executeTakeFirstOrThrow();
      const ahead = await jornadaAhead(tx, league.id, offer.lock_lead_min);
      const room = ahead === null ? null : await openOfferRoom(tx, offer);
      return { result: { offer: offer.id, name: offer.name, room }, target: `offer:${offer.id}`, after: offer };
    }),
  print: ({ offer, name, room }) =>
    `Offer ${offer}, "${name}": ${room === null ? 'its first room opens when a jornada has its dates' : `room ${room} is open`}.`,
});

const offerOf = (given: Given, league: { id: number; name: string }) => ({
  kind: given.kind,
  tipo: given.tipo,
  league_id: league.id,
  name: given.name ?? `${league.name} · ${given.fee === 0 ? 'Gratis' : displaySoles(given.fee)}`,
  amount_ins: given.fee,
  max_players: seatsOf(given),
  min_players: given.min,
  modo_pozo: given.mode,
  commission_bps: given.commission,
  lock_lead_min: given.lead,
  guaranteed_pozo: given.pot ?? null,
  award_table: given.awards ? JSON.stringify(given.awards) : null,
  flags: JSON.stringify(flagsOf(given)),
  event_id: given.event ?? null,
  market_kinds: given.kinds,
});

/** Players join lineup rooms by league and fee alone (rules.md R3.1): a second offer of the same would never be found. */
async function refuseTwin(tx: Tx, { tipo, fee }: Given, leagueId: number): Promise<void> {
  const twin = await tx
    .selectFrom('offer')
    .select('id')
    .where('league_id', '=', leagueId)
    .where('active', '=', true)
    .where('kind', '=', 'compe')
    .where('tipo', '=', tipo)
    .where('amount_ins', '=', fee)
    .executeTakeFirst();
  if (twin) throw new CommandError(`Offer ${twin.id} of this league costs the same. Close it first.`);
}
