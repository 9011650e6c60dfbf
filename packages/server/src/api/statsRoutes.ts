import { contract } from '@arma11/core/contract';
import { contractSchemas } from '@arma11/core/schemas';
import { routes } from '../platform/http/route';
import { recentStats } from '../home/stats/recentStats';

/** 'Estadisticas Recientes' (product.md §2). */
export const statsRoutes = routes(contract.plus, contractSchemas.plus, {
  recentStats: ({ deps }) => recentStats(deps.db.read),
});
