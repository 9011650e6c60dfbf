import { basename } from 'node:path';
import type { z } from 'zod';
import { FeedError } from './FeedError';
import { readFeedFile } from './readFeedFile';

/** True while `start` could still be completed to valid JSON. */
function couldGoOn(start: string): boolean {
  try {
    JSON.parse(start);
    return true;
  } catch (error) {
    const { message } = error as SyntaxError;
    const position = /at position (\d+)/.exec(message)?.[1];
    return position ? Number(position) >= start.length : message.includes('Unexpected end');
  }
}

// V8 names the position of some syntax errors only, so it is looked for by halving the text.
function firstBadPosition(text: string): number {
  let good = 0;
  let bad = text.length + 1;
  while (bad - good > 1) {
    const middle = (good + bad) >> 1;
    if (couldGoOn(text.slice(0, middle))) good = middle;
    else bad = middle;
  }
  return good;
}

function placeInText(text: string): string {
  const before = text.slice(0, firstBadPosition(text)).split('\n');
  return `line ${before.length}, column ${(before.at(-1) ?? '').length + 1}`;
}

/** 'elements[3].team' */
const placeInShape = (path: readonly PropertyKey[]) =>
  path.map((step, i) => (typeof step === 'number' ? `[${step}]` : `${i ? '.' : ''}${String(step)}`)).join('');

/** Reads a JSON file in the given shape. Throws `FeedError` with the line of a syntax error or the place of a wrong value. */
export function readJson<S extends z.ZodType>(path: string, shape: S): z.output<S> {
  const file = basename(path);
  const text = readFeedFile(path, file);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new FeedError(file, placeInText(text), 'this is not valid JSON.', { cause });
  }
  const parsed = shape.safeParse(value);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new FeedError(
    file,
    `at ${placeInShape(issue?.path ?? []) || 'the top'}`,
    `${issue?.message ?? 'wrong shape'}.`,
  );
}
