import { afterWrite } from './afterWrite';
import type { RecordedScenario } from './recordedScenario';
import { keyOf, keyParts } from './requestKey';

/**
 * The scenario as it is once these writes have been made, one after the other: a story can begin where they end, e.g.
 * `POST quest/save/pay-quest/ {"quest":1}`. Throws when the scenario has not recorded one of them.
 */
export const scenarioAfter = (scenario: RecordedScenario, writes: readonly string[]): RecordedScenario =>
  writes.reduce((before, write) => {
    const key = keyOf(keyParts(write));
    if (!before.answers[key]?.changes)
      throw new Error(`The scenario '${before.name}' does not know what '${write}' changes. Record that write.`);
    return { ...before, answers: afterWrite(before.answers, key) };
  }, scenario);
