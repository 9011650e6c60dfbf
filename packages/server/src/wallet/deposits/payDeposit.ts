import { sql } from 'kysely';
import type { Deposit } from '@arma11/core/contract';
import { brokenConstraint } from '../../platform/db/constraint';
import type { Tx } from '../../platform/db/database';
import { savepoint } from '../../platform/db/savepoint';
import type { Sealing } from '../../platform/sealing/Sealing';
import { invalid } from '../../platform/invalid';
import { notFound, Refusal } from '../../platform/refusal';
import { assertWithinDepositLimits } from '../limits/depositLimits';
import { lockPlayer } from '../../players/lockPlayer';
import { type DepositRow, depositRows, depositView, needsOperationNumber } from './depositView';
import type { ReceiptFile } from './receiptFile';
import type { ReceiptImage } from './receiptImage';
import { sealReceipt } from './sealedReceipt';

/** How a player says that they paid. */
export interface Payment {
  id: number;
  userId: number;
  operation_number?: string;
  paid_at: string;
  image: ReceiptImage | null;
  /** The file that the image lies in; absent: the row takes it. */
  file?: ReceiptFile;
}

/** Asking happens after the request's own minutes; clocks of phones are a little wrong. */
async function assertPlausibleTime(tx: Tx, row: DepositRow, paidAt: string): Promise<void> {
  const { rows } = await sql<{ odd: boolean }>`
    select ${paidAt}::timestamptz > app_now() + interval '10 minutes'
      or ${paidAt}::timestamptz < ${row.created_at}::timestamptz - interval '10 minutes' as odd`.execute(tx);
  if (rows[0]!.odd) throw invalid({ paid_at: 'Escribe la hora que dice tu constancia: después de pedir la recarga.' });
}

async function openRow(tx: Tx, { id, userId }: Payment): Promise<DepositRow> {
  const [row] = await depositRows(tx, sql`where d.id = ${id} and d.user_id = ${userId} for update of d`);
  if (!row) throw notFound();
  if (row.estado === 'pendiente' || row.estado === 'en_revision' || row.correctable) return row;
  throw new Refusal(
    409,
    'CERRADO',
    'Esta recarga ya se cerró. Si pagaste y falta tu saldo, escríbenos desde «Contacto».',
  );
}

/** A correction corrects something, and counts against the player's limits again: rejected, it did not (rules R16.6). */
async function assertMayCorrect(tx: Tx, row: DepositRow, operation: string | null, paidAt: string): Promise<void> {
  if (operation === row.operation_number && Date.parse(paidAt) === Date.parse(row.paid_at ?? '')) {
    throw new Refusal(422, 'REGLA', 'Es lo mismo que ya revisamos. Corrige el número de operación o la hora.');
  }
  await assertWithinDepositLimits(tx, row.user_id, row.coins);
}

/**
 * Writes down how a top-up was paid, and puts it before the treasurer; until they decide it can be corrected, and once
 * more after they found no such payment (rules R16.6).
 */
export async function payDeposit(tx: Tx, sealing: Sealing, payment: Payment): Promise<Deposit> {
  await lockPlayer(tx, payment.userId);
  const row = await openRow(tx, payment);
  const operation = payment.operation_number ?? row.operation_number;
  if (operation === null && needsOperationNumber(row)) {
    throw invalid({ operation_number: 'Escribe el número de operación de tu constancia.' });
  }
  await assertPlausibleTime(tx, row, payment.paid_at);
  if (row.correctable) await assertMayCorrect(tx, row, operation, payment.paid_at);
  const { image, file } = payment;
  const receipt = image && !file ? await sealReceipt(sealing, row.id, image.bytes) : null;
  const sent = image !== null;
  try {
    await savepoint(tx, () =>
      sql`update deposit set estado = 'en_revision', reject_reason = null, decided_at = null, decided_by = null,
        sent_again_at = case when ${row.correctable} then app_now() else sent_again_at end, operation_number = ${operation}, paid_at = ${payment.paid_at},
        receipt = case when ${sent} then ${receipt}::bytea else receipt end, image = case when ${sent} then null else image end,
        receipt_file = case when ${sent} then ${file?.name ?? null}::text else receipt_file end,
        receipt_file_key = case when ${sent} then ${file?.key ?? null}::text else receipt_file_key end,
        image_type = coalesce(${image?.type ?? null}, image_type),
        image_hash = coalesce(${image?.hash ?? null}::bytea, image_hash) where id = ${row.id}`.execute(tx),
    );
  } catch (error) {
    if (brokenConstraint(error) !== 'deposit_operation') throw error;
    throw new Refusal(
      409,
      'OPERACION_REPETIDA',
      'Ese número de operación ya está en otra recarga. Revísalo; si es el tuyo, escríbenos desde «Contacto».',
    );
  }
  const [saved] = await depositRows(tx, sql`where d.id = ${row.id}`);
  return depositView(saved!, null);
}
