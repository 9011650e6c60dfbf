import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  appendFileSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { installDebian } from './debian.mjs';
import { alive } from './alive.mjs';
import { capture, mustRun } from './run.mjs';
import { Hindrance } from './say.mjs';

const prefix = 'arma11-postgres-';

const MEMORY = '/dev/shm';
const MEMORY_NEEDED = 2 * 1024 ** 3;

/**
 * Where a cluster for tests lies: most tests make a database of their own, a thousand files each, and in memory, where
 * there is enough of it, that is ten times as fast.
 */
function quickestHome() {
  if (!existsSync(MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= MEMORY_NEEDED ? MEMORY : tmpdir();
}

const otherwise =
  'The tests need PostgreSQL 15 or newer (initdb and pg_ctl) and found none. Install it (Debian: apt-get install postgresql) or set PG_BIN to the folder of its programs.';

const debianFolders = () => {
  const base = '/usr/lib/postgresql';
  const versions = existsSync(base) ? readdirSync(base).sort((a, b) => Number(b) - Number(a)) : [];
  return versions.map((version) => join(base, version, 'bin'));
};

const findBin = () =>
  [process.env.PG_BIN, ...debianFolders(), ...process.env.PATH.split(delimiter)].find(
    (folder) => folder && existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'pg_ctl')),
  );

async function ensurePostgres() {
  if (!findBin()) await installDebian(['postgresql'], otherwise);
  const bin = findBin();
  if (!bin) throw new Hindrance(otherwise);
  return bin;
}

/** PostgreSQL refuses to run as root: then it runs as its own user, or as nobody. */
function unprivileged() {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    const ids = ['-u', '-g'].map((flag) => spawnSync('id', [flag, name], { encoding: 'utf8' }));
    if (ids.every(({ status }) => status === 0)) {
      const [uid, gid] = ids.map(({ stdout }) => Number(stdout));
      return { uid, gid };
    }
  }
  throw new Hindrance('PostgreSQL does not run as root, and this machine has no user postgres or nobody to run it as.');
}

const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });

const stopCluster = async (bin, folder, user) => {
  const data = join(folder, 'data');
  if (existsSync(join(data, 'postmaster.pid'))) {
    await capture(join(bin, 'pg_ctl'), ['-D', data, '-m', 'immediate', '-w', 'stop'], { ...user, cwd: folder });
  }
  rmSync(folder, { recursive: true, force: true });
};

/** Clusters of runs that were killed before they could clean up. */
async function sweep(bin, user) {
  const ours = (home) => readdirSync(home).filter((name) => name.startsWith(prefix));
  const folders = [MEMORY, tmpdir()].filter(existsSync).flatMap((home) => ours(home).map((name) => join(home, name)));
  for (const folder of folders) {
    const owner = join(folder, 'owner.pid');
    if (existsSync(owner) && !alive(Number(readFileSync(owner, 'utf8')))) await stopCluster(bin, folder, user);
  }
}

async function startCluster(bin, folder, user, port, tuning) {
  const data = join(folder, 'data');
  const passwordFile = join(folder, 'password');
  const password = randomBytes(16).toString('hex');
  const options = { ...user, cwd: folder };
  writeFileSync(passwordFile, password);
  const login = ['-U', 'arma11', '-A', 'scram-sha-256', `--pwfile=${passwordFile}`];
  const args = ['-D', data, '-E', 'UTF8', '--locale=C.UTF-8', ...login];
  await mustRun(join(bin, 'initdb'), args, options, 'The temporary PostgreSQL could not be laid out.');
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    fsync: 'on',
    max_connections: 200,
    ...tuning,
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = '${value}'\n`);
  appendFileSync(join(data, 'postgresql.conf'), lines.join(''));
  const start = ['-D', data, '-l', join(data, 'server.log'), '-w', 'start'];
  // Its daemon keeps the pipes of its starter open: nothing may wait for them to close.
  const quiet = { ...options, stdio: 'ignore' };
  const { status } = spawnSync(join(bin, 'pg_ctl'), start, quiet);
  if (status !== 0)
    throw new Hindrance(`${readFileSync(join(data, 'server.log'), 'utf8')}The temporary PostgreSQL did not start.`);
  return `postgres://arma11:${password}@127.0.0.1:${port}/postgres`;
}

/**
 * Gives the work the address of a fresh PostgreSQL of its own, set up as told, and always takes it away afterwards.
 * @template T
 * @param {(url: string) => Promise<T>} work
 * @param {{ home?: string, tuning?: Record<string, string | number> }} [options] `home` is the folder it lies in.
 * @returns {Promise<T>}
 */
export async function withPostgres(work, { home = quickestHome(), tuning = {} } = {}) {
  const bin = await ensurePostgres();
  const user = unprivileged();
  await sweep(bin, user);
  const folder = mkdtempSync(join(home, prefix));
  writeFileSync(join(folder, 'owner.pid'), String(process.pid));
  if (user.uid) chownSync(folder, user.uid, user.gid);
  try {
    return await work(await startCluster(bin, folder, user, await freePort(), tuning));
  } finally {
    await stopCluster(bin, folder, user);
  }
}
