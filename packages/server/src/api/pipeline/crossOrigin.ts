import type { MiddlewareHandler } from 'hono';
import type { Db } from '../../platform/db/database';
import { allowsOrigin } from '../../partners/allowsOrigin';
import { openOrigins, pageClosed } from '../../partners/openPartner';
import type { ServerEnv } from '../../platform/http/env';
import { refusalResponse } from '../../platform/http/respond';

/** How long a change of the partners' table may go unnoticed here; what a token may do is looked up every time. */
const REMEMBERED_MS = 5000;

const METHODS = 'GET, POST, PATCH, PUT, DELETE';
const REQUEST_HEADERS = 'authorization, content-type, idempotency-key, if-match, if-none-match, last-event-id';
const ANSWER_HEADERS = 'x-server-time, x-request-id, etag, retry-after, idempotent-replayed';

/**
 * The origins of all partners that are open, asked for at most every few seconds; none where the database cannot say,
 * which must not hide the answer behind a second failure.
 */
function partnerOrigins(db: Pick<Db, 'fresh'>, now: () => number): () => Promise<string[]> {
  let known = { at: -Infinity, origins: Promise.resolve<string[]>([]) };
  return () => {
    if (now() - known.at > REMEMBERED_MS) known = { at: now(), origins: openOrigins(db.fresh) };
    // A failure is not remembered.
    return known.origins.catch(() => {
      known.at = -Infinity;
      return [];
    });
  };
}

/** Whether a browser says that a page of another origin asks; older browsers do not tell, nor do programs. */
const isForeign = (site: string | undefined) => site === 'cross-site' || site === 'same-site';

/**
 * Lets pages of partners, by their exact origin, read our answers (security §4.4): never with cookies, which we do
 * not have, and never a page that only looks like one of theirs. Any other page is refused, and may read that much: its
 * readers are not told that they have no connection, and whoever builds it sees why. The desk is nobody's.
 */
export function crossOrigin(
  db: Pick<Db, 'fresh'>,
  now: () => number = () => performance.now(),
): MiddlewareHandler<ServerEnv> {
  const origins = partnerOrigins(db, now);
  return async (c, next) => {
    const origin = c.req.header('origin');
    const asks = origin !== undefined && !c.req.path.startsWith('/services/ops/');
    const allowed = asks && allowsOrigin(await origins(), origin);
    const refused = asks && !allowed && isForeign(c.req.header('sec-fetch-site'));
    const isPreflight = c.req.method === 'OPTIONS' && c.req.header('access-control-request-method') !== undefined;
    if ((allowed || refused) && isPreflight) c.res = new Response(null, { status: 204, headers: preflight });
    else if (refused) c.res = refusalResponse(pageClosed(), c.get('requestId'));
    else await next();
    c.header('Vary', 'Origin', { append: true });
    if (!allowed && !refused) return;
    c.header('Access-Control-Allow-Origin', origin);
    c.header('Access-Control-Expose-Headers', ANSWER_HEADERS);
  };
}

const preflight = {
  'Access-Control-Allow-Methods': METHODS,
  'Access-Control-Allow-Headers': REQUEST_HEADERS,
  'Access-Control-Max-Age': '7200',
};
