import { afterEach, expect, it } from 'vitest';
import { copies, registerCopy } from './copies';

afterEach(() => void copies().splice(0));

it('lists every set of tags of the page, for all copies of the code', () => {
  expect(registerCopy({ version: '1.4.2', prefix: 'arma11' })).toBeNull();
  expect((globalThis as unknown as Record<symbol, unknown>)[Symbol.for('arma11')]).toEqual([
    { version: '1.4.2', prefix: 'arma11' },
  ]);
});

it('leaves the tags to the first set, in silence where its major version is the same', () => {
  registerCopy({ version: '1.4.2', prefix: 'arma11' });
  expect(registerCopy({ version: '1.9.0', prefix: 'arma11' })).toBeNull();
  expect(copies()).toHaveLength(1);
});

it('names both versions and the cure where the major versions differ', () => {
  registerCopy({ version: '1.4.2', prefix: 'arma11' });
  const warning = registerCopy({ version: '2.0.0', prefix: 'arma11' });
  for (const part of ['1.4.2', '2.0.0', 'data-prefix="arma11v2"']) expect(warning).toContain(part);
});

it('has room for both under two prefixes', () => {
  registerCopy({ version: '1.4.2', prefix: 'arma11' });
  expect(registerCopy({ version: '2.0.0', prefix: 'arma11v2' })).toBeNull();
});
