import type { DeskDepositShown } from '@arma11/core/back-office';
import type { Deps } from '../../platform/deps';
import { ReceiptUnreadable } from '../../wallet/deposits/receiptFile';
import { dataAddress } from '../../wallet/dataAddress';
import { openReceipt, RECEIPT_COLUMNS } from '../../wallet/deposits/sealedReceipt';

type Picture = Pick<DeskDepositShown, 'image' | 'image_unreadable'>;

/** The picture of a top-up; the treasurer sees the rest also where it cannot be read. */
export async function pictureOf(deps: Deps, deposit: number): Promise<Picture> {
  const kept = await deps.db.fresh
    .selectFrom('deposit')
    .select([...RECEIPT_COLUMNS, 'image_type'])
    .where('id', '=', deposit)
    .executeTakeFirstOrThrow();
  try {
    const picture = await openReceipt(deps, kept);
    return {
      image: picture && kept.image_type ? dataAddress(kept.image_type, picture) : null,
      image_unreadable: false,
    };
  } catch (error) {
    if (!(error instanceof ReceiptUnreadable)) throw error;
    deps.log({ level: 'error', message: 'receipts: one cannot be read', deposit, error: error.message });
    return { image: null, image_unreadable: true };
  }
}

/** What there is to say of a picture that is not shown. */
export function pictureLine({ image_deleted_at, image_unreadable }: DeskDepositShown): string {
  if (image_deleted_at) return `\nIts picture was deleted at ${image_deleted_at}.`;
  return image_unreadable ? '\nIts picture cannot be read now: `doctor` says whether its store works.' : '';
}
