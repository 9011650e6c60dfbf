import { contract } from '@arma11/core/contract';
import { contractSchemas } from '@arma11/core/schemas';
import { rangoOf } from '@arma11/core/domain';
import { rangoPath } from '../http/mediaPaths';
import { routes } from '../http/route';
import { clubScores, topClubs } from '../rango/clubScores';
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
    const progress = rangoOf(xp);
    return { ...progress, image: rangoPath(progress.level), xp, history: [] };
  },

  topClubs: ({ deps, player }) => topClubs(deps.db.read, player.id),

  async clubsByLeague({ deps, player, query }) {
    const q = deps.db.read;
    const league = await q.selectFrom('league').select('id').where('league_unique', '=', query.liga).executeTakeFirst();
    return league ? clubScores(q, player.id, { leagueId: league.id }) : [];
  },
});
