import { sql } from 'kysely';
import type { Db } from '../db/database';
import { keysInUse } from './keysInUse';
import type { Sealing } from './Sealing';
import { keyOf, SEALED_COLUMNS, type SealedColumn } from './sealedColumns';

/** Values that are sealed anew in one transaction. */
const BATCH = 200;

/** Seals the next values of an older key; returns how many. Who is writing a row seals it with the newest key anyway. */
async function batch(db: Db, sealing: Sealing, old: string, { table, column, row }: SealedColumn): Promise<number> {
  const [place, value] = [sql.table(table), sql.ref(column)];
  return db.tx(async (tx) => {
    const { rows } = await sql<{ at: string; sealed: string }>`
      select ${row} as at, ${value} as sealed from ${place}
      where ${value} is not null and ${keyOf(column)} = ${old} limit ${BATCH} for update skip locked`.execute(tx);
    for (const { at, sealed } of rows) {
      const there = { table, column, row: at };
      const fresh = await sealing.seal(await sealing.open(sealed, there), there);
      await sql`update ${place} set ${value} = ${fresh} where ${value} = ${sealed} and ${row} = ${at}`.execute(tx);
    }
    return rows.length;
  });
}

/**
 * Seals with the newest key what older ones have sealed, in small transactions while players play; run again, it goes on
 * where it stopped. Returns how many values.
 */
export async function reseal(db: Db, sealing: Sealing, progress: (done: number) => void): Promise<number> {
  let done = 0;
  const older = [...(await keysInUse(db.read, (key) => key !== sealing.keys[0])).keys()];
  for (const old of older) {
    for (const column of SEALED_COLUMNS) {
      for (let sealed = 1; sealed > 0; done += sealed) {
        sealed = await batch(db, sealing, old, column);
        if (sealed > 0) progress(done + sealed);
      }
    }
  }
  return done;
}
