import { AdjustmentsPage } from './ajustes/AdjustmentsPage';
import { AuditPage } from './auditoria/AuditPage';
import { BannersPage } from './banners/BannersPage';
import { DeskHome } from './DeskHome';
import { IncidentsPage } from './incidencias/IncidentsPage';
import { OperadorShell } from './OperadorShell';
import { MatchesPage } from './partidos/MatchesPage';
import { MatchPage } from './partidos/MatchPage';
import { PromosPage } from './promos/PromosPage';
import { DepositsPage } from './recargas/DepositsPage';
import { WithdrawalsPage } from './retiros/WithdrawalsPage';
import { RoomPage } from './salas/RoomPage';
import { RoomsPage } from './salas/RoomsPage';
import { UserPage } from './usuarios/UserPage';
import { UsersPage } from './usuarios/UsersPage';

/** The whole back office: it is loaded in one piece, and by nobody who does not open it. */
export const deskPages = {
  shell: OperadorShell,
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
