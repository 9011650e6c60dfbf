import { sql } from 'kysely';
import type { Tx } from './database';

/** Runs a step that may break a constraint; when it does, only the step is undone and the transaction goes on. */
export async function savepoint<T>(tx: Tx, step: () => Promise<T>): Promise<T> {
  await sql`savepoint step`.execute(tx);
  try {
    const result = await step();
    await sql`release savepoint step`.execute(tx);
    return result;
  } catch (error) {
    await sql`rollback to savepoint step`.execute(tx);
    // It stands after that, and a step around this one would find it instead of its own.
    await sql`release savepoint step`.execute(tx);
    throw error;
  }
}
