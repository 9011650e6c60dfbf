import { contrast } from '@arma11/core/art';
import { z } from 'zod';
import { bannerPath } from '../../platform/http/mediaPaths';
import { command, CommandError } from '../definition/command';
import { BannerLine } from './bannerLines';
import { Colour, ImageAddress, Ordinal, PageAddress } from './homeArguments';

/** The words that a banner's button may say (reliability.md §4.1: an action is one of a few). */
const BANNER_ACTIONS = ['Ver más', 'Ver la sala', 'Ver la misión', 'Jugar', 'Predecir', 'Recargar'] as const;

const args = z.object({
  title: z.string().trim().min(3).max(60).describe('what players read'),
  link: PageAddress.describe('where it leads: a path of the app, or https'),
  action: z.enum(BANNER_ACTIONS).default('Ver más').describe('the word of its button'),
  bg: Colour.default('#12355b').describe('the colour behind the words'),
  text: Colour.default('#ffffff').describe('the colour of the words'),
  right: Colour.default('#0f7f4b').describe('the drawing’s other half'),
  seam: Colour.default('#ffffff').describe('the drawing’s seam'),
  image: ImageAddress.optional().describe('a picture instead of the drawing'),
  alt: z.string().trim().max(160).default('').describe('what the picture shows, for who cannot see it'),
  ordinal: Ordinal,
});

/** WCAG AA of large type, which the titles are. */
const READABLE = 3;

/** Hangs a banner on the home page. */
export const bannerCreate = command({
  name: 'banner create',
  summary: 'hang a banner on the home page',
  args,
  ops: { method: 'POST', path: 'ops/banners/', role: 'operador', result: BannerLine },
  run: ({ audited }, { title, link, action, bg, text, right, seam, image, alt, ordinal }) =>
    audited(async (tx) => {
      if (contrast(bg, text) < READABLE)
        throw new CommandError(`${text} on ${bg} cannot be read: choose another colour.`);
      const row = { title, link, action, alt, ordinal, color_bg: bg, color_text: text };
      const drawn = bannerPath(ordinal, { left: bg, right, seam });
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
