import { randomUUID } from 'node:crypto';
import { JobError } from '../../scripts/jobs/say.mjs';
import { call } from '../rig/call.mjs';
import { JOIN, openRooms } from '../rig/rooms.mjs';
import { seedLeague, seedPeople } from '../rig/seedGame.mjs';

const MINUTE = 60_000;
const LEAD_MIN = 5;
/** The rounds lie close together by the servers' clock: nothing of the first is called off before the last is over. */
const APART_MIN = 6;
export const FEE = 10;
export const COINS = 30;
/** Who writes what, in each round: 64 people. */
const CROWD = { lineup: 16, answers: 10, guess: 6, leave: 12, join: 20 };
const JOIN_PREDI = 'predi/ins-predi/ins-user/';

/**
 * A round: three rooms that lock at one instant, and who writes into them. Some who join want the paid lineup room, some
 * the one of predictions.
 * @typedef {object} Round
 * @property {number} lock in milliseconds, by the servers' clock
 * @property {{ lineups: number, paid: number, predi: number }} rooms
 * @property {Writer[]} writers
 * @property {number[]} matches
 */

/**
 * Somebody who writes one kind of thing into one room.
 * @typedef {object} Writer
 * @property {import('../rig/seedGame.mjs').Person} player
 * @property {'lineup' | 'answers' | 'guess' | 'leave' | 'join'} does
 * @property {number} room
 * @property {'compe' | 'predi'} kind
 * @property {number} [entry] of who was in the room before the race
 * @property {{ question: number, alternatives: number[] }[]} [questions]
 */

/** @returns {{ path: string, body: object }} */
export const joinOf = ({ kind, room }) =>
  kind === 'compe' ? { path: JOIN, body: { sala: room } } : { path: JOIN_PREDI, body: { predi: room } };

/**
 * @param {import('../rig/world.mjs').World} world
 * @param {import('../rig/seedGame.mjs').Person} player
 * @param {{ path: string, body?: unknown, method?: string }} asked
 */
async function must(world, { token }, { path, body, method = 'POST' }) {
  const key = method === 'GET' ? undefined : randomUUID();
  const answer = await call(world.address(), path, { token, method, body, key });
  if (answer.status !== 200)
    throw new JobError(`${path} answered ${answer.status ?? answer.lost}: ${JSON.stringify(answer.body)}`);
  return answer.body;
}

/** Seats whoever must be in a room before the race, and learns what they may answer. */
async function seat(world, writer) {
  const joined = await must(world, writer.player, joinOf(writer));
  const entry = joined.ins_user ?? joined.ins;
  if (writer.does !== 'answers') return { ...writer, entry };
  const path = `predi-partidos/list/match-sala/${writer.room}/`;
  const asked = await must(world, writer.player, { path, method: 'GET' });
  const questions = asked.map(({ answers }) => ({
    question: answers[0].id_match_prediction,
    alternatives: answers.map(({ id }) => id),
  }));
  return { ...writer, entry, questions };
}

/**
 * Rounds whose rooms are open, with everybody in place who writes into one.
 * @param {import('../rig/world.mjs').World} world
 * @param {number} rounds
 * @returns {Promise<Round[]>}
 */
export async function setUpRounds(world, rounds) {
  const first = Date.now() + 180 * MINUTE;
  const seeded = await world.sql(async (query) => {
    const leagues = [];
    for (let round = 0; round < rounds; round++) {
      const kickOff = new Date(first + round * APART_MIN * MINUTE);
      const people = await seedPeople(query, { count: 64, prefix: `carrera${round}-`, coins: COINS });
      leagues.push({ ...(await seedLeague(query, { name: `carrera-${round}`, kickOff })), kickOff, people });
    }
    const [staff] = await seedPeople(query, { count: 1, prefix: 'personal', role: 'operador' });
    return { leagues, staff };
  });
  const made = [];
  for (const { league, matches, kickOff, people } of seeded.leagues) {
    const terms = { league, seats: 60, lead: LEAD_MIN };
    const [lineups, paid, predi] = await openRooms(world.address(), seeded.staff, [
      { ...terms, fee: 0 },
      { ...terms, fee: FEE },
      { ...terms, fee: FEE, kind: 'predi', kinds: '1x2' },
    ]);
    const waiting = [...people];
    const take = (does, room, kind, count = CROWD[does]) =>
      waiting.splice(0, count).map((player) => ({ player, does, room, kind }));
    const seated = [
      ...take('lineup', lineups, 'compe'),
      ...take('answers', predi, 'predi'),
      ...take('guess', predi, 'predi'),
      ...take('leave', paid, 'compe'),
    ];
    const writers = await Promise.all(seated.map((writer) => seat(world, writer)));
    const half = CROWD.join / 2;
    writers.push(...take('join', paid, 'compe', half), ...take('join', predi, 'predi', half));
    made.push({ lock: kickOff.getTime() - LEAD_MIN * MINUTE, rooms: { lineups, paid, predi }, writers, matches });
  }
  await world.sql((query) => letLeave(query, made));
  return made;
}

/** A match has come into the slate of the paid room: until the lock, whoever is in it may go (rules R14.4). */
const letLeave = (query, rounds) =>
  query(
    `insert into room_change (room_id, jornada, kind, match_id, at, told_at)
     select x.room, 1, 'entra', x.match, x.at, x.at from json_to_recordset($1::json) x(room int, match int, at timestamptz)`,
    [
      JSON.stringify(
        rounds.map(({ lock, rooms, matches }) => ({
          room: rooms.paid,
          match: matches[0],
          at: new Date(lock - 30 * MINUTE).toISOString(),
        })),
      ),
    ],
  );
