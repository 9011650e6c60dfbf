import type { PostgresPool, PostgresPoolClient } from 'kysely';

/** How far behind a standby may be, in seconds, and how often that is looked at. */
const MOST_BEHIND_SECONDS = 2;
const LOOK_EVERY_MS = 1000;
/** After a failure the standby is left alone for so long. */
const REST_MS = 5000;

/**
 * Seconds that the standby is behind; null where it is none, or gets nothing from the primary any more. Nothing written is
 * not behind.
 */
const BEHIND = `select case when pg_is_in_recovery() and exists (select from pg_stat_wal_receiver) then
  case when pg_last_wal_receive_lsn() = pg_last_wal_replay_lsn() then 0
    else extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp())::float8 end end as behind`;

/** Lost (the socket's own codes begin with E), ending, starting, or in the way of what the primary has sent meanwhile: the primary can still answer. */
const ELSEWHERE = /^(08...|57P0.|25P0[34]|53300|40001|40P01|55P03|E[A-Z]+)$/;
/** What the driver says by itself, such as that it waited too long, has no code. */
const canBeAskedElsewhere = (error: unknown) =>
  error instanceof Error && (!('code' in error) || ELSEWHERE.test(String(error.code)));

/**
 * Connections for reads that may be some seconds old: to the standby while it follows, else to the primary. What the
 * standby fails at the primary is asked, so that nobody who reads notices its end. For single statements alone.
 */
export function standbyPool(standby: PostgresPool, primary: PostgresPool, now = () => performance.now()): PostgresPool {
  let [looked, follows, restsUntil] = [-Infinity, false, -Infinity];
  const rest = () => {
    restsUntil = now() + REST_MS;
    follows = false;
  };

  async function look(client: PostgresPoolClient): Promise<boolean> {
    if (now() - looked < LOOK_EVERY_MS) return follows;
    looked = now();
    const { rows } = await client.query<{ behind: number | null }>(BEHIND, []);
    const behind = rows[0]!.behind;
    follows = behind !== null && behind <= MOST_BEHIND_SECONDS;
    if (!follows) rest();
    return follows;
  }

  async function following(): Promise<PostgresPoolClient | null> {
    if (now() < restsUntil) return null;
    let client: PostgresPoolClient | undefined;
    try {
      client = await standby.connect();
      if (await look(client)) return client;
    } catch {
      rest();
    }
    client?.release();
    return null;
  }

  async function onPrimary(text: string, parameters: readonly unknown[]) {
    const client = await primary.connect();
    try {
      return await client.query(text, parameters);
    } finally {
      client.release();
    }
  }

  return {
    options: standby.options,
    end: async () => {
      await standby.end();
    },
    async connect() {
      const client = await following();
      if (!client) return primary.connect();
      let broken = false;
      const query = async (text: string, parameters: readonly unknown[]) => {
        try {
          return await client.query(text, parameters);
        } catch (error) {
          if (!canBeAskedElsewhere(error)) throw error;
          broken = true;
          rest();
          return onPrimary(text, parameters);
        }
      };
      const release = () => (client.release as (destroy: boolean) => void)(broken);
      // Kysely's type takes cursors, too; it uses them only where it is given some.
      return { query, release } as unknown as PostgresPoolClient;
    },
  };
}
