import { sql } from 'kysely';
import { prediLimits } from '@arma11/core/contract';
import type { Tx } from '../../../platform/db/database';
import { notFound, Refusal } from '../../../platform/refusal';

const MOST_MATCHES = prediLimits.private.matches;
/** A match that starts sooner than this cannot be chosen (rules R8.6). */
const LEAST_NOTICE_MIN = 30;

/** A match that a private room may be played on. */
export interface SelectableMatch {
  id: number;
  league_id: number;
}

/** These matches in playing order, or why they cannot be chosen. The first one's league is the room's. */
export async function selectableMatches(tx: Tx, ids: readonly number[]): Promise<SelectableMatch[]> {
  if (ids.length > MOST_MATCHES) {
    throw new Refusal(422, 'MAX_PARTIDOS', `Elige ${MOST_MATCHES} partidos como máximo.`);
  }
  if (new Set(ids).size !== ids.length) {
    throw new Refusal(400, 'DATOS_INVALIDOS', 'Un partido está repetido. Elige cada uno una sola vez.');
  }
  const { rows } = await sql<SelectableMatch & { in_time: boolean; confirmed_time: boolean }>`
    select m.id, m.league_id, m.confirmed_time,
      m.estado = 'programado' and m.kick_off > app_now() + make_interval(mins => ${LEAST_NOTICE_MIN}::int) as in_time
    from match_now m join league l on l.id = m.league_id and l.has_predi
    where m.id = any(${[...ids]}::int[]) and m.kick_off is not null order by m.kick_off, m.id`.execute(tx);
  if (rows.length < ids.length) throw notFound();
  if (rows.some(({ in_time }) => !in_time)) {
    throw new Refusal(
      422,
      'PARTIDO_MUY_PRONTO',
      `Un partido empieza en menos de ${LEAST_NOTICE_MIN} minutos o ya empezó. Quítalo y guarda otra vez.`,
    );
  }
  if (rows.some(({ confirmed_time }) => !confirmed_time)) {
    throw new Refusal(422, 'REGLA', 'Un partido aún no tiene su hora confirmada. Quítalo y guarda otra vez.');
  }
  return rows.map(({ id, league_id }) => ({ id, league_id }));
}

/** The next match that could be chosen: where a draft without matches stands until it has some. */
export async function nextSelectable(tx: Tx): Promise<SelectableMatch> {
  const { rows } = await sql<SelectableMatch>`
    select m.id, m.league_id from match_now m join league l on l.id = m.league_id and l.has_predi
    where m.estado = 'programado' and m.confirmed_time and m.kick_off > app_now() + make_interval(mins => ${LEAST_NOTICE_MIN}::int)
    order by m.kick_off, m.id limit 1`.execute(tx);
  if (!rows[0])
    throw new Refusal(422, 'REGLA', 'Aún no hay partidos para predecir. Vuelve cuando salga el calendario.');
  return rows[0];
}
