import { z } from 'zod';
import { keysInUse } from '../../platform/sealing/keysInUse';
import { reseal } from '../../platform/sealing/reseal';
import { FilesUnavailable } from '../../platform/files/FileStore';
import type { Deps } from '../../platform/deps';
import { moveReceipts, resealReceiptFiles } from '../../wallet/deposits/moveReceipts';
import { ReceiptUnreadable } from '../../wallet/deposits/receiptFile';
import { sealClearTexts } from '../../wallet/sealing/sealClearTexts';
import { command, CommandError } from '../definition/command';

/** Pictures of payments that lie in rows go into the store, where there is one, and its files get the newest key. */
async function resealFiles(deps: Deps, progress: (line: string) => void) {
  try {
    const moved = await moveReceipts(deps, (done) => progress(`${done} pictures moved into ${deps.receipts!.place}.`));
    return { moved, ...(await resealReceiptFiles(deps, (done) => progress(`${done} pictures sealed anew.`))) };
  } catch (error) {
    if (error instanceof FilesUnavailable || error instanceof ReceiptUnreadable)
      throw new CommandError(`${error.message} What was done stays done: run it again when it works.`);
    throw error;
  }
}

/** Seals everything with the newest key, so that the older ones can go; players play meanwhile. */
export const dataReseal = command({
  name: 'data reseal',
  summary:
    'seal documents, birth dates, bank accounts and pictures of payments with the newest key, so that older ones can go',
  args: z.object({}),
  async run({ db, deps, progress, note }) {
    const [key] = deps.sealing.keys;
    const clear = await sealClearTexts(deps);
    const sealed = await reseal(db, deps.sealing, (done) => progress(`${done} values sealed with the key "${key}".`));
    const files = await resealFiles({ ...deps, db }, progress);
    const in_use = Object.fromEntries(await keysInUse(db.fresh));
    const done = { key, clear, sealed, files, in_use };
    await note({ target: 'database', after: done });
    return done;
  },
  print: ({ key, clear, sealed, files, in_use }) => {
    const older = Object.entries(in_use).filter(([id]) => id !== key);
    const said =
      `Sealed with the key "${key}": ${sealed} values and ${files.sealed} files of older keys, ${clear} rows that were in clear text. ` +
      `${files.moved} pictures moved out of rows.` +
      (files.unreadable > 0 ? ` ${files.unreadable} files cannot be read (the log says why).` : '');
    return older.length === 0
      ? `${said} Older keys can be taken out of ENCRYPTION_KEYS.`
      : `${said} Still in use: ${older.map(([id, values]) => `${id} (${values})`).join(', ')}. Run it again.`;
  },
  failed: ({ key, in_use }) => Object.keys(in_use).some((id) => id !== key),
});
