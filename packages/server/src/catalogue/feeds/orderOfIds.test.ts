import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Db } from '../../platform/db/database';
import { openTestDatabase } from '../../testing/openTestDatabase';
import { feedMatch } from '../../testing/feedMatch';
import type { FeedPlayer } from './feedShape';
import { upsertJornadas, upsertPlayers, upsertTeams } from './upsertCatalogue';
import { upsertMatches } from './upsertMatches';

let db: Db;
beforeEach(async () => {
  db = await openTestDatabase();
});
afterEach(() => db.close());

/** Clubs, players and matches in an order that no index of theirs has. */
const clubs = Array.from({ length: 12 }, (_, i) => `c${(i * 7) % 12}`);
const players: FeedPlayer[] = Array.from({ length: 60 }, (_, i) => ({
  external_id: `p${(i * 37) % 60}`,
  team_external_id: clubs[(i * 5) % clubs.length]!,
  full_name: `Persona ${i}`,
  short_name: `P${i}`,
  position: 1,
  condition: 0,
  condition_note: null,
  contry: '',
  number: null,
}));
const matches = Array.from({ length: 60 }, (_, i) =>
  feedMatch({
    external_id: `m${(i * 37) % 60}`,
    local_external_id: clubs[i % clubs.length]!,
    visit_external_id: clubs[(i + 1 + (i % 5)) % clubs.length]!,
  }),
);

const plans = {
  'loops over indexes': ['hashjoin', 'mergejoin', 'seqscan'],
  'builds tables of hashes': ['nestloop', 'mergejoin'],
  'sorts and merges': ['nestloop', 'hashjoin'],
};

it.each(Object.entries(plans))('a feed’s order is that of the new ids, also where the database %s', async (_, off) => {
  const byId = async (table: 'player' | 'match') =>
    (await db.fresh.selectFrom(table).select('external_id').orderBy('id').execute()).map((row) => row.external_id);
  await db.tx(async (tx) => {
    for (const means of off) await sql.raw(`set local enable_${means} = off`).execute(tx);
    const league = { league_unique: 'liga', name: 'Liga', logo: '', season: '2026' };
    const { id } = await tx.insertInto('league').values(league).returning('id').executeTakeFirstOrThrow();
    await upsertTeams(
      tx,
      id,
      clubs.map((club) => ({ external_id: club, name: `Club ${club}`, short: club.toUpperCase() })),
    );
    await upsertJornadas(tx, id, [{ number: 1, name: 'Jornada 1' }]);
    await upsertPlayers(tx, id, players);
    await upsertMatches(tx, id, matches, { source: 'prueba', provider: 'prueba' });
  });
  expect(await byId('player')).toEqual(players.map(({ external_id }) => external_id));
  expect(await byId('match')).toEqual(matches.map(({ external_id }) => external_id));
});
