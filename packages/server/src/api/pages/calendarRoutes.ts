import { Hono } from 'hono';
import type { Deps } from '../../platform/deps';
import type { ServerEnv } from '../../platform/http/env';
import { calendarOwner } from '../../rooms/calendar/calendarLink';
import { lockCalendar } from '../../rooms/calendar/lockCalendar';
import { locksOfPlayer } from '../../rooms/calendar/locksOfPlayer';
import type { AddressLimiter } from '../pipeline/rateLimit';

/**
 * Serves players' calendars to calendar programs, which cannot sign in: `/services/plus/calendar/{key}.ics` (rules R14.10). The
 * key is all that it takes.
 */
export function calendarRoutes(
  { db, publicUrl }: Pick<Deps, 'db' | 'publicUrl'>,
  isOverLimit: AddressLimiter,
): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>();
  app.get('/services/plus/calendar/:file{[\\w-]+\\.ics}', async (c) => {
    if (await isOverLimit(c.env.ip ?? '')) return c.text('Too many requests: read the calendar once an hour.', 429);
    const owner = await calendarOwner(db.fresh, c.req.param('file').slice(0, -'.ics'.length));
    if (owner === null) return c.notFound();
    return c.body(lockCalendar(await locksOfPlayer(db.fresh, owner), publicUrl), 200, {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'inline; filename="arma-tu-11.ics"',
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    });
  });
  return app;
}
