import { z } from 'zod';
import type { Queryable } from '../../db/database';

export const BannerLine = z.object({
  banner: z.int(),
  title: z.string(),
  link: z.string(),
  action: z.string(),
  image: z.string(),
  color_bg: z.string(),
  color_text: z.string(),
  alt: z.string(),
  ordinal: z.int(),
});
export type BannerLine = z.infer<typeof BannerLine>;

/** The banners of the home page, in their order. */
export const bannerLines = (q: Queryable): Promise<BannerLine[]> =>
  q
    .selectFrom('banner')
    .select(['id as banner', 'title', 'link', 'action', 'image', 'color_bg', 'color_text', 'alt', 'ordinal'])
    .where('active', '=', true)
    .orderBy('ordinal')
    .orderBy('id')
    .execute();
