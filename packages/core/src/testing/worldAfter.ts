import { afterWrite } from './afterWrite';
import type { RecordedWorld } from './recordedWorld';
import { keyOf, keyParts } from './requestKey';

/**
 * The world as it is once these writes have been made, one after the other: a story can begin where they end, e.g.
 * `POST quest/save/pay-quest/ {"quest":1}`. Throws when the world has not recorded one of them.
 */
export const worldAfter = (world: RecordedWorld, writes: readonly string[]): RecordedWorld =>
  writes.reduce((before, write) => {
    const key = keyOf(keyParts(write));
    if (!before.answers[key]?.changes)
      throw new Error(`The world '${before.name}' does not know what '${write}' changes. Record that write.`);
    return { ...before, answers: afterWrite(before.answers, key) };
  }, world);
