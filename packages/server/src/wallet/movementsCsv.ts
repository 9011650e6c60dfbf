import { stringify } from 'csv-stringify/sync';
import type { Movement } from '@arma11/core/contract';
import type { Queryable } from '../platform/db/database';
import { currencyOf } from '../players/accounts/currencyOf';
import { movementRows, movementType, type MovementFilter } from './movements';

/** More than any player's history; a file that no spreadsheet opens helps nobody. */
const MOST_ROWS = 50_000;

const TYPES: Record<Movement['type'], string> = {
  recarga: 'Recarga',
  inscripcion: 'Inscripción',
  premio: 'Premio',
  reembolso: 'Reembolso',
  retiro: 'Retiro',
  retiro_devuelto: 'Retiro devuelto',
  bono_promo: 'Bono',
  bono_mision: 'Misión',
  compra_item: 'Compra',
  ajuste: 'Ajuste',
};

/** What amounts are shown in: the same as everywhere else (rules R16.7), as numbers that a spreadsheet adds up. */
const amounts = (local_contry: string) =>
  local_contry === 'PEN'
    ? { columns: ['Monto en soles', 'Saldo en soles'], shown: (coins: number) => coins / 10 }
    : { columns: ['Monto en monedas', 'Saldo en monedas'], shown: (coins: number) => coins };

/**
 * A player's whole history for a spreadsheet, newest first, hours of Lima. Texts that a spreadsheet would run as a
 * formula are made plain: names of rooms are written by players.
 */
export async function movementsCsv(q: Queryable, userId: number, filter: MovementFilter): Promise<string> {
  const rows = await movementRows(q, userId, filter, { limit: MOST_ROWS, offset: 0 });
  const { columns, shown } = amounts(await currencyOf(q, userId));
  return stringify(
    rows.map((row) => [
      row.id,
      row.lima_time,
      TYPES[movementType(row.kind)],
      row.label,
      shown(row.amount),
      shown(row.balance_after),
    ]),
    {
      header: true,
      columns: ['Número', 'Fecha y hora (Lima)', 'Tipo', 'Detalle', ...columns],
      bom: true,
      record_delimiter: 'windows',
      escape_formulas: true,
    },
  );
}
