import { describe, expect, it } from 'vitest';
import type { Deps } from '../../platform/deps';
import { ownWrites } from './ownWrites';

const deps = { db: { fresh: 'primary', stale: 'standby' } } as unknown as Deps;

function writers() {
  let time = 0;
  const writes = ownWrites(() => time);
  const reads = (userId?: number) => writes.depsFor(deps, userId).db.stale;
  return { writes, reads, later: (ms: number) => void (time += ms) };
}

describe('who has just written', () => {
  it('reads it at the primary for four seconds, and nobody else does', () => {
    const { writes, reads, later } = writers();
    writes.note(7);
    expect([reads(7), reads(8), reads()]).toEqual(['primary', 'standby', 'standby']);
    later(3999);
    expect(reads(7)).toBe('primary');
    later(1);
    expect(reads(7)).toBe('standby');
  });

  it('is counted from the last write', () => {
    const { writes, reads, later } = writers();
    writes.note(7);
    later(3000);
    writes.note(7);
    later(3000);
    expect(reads(7)).toBe('primary');
  });

  it('is forgotten first where ten thousand others write in the same moment', () => {
    const { writes, reads } = writers();
    for (let userId = 1; userId <= 10_001; userId++) writes.note(userId);
    expect([reads(1), reads(2), reads(10_001)]).toEqual(['standby', 'primary', 'primary']);
  });
});
