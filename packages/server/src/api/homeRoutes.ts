import { callTable, contractSchemas } from '@arma11/core/schemas';
import { routes } from '../platform/http/route';
import { activeBanners } from '../home/banners';
import { clubScoresOfLeague, topClubs } from '../home/clubScores';
import { search } from '../home/search/search';
import { rangoView } from '../players/rango/rangoView';
import { recentStats } from '../home/stats/recentStats';

/** 'Estadisticas Recientes' (product §2). */
export const statsRoutes = routes(callTable.leagues, contractSchemas.leagues, {
  recentStats: ({ deps }) => recentStats(deps.db.stale),
});

export const homeRoutes = routes(callTable.home, contractSchemas.home, {
  banners: ({ deps }) => activeBanners(deps.db.stale),

  rango: ({ deps, player }) => rangoView(deps.db.fresh, player.id),

  topClubs: ({ deps, player }) => topClubs(deps.db.stale, player.id),

  search: ({ deps, player, query }) => search(deps.db.stale, player.id, query.q),

  clubsByLeague: ({ deps, player, query }) => clubScoresOfLeague(deps.db.stale, player.id, query.liga),
});
