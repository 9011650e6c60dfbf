import { z } from 'zod';
import type { MarketKind } from '@arma11/core/contract';
import type { Tx } from '../../platform/db/database';
import { offeredMarkets } from '../../rooms/slate/offeredMarkets';
import { wholeNumber } from '../definition/arguments';
import { command, CommandError } from '../definition/command';
import { table } from '../definition/table';
import { Kind } from '../rooms/predictionArguments';

/** A bookmaker's margin fits; a list of odds instead of chances does not. */
const MOST_IN_ALL = 1.3;

const Chances = z
  .string()
  .max(2000)
  .regex(/^[a-z0-9_-]+=0?\.\d+(,[a-z0-9_-]+=0?\.\d+)*$/, 'chances look like local=0.45,empate=0.28,visita=0.27')
  .transform((text) =>
    text.split(',').map((part) => ({ code: part.split('=')[0]!, probability: Number(part.split('=')[1]) })),
  );

const Alternative = z
  .object({
    code: z.string().describe('The alternative by its code, such as `local`.'),
    answer: z.string().describe('What players read.'),
    pts: z.int().describe('Points that it scores when it is right, in rooms opened from now on.'),
  })
  .meta({ id: 'DeskAlternative' });

const Priced = z
  .object({
    match: z.int().describe('The match.'),
    kind: z.string().describe('The question (rules R8.2).'),
    alternatives: z.array(Alternative).describe('Every answer with its price.'),
  })
  .meta({ id: 'DeskMarket', description: 'A question about a match with the prices of its answers (rules R8.3).' });

/** Loads an operator's chances of a question: rooms opened from now on price their alternatives by them (rules R8.3). */
export const marketProbability = command({
  name: 'market probability',
  summary: 'price a question about a match by its chances, in rooms opened from now on',
  args: z.object({
    match: wholeNumber(1, 2_147_483_647).describe('the match'),
    kind: Kind.describe('the question'),
    chances: Chances.optional().describe(
      'the chances by alternative: local=0.45,empate=0.28,visita=0.27; none: the usual prices',
    ),
  }),
  ops: {
    method: 'PUT',
    path: 'ops/matches/{match}/markets/{kind}/',
    role: 'operador',
    result: Priced,
  },
  run: ({ audited }, { match, kind, chances = [] }) =>
    audited(async (tx) => {
      checkSum(kind, chances);
      const before = await alternativesOf(tx, match, kind);
      const unknown = chances.find(({ code }) => !before.some((each) => each.code === code));
      if (unknown) {
        const codes = before.map(({ code }) => code).join(', ');
        throw new CommandError(`"${unknown.code}" is no alternative of ${kind}. They are: ${codes}.`);
      }
      await tx.deleteFrom('market_odds').where('match_id', '=', match).where('kind', '=', kind).execute();
      const rows = chances.map((chance) => ({ match_id: match, kind, ...chance }));
      if (rows.length > 0) await tx.insertInto('market_odds').values(rows).execute();
      const alternatives = await alternativesOf(tx, match, kind);
      return { result: { match, kind, alternatives }, target: `match:${match}`, before, after: alternatives };
    }),
  print: ({ match, kind, alternatives }) =>
    [
      `Match ${match}, ${kind}, from now on:`,
      table(
        ['code', 'answer', 'pts'],
        alternatives.map(({ code, answer, pts }) => [code, answer, pts]),
      ),
    ].join('\n'),
});

// Several players may score, so their chances add up to more than one.
function checkSum(kind: MarketKind, chances: readonly { code: string; probability: number }[]): void {
  if (new Set(chances.map(({ code }) => code)).size < chances.length)
    throw new CommandError('An alternative is named twice.');
  const wrong = chances.find(({ probability }) => !(probability > 0 && probability < 1));
  if (wrong) throw new CommandError(`A chance lies between 0 and 1: ${wrong.code} is ${wrong.probability}.`);
  const sum = chances.reduce((total, { probability }) => total + probability, 0);
  if (kind !== 'goleador' && sum > MOST_IN_ALL)
    throw new CommandError(`These chances add up to ${sum.toFixed(2)}: give probabilities, not odds.`);
}

async function alternativesOf(tx: Tx, matchId: number, kind: MarketKind) {
  const match = await tx.selectFrom('match').select('id').where('id', '=', matchId).executeTakeFirst();
  if (!match) throw new CommandError(`There is no match ${matchId}. See: match list.`);
  const market = (await offeredMarkets(tx, [matchId])).get(matchId)!.find((each) => each.kind === kind);
  if (!market) throw new CommandError(`Match ${matchId} has no squads to ask ${kind} about. Import players first.`);
  return market.alternatives;
}
