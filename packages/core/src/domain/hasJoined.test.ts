import { expect, it } from 'vitest';
import { hasJoined } from './hasJoined';

it.each([
  [{ ins_user: 0 }, false],
  [{ ins_user: 8123 }, true],
  [{ user_ins: 0 }, false],
  [{ user_ins: 7 }, true],
])('%j: the user is in the room when the entry id is positive: %s', (room, joined) =>
  expect(hasJoined(room)).toBe(joined),
);
