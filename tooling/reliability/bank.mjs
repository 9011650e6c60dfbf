import { setTimeout as wait } from 'node:timers/promises';
import { BankClients } from '../rig/bankClients.mjs';
import { stage } from './stage.mjs';

const CLIENTS = 32;
const COINS = 60;
const FEES = [0, 7, 20, 33];
/** A player may move coins ten times a minute: so none waits. */
const MOVES_EACH = 8;

/** Reads all balances again and again as one statement, and tells each read that shows what no moment held. */
async function readBalances(query, done) {
  const bad = [];
  let reads = 0;
  const [{ accounts }] = await query('select count(*)::int as accounts from account');
  for (; !done(); reads += 1) {
    const [seen] = await query(
      `select sum(balance)::bigint as total, count(*)::int as accounts, count(*) filter (where balance is null)::int as empty,
         count(*) filter (where balance < 0 and (user_id is not null or room_id is not null))::int as below from account`,
    );
    if (seen.accounts !== accounts) bad.push(`unexpected key: ${seen.accounts} accounts of ${accounts}`);
    if (seen.empty > 0) bad.push(`nil balance: ${seen.empty}`);
    if (Number(seen.total) !== 0) bad.push(`wrong total: ${seen.total}`);
    if (seen.below > 0) bad.push(`negative value: ${seen.below}`);
    await wait(50);
  }
  return { reads, bad };
}

/**
 * T-BANK: clients move coins while all balances are read. A case is an acknowledged transfer.
 * @param {import('../rig/world.mjs').World} world
 * @param {{ transfers: number, seed: number }} size
 */
export async function bank(world, { transfers, seed }) {
  const wanted = { players: Math.max(CLIENTS, Math.ceil(transfers / MOVES_EACH)), coins: COINS };
  const staged = await stage(world, { ...wanted, rooms: FEES.map((fee) => ({ fee, seats: 10_000 })) });
  const clients = new BankClients({
    address: world.address,
    players: staged.players,
    rooms: staged.rooms,
    coins: COINS,
    seed,
  });
  const done = () => clients.acknowledged >= transfers || clients.violations.length > 20;
  const reading = world.engine === 'pg' ? world.sql((query) => readBalances(query, done)) : { reads: 0, bad: [] };
  await clients.run(CLIENTS, done);
  const { reads, bad } = await reading;
  const { violations } = await world.sql((query) => clients.compare(query));
  return { cases: clients.acknowledged, note: reads > 0 ? `${reads} reads` : '', violations: [...bad, ...violations] };
}
