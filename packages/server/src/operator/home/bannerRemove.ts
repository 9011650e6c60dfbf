import { z } from 'zod';
import { command, CommandError } from '../definition/command';
import { BannerLine, bannerLines } from './bannerLines';
import { RowId } from './homeArguments';

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
