import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../platform/db/database';
import { joinRoom } from '../../rooms/join/joinRoom';
import { publicRoom } from '../../rooms/view/publicRoom';
import { openTestDatabase } from '../../testing/openTestDatabase';
import { jornadaStages, openRooms } from '../../testing/playedJornada';
import { fundedPlayers, smallLeague, type SmallLeague } from '../../testing/smallLeague';
import { cardAddress } from './cardAddress';
import { roomCard } from './roomCard';

let db: Db;
let league: SmallLeague;
let rooms: { compe: number; predi: number };
beforeEach(async () => {
  db = await openTestDatabase();
  league = await smallLeague(db);
  rooms = await openRooms(db, league, { fee: 50 });
});
afterEach(() => db.close());

const cardOf = async (kind: 'compe' | 'predi') =>
  roomCard(db.fresh, (await publicRoom(db.fresh, { kind, id: rooms[kind] }))!);

describe('the facts of a room’s picture', () => {
  it('are those of the room before its lock', async () => {
    expect(await cardOf('predi')).toMatchObject({
      kind: 'predi',
      name: 'Fecha Uno',
      leagues: ['Liga Chica'],
      jornada: 'Jornada 1',
      fee: 'S/ 5.00',
      pot: null,
      taken: 0,
      seats: 20,
      phase: 'open',
      lock: 'jue 11 jun 14:55',
      leader: null,
      moreMatches: 0,
    });
    expect((await cardOf('compe')).matches).toMatchObject([
      {
        local: { name: 'Garúa', short: 'GAR' },
        visit: { short: 'PUE' },
        score: null,
        day: 'jue 11 jun',
        hour: '15:00',
      },
      { local: { short: 'AMA' }, visit: { short: 'SIL' }, estado: 'programado', hour: '17:00' },
    ]);
  });

  it('follow it through lock, play and payment, and lead to another address each time', async () => {
    const addresses = new Set<string>();
    const step = async () => {
      const card = await cardOf('predi');
      addresses.add(await cardAddress(rooms.predi, card));
      return card;
    };
    await step();
    for (const userId of await fundedPlayers(db, 2, 50))
      await db.tx((tx) => joinRoom(tx, { roomId: rooms.predi, userId }));
    expect(await step()).toMatchObject({ taken: 2, pot: 'S/ 9.00', phase: 'open' });
    await jornadaStages.lock(db);
    expect(await step()).toMatchObject({ phase: 'closed', leader: null });
    await jornadaStages.play(db, league);
    const settling = await step();
    expect(settling).toMatchObject({ phase: 'settling', leader: { sharing: 2, prize: null } });
    expect(settling.matches.map(({ score }) => score)).toEqual(['2–1', '2–1']);
    await jornadaStages.pay(db);
    expect((await step()).phase).toBe('finished');
    expect(addresses.size).toBe(5);
    expect([...addresses][0]).toMatch(new RegExp(`^/services/plus/share/predi/${rooms.predi}\\.png\\?v=[\\w-]{12}$`));
  });

  it('are told of an event’s predictions that everybody may enter, and not of one that asks for a code (rules R3.7)', async () => {
    const { predi: id } = rooms;
    await db.fresh.updateTable('room').set({ tipo: '3' }).where('id', '=', id).execute();
    expect((await cardOf('predi')).name).toBe('Fecha Uno');
    await db.fresh.updateTable('room').set({ code_only: true }).where('id', '=', id).execute();
    expect(await publicRoom(db.fresh, { kind: 'predi', id })).toBeNull();
  });
});
