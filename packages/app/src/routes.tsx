import { deskRoute } from './deskRoute';
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
const JoinByCodePage = lazyNamed(() => import('./pages/predi/sala-join/JoinByCodePage'), 'JoinByCodePage');
const MySalasPage = lazyNamed(() => import('./pages/predi/salas/MySalasPage'), 'MySalasPage');
const PrediHistory = lazyNamed(() => import('./pages/predi/historial/HistoryPage'), 'HistoryPage');
const PrediPrizes = lazyNamed(() => import('./pages/predi/saldo/PrizesPage'), 'PrizesPage');
const CreatePrediPage = lazyNamed(() => import('./pages/predi/create-predi/CreatePrediPage'), 'CreatePrediPage');
const ChoiceSalaPage = lazyNamed(() => import('./pages/predi/choice-sala-predi/ChoiceSalaPage'), 'ChoiceSalaPage');
const ShareSalaPage = lazyNamed(() => import('./pages/predi/shared-sala-predi/ShareSalaPage'), 'ShareSalaPage');
const EventJoinPage = lazyNamed(() => import('./pages/predi/event-join/EventJoinPage'), 'EventJoinPage');
const TiePage = lazyNamed(() => import('./pages/predi/sala/TiePage'), 'TiePage');
const SettingsPage = lazyNamed(() => import('./pages/predi/sala/settings/SettingsPage'), 'SettingsPage');
const PrediPoints = lazyNamed(() => import('./pages/predi/sala/PointsPage'), 'PointsPage');
const PrediRanking = lazyNamed(() => import('./pages/predi/sala/RankingPage'), 'RankingPage');
const PrediInfo = lazyNamed(() => import('./pages/predi/sala/InfoPage'), 'InfoPage');
const HelpPage = lazyNamed(() => import('./pages/play/help-ldt/HelpPage'), 'HelpPage');
const LeaguesPage = lazyNamed(() => import('./pages/play/ligas-compe/LeaguesPage'), 'LeaguesPage');
const TeamsPage = lazyNamed(() => import('./pages/play/ligas-compe/equipos/TeamsPage'), 'TeamsPage');
const ClubPage = lazyNamed(() => import('./pages/play/ligas-compe/equipos/club/ClubPage'), 'ClubPage');
const MyGamesPage = lazyNamed(() => import('./pages/play/juegos-compe/MyGamesPage'), 'MyGamesPage');
const MyPredictionsPage = lazyNamed(() => import('./pages/play/juegos-predi/MyPredictionsPage'), 'MyPredictionsPage');
const MatchesPage = lazyNamed(() => import('./pages/play/matches/in-game/MatchesPage'), 'MatchesPage');
const StatsPage = lazyNamed(() => import('./pages/play/aficiones/top/StatsPage'), 'StatsPage');
const EventsPage = lazyNamed(() => import('./pages/play/eventos/EventsPage'), 'EventsPage');
const EventTablePage = lazyNamed(() => import('./pages/play/eventos/tabla/EventTablePage'), 'EventTablePage');
const ProfilePage = lazyNamed(() => import('./pages/users/profile/ProfilePage'), 'ProfilePage');
const VerifyPage = lazyNamed(() => import('./pages/users/profile/verify-user/VerifyPage'), 'VerifyPage');
const PlayerPage = lazyNamed(() => import('./pages/users/profile/player/PlayerPage'), 'PlayerPage');
const QuestPage = lazyNamed(() => import('./pages/play/quest/QuestPage'), 'QuestPage');
const GalleryPage = lazyNamed(() => import('./pages/play/items/GalleryPage'), 'GalleryPage');
const WalletPage = lazyNamed(() => import('./pages/play/billetera/WalletPage'), 'WalletPage');
const PacksPage = lazyNamed(() => import('./pages/play/galery-billetera/PacksPage'), 'PacksPage');
const PayQrPage = lazyNamed(() => import('./pages/play/pay-qr/PayQrPage'), 'PayQrPage');
const WithdrawPage = lazyNamed(() => import('./pages/play/cobrar-saldo/WithdrawPage'), 'WithdrawPage');
const MyRoomsPage = lazyNamed(() => import('./pages/compe/mis-salas/MyRoomsPage'), 'MyRoomsPage');
const CompeHistory = lazyNamed(() => import('./pages/compe/mi-historial/HistoryPage'), 'HistoryPage');
const IncomePage = lazyNamed(() => import('./pages/compe/ingresos/IncomePage'), 'IncomePage');
const AddPrivatePage = lazyNamed(() => import('./pages/compe/add-private/AddPrivatePage'), 'AddPrivatePage');
const CompeByCode = lazyNamed(() => import('./pages/compe/sala/join/JoinByCodePage'), 'JoinByCodePage');
const LegendPage = lazyNamed(() => import('./pages/compe/sala/ins/leyenda/LegendPage'), 'LegendPage');
const CasualJoinPage = lazyNamed(() => import('./pages/play/casual/join/CasualJoinPage'), 'CasualJoinPage');
const CasualRoomsPage = lazyNamed(() => import('./pages/play/casual/salas/CasualRoomsPage'), 'CasualRoomsPage');
const CasualTeam = lazyNamed(() => import('./pages/casual/sala/TeamPage'), 'TeamPage');
const CasualRanking = lazyNamed(() => import('./pages/casual/sala/RankingPage'), 'RankingPage');
const CasualPoints = lazyNamed(() => import('./pages/casual/sala/PointsPage'), 'PointsPage');
const CasualPrizes = lazyNamed(() => import('./pages/casual/sala/PrizesPage'), 'PrizesPage');

const t = es.shell.titles;

/** Where coins are bought. Paths that the product misspells are written in this file only. */
export const RECHARGE_PATH = '/play/galery-billetera';

/** The gallery: its avatars, and under it the other categories. */
export const GALLERY_PATH = '/play/items/galery';

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
      { path: 'help-ldt', title: t.help, page: HelpPage },
      { path: 'ligas-compe', title: t.leagues, page: LeaguesPage },
      { path: 'juegos-compe', title: es.shell.play.games, page: MyGamesPage },
      { path: 'juegos-predi', title: es.shell.play.predictions, page: MyPredictionsPage },
      { path: 'casual/join', title: t.casualJoin, page: CasualJoinPage },
      { path: 'casual/salas', title: es.shell.play.casual, page: CasualRoomsPage },
      { path: 'matches/in-game', title: es.shell.play.matches, page: MatchesPage },
      { path: 'items/galery', title: t.gallery, page: GalleryPage },
      { path: 'items/galery/tarjetas', title: t.cards, page: GalleryPage },
      { path: 'items/galery/escudos', title: t.shields, page: GalleryPage },
      { path: 'items/galery/jugadores', title: t.players, page: GalleryPage },
      { path: 'items/galery/leyendas', title: t.legends, page: GalleryPage },
      { path: 'items/galery/buddys', title: t.buddys, page: GalleryPage },
      { path: 'aficiones/top', title: es.shell.bottom.stats, page: StatsPage },
      { path: 'eventos', title: es.shell.play.events, page: EventsPage },
      { path: 'eventos/tabla/:id/:jornada', title: t.eventTable, page: EventTablePage },
      { path: 'ligas-compe/equipos/:uniqueLeague', title: t.teams, page: TeamsPage },
      { path: 'ligas-compe/equipos/:uniqueLeague/:idTeam', title: t.team, page: ClubPage },
      { path: 'billetera', title: t.wallet, page: WalletPage },
      { path: 'galery-billetera', title: es.shell.recharge, page: PacksPage },
      { path: 'cobrar-saldo', title: t.withdraw, page: WithdrawPage },
      { path: 'quest', title: es.shell.play.quests, page: QuestPage },
      { path: 'pay-qr', title: t.payQr, page: PayQrPage },
    ],
  },
  {
    path: '/compe',
    title: es.compe.title,
    shell: CompeShell,
    children: [
      { path: '', title: es.compe.title, page: LobbyPage },
      { path: 'mis-salas', title: es.compe.tabs.mine, page: MyRoomsPage },
      { path: 'mi-historial', title: es.compe.tabs.history, page: CompeHistory },
      { path: 'ingresos', title: es.compe.tabs.income, page: IncomePage },
      { path: 'add-private', title: es.compe.tabs.code, page: AddPrivatePage },
      { path: 'sala/ins', title: es.compe.joinTitle, page: JoinPage },
      { path: 'sala/join', title: t.compeJoin, page: CompeByCode },
      { path: 'sala/ins/leyenda', title: t.legendRoom, page: LegendPage },
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
      { path: '', title: es.compe.rooms.team, page: CasualTeam },
      { path: 'ranking', title: es.compe.rooms.ranking, page: CasualRanking },
      { path: 'puntos', title: es.compe.rooms.points, page: CasualPoints },
      { path: 'premios', title: es.compe.rooms.prizes, page: CasualPrizes },
    ],
  },
  {
    path: '/predi',
    title: es.predi.title,
    shell: PrediShell,
    children: [
      { path: '', title: es.predi.title, page: MenuPage },
      { path: 'sala-join', title: t.prediJoin, page: JoinByCodePage },
      { path: 'salas', title: es.predi.tabs.mine, page: MySalasPage },
      { path: 'historial', title: es.predi.tabs.history, page: PrediHistory },
      { path: 'saldo', title: es.predi.tabs.balance, page: PrediPrizes },
      { path: 'ins', title: es.predi.listTitle, page: PublicRoomsPage },
      { path: 'create-predi', title: es.predi.menu.create.title, page: CreatePrediPage },
      { path: 'choice-sala-predi/:idSala', title: t.choosePredi, page: ChoiceSalaPage },
      { path: 'shared-sala-predi/:idSala', title: t.sharePredi, page: ShareSalaPage },
      { path: 'event-join', title: t.eventJoin, page: EventJoinPage },
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
      { path: 'tie', title: es.predi.rooms.tie, page: TiePage },
      { path: 'settings', title: es.predi.rooms.settings, page: SettingsPage },
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
  deskRoute,
];
