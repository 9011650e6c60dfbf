import { afterEach, expect, it } from 'vitest';
import { copies, ownPrefix, registerCopy } from './copies';

afterEach(() => void copies().splice(0));

const before = { version: '1.4.2', prefix: 'arma11' };

it('lists every set of tags of the page, for all copies of the code', () => {
  expect(registerCopy(before)).toBeNull();
  expect((globalThis as unknown as Record<symbol, unknown>)[Symbol.for('arma11')]).toEqual([before]);
});

it('leaves the tags to the first set, in silence where its major version is the same', () => {
  registerCopy(before);
  expect(registerCopy({ version: '1.9.0', prefix: 'arma11' })).toBeNull();
  expect(copies()).toHaveLength(1);
});

it('names the first set where the major versions differ, and a prefix of its own for the other', () => {
  registerCopy(before);
  const copy = { version: '2.0.0', prefix: 'arma11' };
  expect(registerCopy(copy)).toEqual(before);
  expect(ownPrefix(copy)).toBe('arma11v2');
});

it('compares versions below 1 by their minor number', () => {
  registerCopy({ version: '0.1.3', prefix: 'arma11' });
  expect(registerCopy({ version: '0.1.9', prefix: 'arma11' })).toBeNull();
  const copy = { version: '0.2.0', prefix: 'arma11' };
  expect([registerCopy(copy)?.version, ownPrefix(copy)]).toEqual(['0.1.3', 'arma11v0-2']);
});

it('has room for both under two prefixes', () => {
  registerCopy(before);
  expect(registerCopy({ version: '2.0.0', prefix: 'arma11v2' })).toBeNull();
});
