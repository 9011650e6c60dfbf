import { sql } from 'kysely';
import type { Deps } from '../platform/deps';
import { Refusal } from '../platform/refusal';

const PROBE = 'a password nobody has';

/** The demo account that must be able to sign in, and its league. */
export interface DemoAccount {
  email: string;
  password: string;
  league: string;
}

/** Why nobody could sign in; none when somebody can. */
export type SignInCheck = () => Promise<string[]>;

/**
 * Hashing is slow, and players wait for it in a queue: what has verified once is not asked again, and a queue that is
 * full of players is no trouble.
 */
function remembering(work: (subject: string) => Promise<boolean>): (subject: string) => Promise<boolean> {
  let verified: string | null = null;
  return async (subject) => {
    if (subject === verified) return true;
    const good = await work(subject).catch((error: unknown) => {
      if (error instanceof Refusal) return 'busy' as const;
      throw error;
    });
    if (good === true) verified = subject;
    return good !== false;
  };
}

/** Asks whether somebody can sign in to the demo season. */
export function demoCheck({ db, hasher }: Deps, demo: DemoAccount): SignInCheck {
  const verifies = remembering((hash) => hasher.verify(hash, demo.password));
  return async () => {
    const { rows } = await sql<{ league: boolean; hash: string | null }>`
    select exists (select 1 from league where league_unique = ${demo.league}) as league,
      (select password_hash from app_user where email_key = ${demo.email}) as hash`.execute(db.fresh);
    const row = rows[0];
    if (!row?.league) return ['The demo season is not in place.'];
    return row.hash && (await verifies(row.hash)) ? [] : ['The demo account cannot sign in.'];
  };
}

/** Asks whether anybody can sign in: it needs a hash that verifies, and the sessions' table. */
export function signInCheck({ db, hasher }: Deps): SignInCheck {
  const verifies = remembering(async (probe) => hasher.verify(await hasher.hash(probe), probe));
  return async () => {
    await db.fresh.selectFrom('session').select('user_id').limit(1).execute();
    return (await verifies(PROBE)) ? [] : ['Passwords cannot be verified.'];
  };
}
