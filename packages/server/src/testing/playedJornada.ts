import { setClock } from '../platform/db/clock';
import type { Db } from '../platform/db/database';
import { advanceRooms } from '../rooms/settle/advanceRooms';
import { createCompeRoom } from '../rooms/offers/createCompeRoom';
import { createPrediRoom } from '../rooms/offers/createPrediRoom';
import { playMatch } from './playedMatch';
import { FIRST_KICK_OFF, TEST_LOCK, type SmallLeague } from './smallLeague';

/** A public room of each game on the small league's jornada, at this fee. */
export async function openRooms(
  db: Db,
  { leagueId, matches }: SmallLeague,
  { fee, tipo = '1' }: { fee: number; tipo?: '1' | '2' },
): Promise<{ compe: number; predi: number }> {
  const terms = {
    tipo,
    leagueId,
    amount_ins: fee,
    max_players: 20,
    min_players: 2,
    modo_pozo: 'proporcional' as const,
    commission_bps: 1000,
    lock_lead_min: 5,
  };
  return db.tx(async (tx) => ({
    compe: await createCompeRoom(tx, { ...terms, name: 'Sala Norte', jornada: 1 }),
    predi: await createPrediRoom(tx, { ...terms, name: 'Fecha Uno', matchIds: matches, kinds: ['1x2', 'goles'] }),
  }));
}

/** The stages of a jornada, each by its name. */
export const jornadaStages = {
  /** The rooms lock. */
  lock: async (db: Db) => {
    await setClock(db, { at: TEST_LOCK, speed: 0 });
    await advanceRooms(db);
  },
  /** Both matches are over, 2-1 each; the rooms wait for their payment. */
  play: async (db: Db, { matches }: SmallLeague) => {
    await after(db, 1);
    for (const match of matches) await playMatch(db, match, { local: 2, visit: 1 });
    await after(db, 240);
  },
  /** An hour later everything is paid. */
  pay: (db: Db) => after(db, 300),
};

async function after(db: Db, minutes: number): Promise<void> {
  await setClock(db, { at: new Date(Date.parse(FIRST_KICK_OFF) + minutes * 60_000), speed: 0 });
  await advanceRooms(db);
}
