import { contrast, POSTER_FIGURES, type PosterFigures } from '@arma11/core/art';
import { z } from 'zod';
import { posterPath } from '../../platform/http/mediaPaths';
import { command, CommandError } from '../definition/command';
import { Colour, ImageAddress, Ordinal, PageAddress, RowId } from './homeArguments';
import { table } from '../definition/table';
import { deskModels } from '@arma11/core/schemas';
import type { Queryable } from '../../platform/db/database';

const BannerLine = deskModels.DeskBanner;
type BannerLine = z.infer<typeof BannerLine>;

/** The banners of the home page, in their order. */
const bannerLines = (q: Queryable): Promise<BannerLine[]> =>
  q
    .selectFrom('banner')
    .select(['id as banner', 'title', 'link', 'action', 'image', 'color_bg', 'color_text', 'alt', 'ordinal'])
    .where('active', '=', true)
    .orderBy('ordinal')
    .orderBy('id')
    .execute();

/** Takes a banner down. */
export const bannerRemove = command({
  name: 'banner remove',
  summary: 'take a banner down',
  args: z.object({ banner: RowId.describe('the banner') }),
  positional: ['banner'],
  ops: { method: 'POST', path: 'ops/banners/{banner}/remove/', role: 'operador', result: BannerLine },
  run: ({ audited }, { banner }) =>
    audited(async (tx) => {
      const result = (await bannerLines(tx)).find((each) => each.banner === banner);
      if (!result) throw new CommandError(`There is no banner ${banner}. List them with: banner list.`);
      await tx.updateTable('banner').set({ active: false }).where('id', '=', banner).execute();
      return { result, target: `banner:${banner}`, before: result };
    }),
  print: ({ banner, title }) => `Banner ${banner}, "${title}", is down.`,
});

/** The banners of the home page. */
export const bannerList = command({
  name: 'banner list',
  summary: 'the banners of the home page, in their order',
  args: z.object({}),
  ops: { method: 'GET', path: 'ops/banners/', role: 'operador', result: z.array(BannerLine) },
  run: ({ db }) => bannerLines(db.fresh),
  print: (banners) =>
    banners.length === 0
      ? 'No banners.'
      : table(
          ['banner', 'place', 'title', 'link', 'action'],
          banners.map((b) => [b.banner, b.ordinal, b.title, b.link, b.action]),
        ),
});

/** The words that a banner's button may say (security §4.1: an action is one of a few). */
const BANNER_ACTIONS = ['Ver más', 'Ver la sala', 'Ver la misión', 'Jugar', 'Predecir', 'Recargar'] as const;

const args = z.object({
  title: z.string().trim().min(3).max(60).describe('what players read'),
  link: PageAddress.describe('where it leads: a path of the app, or https'),
  action: z.enum(BANNER_ACTIONS).default('Ver más').describe('the word of its button'),
  bg: Colour.default('#12355b').describe('the colour behind the words'),
  text: Colour.default('#ffffff').describe('the colour of the words'),
  right: Colour.default('#0f7f4b').describe('the drawing’s other half'),
  seam: Colour.default('#ffffff').describe('the drawing’s seam'),
  figures: z
    .enum(POSTER_FIGURES)
    .optional()
    .describe('what the drawing shows; by where the banner leads, unless given'),
  image: ImageAddress.optional().describe('a picture instead of the drawing'),
  alt: z.string().trim().max(160).default('').describe('what the picture shows, for who cannot see it'),
  ordinal: Ordinal,
});

/** Coins where they are bought or earned, crests where matches are predicted, and shirts elsewhere. */
function figuresOf(link: string): PosterFigures {
  if (/^\/play\/(galery-billetera|billetera|quest|pay-qr)/.test(link)) return 'coins';
  return link.startsWith('/predi') ? 'crests' : 'shirts';
}

/** WCAG AA of large type, which the titles are. */
const READABLE = 3;

/** Hangs a banner on the home page. */
export const bannerCreate = command({
  name: 'banner create',
  summary: 'hang a banner on the home page',
  args,
  ops: { method: 'POST', path: 'ops/banners/', role: 'operador', result: BannerLine },
  run: ({ audited }, { title, link, action, bg, text, right, seam, figures, image, alt, ordinal }) =>
    audited(async (tx) => {
      if (contrast(bg, text) < READABLE)
        throw new CommandError(`${text} on ${bg} cannot be read: choose another colour.`);
      const row = { title, link, action, alt, ordinal, color_bg: bg, color_text: text };
      const drawn = posterPath(ordinal, figures ?? figuresOf(link), { left: bg, right, seam });
      const { id: banner, image: shown } = await tx
        .insertInto('banner')
        .values({ ...row, image: image ?? drawn })
        .returning(['id', 'image'])
        .executeTakeFirstOrThrow();
      const result = { banner, ...row, image: shown };
      return { result, target: `banner:${banner}`, after: result };
    }),
  print: ({ banner, title, link }) => `Banner ${banner}, "${title}", leads to ${link}.`,
});
