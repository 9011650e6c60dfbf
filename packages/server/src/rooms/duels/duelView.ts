import type { Duel } from '@arma11/core/contract';
import type { Queryable } from '../../platform/db/database';
import { notFound } from '../../platform/refusal';
import { readableEntry } from '../lineups/entryAccess';
import type { RoomWithSeat } from '../view/roomView';
import { answerDuel } from './answerDuel';
import { duelSeats, nextPrize } from './duelSeats';
import { lineupDuel } from './lineupDuel';
import { tellEvents } from './openDuel';

/** The caller against another entry of a room they play in, once it has locked (rules R20). */
export async function duelView(
  q: Queryable,
  viewer: number,
  wanted: { kind: RoomWithSeat['kind']; id: number; rival: number },
): Promise<Duel> {
  const { room } = await readableEntry(q, viewer, wanted.rival);
  if (room.id !== wanted.id || room.kind !== wanted.kind) throw notFound();
  const seats = await duelSeats(q, room, wanted.rival);
  const points = { me: seats.me.points, rival: seats.rival.points };
  const open =
    room.kind === 'compe' ? await lineupDuel(q, room, wanted.rival) : await answerDuel(q, room, wanted.rival, points);
  const gap = open.points.me - open.points.rival;
  const over = open.matchesLeft === 0 || room.estado === 'pagada' || room.estado === 'cancelada';
  // Both players of a duel read the same chances, each from their side.
  const pair = [room.my_entry, wanted.rival].sort((a, b) => a - b).join(':');
  return {
    room: room.id,
    me: { ...seats.me, points: open.points.me },
    rival: { ...seats.rival, points: open.points.rival },
    gap,
    matches_left: over ? 0 : open.matchesLeft,
    chance: over ? null : open.chance(`duel:${room.id}:${pair}`),
    events: over ? [] : tellEvents(gap, open.events),
    next_prize: await nextPrize(q, room, seats.me),
    updated_at: room.scored_at ?? room.created_at,
  };
}
