import type { Deps } from '../../platform/deps';
import { discardFiles } from '../../platform/files/discardFiles';
import { type FileStore, FilesUnavailable } from '../../platform/files/FileStore';
import { AlreadyAnswered } from '../../platform/http/idempotency';
import { Refusal } from '../../platform/refusal';
import type { Payment } from './payDeposit';
import { putReceiptFile, type ReceiptFile } from './receiptFile';

type Around = Pick<Deps, 'db' | 'sealing' | 'random' | 'receipts' | 'log'>;

const notKept = () =>
  new Refusal(
    503,
    'MANTENIMIENTO',
    'No pudimos guardar tu captura. No se perdió nada: intenta de nuevo en un momento, o envía tu pago sin ella.',
    { retry_after: 5 },
  );

async function put(deps: Around, files: FileStore, { id, image }: Payment): Promise<ReceiptFile> {
  try {
    return await putReceiptFile(deps, files, id, image!.bytes);
  } catch (error) {
    if (!(error instanceof FilesUnavailable)) throw error;
    deps.log({ level: 'error', message: 'receipts: one could not be kept', error: error.message });
    throw notKept();
  }
}

/** The file that a top-up of this player has so far; undefined: there is no such top-up. */
async function fileSoFar({ db }: Around, { id, userId }: Payment): Promise<string | null | undefined> {
  const row = await db.fresh
    .selectFrom('deposit')
    .select('receipt_file')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.receipt_file;
}

/**
 * Lays the picture of a payment into the store before `pay` has its row name it, so that no row names a file that is not
 * there. A process that is killed between leaves a file that no row names, which deleteOrphanReceipts deletes.
 */
export async function payWithReceipt<T>(
  deps: Around,
  payment: Payment,
  pay: (payment: Payment & { file?: ReceiptFile }) => Promise<T>,
): Promise<T> {
  const { receipts, log } = deps;
  const before = receipts && payment.image ? await fileSoFar(deps, payment) : undefined;
  if (!receipts || before === undefined) return pay(payment);
  const file = await put(deps, receipts, payment);
  try {
    const paid = await pay({ ...payment, file });
    await discardFiles(receipts, [before], log);
    return paid;
  } catch (error) {
    // Of any other failure nobody knows yet whether it was committed.
    if (error instanceof Refusal || error instanceof AlreadyAnswered) await discardFiles(receipts, [file.name], log);
    throw error;
  }
}
