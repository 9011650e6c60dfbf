import { setTimeout as wait } from 'node:timers/promises';
import { killAgainAndAgain } from './kill.mjs';

export const STRACE = '/usr/bin/strace';
/** The disk fails from this sync of a process on. */
const FIRST_FAILING = 30;
const FAILS_WITHIN_MS = 60_000;

/** The tracer that makes every later sync of the log fail as a broken disk does. */
const brokenDisk = [
  STRACE,
  '-f',
  '-qq',
  '-o',
  '/dev/null',
  '-e',
  'trace=fdatasync',
  '-e',
  `inject=fdatasync:error=EIO:when=${FIRST_FAILING}+`,
];

/**
 * T-EIO: the disk fails to sync the log of the database, which must stop rather than acknowledge; on a sound disk
 * everything acknowledged is there. A case is a broken disk.
 * @param {import('../rig/world.mjs').World} world
 * @param {{ cluster: import('../rig/cluster.mjs').Cluster, kills: number, seed: number }} size
 */
export async function diskError(world, { cluster, ...size }) {
  const unseen = [];
  const strike = async () => {
    await cluster.kill();
    const said = cluster.log().length;
    await cluster.start(brokenDisk);
    for (const end = Date.now() + FAILS_WITHIN_MS; cluster.alive() && Date.now() < end;) {
      if (cluster.log().slice(said).includes('PANIC')) break;
      await wait(20);
    }
    if (!cluster.log().slice(said).includes('PANIC')) unseen.push('no sync of the database failed: nothing was proven');
    await cluster.kill();
    await cluster.start();
  };
  const found = await killAgainAndAgain(world, { ...size, strike });
  return { ...found, violations: [...found.violations, ...unseen] };
}
