import { contract } from '@arma11/core/contract';
import { contractSchemas } from '@arma11/core/schemas';
import { routes } from '../platform/http/route';
import { clubScores, topClubs } from '../home/clubScores';
import { rangoView } from '../players/rango/rangoView';

export const homeRoutes = routes(contract.home, contractSchemas.home, {
  banners: ({ deps }) =>
    deps.db.read
      .selectFrom('banner')
      .select(['id', 'title', 'image', 'link', 'action', 'color_bg', 'color_text', 'alt'])
      .where('active', '=', true)
      .orderBy('ordinal')
      .orderBy('id')
      .execute(),

  rango: ({ deps, player }) => rangoView(deps.db.read, player.id),

  topClubs: ({ deps, player }) => topClubs(deps.db.read, player.id),

  async clubsByLeague({ deps, player, query }) {
    const q = deps.db.read;
    const league = await q.selectFrom('league').select('id').where('league_unique', '=', query.liga).executeTakeFirst();
    return league ? clubScores(q, player.id, { leagueId: league.id }) : [];
  },
});
