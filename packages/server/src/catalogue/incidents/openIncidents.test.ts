import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { seedPlayedRooms } from '../../bench/seedPlayedRooms';
import { openTestDatabase } from '../../testing/openTestDatabase';

it('what keeps rooms waiting is looked for from its matches, and not in a list of all rooms', async () => {
  const db = await openTestDatabase();
  try {
    await seedPlayedRooms(db, 200);
    // Of tables as small as a test's, reading them whole is cheapest: what can be found by an index is asked.
    const { rows } = await db.tx(async (tx) => {
      await sql`set local enable_seqscan = off`.execute(tx);
      await sql`set local enable_hashjoin = off`.execute(tx);
      await sql`set local enable_mergejoin = off`.execute(tx);
      return sql<{ 'QUERY PLAN': string }>`
        explain (costs off) select from match_trouble where not moved`.execute(tx);
    });
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('match_troubled');
    expect(plan).toContain('Index Scan using room_pkey');
    expect(plan).not.toContain('room_running');
    expect(plan).not.toMatch(/Seq Scan on room|CTE rooms/);
  } finally {
    await db.close();
  }
});
