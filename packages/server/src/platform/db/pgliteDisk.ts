// Read by the worker's thread, by file name: imports nothing of ours at run time, and only erasable TypeScript.
import { open as openFile, readFile, rename } from 'node:fs/promises';
import type { PgliteDisk } from './pgliteProtocol';

/** The files of this machine. */
export const nodeDisk: PgliteDisk = {
  read: (file) => readFile(file),
  /** Under another name until it is whole and on the disk: what bears its name can be relied on. */
  async write(file, bytes) {
    const draft = `${file}.part`;
    const handle = await openFile(draft, 'w', 0o600);
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, file);
  },
};
