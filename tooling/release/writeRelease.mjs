import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { create } from 'tar';
import { inRoot } from '../../scripts/jobs/place.mjs';
import { productionPackages } from './productionPackages.mjs';
import { releaseFiles } from './releaseFiles.mjs';

const EXECUTABLE = new Set(['arma11.mjs', 'deploy/database.sh']);

/** Of which commit it is, when that was made, and whether files differ from it; outside a clone nobody knows. */
function commitOf() {
  const git = (...args) => execFileSync('git', args, { cwd: inRoot(), encoding: 'utf8', stdio: 'pipe' }).trim();
  try {
    const [commit, seconds] = git('log', '-1', '--format=%H %ct').split(' ');
    return { commit, changed: git('status', '--porcelain') !== '', madeAt: new Date(Number(seconds) * 1000) };
  } catch {
    return { commit: null, changed: false, madeAt: new Date(0) };
  }
}

/** What the archive says of itself: enough for Node to load it, and for people to know what is in it. */
function manifestsOf(packages, { commit, changed }) {
  const { version, license } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
  const target = { platform: process.platform, arch: process.arch };
  const listed = packages.map(({ name, version: of, license: licence }) => ({ name, version: of, licence }));
  return {
    version,
    target,
    files: {
      'package.json': { name: 'arma11', version, license, private: true, type: 'module', engines: { node: '>=24' } },
      'release.json': { version, commit, changed, ...target, packages: listed },
    },
  };
}

/**
 * Packs what is built into one archive, which runs where Node is: the server, the app, the script tag and the packages
 * that the server loads. The same build packs to the same bytes.
 * @param {{ folder?: string }} [options] where it is written
 */
export async function writeRelease({ folder = inRoot('artifacts') } = {}) {
  const packages = productionPackages(inRoot('packages/server'));
  const source = commitOf();
  const { version, target, files: manifests } = manifestsOf(packages, source);
  const name = `arma11-${version}`;
  const file = join(folder, `${name}-${target.platform}-${target.arch}.tar.gz`);
  const stage = mkdtempSync(join(tmpdir(), 'arma11-release-'));
  const put = (to, write) => {
    const path = join(stage, name, to);
    mkdirSync(dirname(path), { recursive: true });
    write(path);
    chmodSync(path, EXECUTABLE.has(to) ? 0o755 : 0o644);
    return join(name, to);
  };
  try {
    const paths = releaseFiles(packages).map(({ from, to }) => put(to, (path) => copyFileSync(from, path)));
    for (const [to, content] of Object.entries(manifests)) {
      paths.push(put(to, (path) => writeFileSync(path, `${JSON.stringify(content, null, 2)}\n`)));
    }
    mkdirSync(folder, { recursive: true });
    const bytes = paths.map((path) => statSync(join(stage, path)).size).reduce((sum, each) => sum + each, 0);
    await create(
      { cwd: stage, file, gzip: { level: 9 }, portable: true, mtime: source.madeAt, noDirRecurse: true },
      paths.sort(),
    );
    const sha256 = createHash('sha256').update(readFileSync(file)).digest('hex');
    return { file, name, sha256, size: statSync(file).size, unpacked: bytes, files: paths.length, packages, ...source };
  } finally {
    rmSync(stage, { recursive: true, force: true });
  }
}
