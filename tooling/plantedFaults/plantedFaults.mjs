import { corrections } from './faults/corrections.mjs';
import { dataGate } from './faults/dataGate.mjs';
import { desk } from './faults/desk.mjs';
import { files } from './faults/files.mjs';
import { invariants } from './faults/invariants.mjs';
import { kickOffs } from './faults/kickOffs.mjs';
import { limits } from './faults/limits.mjs';
import { moved } from './faults/moved.mjs';
import { outside } from './faults/outside.mjs';
import { promises } from './faults/promises.mjs';
import { rewards } from './faults/rewards.mjs';
import { roomQueue } from './faults/roomQueue.mjs';
import { slate } from './faults/slate.mjs';
import { slotLocks } from './faults/slotLocks.mjs';

/**
 * @typedef {object} PlantedFault One way to be unfair again: a change of a file, and the test that must see it.
 * @property {string} wrong what players would meet with the fault, as a sentence
 * @property {string} file the changed file, from the repository's folder
 * @property {string} from text that stands there once
 * @property {string} to what takes its place
 * @property {{ file: string, from: string, to: string }[]} [also] the other guards, which would each still hold alone
 * @property {string} test the file of the test
 * @property {string} caught the title of the test, or a part of it that no other title of the file has
 * @property {{ words: string[], env: Record<string, string> }} [proof] where proofs must see it on what is built: the words and
 *   variables of `npm run test:reliability`; `caught` is then a part of what they say
 */

const groups = {
  slate,
  slotLocks,
  moved,
  dataGate,
  corrections,
  kickOffs,
  desk,
  rewards,
  limits,
  promises,
  files,
  roomQueue,
  invariants,
  outside,
};

/** Every fault with the name of its group. */
export const plantedFaults = Object.entries(groups).flatMap(([group, faults]) =>
  faults.map((/** @type {PlantedFault} */ fault) => ({ group, ...fault })),
);
