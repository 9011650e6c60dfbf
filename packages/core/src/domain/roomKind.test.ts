import { expect, it } from 'vitest';
import { isCasual, isEvent, isLegends, isPrivate, isPublic } from './roomKind';

it('knows a public room, a private one, one of an event, an F6 and a room of legends by its code', () => {
  const kinds = (['1', '2', '3', '4', '5'] as const).map((tipo) =>
    [isPublic, isPrivate, isEvent, isCasual, isLegends].map((is) => is({ tipo })),
  );
  expect(kinds).toEqual([
    [true, false, false, false, false],
    [false, true, false, false, false],
    [false, false, true, false, false],
    [false, false, false, true, false],
    [false, false, false, false, true],
  ]);
});
