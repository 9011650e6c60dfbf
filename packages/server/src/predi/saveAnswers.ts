import { sql } from 'kysely';
import type { AnswerToSave, SavedAnswers } from '@arma11/core/contract';
import type { Tx } from '../db/database';
import { MATCH_LOCK_LEAD_MIN } from '../partidos/matchView';
import { countStep } from '../quests/countStep';
import { notFound, Refusal } from '../refusal';
import { receiptOf } from '../rooms/receipt';

interface MarketState {
  id: number;
  open: boolean;
  alternatives: number[];
}

/**
 * Saves what the list contains and leaves the rest as it was; a null alternative clears one. All or nothing: when one
 * market has locked, nothing is saved and the refusal names the locked ones (rules.md R8.4).
 */
export async function saveAnswers(tx: Tx, userId: number, answers: readonly AnswerToSave[]): Promise<SavedAnswers> {
  const predi = onePredi(answers);
  const entry = await heldEntry(tx, userId, predi);
  const markets = await heldMarkets(
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

async function heldEntry(tx: Tx, userId: number, predi: number): Promise<{ id: number }> {
  const { rows } = await sql<{ id: number; alive: boolean }>`
    select e.id, r.estado not in ('cancelada','pagada','liquidada') as alive
    from entry e join room r on r.id = e.room_id
    where e.room_id = ${predi} and e.user_id = ${userId} and r.kind = 'predi' for update of e`.execute(tx);
  if (rows[0]?.alive === false) throw new Refusal(409, 'CERRADO', 'Esta sala ya terminó.');
  if (rows[0]) return rows[0];
  const room = await tx
    .selectFrom('room')
    .select('tipo')
    .where('id', '=', predi)
    .where('kind', '=', 'predi')
    .executeTakeFirst();
  if (!room || room.tipo !== '1') throw notFound();
  throw new Refusal(403, 'NO_INSCRITO', 'Aún no estás en esta sala. Únete y guarda tus predicciones.');
}

// The match row is shared until the commit: whoever locks it waits, and the time is the database's own (reliability.md I6).
async function heldMarkets(tx: Tx, predi: number, ids: number[]): Promise<Map<number, MarketState>> {
  const { rows } = await sql<MarketState>`
    select k.id, m.estado = 'programado' and app_now() < m.kick_off - make_interval(mins => ${MATCH_LOCK_LEAD_MIN}::int) as open,
      array(select a.id from alternative a where a.market_id = k.id) as alternatives
    from market k join match_now m on m.id = k.match_id
    where k.room_id = ${predi} and k.id = any(${ids}::int[]) order by m.id for share of m`.execute(tx);
  return new Map(rows.map((row) => [row.id, row]));
}

function checkAnswers(answers: readonly AnswerToSave[], markets: ReadonlyMap<number, MarketState>): void {
  for (const { alternative, match_prediction } of answers) {
    const market = markets.get(match_prediction);
    if (!market || (alternative !== null && !market.alternatives.includes(alternative))) {
      throw new Refusal(422, 'ALTERNATIVA_INVALIDA', 'Esa respuesta no es de esta sala. Vuelve a cargar la página.');
    }
  }
  const closed = [...markets.values()].filter(({ open }) => !open).map(({ id }) => id);
  if (closed.length > 0) throw new Refusal(409, 'PREDI_CERRADA', 'Este partido ya cerró.', { closed });
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
