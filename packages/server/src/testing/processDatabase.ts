import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** Works on a PostgreSQL with a connection of its own. */
export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return work(client).finally(() => client.end());
}

const adminUrl = () => process.env['TEST_DATABASE_URL']!;

/** Sends one statement to the PostgreSQL of the tests. Returns its rows. */
export const onAdmin = (statement: string) =>
  withClient(adminUrl(), async (client) => (await client.query<Record<string, unknown>>(statement)).rows);

/** An empty database for servers that run in processes of their own and migrate it themselves. */
export interface ProcessDatabase {
  url: string;
  drop(): Promise<void>;
}

/** Creates an empty database on the PostgreSQL of the tests. */
export async function createProcessDatabase(): Promise<ProcessDatabase> {
  const name = `arma11_process_${randomBytes(6).toString('hex')}`;
  await onAdmin(`create database ${name}`);
  const { href: url } = Object.assign(new URL(adminUrl()), { pathname: `/${name}` });
  return { url, drop: async () => void (await onAdmin(`drop database ${name} with (force)`)) };
}
