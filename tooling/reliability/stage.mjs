import { seedLeague, seedPeople } from '../rig/seedGame.mjs';
import { openRooms } from '../rig/rooms.mjs';

const HOURS = 3_600_000;

/**
 * A league to be played in three hours, rooms on it, and people with coins, in a world.
 * @param {import('../rig/world.mjs').World} world
 * @param {{ players: number, coins: number, rooms: { fee: number, seats?: number, kind?: string, kinds?: string }[], purse?: string }} wanted
 */
export async function stage(world, { players, coins, rooms, purse }) {
  const seeded = await world.sql(async (query) => {
    const { league, matches } = await seedLeague(query, { name: 'rig', kickOff: new Date(Date.now() + 3 * HOURS) });
    const [staff] = await seedPeople(query, { count: 1, prefix: 'personal', role: 'operador' });
    return {
      league,
      matches,
      staff,
      players: await seedPeople(query, { count: players, prefix: 'jugador', coins, purse }),
    };
  });
  const { league, staff } = seeded;
  const ids = await openRooms(
    world.address(),
    staff,
    rooms.map((room) => ({ league, ...room })),
  );
  return { ...seeded, rooms: ids.map((id, at) => ({ id, fee: rooms[at].fee })) };
}
