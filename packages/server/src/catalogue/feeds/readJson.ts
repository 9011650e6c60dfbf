import type { z } from 'zod';
import { FeedError } from './FeedError';
import { feedText, type FeedFiles } from './feedFiles';
import { jsonPlace } from './jsonPlace';

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

const MOST_QUOTED = 60;

/** The value that a path leads to, as a message quotes it. */
function quoted(value: unknown, path: readonly PropertyKey[]): string {
  let found = value;
  for (const step of path) found = (found as Record<PropertyKey, unknown> | null)?.[step];
  const text = JSON.stringify(found) ?? '';
  return text.length > MOST_QUOTED ? `${text.slice(0, MOST_QUOTED)}…` : text;
}

const UNSTORABLE = /[\0\p{Surrogate}]/u;

/** The path of the first text that no table can hold: one with NUL, or with half a character. */
function badText(value: unknown): PropertyKey[] | null {
  if (typeof value === 'string') return UNSTORABLE.test(value) ? [] : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, each] of Object.entries(value)) {
    const path = badText(each);
    if (path) return [Array.isArray(value) ? Number(key) : key, ...path];
  }
  return null;
}

/** Reads a JSON document of any shape. Throws `FeedError` with the line of a syntax error, or of a text that no table can hold. */
export function parseJson(files: FeedFiles, file: string): unknown {
  const text = feedText(files, file);
  return parsed(text, file);
}

function parsed(text: string, file: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new FeedError(file, placeInText(text), 'this is not valid JSON.', { cause, kind: 'cut' });
  }
  const bad = badText(value);
  if (bad) {
    throw new FeedError(file, jsonPlace(text, bad), `${quoted(value, bad)} holds NUL or half a character.`);
  }
  return value;
}

/** Reads a JSON document in the given shape. Throws `FeedError` with the line of a syntax error or the place of a wrong value (rules R18.4). */
export function readJson<S extends z.ZodType>(files: FeedFiles, file: string, shape: S): z.output<S> {
  const text = feedText(files, file);
  return inShape(file, parsed(text, file), shape, (at) => jsonPlace(text, at));
}

/**
 * What a document holds, in the given shape. Throws `FeedError` with the first wrong value and its place.
 *
 * @param placeOf Where the value stands that a path leads to, in words.
 */
export function inShape<S extends z.ZodType>(
  file: string,
  value: unknown,
  shape: S,
  placeOf: (path: readonly PropertyKey[]) => string,
): z.output<S> {
  const checked = shape.safeParse(value);
  if (checked.success) return checked.data;
  const { path: at = [], message = 'wrong shape' } = checked.error.issues[0] ?? {};
  const given = quoted(value, at);
  throw new FeedError(file, placeOf(at), given ? `${given} is not right: ${message}.` : 'it is missing.');
}
