import { randomBytes } from 'node:crypto';
import { callUntilKnown, saidBy } from './call.mjs';
import { randomOf } from './random.mjs';
import { JOIN, leaveOf } from './rooms.mjs';

/** What a client has seen of one player in one room. */
class Seat {
  joined = 0;
  left = 0;
  get held() {
    return this.joined > this.left;
  }
}

/** Refusals that a player meets without anybody being wrong: a full room, and too many writes in a minute. */
const FAIR = new Set(['SALA_LLENA', 'MUCHOS_INTENTOS']);

/**
 * Clients that move coins: each has players of its own, who join and leave rooms, one write after the other, and who ask
 * again with the same key until they know. They keep what they were told, and nothing else.
 */
export class BankClients {
  /** Writes that were answered with 200. */
  acknowledged = 0;
  /** Answers that said nothing of the write: lost, or 502 to 504. @type {{ at: number, said: string }[]} */
  unknownAnswers = [];
  /** Writes that nobody could tell the end of. */
  undecided = 0;
  /** Answers that no client should meet, and balances that were told wrong. */
  violations = [];
  #coins;
  #players;
  #rooms;
  #seats = new Map();
  #address;
  #random;

  /**
   * @param {object} bank
   * @param {() => string} bank.address
   * @param {import('./seedGame.mjs').Person[]} bank.players
   * @param {{ id: number, fee: number }[]} bank.rooms
   * @param {number} bank.coins what each player had
   * @param {number} bank.seed
   */
  constructor({ address, players, rooms, coins, seed }) {
    this.#address = address;
    this.#players = players;
    this.#rooms = rooms;
    this.#coins = coins;
    this.#random = randomOf(seed);
  }

  get unknowns() {
    return this.unknownAnswers.length;
  }

  /**
   * Moves coins with so many clients until `done` says so.
   * @param {number} clients
   * @param {() => boolean} done
   */
  async run(clients, done) {
    const move = async (client) => {
      const players = this.#players.filter((_, at) => at % clients === client);
      for (let turn = 0; !done(); turn++) await this.#move(players[turn % players.length]);
    };
    await Promise.all(Array.from({ length: clients }, (_, client) => move(client)));
  }

  #seat(player, room) {
    const key = `${player.id} ${room.id}`;
    if (!this.#seats.has(key)) this.#seats.set(key, new Seat());
    return this.#seats.get(key);
  }

  #saldo(player) {
    return this.#rooms.reduce((coins, room) => coins - (this.#seat(player, room).held ? room.fee : 0), this.#coins);
  }

  async #move(player) {
    const room = this.#rooms[Math.floor(this.#random() * this.#rooms.length)];
    const seat = this.#seat(player, room);
    const leaves = seat.held;
    if (!leaves && this.#saldo(player) < room.fee) return;
    const [path, body] = leaves ? [leaveOf(room.id), {}] : [JOIN, { sala: room.id }];
    const sent = { token: player.token, method: 'POST', body, key: randomBytes(16).toString('hex') };
    const answer = await callUntilKnown(this.#address, path, sent, {
      onUnknown: (of) => this.unknownAnswers.push({ at: Date.now(), said: saidBy(of) }),
    });
    const said = `${leaves ? 'leave' : 'join'} ${room.id} by ${player.id}: ${answer.status ?? answer.lost} ${answer.body?.code ?? ''}`;
    if (answer.status === 200) {
      this.acknowledged += 1;
      seat[leaves ? 'left' : 'joined'] += 1;
      const expected = this.#saldo(player);
      if (answer.body.saldo !== expected) this.violations.push(`${said}: told ${answer.body.saldo}, has ${expected}`);
    } else if (answer.lost !== undefined || answer.status > 500) {
      this.undecided += 1;
      this.violations.push(`nobody could tell the end of ${said}`);
    } else if (!FAIR.has(answer.body?.code)) this.violations.push(said);
  }

  /**
   * Compares what clients were told with what the tables hold: seats, payments and refunds of every player and room,
   * balances, and the sums of the ledger.
   * @param {import('./seedGame.mjs').Query} query
   * @returns {Promise<{ stored: number, lost: number, doubled: number, violations: string[] }>}
   */
  async compare(query) {
    const rooms = JSON.stringify(this.#rooms.map(({ id }) => id));
    const posted = await query(
      `select a.user_id as player, t.room_id as room, t.kind, count(distinct t.id)::int as times
       from ledger_tx t join ledger_entry l on l.tx_id = t.id join account a on a.id = l.account_id
       where a.user_id is not null and t.room_id in (select value::int from json_array_elements_text($1::json))
       group by 1, 2, 3`,
      [rooms],
    );
    const seats = await query(
      `select user_id as player, room_id as room, count(*)::int as times from entry
       where room_id in (select value::int from json_array_elements_text($1::json)) group by 1, 2`,
      [rooms],
    );
    const stored = new Map();
    for (const { player, room, kind, times } of posted) {
      const of = stored.get(`${player} ${room}`) ?? { joined: 0, left: 0 };
      stored.set(`${player} ${room}`, of);
      of[kind === 'join' ? 'joined' : 'left'] += times;
    }
    const taken = new Map(seats.map(({ player, room, times }) => [`${player} ${room}`, times]));
    const violations = [...this.violations, ...(await this.#wrongBalances(query))];
    let [all, lost, doubled] = [0, 0, 0];
    for (const key of new Set([...this.#seats.keys(), ...stored.keys(), ...taken.keys()])) {
      const told = this.#seats.get(key) ?? new Seat();
      const held = stored.get(key) ?? { joined: 0, left: 0 };
      const [player, room] = key.split(' ').map(Number);
      const isFree = this.#rooms.find(({ id }) => id === room)?.fee === 0;
      if ((taken.get(key) ?? 0) !== (told.held ? 1 : 0))
        violations.push(
          `player ${player} was told of ${told.held ? 1 : 0} seats in room ${room} and has ${taken.get(key) ?? 0}`,
        );
      if (isFree) continue;
      for (const what of ['joined', 'left']) {
        all += held[what];
        lost += Math.max(0, told[what] - held[what]);
        doubled += Math.max(0, held[what] - told[what]);
        if (told[what] !== held[what])
          violations.push(
            `player ${player}, room ${room}: ${what} ${told[what]} times as told, ${held[what]} as posted`,
          );
      }
    }
    return { stored: all, lost, doubled, violations };
  }

  async #wrongBalances(query) {
    const balances = await query(
      `select user_id as player, sum(balance)::bigint as coins from account where user_id is not null group by 1`,
    );
    const coins = new Map(balances.map((row) => [row.player, Number(row.coins)]));
    const wrong = this.#players.filter((player) => coins.get(player.id) !== this.#saldo(player));
    return [
      ...wrong.map(
        (player) => `player ${player.id} should have ${this.#saldo(player)} and has ${coins.get(player.id)}`,
      ),
      ...(await brokenSums(query)),
    ];
  }
}

/**
 * What plain sums over the ledger find wrong, as sentences.
 * @param {import('./seedGame.mjs').Query} query
 */
export async function brokenSums(query) {
  const [{ total, lopsided, unlike, below, seats }] = await query(
    `select (select sum(amount)::bigint from ledger_entry) as total,
       (select count(*)::int from (select tx_id from ledger_entry group by 1 having sum(amount) <> 0) t) as lopsided,
       (select count(*)::int from account a where balance <> (select coalesce(sum(amount), 0) from ledger_entry e where e.account_id = a.id)) as unlike,
       (select count(*)::int from account where balance < 0 and (user_id is not null or room_id is not null)) as below,
       (select count(*)::int from room r where taken <> (select count(*) from entry e where e.room_id = r.id) or taken > max_players) as seats`,
  );
  return [
    ...(Number(total ?? 0) === 0 ? [] : [`the ledger sums to ${total}`]),
    ...(lopsided === 0 ? [] : [`${lopsided} transactions do not sum to 0`]),
    ...(unlike === 0 ? [] : [`${unlike} balances are not the sum of their entries`]),
    ...(below === 0 ? [] : [`${below} balances of players and pots are below 0`]),
    ...(seats === 0 ? [] : [`${seats} rooms have sold other seats than they have, or too many`]),
  ];
}
