import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { call } from '../rig/call.mjs';
import { unlikeSealed } from './lockRaceChecks.mjs';

const SEALED_WITHIN_MS = 20_000;

const sha256 = (text) => createHash('sha256').update(text).digest('hex');

/** What a player's receipt says was hashed, or null where it does not lead to the root that the room has published. */
function contentOf({ root, receipt }) {
  const top = receipt.path.reduce(
    (hash, { side, hash: beside }) => sha256(side === 'left' ? beside + hash : hash + beside),
    sha256(receipt.content),
  );
  return top === root ? receipt.content : null;
}

/** The first commitment of a room as one of its players sees it, as soon as it is there. */
async function committed(world, { id, kind, token }) {
  for (const end = Date.now() + SEALED_WITHIN_MS; Date.now() < end; await wait(500)) {
    const { body } = await call(world.address(), `plus/rooms/${kind}/${id}/commitments/`, { token });
    const [made] = body?.commitments ?? [];
    if (made?.receipt) return made;
  }
  return null;
}

/**
 * Reads the receipts of everybody in a room, and compares them with what is stored. Returns what is wrong.
 * @param {import('../rig/world.mjs').World} world
 * @param {{ id: number, kind: 'compe' | 'predi', people: Map<number, import('../rig/seedGame.mjs').Person>, stored: import('./lockRaceChecks.mjs').Held[] }} room
 */
export async function wrongReceipts(world, { id, kind, people, stored }) {
  const contents = new Map();
  const violations = [];
  const read = async ({ player }) => {
    const made = await committed(world, { id, kind, token: people.get(player).token });
    if (made === null) return;
    const content = contentOf(made);
    if (content === null) violations.push(`the receipt of player ${player} does not lead to the root of room ${id}`);
    else contents.set(player, content);
    if (made.leaves !== stored.length)
      violations.push(`room ${id} has sealed ${made.leaves} of ${stored.length} seats`);
  };
  await Promise.all(stored.map(read));
  return [...violations, ...unlikeSealed(kind, stored, contents)];
}
