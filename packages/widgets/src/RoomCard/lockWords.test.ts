import { describe, expect, it } from 'vitest';
import { roomCardEs as t } from '../messages/roomCard.es';
import { lockSentence } from './lockWords';

const at = (moment: string) => Date.parse(moment);

describe('the lock of a room', () => {
  it.each([
    ['2026-11-21T18:11:00Z', 'Cierra hoy, 15:25', false],
    ['2026-11-21T19:30:00Z', 'Cierra en 55 min', false],
    ['2026-11-21T20:12:20Z', 'Cierra en 12 min', true],
    ['2026-11-20T18:00:00Z', 'Cierra mañana, 15:25', false],
    ['2026-11-18T18:00:00Z', 'Cierra sáb 21 nov, 15:25', false],
    ['2026-11-21T20:25:00Z', 'Cerró a las 15:25', false],
  ])('seen at %s: %s', (now, text, urgent) => {
    expect(lockSentence('2026-11-21T20:25:00Z', at(now), t)).toEqual({ text, urgent });
  });
});
