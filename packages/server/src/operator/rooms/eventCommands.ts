import { sql } from 'kysely';
import { z } from 'zod';
import { LeagueName } from '../definition/arguments';
import { command } from '../definition/command';
import { findLeague } from '../definition/findLeague';
import { table } from '../definition/table';

const MadeEvent = z
  .object({
    event: z.int().describe('The number of the event.'),
    name: z.string().describe('What players read.'),
  })
  .meta({ id: 'DeskEventMade', description: 'An event that was made.' });

/** Makes an event that rooms can belong to (rules R3.6). */
export const eventCreate = command({
  name: 'event create',
  summary: 'a name and an image over one or several rooms',
  args: z.object({
    league: LeagueName.describe('its league'),
    name: z.string().trim().min(1).max(60).describe('its name'),
    image: z
      .string()
      .max(500)
      .regex(/^(https:\/\/|\/media\/)\S+$/, 'an image lies at https:// or under /media/')
      .optional()
      .describe('its image; the league’s logo unless given'),
  }),
  ops: {
    method: 'POST',
    path: 'ops/events/',
    role: 'operador',
    result: MadeEvent,
  },
  run: ({ audited }, { league: unique, name, image }) =>
    audited(async (tx) => {
      const league = await findLeague(tx, unique);
      const event = await tx
        .insertInto('event')
        .values({ name, image: image ?? league.logo, league_id: league.id })
        .returningAll()
        .executeTakeFirstOrThrow();
      return { result: { event: event.id, name }, target: `event:${event.id}`, after: event };
    }),
  print: ({ event, name }) => `Event ${event}, "${name}". Open its rooms with: room create --tipo 3 --event ${event}.`,
});

const EventLine = z
  .object({
    event: z.int().describe('The number of the event.'),
    name: z.string().describe('What players read.'),
    league: z.string().describe('Its league, by its `league_unique`.'),
    rooms: z.int().describe('Rooms that belong to it.'),
    players: z.int().describe('Seats taken in all of its rooms.'),
  })
  .meta({ id: 'DeskEvent', description: 'An event as the desk lists it.' });
type EventLine = z.infer<typeof EventLine>;

/** The events, newest first. */
export const eventList = command({
  name: 'event list',
  summary: 'the events',
  args: z.object({ league: LeagueName.optional().describe('only of this league') }),
  ops: { method: 'GET', path: 'ops/events/', role: 'operador', result: z.array(EventLine) },
  run: async ({ db }, { league }): Promise<EventLine[]> => {
    const { rows } = await sql<EventLine>`
      select ev.id as event, ev.name, l.league_unique as league, count(r.id)::int as rooms,
        coalesce(sum(r.taken), 0)::int as players
      from event ev join league l on l.id = ev.league_id left join room r on r.event_id = ev.id
      where (${league ?? null}::text is null or l.league_unique = ${league ?? null})
      group by ev.id, l.league_unique order by ev.id desc`.execute(db.fresh);
    return rows;
  },
  print: (events) =>
    events.length === 0
      ? 'No events.'
      : table(
          ['event', 'name', 'league', 'rooms', 'players'],
          events.map((e) => [e.event, e.name, e.league, e.rooms, e.players]),
        ),
});
