import type { Db } from '../../platform/db/database';
import { embedCaller } from '../../partners/embedCaller';
import { requestingPage } from '../../platform/http/requestingPage';
import { sessionCaller } from '../../players/accounts/sessionCaller';
import type { Caller } from '../../platform/http/caller';

const BEARER = /^Bearer ((et_)?[A-Za-z0-9_-]{43})$/;

/** Who a token belongs to, or null when there is none or it has ended (reliability.md §3.2). */
export async function authenticate(db: Db, request: Request): Promise<Caller | null> {
  const [, token, ofEmbed] = BEARER.exec(request.headers.get('authorization') ?? '') ?? [];
  if (!token) return null;
  return ofEmbed ? embedCaller(db, token, requestingPage(request)) : sessionCaller(db, token);
}
