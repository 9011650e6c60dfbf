import { setTimeout as wait } from 'node:timers/promises';
import { BankClients } from '../rig/bankClients.mjs';
import { randomOf } from '../rig/random.mjs';
import { stage } from './stage.mjs';

const CLIENTS = 8;
const COINS = 60;
const FEES = [0, 7, 20, 33];
/** Writes that are acknowledged between two kills, at least. */
const BETWEEN = 20;
/** A player may move coins ten times a minute. */
const PLAYERS = 400;
const STUCK_MS = 60_000;

/**
 * Kills something again and again while clients move coins, and compares what they were told with what is stored.
 * A case is a kill.
 * @param {import('../rig/world.mjs').World} world
 * @param {{ kills: number, seed: number, strike: () => Promise<void> }} size `strike` ends something and brings it back
 */
export async function killAgainAndAgain(world, { kills, seed, strike }) {
  const random = randomOf(seed);
  const { players, rooms } = await stage(world, {
    players: PLAYERS,
    coins: COINS,
    rooms: FEES.map((fee) => ({ fee, seats: 10_000 })),
  });
  const clients = new BankClients({ address: world.address, players, rooms, coins: COINS, seed });
  let done = false;
  const running = clients.run(CLIENTS, () => done);
  const violations = [];
  for (let kill = 0; kill < kills; kill++) {
    const [before, since] = [clients.acknowledged, Date.now()];
    while (clients.acknowledged < before + BETWEEN && Date.now() < since + STUCK_MS) await wait(5);
    if (clients.acknowledged < before + BETWEEN) violations.push(`after ${kill} kills nothing was served for a minute`);
    await wait(random() * 100);
    await strike();
  }
  done = true;
  await running;
  const found = await world.sql((query) => clients.compare(query));
  const { acknowledged, unknowns } = clients;
  const note = `${acknowledged} acknowledged, ${found.stored} of them paid ones stored, ${found.lost} lost, ${found.doubled} doubled, ${unknowns} asked again`;
  return { cases: kills, note, violations: [...violations, ...found.violations, ...unheard(world)] };
}

const unheard = (world) => (world.server().errors() === '' ? [] : [`the server said: ${world.server().errors()}`]);

/**
 * T-KILL of the server: it is ended with SIGKILL and started anew.
 * @param {import('../rig/world.mjs').World} world
 * @param {{ kills: number, seed: number }} size
 */
export const killServer = (world, size) =>
  killAgainAndAgain(world, {
    ...size,
    strike: async () => {
      await world.server().end('SIGKILL');
      await world.start();
    },
  });

/**
 * T-KILL of the database: all its processes are ended with SIGKILL while the server goes on.
 * @param {import('../rig/world.mjs').World} world
 * @param {{ cluster: import('../rig/cluster.mjs').Cluster, kills: number, seed: number }} size
 */
export const killDatabase = (world, { cluster, ...size }) =>
  killAgainAndAgain(world, {
    ...size,
    strike: async () => {
      await cluster.kill();
      await cluster.start();
    },
  });
