import { compeRoutes } from './compe/routes';
import { homeRoutes } from './home/routes';
import type { RouteGroup } from './http/route';
import { partidosRoutes } from './partidos/routes';
import { plusRoutes } from './plus/routes';
import { prediRoutes } from './predi/routes';
import { questsRoutes } from './quests/routes';
import { salasRoutes } from './salas/routes';

/** The game's headings; accounts come from accounts/. A call without a handler answers 501. */
export const gameRoutes: readonly RouteGroup[] = [
  questsRoutes,
  compeRoutes,
  salasRoutes,
  prediRoutes,
  partidosRoutes,
  homeRoutes,
  plusRoutes,
];
