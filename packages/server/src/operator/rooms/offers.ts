import { z } from 'zod';
import { displaySoles, isPublic } from '@arma11/core/domain';
import type { Tx } from '../../platform/db/database';
import { jornadaAhead } from '../../rooms/slate/nextJornada';
import { openOfferRoom } from '../../rooms/offers/openOfferRoom';
import { LeagueName, wholeNumber } from '../definition/arguments';
import { command, CommandError } from '../definition/command';
import { findLeague } from '../definition/findLeague';
import { checkTerms } from './checkTerms';
import { Kinds } from './predictionArguments';
import { flagsOf, seatsOf, termsShape } from './roomArguments';
import { sql } from 'kysely';
import { table } from '../definition/table';

const oneOffer = z.object({ offer: wholeNumber(1, 2_147_483_647).describe('the offer') });
const result = z
  .object({
    offer: z.int().describe('The number of the offer.'),
    name: z.string().describe('The name of its rooms.'),
    active: z.boolean().describe('The server keeps a room of it open.'),
  })
  .meta({ id: 'DeskOfferSwitched', description: 'An offer that was opened or closed.' });

const offerSwitch = (word: 'open' | 'close', active: boolean, summary: string) =>
  command({
    name: `offer ${word}`,
    summary,
    args: oneOffer,
    ops: { method: 'POST', path: `ops/offers/{offer}/${word}/`, role: 'operador', result },
    run: ({ audited }, { offer: id }) =>
      audited(async (tx) => {
        const offer = await tx.selectFrom('offer').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
        if (!offer) throw new CommandError(`There is no offer ${id}. List them with: offer list --all.`);
        await tx.updateTable('offer').set({ active }).where('id', '=', id).execute();
        const line = { offer: id, name: offer.name, active };
        return { result: line, target: `offer:${id}`, before: { active: offer.active }, after: { active } };
      }),
    print: ({ offer, name }) => `Offer ${offer}, "${name}", is ${active ? 'open' : 'closed'}.`,
  });

/** Its open rooms go on; nobody opens another. */
export const offerClose = offerSwitch('close', false, 'open no more rooms of an offer; those that are open go on');

/** The server keeps a room of it open again. */
export const offerOpen = offerSwitch('open', true, 'keep a room of a closed offer open again');

const OfferLine = z
  .object({
    offer: z.int().describe('The number of the offer.'),
    kind: z.string().describe('`compe`: lineups; `predi`: predictions.'),
    tipo: z.string().describe('1 public, 2 private, 3 event, 4 casual, 5 legends.'),
    name: z.string().describe('The name of its rooms.'),
    league: z.string().describe('Its league, by its `league_unique`.'),
    fee: z.int().describe('The entry fee in coins; 0 is free.'),
    seats: z.int().describe('Most entries of each room.'),
    mode: z.string().describe('How the pot is made: `proporcional`, `garantizado` or `completo` (rules R2.3).'),
    active: z.boolean().describe('The server keeps a room of it open.'),
    open_rooms: z.int().describe('Rooms of it that are open or full now.'),
  })
  .meta({ id: 'DeskOffer', description: 'An offer of rooms as the desk lists it.' });
type OfferLine = z.infer<typeof OfferLine>;

/** What is offered, with how many rooms of it are open. */
export const offerList = command({
  name: 'offer list',
  summary: 'what is offered',
  args: z.object({
    league: LeagueName.optional().describe('only of this league'),
    all: z.boolean().default(false).describe('the closed ones too'),
  }),
  ops: { method: 'GET', path: 'ops/offers/', role: 'operador', result: z.array(OfferLine) },
  run: async ({ db }, { league, all }): Promise<OfferLine[]> => {
    const { rows } = await sql<OfferLine>`
      select o.id as offer, o.kind, o.tipo, o.name, l.league_unique as league, o.amount_ins as fee, o.max_players as seats,
        o.modo_pozo as mode, o.active,
        (select count(*)::int from room r where r.offer_id = o.id and r.estado in ('abierta','llena')) as open_rooms
      from offer o join league l on l.id = o.league_id
      where (${all} or o.active) and (${league ?? null}::text is null or l.league_unique = ${league ?? null})
      order by o.id`.execute(db.fresh);
    return rows;
  },
  print: (offers) =>
    offers.length === 0
      ? 'No offers.'
      : table(
          ['offer', 'kind', 'type', 'name', 'league', 'fee', 'seats', 'pot', 'active', 'open rooms'],
          offers.map((o) => [
            o.offer,
            o.kind,
            o.tipo,
            o.name,
            o.league,
            o.fee,
            o.seats,
            o.mode,
            o.active ? 'yes' : 'no',
            o.open_rooms,
          ]),
        ),
});

const newOffer = z.object({
  league: LeagueName.describe('its league'),
  kind: z.enum(['compe', 'predi']).default('compe').describe('lineups or predictions'),
  name: z.string().max(60).optional().describe('the name of its rooms'),
  ...termsShape,
  kinds: Kinds.prefault('1x2,goles,ambos').describe('markets of a prediction room'),
  no_captain: z
    .boolean()
    .default(false)
    .describe('nobody counts double; in public lineup rooms one does unless said so'),
  max_per_club: wholeNumber(1, 12)
    .optional()
    .describe('how many of one club: 4 in public lineup rooms unless given; 12 is no limit'),
});
type NewOffer = z.output<typeof newOffer>;

const MadeOffer = z
  .object({
    offer: z.int().describe('The number of the offer.'),
    name: z.string().describe('The name of its rooms.'),
    room: z.int().nullable().describe('Its first room; null: it opens when a jornada has its dates.'),
  })
  .meta({ id: 'DeskOfferMade', description: 'An offer that was made.' });

/** Offers rooms of these terms: the server keeps one open, and opens the next when one fills or locks (rules R3.1). */
export const offerCreate = command({
  name: 'offer create',
  summary: 'offer rooms: the server keeps one of them open',
  args: newOffer,
  ops: {
    method: 'POST',
    path: 'ops/offers/',
    role: 'operador',
    result: MadeOffer,
  },
  run: ({ audited }, given) =>
    audited(async (tx) => {
      const league = await findLeague(tx, given.league);
      await checkTerms(tx, given, league.id);
      if (given.kind === 'compe') await assertNoEqualOffer(tx, given, league.id);
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

/** Public lineup rooms have a captain and at most four of one club unless it is said otherwise (rules R14.7). */
function withDefaults(given: NewOffer): NewOffer {
  if (given.kind !== 'compe' || !isPublic(given)) return given;
  return { ...given, captain: !given.no_captain, max_per_club: given.max_per_club ?? PER_CLUB };
}

const PER_CLUB = 4;

const offerOf = (given: NewOffer, league: { id: number; name: string }) => ({
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
  flags: JSON.stringify(flagsOf(withDefaults(given))),
  event_id: given.event ?? null,
  market_kinds: given.kinds,
});

/** Players join lineup rooms by league and fee alone (rules R3.1): a second offer of the same would never be found. */
async function assertNoEqualOffer(tx: Tx, { tipo, fee }: NewOffer, leagueId: number): Promise<void> {
  const equal = await tx
    .selectFrom('offer')
    .select('id')
    .where('league_id', '=', leagueId)
    .where('active', '=', true)
    .where('kind', '=', 'compe')
    .where('tipo', '=', tipo)
    .where('amount_ins', '=', fee)
    .executeTakeFirst();
  if (equal) throw new CommandError(`Offer ${equal.id} of this league costs the same. Close it first.`);
}
