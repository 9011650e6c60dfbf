import { AdjustmentsPage } from './adjustments/AdjustmentsPage';
import { AuditPage } from './audit/AuditPage';
import { BannersPage } from './banners/BannersPage';
import { DepositsPage } from './deposits/DepositsPage';
import { DeskHome } from './DeskHome';
import { IncidentsPage } from './incidents/IncidentsPage';
import { MatchesPage } from './matches/MatchesPage';
import { MatchPage } from './matches/MatchPage';
import { OperatorShell } from './OperatorShell';
import { PromosPage } from './promos/PromosPage';
import { RoomPage } from './rooms/RoomPage';
import { RoomsPage } from './rooms/RoomsPage';
import { UserPage } from './users/UserPage';
import { UsersPage } from './users/UsersPage';
import { WithdrawalsPage } from './withdrawals/WithdrawalsPage';

/** The whole back office: it is loaded in one piece, and by nobody who does not open it. */
export const deskPages = {
  shell: OperatorShell,
  home: DeskHome,
  deposits: DepositsPage,
  withdrawals: WithdrawalsPage,
  rooms: RoomsPage,
  room: RoomPage,
  matches: MatchesPage,
  match: MatchPage,
  incidents: IncidentsPage,
  promos: PromosPage,
  banners: BannersPage,
  users: UsersPage,
  user: UserPage,
  adjustments: AdjustmentsPage,
  audit: AuditPage,
};
