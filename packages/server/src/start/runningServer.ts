import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where a running server takes the operator's commands. The token is good on this machine and for this run only. */
export interface ServerAddress {
  address: string;
  token: string;
  pid: number;
}

/** The file in DATA_DIR, readable by its owner alone, in which a running server says where it is. */
const serverFile = (dataDir: string) => join(dataDir, 'server.json');

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

/** Writes down for the command line how to reach this server, readable by its owner alone; returns how to take it back. */
export function writeServerFile(dataDir: string, server: ServerAddress): () => void {
  const file = serverFile(dataDir);
  const draft = `${file}.${server.pid}`;
  writeFileSync(draft, JSON.stringify(server), { mode: 0o600 });
  renameSync(draft, file);
  return () => rmSync(file, { force: true });
}
