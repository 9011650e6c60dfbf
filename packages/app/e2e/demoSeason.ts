import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { alive } from '../../../tooling/machine/alive.mjs';
import { startBuilt, type BuiltServer } from './builtServer';

// To play the demo season takes a server four times as long as to start on the data of one that was played.

const PREFIX = 'arma11-demo-';

interface DemoSeason {
  /** The data of a server that is stopped. */
  folder: string;
  /** Removes it once everybody who made it released it. */
  release(): void;
}

interface Shared {
  folder: Promise<string>;
  users: number;
}

/** Vitest's projects load this module once each, in one process. */
const shared = globalThis as { arma11DemoSeason?: Shared };

/** Returns the demo season of this run, made for whoever asks first. */
export async function demoSeason(): Promise<DemoSeason> {
  const season = (shared.arma11DemoSeason ??= { folder: make(), users: 0 });
  season.users += 1;
  const folder = await season.folder;
  return {
    folder,
    release() {
      season.users -= 1;
      if (season.users > 0) return;
      delete shared.arma11DemoSeason;
      rmSync(dirname(folder), { recursive: true, force: true });
    },
  };
}

async function make(): Promise<string> {
  sweep();
  const folder = join(mkdtempSync(join(tmpdir(), `${PREFIX}${process.pid}-`)), 'season');
  mkdirSync(folder);
  const server = await startBuilt('season', folder);
  await server.stop();
  return folder;
}

/** Removes the folders of this user's runs that were killed; those of others may not be removed. */
function sweep(): void {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(PREFIX))) {
    const folder = join(tmpdir(), name);
    const maker = Number.parseInt(name.slice(PREFIX.length), 10);
    // A run that ends meanwhile takes its folder along.
    const found = statSync(folder, { throwIfNoEntry: false });
    if (found?.uid === process.getuid?.() && !alive(maker)) rmSync(folder, { recursive: true, force: true });
  }
}

/** Returns a folder of its own beside the season, with a copy of its data. */
export function copySeason(season: string): string {
  const copy = mkdtempSync(join(dirname(season), 'copy-'));
  cpSync(season, copy, { recursive: true });
  return copy;
}

/** A server of the demo season with data of its own. */
export interface DemoServer extends BuiltServer {
  dataDir: string;
}

/** Starts a server on a copy of the season; `stop` removes the copy too. */
export async function serveDemo(name: string, season: string, given: Record<string, string> = {}): Promise<DemoServer> {
  const dataDir = copySeason(season);
  const server = await startBuilt(name, dataDir, given);
  const stop = async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { ...server, dataDir, stop };
}
