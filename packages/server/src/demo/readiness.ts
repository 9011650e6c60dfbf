import { sql } from 'kysely';
import type { Deps } from '../platform/deps';

const PROBE = 'a password nobody has';

/** The demo account that must be able to sign in, and its league. */
export interface DemoAccount {
  email: string;
  password: string;
  league: string;
}

/** Returns why nobody could sign in to the demo season; none when somebody can. */
export async function demoReasons({ db, hasher }: Deps, demo: DemoAccount): Promise<string[]> {
  const { rows } = await sql<{ league: boolean; hash: string | null }>`
    select exists (select 1 from league where league_unique = ${demo.league}) as league,
      (select password_hash from app_user where email_key = ${demo.email}) as hash`.execute(db.read);
  const row = rows[0];
  if (!row?.league) return ['The demo season is not in place.'];
  return row.hash && (await hasher.verify(row.hash, demo.password)) ? [] : ['The demo account cannot sign in.'];
}

/** Returns why nobody could sign in: it needs a hash that verifies, and the sessions' table. */
export async function signInReasons({ db, hasher }: Deps): Promise<string[]> {
  await db.read.selectFrom('session').select('user_id').limit(1).execute();
  return (await hasher.verify(await hasher.hash(PROBE), PROBE)) ? [] : ['Passwords cannot be verified.'];
}
