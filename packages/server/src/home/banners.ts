import type { Queryable } from '../platform/db/database';

/** Returns the banners that the home page shows, in their order. */
export const activeBanners = (q: Queryable) =>
  q
    .selectFrom('banner')
    .select(['id', 'title', 'image', 'link', 'action', 'color_bg', 'color_text', 'alt'])
    .where('active', '=', true)
    .orderBy('ordinal')
    .orderBy('id')
    .execute();
