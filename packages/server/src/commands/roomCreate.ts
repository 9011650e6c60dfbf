import { sql } from 'kysely';
import { z } from 'zod';
import { displaySoles } from '@arma11/core/domain';
import type { Tx } from '../db/database';
import { createCompeRoom } from '../rooms/createCompeRoom';
import { createPrediRoom } from '../rooms/createPrediRoom';
import { nextJornada } from '../rooms/nextJornada';
import { Jornada, LeagueName, wholeNumber } from './arguments';
import { command } from './command';
import { findLeague } from './findLeague';

const Kinds = z
  .string()
  .default('1x2,goles,ambos')
  .transform((text) => text.split(','))
  .pipe(z.array(z.enum(['1x2', 'goles', 'ambos', 'primer_gol', 'marcador'])).min(1));

const args = z.object({
  league: LeagueName.describe('its league'),
  kind: z.enum(['compe', 'predi']).default('compe').describe('lineups or predictions'),
  jornada: Jornada.optional().describe('the jornada; the next one that has not locked unless given'),
  name: z.string().max(60).optional().describe('its name'),
  fee: wholeNumber(0, 1_000_000_000).default(0).describe('what a seat costs'),
  seats: wholeNumber(2, 1_000_000).default(20).describe('how many fit'),
  min: wholeNumber(2, 1_000_000).default(2).describe('how few it runs with'),
  mode: z.enum(['proporcional', 'garantizado', 'completo']).default('proporcional').describe('how the pot is made'),
  pot: wholeNumber(1, 1_000_000_000).optional().describe('what a garantizado room promises'),
  commission: wholeNumber(0, 1500).default(1000).describe('the house’s share in basis points'),
  kinds: Kinds.describe('markets of a prediction room'),
});

/** Opens a public room of either game on a jornada. */
export const roomCreate = command({
  name: 'room create',
  summary: 'open a public room',
  args,
  run: ({ db }, given) =>
    db.tx(async (tx) => {
      const league = await findLeague(tx, given.league);
      const jornada = given.jornada ?? (await nextJornada(tx, league.id, 5));
      const terms = {
        tipo: '1' as const,
        name: given.name ?? `${league.name} · ${given.fee === 0 ? 'Gratis' : displaySoles(given.fee)}`,
        leagueId: league.id,
        amount_ins: given.fee,
        max_players: given.seats,
        min_players: given.min,
        modo_pozo: given.mode,
        guaranteed_pozo: given.mode === 'garantizado' ? (given.pot ?? null) : null,
        commission_bps: given.commission,
        lock_lead_min: 5,
      };
      const room =
        given.kind === 'compe'
          ? await createCompeRoom(tx, { ...terms, jornada })
          : await createPrediRoom(tx, {
              ...terms,
              kinds: given.kinds,
              matchIds: await matchesOf(tx, league.id, jornada),
            });
      const { name, lock_at } = await tx
        .selectFrom('room')
        .select(['name', 'lock_at'])
        .where('id', '=', room)
        .executeTakeFirstOrThrow();
      return { room, kind: given.kind, name, league: given.league, jornada, lock_at };
    }),
  print: ({ room, kind, name, jornada, lock_at }) =>
    `Opened ${kind} room ${room}, "${name}", jornada ${jornada}. It locks at ${lock_at}.`,
});

async function matchesOf(tx: Tx, leagueId: number, jornada: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from match_now where league_id = ${leagueId} and jornada = ${jornada} and kick_off > app_now() and estado = 'programado'
    order by kick_off, id`.execute(tx);
  return rows.map(({ id }) => id);
}
