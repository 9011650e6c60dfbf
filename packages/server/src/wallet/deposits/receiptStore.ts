import { diskFiles } from '../../platform/files/diskFiles';
import { type FileStore, FilesUnavailable } from '../../platform/files/FileStore';
import { filesTrouble } from '../../platform/files/filesTrouble';
import { s3Files } from '../../platform/files/s3Files';
import type { Deps } from '../../platform/deps';
import type { ReceiptConfig } from './receiptConfig';

/** Where pictures of payments lie; undefined: in their rows. */
export function receiptStore({ place }: ReceiptConfig): FileStore | undefined {
  if (!place) return undefined;
  return 'folder' in place ? diskFiles(place.folder) : s3Files(place.bucket);
}

/**
 * Refuses to start on a folder that cannot be written. A bucket that is away may come back: meanwhile players are told,
 * and so is the log.
 */
export async function assertReceiptsFit(config: ReceiptConfig, log: Deps['log']): Promise<void> {
  const store = receiptStore(config);
  const trouble = store && (await filesTrouble(store));
  if (!trouble) return;
  if (config.place && 'folder' in config.place) {
    throw new FilesUnavailable(`RECEIPTS_URL: ${trouble} The server’s user must be able to write there.`);
  }
  log({ level: 'error', message: 'receipts: the store does not work', error: trouble });
}
