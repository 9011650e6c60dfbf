import { describe, expect, it } from 'vitest';
import type { Refusal } from '../../platform/refusal';
import type { RoomStage } from '../../testing/roomStage';
import { stageEachTest } from '../../testing/stageEachTest';
import { fundedPlayers } from '../../testing/smallLeague';
import { joinRoom } from './joinRoom';
import { leaveRoom, leaveRoomNow } from './leaveRoom';

let stage: RoomStage;
stageEachTest((opened) => {
  stage = opened;
});

/** The status and the code of the refusal that an act ends with; null without one. */
const refusalOf = (act: Promise<unknown>) =>
  act.then(
    () => null,
    ({ status, code }: Refusal) => `${status} ${code}`,
  );

async function newcomer(): Promise<number> {
  const [userId] = await fundedPlayers(stage.db, 1, 100);
  return userId!;
}

const join = async (roomId: number, more: { onlyFree?: boolean } = {}) => {
  const userId = await newcomer();
  return refusalOf(stage.db.tx((tx) => joinRoom(tx, { roomId, userId, ...more })));
};
const leave = (roomId: number, userId: number) => refusalOf(stage.db.tx((tx) => leaveRoom(tx, { roomId, userId })));
const leaveNow = (roomId: number, userId: number) =>
  refusalOf(stage.db.tx((tx) => leaveRoomNow(tx, { roomId, userId })));

const turn = (roomId: number, estado: 'borrador' | 'cancelada' | 'cerrada') =>
  stage.db.fresh.updateTable('room').set({ estado }).where('id', '=', roomId).execute();

describe('a room takes nobody', () => {
  it('who is short of coins, who has a seat, or for whom none is left', async () => {
    const dear = await stage.predi(101);
    expect(await join(dear)).toBe('409 SALDO_INSUFICIENTE');
    const duel = await stage.predi(10);
    await stage.db.fresh.updateTable('room').set({ max_players: 2 }).where('id', '=', duel).execute();
    const [first] = (await stage.seat(duel, 2)) as [number, number];
    expect(await refusalOf(stage.db.tx((tx) => joinRoom(tx, { roomId: duel, userId: first })))).toBe('409 YA_INSCRITO');
    expect(await join(duel)).toBe('409 SALA_LLENA');
    expect(await join(0)).toBe('404 NO_EXISTE');
  });

  it.each([
    ['borrador', '404 NO_EXISTE'],
    ['cancelada', '409 CERRADO'],
    ['cerrada', '409 CERRADO'],
  ] as const)('while it is %s', async (estado, refusal) => {
    const room = await stage.predi(0);
    await turn(room, estado);
    expect(await join(room)).toBe(refusal);
    await turn(room, 'cancelada');
  });

  it('says of a cancelled room that it was, and of a closed one that it is', async () => {
    const room = await stage.predi(0);
    const userId = await newcomer();
    const why = () => stage.db.tx((tx) => joinRoom(tx, { roomId: room, userId }));
    await turn(room, 'cerrada');
    await expect(why()).rejects.toThrow('ya cerró');
    await turn(room, 'cancelada');
    await expect(why()).rejects.toThrow('se canceló');
  });

  it.each([
    [true, 'La organización retiró'],
    [false, 'El anfitrión te sacó'],
  ])('whom it was taken from, by the desk: %s', async (by_desk, words) => {
    const room = await stage.predi(0);
    const userId = await newcomer();
    await stage.db.fresh.insertInto('room_removed').values({ room_id: room, user_id: userId, by_desk }).execute();
    const why = () => stage.db.tx((tx) => joinRoom(tx, { roomId: room, userId }));
    await expect(why()).rejects.toThrow(words);
    expect(await refusalOf(why())).toBe('403 PROHIBIDO');
  });

  it('of a partner’s page where it costs coins', async () => {
    expect(await join(await stage.predi(10), { onlyFree: true })).toBe('403 PASO_EN_SITIO');
    expect(await join(await stage.predi(0), { onlyFree: true })).toBeNull();
    expect(await join(0, { onlyFree: true })).toBe('404 NO_EXISTE');
  });
});

describe('a seat is given back (rules R2.4)', () => {
  it('by whoever pauses, up to the lock and not beyond it', async () => {
    const room = await stage.predi(10);
    const [first, second] = (await stage.seat(room, 2)) as [number, number];
    await stage.at(-6);
    expect(await leave(room, first)).toBe('409 CERRADO');
    expect(await leaveNow(room, first)).toBeNull();
    await stage.at(-5);
    expect(await leaveNow(room, second)).toBe('409 CERRADO');
  });

  it('not of a full duel or a full room that must be full, but of another full room', async () => {
    const full = async (max_players: number, modo_pozo: 'completo' | 'proporcional') => {
      const room = await stage.predi(10);
      await stage.db.fresh.updateTable('room').set({ max_players, modo_pozo }).where('id', '=', room).execute();
      const [first] = (await stage.seat(room, max_players)) as [number];
      return leave(room, first);
    };
    expect(await full(2, 'proporcional')).toBe('409 CERRADO');
    expect(await full(3, 'completo')).toBe('409 CERRADO');
    expect(await full(3, 'proporcional')).toBeNull();
  });
});
