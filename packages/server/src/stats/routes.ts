import { contract } from '@arma11/core/contract';
import { contractSchemas } from '@arma11/core/schemas';
import { routes } from '../http/route';
import { recentStats } from './recentStats';

/** 'Estadisticas Recientes' (product.md §2). */
export const statsRoutes = routes(contract.leagues, contractSchemas.leagues, {
  recentStats: ({ deps }) => recentStats(deps.db.read),
});
