import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { callUntilKnown } from '../rig/call.mjs';
import { leaveOf } from '../rig/rooms.mjs';
import { joinOf } from './lockRaceScene.mjs';

const FORMATIONS = ['433', '343', '352', '451', '541', '442'];
const AFTER_MS = 700;
/** A join or an exit that was refused is asked for once more. Before that, they come from so much of the race on. */
const MOVES_FROM = 0.7;
const PAUSE_MS = 150;

/**
 * A write as its client knows it. Times are of the servers' clock, from the lock on, in milliseconds.
 * @typedef {object} Written
 * @property {unknown} value what was asked for
 * @property {number} sent
 * @property {number} answered
 * @property {import('../rig/call.mjs').Answer} answer
 */

/** What a writer asks for, the n-th time: each time something else than before. */
function request(writer, turn) {
  const { does, room, entry, questions } = writer;
  if (does === 'join') return { value: true, ...joinOf(writer) };
  if (does === 'leave') return { value: false, path: leaveOf(room), body: {} };
  if (does === 'lineup') {
    const formation = FORMATIONS[turn % FORMATIONS.length];
    return { value: formation, path: `compe/compe-lienup/update-lineup-formation/${entry}/`, body: { formation } };
  }
  if (does === 'guess') {
    const value = [turn % 10, turn % 7, 1 + (turn % 90)];
    const [goals_local, goals_visit, minute] = value;
    return { value, path: `plus/predi-clutch/${room}/`, body: { goals_local, goals_visit, minute } };
  }
  const chosen = questions.map(({ question, alternatives }) => [question, alternatives[turn % alternatives.length]]);
  const body = chosen.map(([match_prediction, alternative]) => ({ alternative, predi: room, match_prediction }));
  return { value: chosen.toSorted(([a], [b]) => a - b), path: 'prediction/answers-user/predi/register/', body };
}

/**
 * Writes across the lock, one write after the other, each sent to another of the servers than the one before, and until
 * its end is known. Returns its history.
 * @param {import('./lockRaceScene.mjs').Writer} writer
 * @param {{ addresses: string[], beforeMs: number, fromLock: () => number, random: () => number }} race
 *   it begins `beforeMs` before the lock
 * @returns {Promise<Written[]>}
 */
export async function writeAcross(writer, { addresses, beforeMs, fromLock, random }) {
  const written = [];
  let at = Math.floor(random() * addresses.length);
  const write = async (turn) => {
    const { value, path, body } = request(writer, turn);
    const sent = fromLock();
    const answer = await callUntilKnown(() => addresses[(at += 1) % addresses.length], path, {
      token: writer.player.token,
      method: 'POST',
      body,
      key: randomUUID(),
    });
    written.push({ value, sent, answered: fromLock(), answer });
    return answer.status === 200;
  };
  if (writer.does === 'join' || writer.does === 'leave') {
    const early = beforeMs * MOVES_FROM;
    const moment = -early + random() * (early + AFTER_MS);
    await wait(Math.max(0, moment - fromLock()));
    if (!(await write(0))) await write(1);
    return written;
  }
  for (let turn = 1; fromLock() < AFTER_MS; turn++) {
    await write(turn);
    await wait(random() * PAUSE_MS);
  }
  return written;
}
