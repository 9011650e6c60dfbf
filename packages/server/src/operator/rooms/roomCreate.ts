import { z } from 'zod';
import { displaySoles } from '@arma11/core/domain';
import { deskModels } from '@arma11/core/schemas';
import type { Tx } from '../../platform/db/database';
import { createCompeRoom } from '../../rooms/offers/createCompeRoom';
import { createPrediRoom } from '../../rooms/offers/createPrediRoom';
import { nextJornada } from '../../rooms/slate/nextJornada';
import { matchesToCome } from '../../rooms/offers/openOfferRoom';
import { Jornada, LeagueName } from '../definition/arguments';
import { command, CommandError } from '../definition/command';
import { findLeague } from '../definition/findLeague';
import { checkTerms } from './checkTerms';
import { flagsOf, seatsOf, termsShape } from './roomArguments';

const args = z.object({
  league: LeagueName.describe('its league'),
  kind: z.enum(['compe', 'predi']).default('compe').describe('lineups or predictions'),
  jornada: Jornada.optional().describe('the jornada; the next one that has not locked unless given'),
  jornada_to: Jornada.optional().describe('the last jornada of an event over several'),
  name: z.string().max(60).optional().describe('its name'),
  ...termsShape,
  code_only: z.boolean().default(false).describe('only codes of a batch let players in; see: code batch'),
  draft: z.boolean().default(false).describe('nobody sees it before: room publish'),
});
type Given = z.output<typeof args>;

const result = deskModels.DeskRoomShown.pick({
  room: true,
  kind: true,
  tipo: true,
  name: true,
  league: true,
  jornada: true,
  jornada_to: true,
  estado: true,
  lock_at: true,
});

/** Opens a room of either game that the house runs. */
export const roomCreate = command({
  name: 'room create',
  summary: 'open a room of either game, or write its draft',
  args,
  ops: { method: 'POST', path: 'ops/rooms/', role: 'operador', result },
  run: ({ audited }, given) =>
    audited(async (tx) => {
      const league = await findLeague(tx, given.league);
      await checkTerms(tx, given, league.id);
      const room = await open(tx, given, league);
      const made = await tx.selectFrom('room').selectAll().where('id', '=', room).executeTakeFirstOrThrow();
      const { kind, tipo, name, jornada_from: jornada, jornada_to, estado, lock_at } = made;
      const line = { room, kind, tipo, name, league: given.league, jornada, jornada_to, estado, lock_at };
      return { result: line, target: `room:${room}`, after: made };
    }),
  print: ({ room, kind, name, jornada, jornada_to, estado, lock_at }) =>
    `${estado === 'borrador' ? 'Wrote the draft of' : 'Opened'} ${kind} room ${room}, "${name}", jornada ${
      jornada_to > jornada ? `${jornada} to ${jornada_to}` : jornada
    }. It locks at ${lock_at}.`,
});

async function open(tx: Tx, given: Given, league: { id: number; name: string }): Promise<number> {
  const jornada = given.jornada ?? (await nextJornada(tx, league.id, given.lead));
  const terms = {
    tipo: given.tipo,
    name: given.name ?? `${league.name} · ${given.fee === 0 ? 'Gratis' : displaySoles(given.fee)}`,
    leagueId: league.id,
    amount_ins: given.fee,
    max_players: seatsOf(given),
    min_players: given.min,
    modo_pozo: given.mode,
    guaranteed_pozo: given.pot ?? null,
    award_table: given.awards ?? null,
    commission_bps: given.commission,
    lock_lead_min: given.lead,
    flags: flagsOf(given),
    event_id: given.event ?? null,
    code_only: given.code_only,
    estado: given.draft ? ('borrador' as const) : ('abierta' as const),
  };
  if (given.kind === 'compe') return createCompeRoom(tx, { ...terms, jornada, ...lastJornada(given, jornada) });
  const matchIds = await matchesToCome(tx, league.id, jornada);
  if (matchIds.length === 0) throw new CommandError(`Jornada ${jornada} has no match to come.`);
  return createPrediRoom(tx, { ...terms, kinds: given.kinds, matchIds });
}

function lastJornada({ jornada_to, tipo }: Given, jornada: number): { jornada_to?: number } {
  if (jornada_to === undefined) return {};
  if (tipo !== '3') throw new CommandError('Only an event room goes over several jornadas: add --tipo 3.');
  if (jornada_to < jornada)
    throw new CommandError(`The last jornada, ${jornada_to}, comes before the first, ${jornada}.`);
  return { jornada_to };
}
