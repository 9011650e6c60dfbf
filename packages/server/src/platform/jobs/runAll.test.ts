import { describe, expect, it } from 'vitest';
import { runAll } from './runAll';

describe('jobs of one pass', () => {
  it('run one after the other and return what each returned', async () => {
    const order: string[] = [];
    const job = (name: string) => async () => {
      order.push(`${name} begins`);
      await Promise.resolve();
      order.push(`${name} ends`);
      return name;
    };
    expect(await runAll([job('a'), job('b')])).toEqual(['a', 'b']);
    expect(order).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
  });

  it('run also after one that fails, and its error comes at the end', async () => {
    const done: string[] = [];
    const failing = () => Promise.reject(new Error('no room'));
    const last = () => Promise.resolve(void done.push('last'));
    await expect(runAll([failing, last])).rejects.toThrow('no room');
    expect(done).toEqual(['last']);
  });
});
