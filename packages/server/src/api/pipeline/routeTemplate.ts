import type { Context } from 'hono';
import { routePath } from 'hono/route';

/**
 * The route that answered, as the contract writes it: `/services/users/update-data/{id}/`. There are as many of them as the
 * server has routes, whatever is asked for.
 */
export const routeTemplate = (c: Context): string =>
  (routePath(c) || '/*').replaceAll(/:(\w+)(\{[^}]*\})?/g, '{$1}').replace(/^\*$/, '/*');
