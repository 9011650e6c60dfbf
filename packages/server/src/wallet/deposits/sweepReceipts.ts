import type { Deps } from '../../platform/deps';
import { FilesUnavailable } from '../../platform/files/FileStore';
import { deleteOldReceipts, deleteOrphanReceipts } from './deleteReceipts';
import { moveReceipts } from './moveReceipts';
import { ReceiptUnreadable } from './receiptFile';

/**
 * Deletes the pictures of payments whose time is over and files that nobody names; with `moving`, also brings those that
 * lie in rows into the store. A store that is away is tried again by the next pass.
 */
export async function sweepReceipts(deps: Deps, { moving }: { moving: boolean }): Promise<void> {
  await deleteOldReceipts(deps);
  try {
    await deleteOrphanReceipts(deps);
    if (moving) await moveReceipts(deps);
  } catch (error) {
    if (!(error instanceof FilesUnavailable || error instanceof ReceiptUnreadable)) throw error;
    deps.log({ level: 'error', message: 'receipts: the store does not work', error: error.message });
  }
}
