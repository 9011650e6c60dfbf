import { sql } from 'kysely';
import { z } from 'zod';
import { LeagueName } from '../definition/arguments';
import { command } from '../definition/command';
import { table } from '../definition/table';

const OfferLine = z.object({
  offer: z.int(),
  kind: z.string(),
  tipo: z.string(),
  name: z.string(),
  league: z.string(),
  fee: z.int(),
  seats: z.int(),
  mode: z.string(),
  active: z.boolean(),
  open_rooms: z.int(),
});
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
      order by o.id`.execute(db.read);
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
