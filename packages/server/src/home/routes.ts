import { contract } from '@arma11/core/contract';
import { contractSchemas } from '@arma11/core/schemas';
import { percentOf, rangoLevels, rangoOf } from '@arma11/core/domain';
import { rangoPath } from '../http/mediaPaths';
import { routes } from '../http/route';
import { exchange } from './exchange';

export const homeRoutes = routes(contract.home, contractSchemas.home, {
  banners: ({ deps }) =>
    deps.db.read
      .selectFrom('banner')
      .select(['id', 'title', 'image', 'link', 'action', 'color_bg', 'color_text', 'alt'])
      .where('active', '=', true)
      .orderBy('ordinal')
      .orderBy('id')
      .execute(),

  exchange: async () => exchange,

  async rango({ deps, player }) {
    const { xp } = await deps.db.read
      .selectFrom('app_user')
      .select('xp')
      .where('id', '=', player.id)
      .executeTakeFirstOrThrow();
    const { level, name } = rangoOf(xp);
    const from = rangoLevels.find((each) => each.level === level)?.xp ?? 0;
    const next = rangoLevels.find((each) => each.level === level + 1)?.xp ?? null;
    const percent = next === null ? 100 : percentOf(xp - from, next - from);
    return { level, name, image: rangoPath(level), xp, xp_from: from, xp_next: next, percent, history: [] };
  },
});
