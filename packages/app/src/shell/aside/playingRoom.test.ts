import { expect, it } from 'vitest';
import { entry } from '../../testing/compeFixtures';
import { sala as predi } from '../../testing/prediFixtures';
import { playingRooms } from './playingRoom';

const live = { estado: 'en_vivo' } as const;

it('are those that are being played or wait for their result, and none that is open or over', () => {
  const entries = (['abierta', 'en_vivo', 'por_liquidar', 'liquidada', 'pagada'] as const).map((estado, index) =>
    entry(index + 1, { estado, name: estado }),
  );
  expect(playingRooms(entries, []).map(({ name }) => name)).toEqual(['en_vivo', 'por_liquidar']);
});

it('come with place and points where there are some, and lead to the ranking', () => {
  const [room] = playingRooms([entry(7, live, { rank: 3, points: 41 })], []);
  expect(room).toMatchObject({ rank: 3, points: 41, href: '/compe/sala/1007/ranking' });
});

it('leave out a prediction room of one\u2019s own that one does not play in', () => {
  const rooms = [predi({ id: 4, ...live, user_ins: 0 }), predi({ id: 5, ...live, user_ins: 12 })];
  expect(playingRooms([], rooms).map(({ href }) => href)).toEqual(['/predi/sala/5/ranking']);
});

it('are five at most beside a page', () => {
  const entries = Array.from({ length: 8 }, (_, index) => entry(index + 1, live));
  expect(playingRooms(entries, [])).toHaveLength(5);
});
