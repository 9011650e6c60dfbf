import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { serverFile, type ServerAddress } from './runningServer';

/** Tells the command line how to reach this server, readable by its owner alone; returns how to take it back. */
export function writeServerFile(dataDir: string, server: ServerAddress): () => void {
  const file = serverFile(dataDir);
  const draft = `${file}.${server.pid}`;
  writeFileSync(draft, JSON.stringify(server), { mode: 0o600 });
  renameSync(draft, file);
  return () => rmSync(file, { force: true });
}
