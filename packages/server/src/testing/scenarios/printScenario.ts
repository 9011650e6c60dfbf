import type { PackedScenario, RecordedAnswer } from '@arma11/testing/scenarios';

/** A packed scenario as its file, one field a line and in order: a diff shows the fields that changed, and no others. */
export const printScenario = ({ name, now, answers, parts }: PackedScenario): string =>
  printed({ name, now, answers: eachAnswer(answers), parts: inOrder(parts) });

/** JSON, one field a line and in order. */
export const printJson = (value: unknown): string => printed(inOrder(value));

const printed = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** The status of an answer stands before its body, which may be long. */
const eachAnswer = (answers: Record<string, RecordedAnswer>): object =>
  Object.fromEntries(
    sorted(answers).map(([key, { status, body, changes }]) => [
      key,
      { status, body: inOrder(body), ...(changes ? { changes: eachAnswer(changes) } : {}) },
    ]),
  );

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(sorted(value as Record<string, unknown>).map(([field, each]) => [field, inOrder(each)]));
}

const sorted = <T>(fields: Record<string, T>): [string, T][] =>
  Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1));
