import { limaDay, loginRefused, validateLogin } from '@arma11/core/domain';
import type { SignedIn } from '@arma11/core/contract';
import { sql } from 'kysely';
import { appNow } from '../db/clock';
import type { Deps } from '../deps';
import { base64url, sha256 } from '../http/bytes';
import { countStep } from '../quests/countStep';
import { Refusal } from '../refusal';
import { type AttemptLimit, countAttempt, forgetAttempts, uncountAttempt } from './attempts';
import { isDemoEmail } from './demoAccounts';
import { emailKey } from './emailKey';
import { deviceHash, openSession } from './sessions';
import { readUser } from './userView';

/** Compared when nobody has the e-mail, so that the answer takes as long: random bytes at argon2Hasher's own cost. */
export const NOBODYS_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$yreZu4zO7RYHtpzdu/JpQA$uQyyA/a9YPI3H0uC9n1SJsopqK1mYVNHlBBfRVSWQd8';

interface Account {
  id: number;
  password_hash: string | null;
  blocked: boolean;
  known_device: boolean;
}

/** Where a request comes from. */
export interface Origin {
  ip: string;
  userAgent: string;
}

const wrong = () => new Refusal(401, 'CREDENCIALES', loginRefused);
/** Told only to somebody who has just shown to be the owner. */
export const blockedAccount = () =>
  new Refusal(403, 'CUENTA_BLOQUEADA', 'Tu cuenta está bloqueada. Escríbenos desde «Reportar un problema».');

/** The first three groups of an IPv4 address, or the first four of an IPv6 one. */
const network = (ip: string) =>
  ip.includes(':') ? ip.split(':').slice(0, 4).join(':') : ip.split('.').slice(0, 3).join('.');

/**
 * Five failures in 15 minutes per account, 30 per address, 300 per network (reliability.md §3.3). A device that has
 * signed in to the account before is counted apart: strangers cannot lock the owner out.
 */
async function limitsFor(key: string, device: string, known: boolean, ip: string): Promise<AttemptLimit[]> {
  const account = base64url((await sha256(key)).slice(0, 16));
  const windowMinutes = 15;
  return [
    { scope: `login:account:${account}${known ? `:${device}` : ''}`, most: 5, windowMinutes },
    { scope: `login:ip:${ip}`, most: 30, windowMinutes },
    { scope: `login:net:${network(ip)}`, most: 300, windowMinutes },
  ];
}

async function findAccount(deps: Deps, key: string, device: string): Promise<Account | undefined> {
  const { rows } = await sql<Account>`
    select u.id, u.password_hash, u.blocked_at is not null as blocked,
      exists (select 1 from session s where s.user_id = u.id and s.agent_hash = ${device}) as known_device
    from app_user u where u.email_key = ${key}`.execute(deps.db.read);
  return rows[0];
}

/** Signs in with e-mail and password. Every failure looks the same; only the owner learns that an account is blocked. */
export async function login(
  deps: Deps,
  { email, password, ...origin }: { email: string; password: string } & Origin,
): Promise<SignedIn> {
  if (validateLogin({ email, password }) !== null) throw wrong();
  const key = emailKey(email);
  const device = await deviceHash(origin);
  const account = await findAccount(deps, key, device);
  const limits = await limitsFor(key, device, account?.known_device ?? false, origin.ip);
  await countAttempt(deps.db, limits);
  const matches = await deps.hasher.verify(account?.password_hash ?? NOBODYS_HASH, password);
  const refused = deps.production && isDemoEmail(email);
  if (!matches || !account?.password_hash || refused) throw wrong();
  await uncountAttempt(deps.db, limits.slice(1));
  await forgetAttempts(deps.db, limits[0]!.scope);
  if (account.blocked) throw blockedAccount();
  return deps.db.tx(async (tx) => {
    const session = await openSession(tx, { userId: account.id, device, random: deps.random });
    await countStep(tx, account.id, 'login_dia', `day:${limaDay(await appNow(tx))}`);
    return { user: await readUser(tx, account.id), ...session };
  });
}
