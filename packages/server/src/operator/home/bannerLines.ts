import { deskModels } from '@arma11/core/schemas';
import type { z } from 'zod';
import type { Queryable } from '../../platform/db/database';

export const BannerLine = deskModels.DeskBanner;
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
