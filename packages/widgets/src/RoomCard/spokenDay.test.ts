import { expect, it } from 'vitest';
import { spokenEs } from '../messages/spoken.es';
import { spokenDay } from './spokenDay';

const at = (moment: string) => Date.parse(moment);

it('tomorrow is told by the day of Lima, not of UTC', () => {
  expect(spokenDay('2026-11-22T04:30:00Z', at('2026-11-21T18:00:00Z'), spokenEs).when).toBe('today');
  expect(spokenDay('2026-11-22T05:30:00Z', at('2026-11-21T18:00:00Z'), spokenEs).when).toBe('tomorrow');
});
