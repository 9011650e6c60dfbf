import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openTestDatabase } from '../../testing/openTestDatabase';

it('what keeps rooms waiting is looked for from its matches, and not in a list of all rooms', async () => {
  const db = await openTestDatabase();
  try {
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      explain (costs off) select from match_trouble where not moved`.execute(db.fresh);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('match_troubled');
    expect(plan).not.toContain('CTE rooms');
  } finally {
    await db.close();
  }
});
