import type { DeskMatch } from '@arma11/core/contract';
import type { Scene } from '../camera';
import { everyPage } from '../pageReads';
import { compeRoom, home, ownRooms, prediRoom } from '../reads';

/** The live evening on which a match that has not begun is postponed: who is in its rooms is told. */
export const aplazado: Scene = {
  name: 'aplazado',
  afterLock: 15,
  viewer: 'demo',
  async turn(operate, { pages: { league } }) {
    const matches = (await operate('match list', { league })) as DeskMatch[];
    const next = matches.find(({ estado, rooms }) => estado === 'programado' && rooms > 1);
    if (!next) throw new Error('Every match of the evening has begun: none can be postponed.');
    await operate('match status', { match: next.match, estado: 'aplazado', reason: 'Cancha inundada' });
  },
  reads: ({ sala, predi }) => [
    ...home(),
    ...everyPage(),
    ...ownRooms(),
    ...compeRoom(sala.evening),
    ...prediRoom(predi.evening),
  ],
};
