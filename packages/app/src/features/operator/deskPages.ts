import { AdjustmentsPage } from './adjustments/AdjustmentsPage';
import { AuditPage } from './audit/AuditPage';
import { BannersPage } from './banners/BannersPage';
import { BoardPage } from './board/BoardPage';
import { DeployPage } from './deploy/DeployPage';
import { DepositsPage } from './deposits/DepositsPage';
import { EntryPage } from './entries/EntryPage';
import { FeedsPage } from './feeds/FeedsPage';
import { WallsPage } from './groups/WallsPage';
import { IncidentsPage } from './incidents/IncidentsPage';
import { MatchesPage } from './matches/MatchesPage';
import { MatchPage } from './matches/MatchPage';
import { OperatorShell } from './OperatorShell';
import { PlayersPage } from './players/PlayersPage';
import { PromosPage } from './promos/PromosPage';
import { RoomPage } from './rooms/RoomPage';
import { RoomsPage } from './rooms/RoomsPage';
import { SecurityPage } from './security/SecurityPage';
import { UserPage } from './users/UserPage';
import { UsersPage } from './users/UsersPage';
import { WithdrawalsPage } from './withdrawals/WithdrawalsPage';

/** The whole back office: it is loaded in one piece, and by nobody who does not open it. */
export const deskPages = {
  shell: OperatorShell,
  home: BoardPage,
  deposits: DepositsPage,
  withdrawals: WithdrawalsPage,
  rooms: RoomsPage,
  room: RoomPage,
  entry: EntryPage,
  matches: MatchesPage,
  match: MatchPage,
  players: PlayersPage,
  incidents: IncidentsPage,
  feeds: FeedsPage,
  walls: WallsPage,
  promos: PromosPage,
  banners: BannersPage,
  users: UsersPage,
  user: UserPage,
  adjustments: AdjustmentsPage,
  audit: AuditPage,
  deploy: DeployPage,
  security: SecurityPage,
};
