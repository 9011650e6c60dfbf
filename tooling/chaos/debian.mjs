import { existsSync } from 'node:fs';
import { mustRun } from '../../scripts/jobs/run.mjs';
import { JobError, say } from '../../scripts/jobs/say.mjs';

/** What the rig is made of, and the Debian package that has it. */
const programs = {
  nginx: ['/usr/sbin/nginx', 'nginx-light'],
  pgbouncer: ['/usr/sbin/pgbouncer', 'pgbouncer'],
  faketime: ['/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1', 'libfaketime'],
};

/** Where the programs are. */
export const pathOf = (name) => programs[name][0];

/** Installs what is missing, where that is allowed. */
export async function ensureDebian() {
  const missing = Object.values(programs)
    .filter(([path]) => !existsSync(path))
    .map(([, name]) => name);
  if (missing.length === 0) return;
  const command = `apt-get install -y --no-install-recommends ${missing.join(' ')}`;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    throw new JobError(`The rig needs ${missing.join(', ')}: as root on Debian, ${command}`);
  say(`Installing ${missing.join(', ')} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await mustRun('apt-get', ['update'], { env }, 'The lists of packages could not be read.');
  await mustRun('apt-get', command.split(' ').slice(1), { env }, `They could not be installed: ${command}`);
}
