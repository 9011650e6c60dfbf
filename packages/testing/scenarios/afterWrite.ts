import type { RecordedScenario } from './recordedScenario';

type Answers = RecordedScenario['answers'];

/**
 * What a scenario answers once one of its recorded writes was made: its changes, and of the other writes none, because they
 * were recorded as if it had not been.
 */
export function afterWrite(answers: Answers, key: string): Answers {
  const { changes } = answers[key] ?? {};
  if (!changes) return answers;
  const kept = Object.entries(answers).filter(([each]) => each === key || each.startsWith('GET '));
  return { ...Object.fromEntries(kept), ...changes };
}
