import { compeRoutes, lineupEditRoutes } from './lineupRoutes';
import { partnersRoutes } from './partnerRoutes';
import { duelRoutes } from './duelRoutes';
import { eventRoutes } from './eventRoutes';
import { homeRoutes } from './homeRoutes';
import type { RouteGroup } from '../platform/http/route';
import { avatarRoutes, itemsRoutes } from './itemRoutes';
import { noticesRoutes } from './noticeRoutes';
import { partidosRoutes } from './matchRoutes';
import { leagueRoutes } from './leagueRoutes';
import { liveRoutes } from './liveRoutes';
import { clutchRoutes, tiebreakRoutes } from './clutchRoutes';
import { prediRoomRoutes } from './ownPredictionRoutes';
import { prediRoutes } from './predictionRoutes';
import { questsRoutes } from './questRoutes';
import { systemRoutes } from './accountRoutes';
import { reactionRoutes } from './reactionRoutes';
import { casualEntryRoutes, roomRoutes, salasRoutes } from './roomRoutes';
import { statsRoutes } from './homeRoutes';
import { promoRoutes } from './promoRoutes';
import { walletHomeRoutes, walletRoutes } from './walletRoutes';

/** The game's headings; accounts come from accountRoutes. A call without a handler answers 501. */
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
  lineupEditRoutes,
  liveRoutes,
  systemRoutes,
  roomRoutes,
  reactionRoutes,
  duelRoutes,
  casualEntryRoutes,
  eventRoutes,
  partnersRoutes,
];
