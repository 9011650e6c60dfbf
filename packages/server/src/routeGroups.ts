import { systemRoutes } from './accounts/routes';
import { compeRoutes } from './compe/routes';
import { embedRoutes } from './embeds/routes';
import { eventRoutes } from './events/routes';
import { homeRoutes } from './home/routes';
import type { RouteGroup } from './http/route';
import { avatarRoutes, itemsRoutes } from './items/routes';
import { noticesRoutes } from './notices/routes';
import { partidosRoutes } from './partidos/routes';
import { leagueRoutes, lineupRoutes, liveRoutes, oneRoomRoutes } from './plus/routes';
import { clutchRoutes, tiebreakRoutes } from './predi/clutch/routes';
import { prediRoomRoutes } from './predi/manage/routes';
import { prediRoutes } from './predi/routes';
import { questsRoutes } from './quests/routes';
import { entryRoutes, roomRoutes } from './rooms/routes';
import { salasRoutes } from './salas/routes';
import { statsRoutes } from './stats/routes';
import { promoRoutes } from './promos/routes';
import { walletHomeRoutes, walletRoutes } from './wallet/routes';

/** The game's headings; accounts come from accounts/. A call without a handler answers 501. */
export const gameRoutes: readonly RouteGroup[] = [
  questsRoutes,
  compeRoutes,
  salasRoutes,
  prediRoutes,
  prediRoomRoutes,
  tiebreakRoutes,
  clutchRoutes,
  partidosRoutes,
  homeRoutes,
  itemsRoutes,
  avatarRoutes,
  noticesRoutes,
  statsRoutes,
  walletRoutes,
  walletHomeRoutes,
  promoRoutes,
  leagueRoutes,
  oneRoomRoutes,
  lineupRoutes,
  liveRoutes,
  systemRoutes,
  roomRoutes,
  entryRoutes,
  eventRoutes,
  embedRoutes,
];
