import { sql } from 'kysely';
import type { Db } from '../db/database';
import { keysInUse } from './keysInUse';
import type { Place, Sealing } from './Sealing';
import { keyOf, SEALED_COLUMNS, type SealedColumn } from './sealedColumns';

/** Values that are sealed anew in one transaction. */
const BATCH = 200;
const BATCH_OF_BYTES = 5;

async function anew(sealing: Sealing, sealed: string | Uint8Array, place: Place): Promise<string | Uint8Array> {
  if (typeof sealed === 'string') return sealing.seal(await sealing.open(sealed, place), place);
  return sealing.sealBytes(await sealing.openBytes(sealed, place), place);
}

/** Seals the next values of an older key; returns how many. Who is writing a row seals it with the newest key anyway. */
async function batch(db: Db, sealing: Sealing, old: string, of: SealedColumn): Promise<number> {
  const { table, column, row, bytes } = of;
  const [place, value] = [sql.table(table), sql.ref(column)];
  return db.tx(async (tx) => {
    const { rows } = await sql<{ at: string; sealed: string | Uint8Array }>`
      select ${row} as at, ${value} as sealed from ${place}
      where ${value} is not null and ${keyOf(of)} = ${old} limit ${bytes ? BATCH_OF_BYTES : BATCH} for update skip locked`.execute(
      tx,
    );
    for (const { at, sealed } of rows) {
      const there = { table, column, row: at };
      await sql`update ${place} set ${value} = ${await anew(sealing, sealed, there)} where ${row} = ${at}`.execute(tx);
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
  const older = [...(await keysInUse(db.fresh, (key) => key !== sealing.keys[0])).keys()];
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
