import { sql } from 'kysely';
import { outboxSenders } from '../../platform/messages/outboxSenders';
import { createServer, type Server } from '../../createServer';
import type { Db, Tx } from '../../platform/db/database';
import { savepoint } from '../../platform/db/savepoint';
import { callerOf, type ApiCall } from '../testServer';
import { allGroups, type Scene, type Environment } from './openEnvironment';
import type { RoomPair } from './makeRooms';
import type { Somebody } from './people';

/** The environment on a copy that is forgotten: whatever is written here is rolled back. */
export interface Rehearsal extends RoomPair {
  environment: Environment;
  scene: Scene;
  db: Db;
  server: Server;
  /** Asks as somebody. */
  as(who: Somebody): ApiCall;
  /** Asks with a token that may be anything, or with none. */
  withToken(token: string | null): ApiCall;
  /** Works on a copy of the copy. */
  apart<T>(work: () => Promise<T>): Promise<T>;
}

const over = new Error('The rehearsal is over.');

async function forgotten<T>(run: (work: () => Promise<void>) => Promise<void>, work: () => Promise<T>): Promise<T> {
  let result: T | undefined;
  await run(async () => {
    result = await work();
    throw over;
  }).catch((error: unknown) => {
    if (error !== over) throw error;
  });
  return result as T;
}

/**
 * A transaction in the shape of a database, whose own transactions are steps of it: a refused one is undone alone. What
 * waits for the commit is checked when a step ends.
 */
function stepwise(db: Db, tx: Tx): Db {
  const step = async <T>(work: (tx: Tx) => Promise<T>) => {
    const result = await work(tx);
    await sql`set constraints all immediate`.execute(tx);
    await sql`set constraints all deferred`.execute(tx);
    return result;
  };
  return { ...db, fresh: tx, stale: tx, tx: (work) => savepoint(tx, () => step(work)) };
}

/** Rehearses on the environment as it stands, around the rooms of a scene. */
export async function rehearse<T>(
  environment: Environment,
  scene: Scene,
  work: (stage: Rehearsal) => Promise<T>,
): Promise<T> {
  const { db: real, deps } = environment.server;
  const run = (inner: (tx: Tx) => Promise<void>) => real.tx(inner);
  let result: T | undefined;
  await run(async (tx) => {
    const db = stepwise(real, tx);
    const server = createServer({ ...deps, ...outboxSenders(db), db }, { groups: allGroups });
    const stage: Rehearsal = {
      ...environment.rooms[scene],
      environment,
      scene,
      db,
      server,
      as: (who) => callerOf(server, environment.people[who].access),
      withToken: (token) => callerOf(server, token ?? undefined),
      apart: (inner) => forgotten((step) => savepoint(tx, step), inner),
    };
    result = await work(stage);
    throw over;
  }).catch((error: unknown) => {
    if (error !== over) throw error;
  });
  return result as T;
}
