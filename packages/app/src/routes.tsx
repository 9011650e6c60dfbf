import { es } from './messages/es';
import type { AppRoute } from './shell/appRoute';
import { lazyNamed } from './shell/lazyNamed';

const PlayShell = lazyNamed(() => import('./shell/PlayShell'), 'PlayShell');
const CompeShell = lazyNamed(() => import('./shell/CompeShell'), 'CompeShell');
const CompeSala = lazyNamed(() => import('./shell/CompeSala'), 'CompeSala');
const PrediShell = lazyNamed(() => import('./shell/PrediShell'), 'PrediShell');
const PrediSala = lazyNamed(() => import('./shell/PrediSala'), 'PrediSala');
const PlainShell = lazyNamed(() => import('./shell/PlainShell'), 'PlainShell');
const CasualShell = lazyNamed(() => import('./shell/CasualSala'), 'CasualSala');

const LandingPage = lazyNamed(() => import('./pages/landing/LandingPage'), 'LandingPage');
const LoginPage = lazyNamed(() => import('./pages/login-user/LoginPage'), 'LoginPage');
const GrantPage = lazyNamed(() => import('./pages/embed/entrar/GrantPage'), 'GrantPage');
const HomePage = lazyNamed(() => import('./pages/play/home/HomePage'), 'HomePage');
const LobbyPage = lazyNamed(() => import('./pages/compe/LobbyPage'), 'LobbyPage');
const JoinPage = lazyNamed(() => import('./pages/compe/sala/ins/JoinPage'), 'JoinPage');
const TeamPage = lazyNamed(() => import('./pages/compe/sala/TeamPage'), 'TeamPage');
const CompeRanking = lazyNamed(() => import('./pages/compe/sala/RankingPage'), 'RankingPage');
const CompePoints = lazyNamed(() => import('./pages/compe/sala/PointsPage'), 'PointsPage');
const CompePrizes = lazyNamed(() => import('./pages/compe/sala/PrizesPage'), 'PrizesPage');
const CompeInfo = lazyNamed(() => import('./pages/compe/sala/InfoPage'), 'InfoPage');
const MenuPage = lazyNamed(() => import('./pages/predi/MenuPage'), 'MenuPage');
const PublicRoomsPage = lazyNamed(() => import('./pages/predi/ins/PublicRoomsPage'), 'PublicRoomsPage');
const PredictionsPage = lazyNamed(() => import('./pages/predi/sala/PredictionsPage'), 'PredictionsPage');
const PrediPoints = lazyNamed(() => import('./pages/predi/sala/PointsPage'), 'PointsPage');
const PrediRanking = lazyNamed(() => import('./pages/predi/sala/RankingPage'), 'RankingPage');
const PrediInfo = lazyNamed(() => import('./pages/predi/sala/InfoPage'), 'InfoPage');
const ProfilePage = lazyNamed(() => import('./pages/users/profile/ProfilePage'), 'ProfilePage');
const VerifyPage = lazyNamed(() => import('./pages/users/profile/verify-user/VerifyPage'), 'VerifyPage');
const PlayerPage = lazyNamed(() => import('./pages/users/profile/player/PlayerPage'), 'PlayerPage');

const t = es.shell.titles;

/** Where coins are bought. Paths that the product misspells are written in this file only. */
export const RECHARGE_PATH = '/play/galery-billetera';

/** Every screen of the product (product.md §2), and the window of partners' pages. A slash at the end of an address makes no difference. */
export const routes: readonly AppRoute[] = [
  { path: '/', title: es.shell.appName, open: true, page: LandingPage },
  { path: '/login-user', title: es.entry.submit, open: true, page: LoginPage },
  { path: '/embed/entrar', title: es.grant.title, open: true, page: GrantPage },
  {
    path: '/play',
    title: t.home,
    shell: PlayShell,
    children: [
      { path: '', title: t.home, page: HomePage },
      { path: 'help-ldt', title: t.help },
      { path: 'ligas-compe', title: t.leagues },
      { path: 'juegos-compe', title: es.shell.play.games },
      { path: 'juegos-predi', title: es.shell.play.predictions },
      { path: 'casual/join', title: t.casualJoin },
      { path: 'casual/salas', title: es.shell.play.casual },
      { path: 'matches/in-game', title: es.shell.play.matches },
      { path: 'items/galery', title: t.gallery },
      { path: 'items/galery/tarjetas', title: t.cards },
      { path: 'items/galery/escudos', title: t.shields },
      { path: 'items/galery/jugadores', title: t.players },
      { path: 'items/galery/leyendas', title: t.legends },
      { path: 'items/galery/buddys', title: t.buddys },
      { path: 'aficiones/top', title: t.supporters },
      { path: 'eventos', title: es.shell.play.events },
      { path: 'eventos/tabla/:id/:jornada', title: t.eventTable },
      { path: 'ligas-compe/equipos/:uniqueLeague', title: t.teams },
      { path: 'ligas-compe/equipos/:uniqueLeague/:idTeam', title: t.team },
      { path: 'billetera', title: t.wallet },
      { path: 'galery-billetera', title: es.shell.recharge },
      { path: 'cobrar-saldo', title: t.withdraw },
      { path: 'quest', title: es.shell.play.quests },
      { path: 'pay-qr', title: t.payQr },
    ],
  },
  {
    path: '/compe',
    title: es.compe.title,
    shell: CompeShell,
    children: [
      { path: '', title: es.compe.title, page: LobbyPage },
      { path: 'mis-salas', title: es.compe.tabs.mine },
      { path: 'mi-historial', title: es.compe.tabs.history },
      { path: 'ingresos', title: es.compe.tabs.income },
      { path: 'add-private', title: es.compe.tabs.code },
      { path: 'sala/ins', title: es.compe.joinTitle, page: JoinPage },
      { path: 'sala/join', title: t.compeJoin },
      { path: 'sala/ins/leyenda', title: t.legendRoom },
    ],
  },
  {
    path: '/compe/sala/:idSala',
    title: es.compe.title,
    shell: CompeSala,
    children: [
      { path: '', title: es.compe.rooms.team, page: TeamPage },
      { path: 'ranking', title: es.compe.rooms.ranking, page: CompeRanking },
      { path: 'puntos', title: es.compe.rooms.points, page: CompePoints },
      { path: 'premios', title: es.compe.rooms.prizes, page: CompePrizes },
      { path: 'info', title: es.compe.rooms.info, page: CompeInfo },
    ],
  },
  {
    path: '/casual/sala/:idIns',
    title: es.shell.play.casual,
    shell: CasualShell,
    children: [
      { path: '', title: es.compe.rooms.team },
      { path: 'ranking', title: es.compe.rooms.ranking },
      { path: 'puntos', title: es.compe.rooms.points },
      { path: 'premios', title: es.compe.rooms.prizes },
    ],
  },
  {
    path: '/predi',
    title: es.predi.title,
    shell: PrediShell,
    children: [
      { path: '', title: es.predi.title, page: MenuPage },
      { path: 'sala-join', title: t.prediJoin },
      { path: 'salas', title: es.predi.tabs.mine },
      { path: 'historial', title: es.predi.tabs.history },
      { path: 'saldo', title: es.predi.tabs.balance },
      { path: 'ins', title: es.predi.listTitle, page: PublicRoomsPage },
      { path: 'create-predi', title: es.predi.menu.create.title },
      { path: 'choice-sala-predi/:idSala', title: t.choosePredi },
      { path: 'shared-sala-predi/:idSala', title: t.sharePredi },
      { path: 'event-join', title: t.eventJoin },
    ],
  },
  {
    path: '/predi/sala/:idPredi',
    title: es.predi.title,
    shell: PrediSala,
    children: [
      { path: '', title: es.predi.rooms.predictions, page: PredictionsPage },
      { path: 'puntos', title: es.predi.rooms.points, page: PrediPoints },
      { path: 'ranking', title: es.predi.rooms.ranking, page: PrediRanking },
      { path: 'info', title: es.predi.rooms.info, page: PrediInfo },
      { path: 'tie', title: es.predi.rooms.tie },
      { path: 'settings', title: es.predi.rooms.settings },
    ],
  },
  {
    path: '/users/profile',
    title: t.profile,
    shell: PlainShell,
    children: [
      { path: '', title: t.profile, page: ProfilePage },
      { path: 'verify-user', title: t.verify, page: VerifyPage },
      { path: ':keyusername', title: t.publicProfile, page: PlayerPage },
    ],
  },
];
