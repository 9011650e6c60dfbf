import { sql } from 'kysely';
import { z } from 'zod';
import { prediLimits } from '@arma11/core/contract';
import { displaySoles } from '@arma11/core/domain';
import { newCode } from '../../rooms/codes/newCode';
import type { Tx } from '../../platform/db/database';
import { createPrediRoom } from '../../rooms/offers/createPrediRoom';
import { MatchIds, wholeNumber } from '../definition/arguments';
import { command, CommandError } from '../definition/command';
import { askedKinds, ownScoring } from '../rooms/askedKinds';
import { beforeItsLock } from '../rooms/beforeItsLock';
import { potProblem } from '../rooms/checkTerms';
import { assertAskable, longTermShape, longTermTerms } from '../rooms/longTermTerms';
import { Kinds, Scoring } from '../rooms/predictionArguments';

const args = z.object({
  matches: MatchIds.describe('the ids of its matches, parted by commas; of one league or several'),
  kinds: Kinds.optional().describe(
    'what it asks about each match, parted by commas; 1x2, goles and ambos, or what --scoring names',
  ),
  scoring: Scoring.optional().describe(
    'its table of points: 3/1, kicktipp, superbru, arma11, or rows such as "exact 3, result 1"; none: each answer has its own',
  ),
  name: z.string().trim().min(1).max(60).optional().describe('its name'),
  type: z.enum(['publica', 'evento']).default('publica').describe('open to everybody, or to holders of a code'),
  batch_only: z
    .boolean()
    .default(false)
    .describe('an event room without a code of its own: only codes of batches open it'),
  fee: wholeNumber(0, 1_000_000_000).default(0).describe('what a seat costs'),
  seats: wholeNumber(2, prediLimits.house.people).default(100).describe('how many fit'),
  min: wholeNumber(2, 1_000_000).default(2).describe('how few it runs with'),
  mode: z.enum(['proporcional', 'garantizado', 'completo']).default('proporcional').describe('how the pot is made'),
  pot: wholeNumber(1, 1_000_000_000).optional().describe('what a garantizado room promises'),
  commission: wholeNumber(0, 1500).default(1000).describe('the operator’s share in basis points'),
  ...longTermShape,
  late_join: z.boolean().default(false).describe('a free public room that may be joined while a match is open'),
});

type Given = z.output<typeof args>;

const Made = z
  .object({
    room: z.int().describe('The room.'),
    name: z.string().describe('What players read.'),
    code: z.string().nullable().describe('The access code of an event; null: none, or codes are made apart.'),
    matches: z.int().describe('How many matches it asks about.'),
    markets: z.int().describe('How many questions it asks, those about the competition as a whole included.'),
    lock_at: z.string().describe('When it locks. ISO-8601 instant in UTC.'),
  })
  .meta({ id: 'DeskPrediMade', description: 'A prediction room that was opened.' });

/** Opens a public or event prediction room on chosen matches, at the prices of the chances loaded by now. */
export const prediCreate = command({
  name: 'predi create',
  summary: 'open a public or event prediction room on chosen matches',
  args,
  ops: {
    method: 'POST',
    path: 'ops/predi/rooms/',
    role: 'operador',
    result: Made,
  },
  run: ({ audited, deps }, given) =>
    audited(async (tx) => {
      const problem = potProblem(given);
      if (problem) throw new CommandError(problem);
      const leagueId = await leagueOf(tx, given);
      const kinds = askedKinds(given);
      await assertAskable(tx, given, { leagueId, matchIds: given.matches });
      const code = given.type === 'evento' && !given.batch_only ? await newCode(tx, deps.random) : null;
      const room = await beforeItsLock(
        createPrediRoom(tx, { ...termsOf(given, leagueId, code), kinds }),
        'Choose later matches.',
      );
      const { name, lock_at } = await tx
        .selectFrom('room')
        .select(['name', 'lock_at'])
        .where('id', '=', room)
        .executeTakeFirstOrThrow();
      const matches = given.matches.length;
      const markets = matches * kinds.length + (given.long_term?.length ?? 0);
      const result = { room, name, code, matches, markets, lock_at };
      return { result, target: `room:${room}`, after: { ...given, lock_at } };
    }),
  print: ({ room, name, code, matches, markets, lock_at }) =>
    [
      `Opened prediction room ${room}, "${name}": ${matches} matches, ${markets} questions. It locks at ${lock_at}.`,
      ...(code ? [`Its code is ${code}.`] : []),
    ].join('\n'),
});

const termsOf = (given: Given, leagueId: number, cod_access: string | null) => ({
  tipo: given.type === 'evento' ? ('3' as const) : ('1' as const),
  name: given.name ?? `Predicciones · ${given.fee === 0 ? 'Gratis' : displaySoles(given.fee)}`,
  leagueId,
  amount_ins: given.fee,
  max_players: given.seats,
  min_players: given.min,
  modo_pozo: given.mode,
  guaranteed_pozo: given.mode === 'garantizado' ? (given.pot ?? null) : null,
  commission_bps: given.commission,
  lock_lead_min: 5,
  matchIds: given.matches,
  predi_scoring: ownScoring(given.scoring),
  cod_access,
  code_only: given.type === 'evento' && given.batch_only,
  late_join: given.late_join,
  ...longTermTerms(given),
});

/** The league of the first match, after seeing that all of them are still to be played, at a confirmed hour (rules R14.2). */
async function leagueOf(tx: Tx, { matches, late_join, fee, type }: Given): Promise<number> {
  if (late_join && (fee > 0 || type !== 'publica'))
    throw new CommandError('Only free public rooms may be joined late: leave --late-join, or --fee and --type.');
  if (new Set(matches).size < matches.length) throw new CommandError('A match is named twice.');
  // As the clock of a rehearsal has them: a result that is known is still to come.
  const { rows } = await sql<{ id: number; league_id: number; estado: string; confirmed_time: boolean }>`
    select id, league_id, estado, confirmed_time from match_now where id = any(${matches}::int[]) and kick_off is not null
    order by kick_off, id`.execute(tx);
  const unknown = matches.filter((id) => !rows.some((row) => row.id === id));
  if (unknown.length > 0) throw new CommandError(`No dated match has the id ${unknown.join(', ')}. See: match list.`);
  const begun = rows.find(({ estado }) => estado !== 'programado');
  if (begun)
    throw new CommandError(`Match ${begun.id} is ${begun.estado}: choose matches that are still to be played.`);
  const open = rows.find(({ confirmed_time }) => !confirmed_time);
  if (open) throw new CommandError(`The kick-off of match ${open.id} is not confirmed: see match move.`);
  return rows[0]!.league_id;
}
