import { describe, expect, it } from 'vitest';
import { connectionTrouble, durabilityOf, unfitness } from './postgresFitness';

const good = {
  server_version_num: '150018',
  server_version: '15.18',
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  data_sync_retry: 'off',
};

describe('unfitness (security T-KILL, T-EIO)', () => {
  it.each([
    [{}, true, null],
    [{ synchronous_commit: 'remote_apply' }, true, null],
    [{ server_version_num: '180006', server_version: '18.6' }, true, null],
    [
      { server_version_num: '140012', server_version: '14.12' },
      false,
      /^DATABASE_URL: PostgreSQL 14\.12 is too old\. .*15/,
    ],
    [{ fsync: 'off' }, false, null],
    [{ fsync: 'off' }, true, /fsync = off; money needs fsync = on\./],
    [{ synchronous_commit: 'local' }, true, /money needs synchronous_commit = on or remote_apply\./],
    [{ full_page_writes: 'off' }, true, /full_page_writes/],
  ])('of %j with production %s is %s', (settings, production, sentence) => {
    const told = unfitness({ ...good, ...settings }, production);
    if (sentence) expect(told).toMatch(sentence);
    else expect(told).toBeNull();
  });

  it.each([
    ['is of a server that answers before the write is on its disk', 'synchronous_commit', 'off'],
    ['is of a server whose writes a power cut takes back', 'fsync', 'off'],
    ['is of a server that goes on after its disk failed to sync', 'data_sync_retry', 'on'],
  ])('%s', (_, name, value) => {
    expect(unfitness({ ...good, [name]: value }, true)).toContain(`PostgreSQL has ${name} = ${value}`);
    expect(durabilityOf({ ...good, [name]: value })).toBe('process-crash');
  });
});

describe('durabilityOf', () => {
  it.each([
    [{}, 'power-loss'],
    [{ synchronous_commit: 'remote_apply' }, 'power-loss'],
    [{ fsync: 'off' }, 'process-crash'],
    [{ synchronous_commit: 'off' }, 'process-crash'],
    [{ full_page_writes: 'off' }, 'process-crash'],
    [{ data_sync_retry: 'on' }, 'process-crash'],
  ])('of %j is %s', (settings, durability) => {
    expect(durabilityOf({ ...good, ...settings })).toBe(durability);
  });

  it('of a database that said nothing is the lesser', () => expect(durabilityOf({})).toBe('process-crash'));
});

describe('connectionTrouble', () => {
  const url = 'postgres://arma11:very-secret@db.test:5432/arma11';
  it.each([
    ['28P01', 'refuses the user or the password'],
    ['3D000', 'has no database of that name'],
    ['08P01', 'cannot be used: timeout expired'],
    ['ECONNREFUSED', 'cannot be reached (ECONNREFUSED)'],
    [undefined, 'cannot be reached (timeout expired)'],
  ])('of %s says so without the password', (code, words) => {
    const told = connectionTrouble(Object.assign(new Error('timeout expired'), { code }), url);
    expect(told).toContain(`db.test:5432 ${words}`);
    expect(told).not.toContain('very-secret');
  });
});
