import type { RoomCommitments } from '../contract/wire';
import type { CertificateProblem, Sha256 } from './certificate';

/** A hash beside the way from a leaf to the root, and on which side it stands. */
export interface PathStep {
  side: 'left' | 'right';
  hash: string;
}

/**
 * Where the hashes of a leaf's path stand in a tree whose hashes are listed from the leaves up, level by level. A hash without
 * a neighbour goes up as it is and has no step (rules R15.5).
 * @example
 * pathPlaces(2, 3); // [{ side: 'left', place: 3 }]
 */
export function pathPlaces(leaf: number, leaves: number): { side: PathStep['side']; place: number }[] {
  const places: { side: PathStep['side']; place: number }[] = [];
  let [at, size, start] = [leaf, leaves, 0];
  while (size > 1) {
    const neighbour = at % 2 === 0 ? at + 1 : at - 1;
    if (neighbour < size) places.push({ side: at % 2 === 0 ? 'right' : 'left', place: start + neighbour });
    start += size;
    at = Math.floor(at / 2);
    size = Math.ceil(size / 2);
  }
  return places;
}

/**
 * The root that a leaf's text and its path lead to, in hexadecimal: the text's hash, then with each step the hash of both, as
 * hexadecimal text, left before right (rules R15.5).
 */
export async function rootOf(content: string, path: readonly PathStep[], sha256: Sha256): Promise<string> {
  let hash = await sha256(content);
  for (const step of path) hash = await sha256(step.side === 'left' ? step.hash + hash : hash + step.hash);
  return hash;
}

/** The receipts whose text and path do not lead to the root that the room published, with where; none when all hold. */
export async function commitmentProblems(
  { commitments }: RoomCommitments,
  sha256: Sha256,
): Promise<CertificateProblem[]> {
  const problems: CertificateProblem[] = [];
  for (const [at, { receipt, root }] of commitments.entries()) {
    if (receipt === null || (await rootOf(receipt.content, receipt.path, sha256)) === root) continue;
    problems.push({ where: `commitments[${at}].receipt`, what: 'Its content and path do not lead to the root.' });
  }
  return problems;
}
