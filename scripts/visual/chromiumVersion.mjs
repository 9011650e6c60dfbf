import { spawnSync } from 'node:child_process';

/** The Chromium that takes pictures: '156.0.8078.79'; without one the empty text. */
export function chromiumVersion(path = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium') {
  const { stdout = '' } = spawnSync(path, ['--version'], { encoding: 'utf8' });
  return /\d+(\.\d+)+/.exec(stdout ?? '')?.[0] ?? '';
}
