import { randomBytes } from 'node:crypto';
import { brokenSums } from '../rig/bankClients.mjs';
import { call } from '../rig/call.mjs';
import { JOIN } from '../rig/rooms.mjs';
import { stage } from './stage.mjs';

const FEE = 10;
const SEATS = 10;
const FULL_ROOM_CROWD = 64;
/** A player may move coins ten times a minute. */
const ROOMS_EACH = 8;

const key = () => randomBytes(16).toString('hex');
const join = (world, player, room, theKey = key()) =>
  call(world.address(), JOIN, { token: player.token, method: 'POST', body: { sala: room.id }, key: theKey });

/** Seats and payments of rooms, by room. */
async function sold(world, rooms) {
  const ids = JSON.stringify(rooms.map(({ id }) => id));
  const { rows, broken } = await world.sql(async (query) => ({
    rows: await query(
      `select r.id, r.taken, (select count(*)::int from entry e where e.room_id = r.id) as entries,
         (select count(*)::int from ledger_tx t where t.kind = 'join' and t.room_id = r.id) as payments
       from room r where r.id in (select value::int from json_array_elements_text($1::json))`,
      [ids],
    ),
    broken: await brokenSums(query),
  }));
  return { byRoom: new Map(rows.map((row) => [row.id, row])), broken };
}

/** Which answers of a round are neither the seat nor one of the refusals that are fair. */
const unfair = (answers, fair) =>
  answers
    .filter(({ status, body }) => status !== 200 && !fair.includes(body?.code))
    .map(({ status, lost, body }) => `${status ?? lost} ${body?.code ?? ''}`);

/**
 * T-SEATN: 64 players at once want the ten seats of a room. A case is a round.
 * @param {import('../rig/world.mjs').World} world
 * @param {{ rounds: number }} size
 */
export async function seatsOfRoom(world, { rounds }) {
  const crowds = Math.ceil(rounds / ROOMS_EACH);
  const wanted = { players: crowds * FULL_ROOM_CROWD, coins: FEE * ROOMS_EACH };
  const { players, rooms } = await stage(world, {
    ...wanted,
    rooms: Array.from({ length: rounds }, () => ({ fee: FEE, seats: SEATS })),
  });
  const violations = [];
  for (const [round, room] of rooms.entries()) {
    const crowd = players.filter((_, at) => at % crowds === round % crowds);
    const answers = await Promise.all(crowd.map((player) => join(world, player, room)));
    const seats = answers.filter(({ status }) => status === 200).length;
    if (seats !== SEATS) violations.push(`room ${room.id}: ${seats} players were told of a seat`);
    violations.push(...unfair(answers, ['SALA_LLENA']).map((answer) => `room ${room.id}: ${answer}`));
  }
  const { byRoom, broken } = await sold(world, rooms);
  for (const [id, { taken, entries, payments }] of byRoom)
    if (taken !== SEATS || entries !== SEATS || payments !== SEATS)
      violations.push(`room ${id}: ${taken} seats sold, ${entries} entries, ${payments} payments`);
  return { cases: rounds, violations: [...violations, ...broken] };
}

/**
 * T-SEAT1: a player asks for the same seat 16 times at once, 8 times with one key. A case is a round.
 * @param {import('../rig/world.mjs').World} world
 * @param {{ rounds: number }} size
 */
export async function seatOfPlayer(world, { rounds }) {
  const { players, rooms } = await stage(world, {
    players: rounds,
    coins: FEE * 16,
    rooms: [{ fee: FEE, seats: 10_000 }],
  });
  const [room] = rooms;
  const violations = [];
  for (const player of players) {
    const same = key();
    const keys = Array.from({ length: 16 }, (_, at) => (at % 2 === 0 ? same : key()));
    const answers = await Promise.all(keys.map((each) => join(world, player, room, each)));
    if (!answers.some(({ status }) => status === 200)) violations.push(`player ${player.id} was told of no seat`);
    const others = unfair(answers, ['YA_INSCRITO', 'EN_CURSO', 'MUCHOS_INTENTOS']);
    violations.push(...others.map((answer) => `player ${player.id}: ${answer}`));
  }
  const found = await world.sql(async (query) => ({
    rows: await query(
      `select u.id, (select count(*)::int from entry e where e.user_id = u.id) as seats,
         (select sum(balance)::int from account a where a.user_id = u.id) as coins
       from app_user u where u.id between $1 and $2`,
      [players[0].id, players.at(-1).id],
    ),
    broken: await brokenSums(query),
  }));
  for (const { id, seats, coins } of found.rows)
    if (seats !== 1 || coins !== FEE * 15) violations.push(`player ${id} has ${seats} seats and ${coins} coins`);
  return { cases: rounds, violations: [...violations, ...found.broken] };
}
