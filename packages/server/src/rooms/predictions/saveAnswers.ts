import { sql } from 'kysely';
import type { AnswerToSave, SavedAnswers } from '@arma11/core/contract';
import type { Tx } from '../../platform/db/database';
import { countStep } from '../../players/quests/countStep';
import { Refusal } from '../../platform/refusal';
import { receiptOf } from '../view/receipt';
import { lockOwnEntry } from './lockOwnEntry';
import { lockMatches } from './lockMatches';
import { openLongTerm } from '../lock/longTermLock';

interface MarketState {
  id: number;
  open: boolean;
  /** About the competition as a whole. */
  longTerm: boolean;
  alternatives: number[];
}

/**
 * Saves what the list contains and leaves the rest as it was; a null alternative clears one. All or nothing: when one
 * market has locked, nothing is saved and the refusal names the locked ones (rules R8.4).
 */
export async function saveAnswers(tx: Tx, userId: number, answers: readonly AnswerToSave[]): Promise<SavedAnswers> {
  const predi = onePredi(answers);
  const entry = await lockOwnEntry(tx, userId, predi);
  const markets = await lockMarkets(
    tx,
    predi,
    answers.map(({ match_prediction }) => match_prediction),
  );
  checkAnswers(answers, markets);
  await writeAnswers(tx, entry.id, answers);
  const { rows } = await sql<{ version: number; saved_at: string }>`
    update entry set version = version + 1, saved_at = app_now() where id = ${entry.id}
    returning version, saved_at`.execute(tx);
  const { version, saved_at } = rows[0]!;
  await countStep(tx, userId, 'predi_guardada', `room:${predi}`);
  const saved = answers.map(({ alternative, match_prediction }) => ({
    alternative,
    predi,
    match_prediction,
    saved_at,
  }));
  return { status: 'ok', saved, saved_at, version, receipt: receiptOf(entry.id, version, saved_at) };
}

function onePredi(answers: readonly AnswerToSave[]): number {
  const rooms = new Set(answers.map(({ predi }) => predi));
  const [predi] = rooms;
  if (predi === undefined)
    throw new Refusal(400, 'DATOS_INVALIDOS', 'No hay respuestas por guardar. Elige al menos una.');
  if (rooms.size > 1) throw new Refusal(400, 'DATOS_INVALIDOS', 'Guarda las respuestas de una sala a la vez.');
  if (new Set(answers.map(({ match_prediction }) => match_prediction)).size !== answers.length) {
    throw new Refusal(400, 'DATOS_INVALIDOS', 'Una pregunta está repetida. Elige una sola respuesta por pregunta.');
  }
  return predi;
}

// The questions are held too: the owner of a private room may be choosing others at this moment.
async function lockMarkets(tx: Tx, predi: number, ids: number[]): Promise<Map<number, MarketState>> {
  const { rows } = await sql<Omit<MarketState, 'open' | 'longTerm'> & { match_id: number | null }>`
    select k.id, k.match_id, array(select a.id from alternative a where a.market_id = k.id) as alternatives
    from market k where k.room_id = ${predi} and k.id = any(${ids}::int[]) order by k.id for key share`.execute(tx);
  const matches = await lockMatches(tx, predi, [...new Set(rows.flatMap(({ match_id }) => match_id ?? []))]);
  const longTerm = await openLongTerm(tx, predi);
  return new Map(
    rows.map(({ match_id, ...row }) => [
      row.id,
      { ...row, longTerm: match_id === null, open: match_id === null ? longTerm.has(row.id) : matches.has(match_id) },
    ]),
  );
}

function checkAnswers(answers: readonly AnswerToSave[], markets: ReadonlyMap<number, MarketState>): void {
  for (const { alternative, match_prediction } of answers) {
    const market = markets.get(match_prediction);
    if (!market || (alternative !== null && !market.alternatives.includes(alternative))) {
      throw new Refusal(422, 'ALTERNATIVA_INVALIDA', 'Esa respuesta no es de esta sala. Vuelve a cargar la página.');
    }
  }
  const closed = [...markets.values()].filter(({ open }) => !open).map(({ id }) => id);
  if (closed.length === 0) return;
  if (closed.every((id) => markets.get(id)!.longTerm))
    throw new Refusal(409, 'PREDI_CERRADA', 'Esta pregunta ya cerró.', { closed });
  throw new Refusal(409, 'PREDI_CERRADA', 'Este partido ya cerró.', { closed });
}

async function writeAnswers(tx: Tx, entryId: number, answers: readonly AnswerToSave[]): Promise<void> {
  const cleared = answers
    .filter(({ alternative }) => alternative === null)
    .map(({ match_prediction }) => match_prediction);
  const chosen = answers.filter(({ alternative }) => alternative !== null);
  await sql`delete from answer where entry_id = ${entryId} and market_id = any(${cleared}::int[])`.execute(tx);
  await sql`
    insert into answer (entry_id, market_id, alternative_id, saved_at)
    select ${entryId}, x.market, x.alternative, app_now()
    from unnest(${chosen.map((each) => each.match_prediction)}::int[], ${chosen.map((each) => each.alternative)}::int[]) as x(market, alternative)
    on conflict (entry_id, market_id) do update set alternative_id = excluded.alternative_id, saved_at = excluded.saved_at
    where answer.alternative_id <> excluded.alternative_id`.execute(tx);
}
