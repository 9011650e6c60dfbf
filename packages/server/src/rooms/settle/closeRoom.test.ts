import { expect, it } from 'vitest';
import type { RoomStage } from '../../testing/roomStage';
import { stageEachTest } from '../../testing/stageEachTest';

let stage: RoomStage;
stageEachTest((opened) => (stage = opened));

it.each([
  { modo_pozo: 'completo', came: 4, estado: 'cerrada' },
  { modo_pozo: 'completo', came: 3, estado: 'cancelada' },
  { modo_pozo: 'proporcional', came: 3, estado: 'cerrada' },
  { modo_pozo: 'proporcional', came: 2, estado: 'cancelada' },
  { modo_pozo: 'garantizado', came: 2, estado: 'cerrada' },
  { modo_pozo: 'garantizado', came: 1, estado: 'cancelada' },
] as const)(
  'a room of four seats that needs three players, with a $modo_pozo pot and $came players at its lock, is $estado (rules R2.3)',
  async ({ modo_pozo, came, estado }) => {
    const guaranteed = modo_pozo === 'garantizado' ? { guaranteed_pozo: 50 } : {};
    const room = await stage.compe(10, { modo_pozo, max_players: 4, min_players: 3, ...guaranteed });
    await stage.seat(room, came);
    await stage.at(-5);
    await stage.advance();
    expect((await stage.room(room)).estado).toBe(estado);
  },
);
