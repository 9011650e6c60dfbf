import { z } from 'zod';
import { command } from '../definition/command';
import { table } from '../definition/table';
import { BannerLine, bannerLines } from './bannerLines';

/** The banners of the home page. */
export const bannerList = command({
  name: 'banner list',
  summary: 'the banners of the home page, in their order',
  args: z.object({}),
  ops: { method: 'GET', path: 'ops/banners/', role: 'operador', result: z.array(BannerLine) },
  run: ({ db }) => bannerLines(db.read),
  print: (banners) =>
    banners.length === 0
      ? 'No banners.'
      : table(
          ['banner', 'place', 'title', 'link', 'action'],
          banners.map((b) => [b.banner, b.ordinal, b.title, b.link, b.action]),
        ),
});
