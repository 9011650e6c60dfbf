import { expect, it } from 'vitest';
import { groupRoomFixture } from '@arma11/testing/fixtures/groupFixtures';
import { roomWay } from './roomWay';
import { stageOf } from './roomStage';

const now = Date.parse('2026-06-11T20:00:00Z');
const later = '2026-06-11T22:00:00Z';
const before = '2026-06-11T19:00:00Z';

it.each([
  ['abierta', later, 'open'],
  ['llena', later, 'open'],
  ['abierta', before, 'playing'],
  ['en_vivo', before, 'playing'],
  ['liquidada', before, 'playing'],
  ['pagada', before, 'played'],
  ['cancelada', later, 'played'],
] as const)('a room that is %s and locks at %s is %s', (estado, lock_at, stage) => {
  expect(stageOf({ estado, lock_at }, now)).toBe(stage);
});

it('who is not in a room enters it by its code, in the way of its game', () => {
  expect(roomWay(groupRoomFixture(), 'open')).toEqual({
    to: 'enter',
    href: '/predi/sala-join?code=ABCDE-FGHJK&predi=71',
  });
  expect(roomWay(groupRoomFixture({ kind: 'compe' }), 'open')?.href).toBe('/compe/sala/join/?code=ABCDE-FGHJK');
});

it('who is in it plays, and afterwards sees its ranking', () => {
  const joined = groupRoomFixture({ joined: true, cod_access: null });
  expect(roomWay(joined, 'open')).toEqual({ to: 'play', href: '/predi/sala/71' });
  expect(roomWay(joined, 'played')).toEqual({ to: 'see', href: '/predi/sala/71/ranking' });
});

it('leads nowhere where there is no way in: no code, a full room, or one that has closed', () => {
  expect(roomWay(groupRoomFixture({ cod_access: null }), 'open')).toBeNull();
  expect(roomWay(groupRoomFixture({ estado: 'llena' }), 'open')).toBeNull();
  expect(roomWay(groupRoomFixture(), 'playing')).toBeNull();
});
