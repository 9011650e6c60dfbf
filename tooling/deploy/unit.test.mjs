import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { inRoot } from '../../scripts/jobs/place.mjs';
import { startOf, unitOf } from './unit.mjs';

const unit = unitOf();
const has = (program) => spawnSync(program, ['--version']).status === 0;

describe('the unit of systemd', () => {
  it('starts the release with Node, and nothing of a shell', () => {
    const { program, args, env } = startOf({ port: '3000', state: '/var/lib', release: '/opt/arma11/arma11-1.0.0' });
    expect([program, ...args]).toEqual(['/usr/bin/node', '/opt/arma11/arma11-1.0.0/main.mjs']);
    expect(env).toEqual({ NODE_ENV: 'production', HOST: '127.0.0.1', PORT: '3000', DATA_DIR: '/var/lib/arma11/3000' });
  });

  it('starts it again whatever ended it, and waits longer for its end than requests are given', () => {
    expect(unit.Restart).toEqual(['always']);
    // `start/listen.ts` gives requests five seconds.
    expect(Number(unit.TimeoutStopSec[0])).toBeGreaterThan(10);
  });

  it.each([
    ['NoNewPrivileges', 'yes'],
    ['ProtectSystem', 'strict'],
    ['ProtectHome', 'yes'],
    ['DynamicUser', 'yes'],
    ['CapabilityBoundingSet', ''],
    ['PrivateDevices', 'yes'],
    ['StateDirectory', 'arma11/%i'],
  ])('has %s=%s', (key, value) => expect(unit[key]).toEqual([value]));

  it.skipIf(!has('systemd-analyze'))('is taken by systemd, and rated safe, where systemd is there', () => {
    const folder = mkdtempSync(join(tmpdir(), 'arma11-unit-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, 'arma11@3000.service');
    cpSync(inRoot('deploy', 'arma11@.service'), file);
    const analyze = (...args) => spawnSync('systemd-analyze', [...args, file], { encoding: 'utf8' });
    // Of lines that it does not know it only tells.
    expect(
      analyze('verify')
        .stderr.split('\n')
        .filter((line) => line.includes(folder)),
    ).toEqual([]);
    const { stdout } = analyze('security', '--offline=true', '--no-pager');
    expect(Number(/exposure level for \S+: ([\d.]+)/.exec(stdout)?.[1])).toBeLessThan(2);
  });
});
