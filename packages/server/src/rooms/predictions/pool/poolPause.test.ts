import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '../../../platform/db/migrate';
import { setClock } from '../../../platform/db/clock';
import { openPgliteFolder, type Pglite } from '../../../platform/db/openPglite';
import { bigPool, layPoolLeague } from '../../../testing/bigPool';
import { longestTurn } from '../../../testing/longestTurn';
import { inSameThread } from '../../../testing/sameThreadHost';
import { testCommand } from '../../../testing/testCommand';

let db: Pglite;
beforeAll(async () => {
  db = await openPgliteFolder({}, inSameThread);
  await migrate(db);
  await setClock(db, { at: '2026-06-01T12:00:00Z', speed: 0 });
}, 120_000);
afterAll(() => db.close());

describe('an import of a pool on the embedded database', () => {
  it('never makes another request wait longer than 250 ms (rules R17.4, R18.6)', async () => {
    const pool = bigPool({ people: 250, matches: 72 });
    await layPoolLeague(db, pool);
    const { league, people, predictions } = pool;
    const args = { people, predictions, league, rule: '3/1' };
    const first = await longestTurn(db, (own) => testCommand(own, 'import pool', args));
    const again = await longestTurn(db, (own) => testCommand(own, 'import pool', args));
    expect([first, again].map(Math.round).filter((ms) => ms > 250)).toEqual([]);
  }, 300_000);
});
