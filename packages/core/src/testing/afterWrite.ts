import type { RecordedWorld } from './recordedWorld';

type Answers = RecordedWorld['answers'];

/**
 * What a world answers once one of its recorded writes was made: its changes, and of the other writes none, because they
 * were recorded as if it had not been.
 */
export function afterWrite(answers: Answers, key: string): Answers {
  const { changes } = answers[key] ?? {};
  if (!changes) return answers;
  const kept = Object.entries(answers).filter(([each]) => each === key || each.startsWith('GET '));
  return { ...Object.fromEntries(kept), ...changes };
}
