import { randomUUID } from 'node:crypto';
import { JobError } from '../../scripts/jobs/say.mjs';
import { call } from './call.mjs';

/** How a player joins and leaves a lineup room. */
export const JOIN = 'compe/compe-ins/register-sala-compe/';
export const leaveOf = (room) => `plus/rooms/compe/${room}/leave/`;

/**
 * Opens lineup rooms as the desk does, one after the other. Returns their ids.
 * @param {string} address
 * @param {import('./seedGame.mjs').Person} staff
 * @param {{ league: string, fee: number, seats?: number, lead?: number, kind?: string, kinds?: string }[]} terms
 * @returns {Promise<number[]>}
 */
export async function openRooms(address, { token }, terms) {
  const rooms = [];
  for (const term of terms) {
    const body = { kind: 'compe', jornada: 1, min: 2, ...term };
    const answer = await call(address, 'ops/rooms/', { token, method: 'POST', body, key: randomUUID() });
    if (answer.status !== 200) throw new JobError(`No room was opened: ${answer.lost ?? JSON.stringify(answer.body)}`);
    rooms.push(answer.body.result?.room ?? answer.body.room);
  }
  return rooms;
}
