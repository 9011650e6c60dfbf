import { describe, expect, it } from 'vitest';
import { archiveFinding, standbyFinding } from './archiveFindings';
import { skewFinding } from './databaseFindings';
import { nodeFinding, spaceFinding } from './machineFindings';

describe('the Node', () => {
  it.each([
    ['24.21.0', 'ok'],
    ['26.1.0', 'ok'],
    ['22.9.0', 'fail'],
  ])('%s is %s', (version, state) => expect(nodeFinding(version).state).toBe(state));
});

describe('a disk', () => {
  it.each([
    [50e9, 'ok'],
    [1e9, 'warn'],
    [1e8, 'fail'],
  ])('with %d free bytes is %s', (free, state) => expect(spaceFinding('/srv', free).state).toBe(state));
});

describe('clocks', () => {
  it.each([
    [0.2, 'ok'],
    [-2, 'warn'],
    [-30, 'fail'],
    [30, 'fail'],
  ])('that are %d s apart are %s', (seconds, state) => expect(skewFinding(seconds).state).toBe(state));
});

describe('the archive', () => {
  const works = { mode: 'on', age: 30, failing: false, failed_wal: null };
  it.each([
    [{}, 'ok', /30 s ago/],
    [{ mode: 'off' }, 'warn', /archive_mode is off/],
    [{ age: null }, 'warn', /Nothing was archived yet/],
    [{ age: 7200 }, 'warn', /2 h ago.*archive_timeout/],
    [{ failing: true, failed_wal: '000000010000000000000003' }, 'fail', /fails at 000000010000000000000003/],
  ])('of %j is %s', (told, state, says) => {
    const finding = archiveFinding({ ...works, ...told });
    expect(finding).toMatchObject({ state, says: expect.stringMatching(says) });
  });
});

describe('standbys', () => {
  const one = { name: 'b', state: 'streaming', behind: 1000 };
  it.each([
    [[], 'warn', /No standby/],
    [[one], 'ok', /b streaming/],
    [[one, { ...one, name: 'c', behind: 1e9 }], 'warn', /^c streaming, 1\.0 GB behind/],
    [[{ ...one, state: 'catchup' }], 'warn', /catchup/],
    [[{ name: '', state: null, behind: null }], 'ok', /pg_read_all_stats/],
  ])('%j are %s', (standbys, state, says) => {
    expect(standbyFinding(standbys)).toMatchObject({ state, says: expect.stringMatching(says) });
  });
});
