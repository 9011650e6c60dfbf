import { sql } from 'kysely';
import type { MarketKind } from '@arma11/core/contract';
import { pricedByScoring, type MarketTemplate } from '@arma11/core/domain';
import type { Tx } from '../../platform/db/database';
import { asRows } from '../../platform/db/asRows';
import { Refusal } from '../../platform/refusal';
import { offeredMarkets } from './offeredMarkets';

/** A match of a room and the kinds of question that it asks about it. */
export interface Selection {
  match: number;
  kinds: readonly MarketKind[];
}

interface NewMarket extends MarketTemplate {
  match: number;
  ordinal: number;
}

/**
 * Gives a room's matches their markets with alternatives priced as of now, by the room's own table where it has one
 * (rules R8.3, R17.1); a market that stands already keeps its prices and answers, and takes its place in the new order.
 */
export async function addMarkets(tx: Tx, roomId: number, selections: readonly Selection[]): Promise<void> {
  const offered = await offeredMarkets(
    tx,
    selections.map(({ match }) => match),
  );
  const chosen = selections.flatMap((selection) => marketsOf(selection, offered.get(selection.match) ?? []));
  const price = await roomPrices(tx, roomId);
  const { rows } = await sql<{ id: number; match: number; kind: MarketKind; is_new: boolean }>`
    insert into market as old (room_id, room_match_id, match_id, kind, question, ordinal)
    select rm.room_id, rm.id, rm.match_id, x.kind, x.question, x.ordinal
    from json_to_recordset(${asRows(chosen)}) as x(match int, kind text, question text, ordinal int)
    join room_match rm on rm.room_id = ${roomId} and rm.match_id = x.match
    order by rm.id, x.ordinal
    on conflict (room_match_id, kind) do update set ordinal = excluded.ordinal
    returning id, match_id as match, kind, (xmax = 0) as is_new`.execute(tx);
  const alternatives = rows
    .filter(({ is_new }) => is_new)
    .flatMap(({ id, match, kind }) =>
      alternativesOf(
        id,
        price(
          match,
          chosen.find((m) => m.match === match && m.kind === kind)!,
        ),
      ),
    );
  await sql`
    insert into alternative (market_id, ordinal, code, answer, pts)
    select market_id, ordinal, code, answer, pts from json_to_recordset(${asRows(alternatives)})
      as x(market_id int, ordinal smallint, code text, answer text, pts smallint)`.execute(tx);
}

/** What the room's table makes of the usual prices of a match. */
async function roomPrices(tx: Tx, roomId: number): Promise<<M extends MarketTemplate>(match: number, market: M) => M> {
  const { rules } = await tx.selectFrom('room').select('rules').where('id', '=', roomId).executeTakeFirstOrThrow();
  const { predi_scoring: scoring } = rules;
  if (!scoring) return (_, market) => market;
  const matches = await tx
    .selectFrom('room_match')
    .select(['match_id', 'jornada'])
    .where('room_id', '=', roomId)
    .execute();
  const jornadas = new Map(matches.map(({ match_id, jornada }) => [match_id, jornada]));
  return (match, market) => ({
    ...market,
    alternatives: market.alternatives.map((each) => ({
      ...each,
      pts: pricedByScoring(scoring, { ...each, kind: market.kind, jornada: jornadas.get(match) ?? 1 }),
    })),
  });
}

function marketsOf({ match, kinds }: Selection, offered: readonly MarketTemplate[]): NewMarket[] {
  const missing = kinds.find((kind) => !offered.some((market) => market.kind === kind));
  if (missing) {
    throw new Refusal(422, 'REGLA', `No hay datos para la pregunta "${missing}" en uno de los partidos. Quítala.`);
  }
  return offered
    .filter(({ kind }) => kinds.includes(kind))
    .map((market, index) => ({ ...market, match, ordinal: index + 1 }));
}

const alternativesOf = (market_id: number, { alternatives }: MarketTemplate) =>
  alternatives.map((each, index) => ({ market_id, ordinal: index + 1, ...each }));
