import { describe, expect, it } from 'vitest';
import { roomCardEs as t } from '../messages/roomCard.es';
import { cardAction } from './cardAction';
import type { RoomPhase } from './roomPhase';

const action = (joined: boolean, phase: RoomPhase) => cardAction({ joined, phase, lockAt: '2026-11-21T19:55:00Z', t });

describe('the button of a room card', () => {
  it.each<RoomPhase>(['open', 'full', 'closed', 'live', 'settling', 'finished', 'cancelled'])(
    "is 'Jugar' if the user is already in, also when the room is %s",
    (phase) => {
      expect(action(true, phase)).toEqual({ label: 'Jugar', locked: false });
    },
  );

  it("is otherwise 'Unirme' while there is a seat to take", () => {
    expect(action(false, 'open')).toEqual({ label: 'Unirme', locked: false });
  });

  it.each<[RoomPhase, string, string]>([
    ['full', 'Llena', 'Esta sala ya se llenó.'],
    ['closed', 'Cerrado', 'Cerró a las 14:55'],
    ['live', 'Cerrado', 'Cerró a las 14:55'],
    ['finished', 'Cerrado', 'Cerró a las 14:55'],
    ['cancelled', 'Cerrado', 'La sala se canceló.'],
  ])('says why it cannot be tapped when the room is %s', (phase, label, reason) => {
    expect(action(false, phase)).toMatchObject({ label, reason });
  });
});
