import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where a running server takes the operator's commands. The token is good on this machine and for this run only. */
export interface ServerAddress {
  address: string;
  token: string;
  pid: number;
}

/** The file in DATA_DIR, readable by its owner alone, in which a running server says where it is. */
export const serverFile = (dataDir: string) => join(dataDir, 'server.json');

/** The server that holds this DATA_DIR, or null when none runs. */
export function runningServer(dataDir: string): ServerAddress | null {
  try {
    const found = JSON.parse(readFileSync(serverFile(dataDir), 'utf8')) as ServerAddress;
    // Signal 0 only asks whether the process is there.
    process.kill(found.pid, 0);
    return found;
  } catch {
    return null;
  }
}
