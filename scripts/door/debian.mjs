import { existsSync } from 'node:fs';
import { mustRun } from './run.mjs';
import { Hindrance, say, seconds } from './say.mjs';

const isRootOnDebian = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Installs Debian packages as root; everywhere else says what is missing and how to get it. */
export async function installDebian(packages, otherwise) {
  if (!isRootOnDebian()) throw new Hindrance(otherwise);
  const start = Date.now();
  say(`Installing the Debian package ${packages.join(', ')} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await mustRun('apt-get', ['update', '-qq'], { env }, 'The list of Debian packages could not be fetched.');
  await mustRun('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { env }, otherwise);
  say(`Installed in ${seconds(start)}.`);
}
