import type { AnswerToSave } from '@arma11/core/contract';
import { saveAnswers } from '../../rooms/predictions/saveAnswers';
import { joinRoom } from '../../rooms/join/joinRoom';
import type { RivalRoom } from '../rivals/enterRivals';
import { roomMarkets, type RoomMarket } from '../rivals/rivalAnswers';
import type { Stage } from './stage';

/** The demo player joins a prediction room and answers. */
export async function playerAnswers(
  { db, people }: Stage,
  room: RivalRoom,
  choose: (predi: number, markets: RoomMarket[]) => AnswerToSave[],
): Promise<void> {
  const userId = people.player;
  await db.tx(async (tx) => {
    await joinRoom(tx, { roomId: room.id, userId });
    await saveAnswers(tx, userId, choose(room.id, await roomMarkets(tx, room.id)));
  });
}
