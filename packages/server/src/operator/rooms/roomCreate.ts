import { sql } from 'kysely';
import { z } from 'zod';
import { displaySoles, isEvent } from '@arma11/core/domain';
import { deskModels } from '@arma11/core/schemas';
import type { Tx } from '../../platform/db/database';
import type { RoomRow } from '../../platform/db/schema';
import { createCompeRoom } from '../../rooms/offers/createCompeRoom';
import { createPrediRoom } from '../../rooms/offers/createPrediRoom';
import { nextJornada } from '../../rooms/slate/nextJornada';
import { matchesToCome } from '../../rooms/offers/openOfferRoom';
import { readPool } from '../../rooms/slate/pool';
import { matchLines, printMatches } from '../matches/matchLines';
import { MatchIds, Jornada, LeagueName } from '../definition/arguments';
import { command, CommandError } from '../definition/command';
import { findLeague } from '../definition/findLeague';
import { askedKinds, ownScoring } from './askedKinds';
import { beforeItsLock } from './beforeItsLock';
import { checkTerms } from './checkTerms';
import { assertAskable, longTermShape, longTermTerms } from './longTermTerms';
import { Kinds, Scoring } from './predictionArguments';
import { flagsOf, seatsOf, termsShape } from './roomArguments';

const args = z.object({
  league: LeagueName.describe('its league'),
  kind: z.enum(['compe', 'predi']).default('compe').describe('lineups or predictions'),
  jornada: Jornada.optional().describe('the jornada; the next one that has not locked unless given'),
  jornada_to: Jornada.optional().describe('the last jornada of an event over several'),
  name: z.string().max(60).optional().describe('its name'),
  ...termsShape,
  kinds: Kinds.optional().describe(
    'what a prediction room asks about each match, parted by commas; 1x2, goles and ambos, or what --scoring names',
  ),
  scoring: Scoring.optional().describe(
    'the table of points of a prediction room: 3/1, kicktipp, superbru, arma11, or rows such as "exact 3, result 1"',
  ),
  ...longTermShape,
  code_only: z.boolean().default(false).describe('only codes of a batch let players in; see: code batch'),
  matches: MatchIds.optional().describe('only these matches of the jornada, by id, parted by commas'),
  dry_run: z.boolean().default(false).describe('only say what it would be: its matches, lock, pool and payment'),
  draft: z.boolean().default(false).describe('nobody sees it before: room publish'),
});
type Given = z.output<typeof args>;

const Plan = deskModels.DeskRoomMade;
type Plan = z.output<typeof Plan>;

// A dry run does everything and takes it back by throwing this.
class Undo extends Error {
  constructor(readonly plan: Plan) {
    super('dry run');
  }
}

/** Opens a room of either game that the operator runs. */
export const roomCreate = command({
  name: 'room create',
  summary: 'open a room of either game, or write its draft',
  args,
  ops: { method: 'POST', path: 'ops/rooms/', role: 'operador', result: Plan },
  run: async ({ audited, db }, given) => {
    if (!given.dry_run) return audited((tx) => create(tx, given));
    const outcome = await db
      .tx(async (tx) => {
        throw new Undo((await create(tx, given)).result);
      })
      .catch((error: unknown) => error);
    if (outcome instanceof Undo) return outcome.plan;
    throw outcome;
  },
  print: ({
    room,
    kind,
    name,
    jornada,
    jornada_to,
    estado,
    lock_at,
    dry_run,
    matches,
    pool,
    kinds,
    long_term,
    pays_at,
  }) =>
    [
      dry_run
        ? `Would open ${kind} room "${name}", jornada ${spanOf(jornada, jornada_to)}. Nothing was made.`
        : `${estado === 'borrador' ? 'Wrote the draft of' : 'Opened'} ${kind} room ${room}, "${name}", jornada ${spanOf(jornada, jornada_to)}.`,
      `It locks at ${lock_at} and is played on ${matches.length} matches${kind === 'compe' ? ` by ${pool} players` : `, each with ${kinds.join(', ')}`}.`,
      ...(long_term.length > 0
        ? [`It also asks ${long_term.join(', ')}, and is not paid before: league outcome.`]
        : []),
      `It pays at ${pays_at} or later, once every result is confirmed.`,
      printMatches(matches),
    ].join('\n'),
});

const spanOf = (from: number, to: number) => (to > from ? `${from} to ${to}` : String(from));

async function create(tx: Tx, given: Given) {
  const league = await findLeague(tx, given.league);
  await checkTerms(tx, given, league.id);
  const room = await beforeItsLock(open(tx, given, league), 'Choose a later jornada.');
  const made = await tx.selectFrom('room').selectAll().where('id', '=', room).executeTakeFirstOrThrow();
  const { kind, tipo, name, jornada_from: jornada, jornada_to, estado, lock_at } = made;
  const line = { room, kind, tipo, name, league: given.league, jornada, jornada_to, estado, lock_at };
  const matches = await matchLines(tx, sql`m.id in (select match_id from room_match where room_id = ${room})`);
  const pool = kind === 'compe' ? (await readPool(tx, made, jornada)).length : 0;
  const kinds = kind === 'predi' ? askedKinds(given) : [];
  const long_term = given.long_term ?? [];
  const result: Plan = { ...line, dry_run: given.dry_run, matches, pool, kinds, long_term, pays_at: paysAt(made) };
  return { result, target: `room:${room}`, after: made };
}

/** A match takes two hours, more or less. */
const MATCH_MS = 2 * 3_600_000;
const paysAt = ({ ends_at, rules }: RoomRow) =>
  new Date(Date.parse(ends_at) + MATCH_MS + rules.settle_delay_s * 1000).toISOString();

async function open(tx: Tx, given: Given, league: { id: number; name: string }): Promise<number> {
  const jornada = given.jornada ?? (await jornadaOf(tx, given, league.id));
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
  const { matches: chosen } = given;
  if (given.kind === 'compe') {
    if (given.kinds || given.scoring || given.long_term || given.long_term_lock || given.long_term_points)
      throw new CommandError(
        'A lineup room asks nothing: leave --kinds, --scoring and --long-term, or add --kind predi.',
      );
    const room = await createCompeRoom(tx, {
      ...terms,
      jornada,
      ...lastJornada(given, jornada),
      ...(chosen && { chosen }),
    });
    return checkedChoice(tx, room, given, jornada);
  }
  const coming = await matchesToCome(tx, league.id, jornada);
  const matchIds = coming.filter((id) => !chosen || chosen.includes(id));
  if (matchIds.length === 0)
    throw new CommandError(`Jornada ${jornada} has no match to come with a confirmed kick-off.`);
  await assertAskable(tx, given, { leagueId: league.id, matchIds });
  const questions = { kinds: askedKinds(given), predi_scoring: ownScoring(given.scoring), ...longTermTerms(given) };
  return checkedChoice(tx, await createPrediRoom(tx, { ...terms, ...questions, matchIds }), given, jornada);
}

/** The room, unless a match that was chosen is not in it. */
async function checkedChoice(tx: Tx, room: number, { matches = [] }: Given, jornada: number): Promise<number> {
  const taken = await tx.selectFrom('room_match').select('match_id').where('room_id', '=', room).execute();
  const missing = matches.filter((id) => !taken.some(({ match_id }) => match_id === id));
  if (missing.length === 0) return room;
  throw new CommandError(
    `Match ${missing.join(', ')} is not one of jornada ${jornada} that is to come with a confirmed kick-off. See: match list.`,
  );
}

/** That of the first match chosen, else the next one that has not locked. */
async function jornadaOf(tx: Tx, { matches, lead }: Given, leagueId: number): Promise<number> {
  const first = matches
    ? await tx
        .selectFrom('match')
        .select('jornada')
        .where('league_id', '=', leagueId)
        .where('id', 'in', matches)
        .orderBy('jornada')
        .executeTakeFirst()
    : undefined;
  return first?.jornada ?? nextJornada(tx, leagueId, lead);
}

function lastJornada({ jornada_to, tipo }: Given, jornada: number): { jornada_to?: number } {
  if (jornada_to === undefined) return {};
  if (!isEvent({ tipo })) throw new CommandError('Only an event room goes over several jornadas: add --tipo 3.');
  if (jornada_to < jornada)
    throw new CommandError(`The last jornada, ${jornada_to}, comes before the first, ${jornada}.`);
  return { jornada_to };
}
