// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pathPlaces, rootOf } from './merkle';

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Every hash of a tree, level by level, as the database makes it. */
async function treeOf(contents: readonly string[]): Promise<string[]> {
  let level = await Promise.all(contents.map(sha256));
  const tree = [...level];
  while (level.length > 1) {
    const pairs = level.flatMap((hash, at) => (at % 2 === 0 ? [[hash, level[at + 1]]] : []));
    level = await Promise.all(pairs.map(([left, right]) => (right === undefined ? left! : sha256(left! + right))));
    tree.push(...level);
  }
  return tree;
}

const leaves = fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 40 });

async function pathOf(contents: readonly string[], leaf: number) {
  const tree = await treeOf(contents);
  const path = pathPlaces(leaf, contents.length).map(({ side, place }) => ({ side, hash: tree[place]! }));
  return { path, root: tree.at(-1)! };
}

describe('a commitment at the lock (rules R15.5)', () => {
  it('is reached from each of its leaves', async () => {
    await fc.assert(
      fc.asyncProperty(leaves, fc.nat(), async (contents, turn) => {
        const leaf = turn % contents.length;
        const { path, root } = await pathOf(contents, leaf);
        expect(await rootOf(contents[leaf]!, path, sha256)).toBe(root);
      }),
    );
  });

  it('is not reached from another text, nor by a path with another hash', async () => {
    await fc.assert(
      fc.asyncProperty(leaves, fc.nat(), async (contents, turn) => {
        const leaf = turn % contents.length;
        const { path, root } = await pathOf(contents, leaf);
        expect(await rootOf(`${contents[leaf]!}.`, path, sha256)).not.toBe(root);
        const forged = path.map((step, at) => (at === turn % path.length ? { ...step, hash: '0'.repeat(64) } : step));
        if (path.length > 0) expect(await rootOf(contents[leaf]!, forged, sha256)).not.toBe(root);
      }),
    );
  });
});
