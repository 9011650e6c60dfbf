// Every address of the product stands in this one file.
import { lazy } from 'react';
import type { consolePages } from './features/console/consolePages';
import type { groupPages } from './features/groups/groupPages';
import type { deskPages } from './features/operator/deskPages';
import { es } from './messages/es';
import { lazyNamed } from './page/lazyNamed';
import type { AppRoute } from './shell/appRoute';

const PlayShell = lazyNamed(() => import('./shell/PlayShell'), 'PlayShell');
const CompeShell = lazyNamed(() => import('./shell/CompeShell'), 'CompeShell');
const CompeSala = lazyNamed(() => import('./shell/room/CompeSala'), 'CompeSala');
const PrediShell = lazyNamed(() => import('./shell/PrediShell'), 'PrediShell');
const PrediSala = lazyNamed(() => import('./shell/room/PrediSala'), 'PrediSala');
const GroupShell = lazyNamed(() => import('./shell/group/GroupShell'), 'GroupShell');
const PlainShell = lazyNamed(() => import('./shell/PlainShell'), 'PlainShell');
const CasualShell = lazyNamed(() => import('./shell/room/CasualSala'), 'CasualSala');

const LandingPage = lazyNamed(() => import('./features/entry/landing/LandingPage'), 'LandingPage');
const LoginPage = lazyNamed(() => import('./features/entry/login/LoginPage'), 'LoginPage');
const GrantPage = lazyNamed(() => import('./features/entry/grant/GrantPage'), 'GrantPage');
const TrialPage = lazyNamed(() => import('./features/entry/trial/TrialPage'), 'TrialPage');
const LineupTrialPage = lazyNamed(() => import('./features/entry/trial/lineup/LineupTrialPage'), 'LineupTrialPage');
const HomePage = lazyNamed(() => import('./features/home/HomePage'), 'HomePage');
const LobbyPage = lazyNamed(() => import('./features/rooms/lobby/LobbyPage'), 'LobbyPage');
const JoinPage = lazyNamed(() => import('./features/rooms/join/JoinPage'), 'JoinPage');
const TeamPage = lazyNamed(() => import('./features/lineups/CompeTeamPage'), 'CompeTeamPage');
const CompeRanking = lazyNamed(() => import('./features/rooms/tabs/CompeRankingPage'), 'CompeRankingPage');
const CompePoints = lazyNamed(() => import('./features/lineups/CompePointsPage'), 'CompePointsPage');
const CompePrizes = lazyNamed(() => import('./features/rooms/tabs/CompePrizesPage'), 'CompePrizesPage');
const CompeInfo = lazyNamed(() => import('./features/rooms/tabs/InfoPage'), 'CompeInfoPage');
const MenuPage = lazyNamed(() => import('./features/predictions/MenuPage'), 'MenuPage');
const PublicRoomsPage = lazyNamed(() => import('./features/rooms/lobby/PublicRoomsPage'), 'PublicRoomsPage');
const PredictionsPage = lazyNamed(() => import('./features/predictions/PredictionsPage'), 'PredictionsPage');
const QuickFormPage = lazyNamed(() => import('./features/predictions/quick/QuickFormPage'), 'QuickFormPage');
const JoinByCodePage = lazyNamed(() => import('./features/rooms/codes/PrediByCodePage'), 'PrediByCodePage');
const MySalasPage = lazyNamed(() => import('./features/rooms/mine/MySalasPage'), 'MySalasPage');
const PrediHistory = lazyNamed(() => import('./features/rooms/history/PrediHistoryPage'), 'PrediHistoryPage');
const PrediPrizes = lazyNamed(() => import('./features/rooms/history/PrediPrizesPage'), 'PrediPrizesPage');
const CreatePrediPage = lazyNamed(() => import('./features/rooms/create/predi/CreatePrediPage'), 'CreatePrediPage');
const ChoiceSalaPage = lazyNamed(() => import('./features/rooms/own/choice/ChoiceSalaPage'), 'ChoiceSalaPage');
const ShareSalaPage = lazyNamed(() => import('./features/rooms/own/share/ShareSalaPage'), 'ShareSalaPage');
const EventJoinPage = lazyNamed(() => import('./features/rooms/codes/EventJoinPage'), 'EventJoinPage');
const TiePage = lazyNamed(() => import('./features/predictions/TiePage'), 'TiePage');
const SettingsPage = lazyNamed(() => import('./features/rooms/own/settings/SettingsPage'), 'SettingsPage');
const PrediPoints = lazyNamed(() => import('./features/predictions/PrediPointsPage'), 'PrediPointsPage');
const PrediRanking = lazyNamed(() => import('./features/rooms/tabs/PrediRankingPage'), 'PrediRankingPage');
const PrediInfo = lazyNamed(() => import('./features/rooms/tabs/InfoPage'), 'PrediInfoPage');
const HelpPage = lazyNamed(() => import('./features/help/HelpPage'), 'HelpPage');
const LeaguesPage = lazyNamed(() => import('./features/clubs/LeaguesPage'), 'LeaguesPage');
const TeamsPage = lazyNamed(() => import('./features/clubs/TeamsPage'), 'TeamsPage');
const ClubPage = lazyNamed(() => import('./features/clubs/ClubPage'), 'ClubPage');
const MyGamesPage = lazyNamed(() => import('./features/rooms/mine/MyGamesPage'), 'MyGamesPage');
const MyPredictionsPage = lazyNamed(() => import('./features/rooms/mine/MyPredictionsPage'), 'MyPredictionsPage');
const MatchesPage = lazyNamed(() => import('./features/matches/MatchesPage'), 'MatchesPage');
const StatsPage = lazyNamed(() => import('./features/stats/StatsPage'), 'StatsPage');
const EventsPage = lazyNamed(() => import('./features/events/EventsPage'), 'EventsPage');
const EventTablePage = lazyNamed(() => import('./features/events/EventTablePage'), 'EventTablePage');
const ProfilePage = lazyNamed(() => import('./features/profile/ProfilePage'), 'ProfilePage');
const VerifyPage = lazyNamed(() => import('./features/profile/verification/VerifyPage'), 'VerifyPage');
const PlayerPage = lazyNamed(() => import('./features/profile/player/PlayerPage'), 'PlayerPage');
const QuestPage = lazyNamed(() => import('./features/quests/QuestPage'), 'QuestPage');
const GalleryPage = lazyNamed(() => import('./features/gallery/GalleryPage'), 'GalleryPage');
const SearchPage = lazyNamed(() => import('./features/search/SearchPage'), 'SearchPage');
const RecapPage = lazyNamed(() => import('./features/recap/RecapPage'), 'RecapPage');
const WalletPage = lazyNamed(() => import('./features/wallet/balance/WalletPage'), 'WalletPage');
const PacksPage = lazyNamed(() => import('./features/wallet/packs/PacksPage'), 'PacksPage');
const PayQrPage = lazyNamed(() => import('./features/wallet/payment/PayQrPage'), 'PayQrPage');
const WithdrawPage = lazyNamed(() => import('./features/wallet/withdrawal/WithdrawPage'), 'WithdrawPage');
const MyRoomsPage = lazyNamed(() => import('./features/rooms/mine/MyRoomsPage'), 'MyRoomsPage');
const CompeHistory = lazyNamed(() => import('./features/rooms/history/CompeHistoryPage'), 'CompeHistoryPage');
const IncomePage = lazyNamed(() => import('./features/rooms/history/IncomePage'), 'IncomePage');
const AddPrivatePage = lazyNamed(() => import('./features/rooms/create/compe/AddPrivatePage'), 'AddPrivatePage');
const CompeByCode = lazyNamed(() => import('./features/rooms/codes/CompeByCodePage'), 'CompeByCodePage');
const LegendPage = lazyNamed(() => import('./features/rooms/join/legend/LegendPage'), 'LegendPage');
const CasualJoinPage = lazyNamed(() => import('./features/rooms/join/CasualJoinPage'), 'CasualJoinPage');
const CasualRoomsPage = lazyNamed(() => import('./features/rooms/mine/CasualRoomsPage'), 'CasualRoomsPage');
const CompeDuel = lazyNamed(() => import('./features/rivals/CompeDuelPage'), 'CompeDuelPage');
const CasualDuel = lazyNamed(() => import('./features/rivals/CasualDuelPage'), 'CasualDuelPage');
const PrediDuel = lazyNamed(() => import('./features/rivals/PrediDuelPage'), 'PrediDuelPage');
const CasualTeam = lazyNamed(() => import('./features/lineups/CasualTeamPage'), 'CasualTeamPage');
const CasualRanking = lazyNamed(() => import('./features/rooms/tabs/CasualRankingPage'), 'CasualRankingPage');
const CasualPoints = lazyNamed(() => import('./features/lineups/CasualPointsPage'), 'CasualPointsPage');
const CasualPrizes = lazyNamed(() => import('./features/rooms/tabs/CasualPrizesPage'), 'CasualPrizesPage');

/** A page of the back office; with the first one come all. */
const deskPage = (name: keyof typeof deskPages) =>
  lazy(async () => ({ default: (await import('./features/operator/deskPages')).deskPages[name] }));

/** A page of partners' console; with the first one come all. */
const consolePage = (name: keyof typeof consolePages) =>
  lazy(async () => ({ default: (await import('./features/console/consolePages')).consolePages[name] }));

/** A page of groups of friends; with the first one come all, so that no tab of a group waits. */
const groupPage = (name: keyof typeof groupPages) =>
  lazy(async () => ({ default: (await import('./features/groups/groupPages')).groupPages[name] }));

const t = es.shell.titles;

/** Where coins are bought. Paths that the product misspells are written in this file only. */
export const RECHARGE_PATH = '/play/galery-billetera';

/** The gallery: its avatars, and under it the other categories. */
export const GALLERY_PATH = '/play/items/galery';

/** Every screen of the product (product §2), the quick form of a prediction room, the rooms that are tried without an account, and the window of partners' pages. A slash at the end of an address makes no difference. */
export const routes: readonly AppRoute[] = [
  { path: '/', title: () => es.shell.appName, open: true, page: LandingPage },
  { path: '/login-user', title: () => es.entry.submit, open: true, page: LoginPage },
  { path: '/embed/entrar', title: () => t.grant, open: true, page: GrantPage },
  { path: '/probar/predi/:idSala', title: () => t.tryPredi, open: true, page: TrialPage },
  { path: '/probar/compe/:idSala', title: () => t.tryPredi, open: true, page: LineupTrialPage },
  {
    path: '/play',
    title: () => t.home,
    shell: PlayShell,
    children: [
      { path: '', title: () => t.home, page: HomePage },
      { path: 'help-ldt', title: () => t.help, page: HelpPage },
      { path: 'ligas-compe', title: () => t.leagues, page: LeaguesPage },
      { path: 'juegos-compe', title: () => es.shell.play.games, page: MyGamesPage },
      { path: 'juegos-predi', title: () => es.shell.play.predictions, page: MyPredictionsPage },
      { path: 'casual/join', title: () => t.casualJoin, page: CasualJoinPage },
      { path: 'casual/salas', title: () => es.shell.play.casual, page: CasualRoomsPage },
      { path: 'buscar', title: () => es.shell.search, page: SearchPage },
      { path: 'semana', title: () => t.recap, page: RecapPage },
      { path: 'matches/in-game', title: () => es.shell.play.matches, page: MatchesPage },
      { path: 'items/galery', title: () => t.gallery, page: GalleryPage },
      { path: 'items/galery/tarjetas', title: () => t.cards, page: GalleryPage },
      { path: 'items/galery/escudos', title: () => t.shields, page: GalleryPage },
      { path: 'items/galery/jugadores', title: () => t.players, page: GalleryPage },
      { path: 'items/galery/leyendas', title: () => t.legends, page: GalleryPage },
      { path: 'items/galery/buddys', title: () => t.buddys, page: GalleryPage },
      { path: 'aficiones/top', title: () => es.shell.bottom.stats, page: StatsPage },
      { path: 'eventos', title: () => es.shell.play.events, page: EventsPage },
      { path: 'eventos/tabla/:id/:jornada', title: () => t.eventTable, page: EventTablePage },
      { path: 'ligas-compe/equipos/:uniqueLeague', title: () => t.teams, page: TeamsPage },
      { path: 'ligas-compe/equipos/:uniqueLeague/:idTeam', title: () => t.team, page: ClubPage },
      { path: 'billetera', title: () => t.wallet, page: WalletPage },
      { path: 'galery-billetera', title: () => es.shell.recharge, page: PacksPage },
      { path: 'cobrar-saldo', title: () => t.withdraw, page: WithdrawPage },
      { path: 'quest', title: () => es.shell.play.quests, page: QuestPage },
      { path: 'pay-qr', title: () => t.payQr, page: PayQrPage },
      { path: 'grupos', title: () => t.groups, page: groupPage('list') },
      { path: 'grupos/entrar', title: () => t.joinGroup, page: groupPage('enter') },
    ],
  },
  // Each tab names itself.
  {
    path: '/play/grupos/:idGrupo',
    title: () => t.groups,
    shell: GroupShell,
    children: [
      { path: '', title: () => t.groups, page: groupPage('table') },
      { path: 'muro', title: () => t.groups, page: groupPage('wall') },
      { path: 'salas', title: () => t.groups, page: groupPage('rooms') },
      { path: 'marcas', title: () => t.groups, page: groupPage('records') },
    ],
  },
  {
    path: '/compe',
    title: () => es.compe.title,
    shell: CompeShell,
    children: [
      { path: '', title: () => es.compe.title, page: LobbyPage },
      { path: 'mis-salas', title: () => es.compe.tabs.mine, page: MyRoomsPage },
      { path: 'mi-historial', title: () => es.compe.tabs.history, page: CompeHistory },
      { path: 'ingresos', title: () => es.compe.tabs.income, page: IncomePage },
      { path: 'add-private', title: () => es.compe.tabs.code, page: AddPrivatePage },
      { path: 'sala/ins', title: () => es.compe.joinTitle, page: JoinPage },
      { path: 'sala/join', title: () => t.compeJoin, page: CompeByCode },
      { path: 'sala/ins/leyenda', title: () => t.legendRoom, page: LegendPage },
    ],
  },
  {
    path: '/compe/sala/:idSala',
    title: () => es.compe.title,
    shell: CompeSala,
    children: [
      { path: '', title: () => es.compe.rooms.team, page: TeamPage },
      { path: 'ranking', title: () => es.compe.rooms.ranking, page: CompeRanking },
      { path: 'duelo/:rival', title: () => t.duel, page: CompeDuel },
      { path: 'puntos', title: () => es.compe.rooms.points, page: CompePoints },
      { path: 'premios', title: () => es.compe.rooms.prizes, page: CompePrizes },
      { path: 'info', title: () => es.compe.rooms.info, page: CompeInfo },
    ],
  },
  {
    path: '/casual/sala/:idIns',
    title: () => es.shell.play.casual,
    shell: CasualShell,
    children: [
      { path: '', title: () => es.compe.rooms.team, page: CasualTeam },
      { path: 'ranking', title: () => es.compe.rooms.ranking, page: CasualRanking },
      { path: 'duelo/:rival', title: () => t.duel, page: CasualDuel },
      { path: 'puntos', title: () => es.compe.rooms.points, page: CasualPoints },
      { path: 'premios', title: () => es.compe.rooms.prizes, page: CasualPrizes },
    ],
  },
  {
    path: '/predi',
    title: () => es.predi.title,
    shell: PrediShell,
    children: [
      { path: '', title: () => es.predi.title, page: MenuPage },
      { path: 'sala-join', title: () => t.prediJoin, page: JoinByCodePage },
      { path: 'salas', title: () => es.predi.tabs.mine, page: MySalasPage },
      { path: 'historial', title: () => es.predi.tabs.history, page: PrediHistory },
      { path: 'saldo', title: () => es.predi.tabs.balance, page: PrediPrizes },
      { path: 'ins', title: () => es.predi.listTitle, page: PublicRoomsPage },
      { path: 'create-predi', title: () => es.predi.menu.create.title, page: CreatePrediPage },
      { path: 'choice-sala-predi/:idSala', title: () => t.choosePredi, page: ChoiceSalaPage },
      { path: 'shared-sala-predi/:idSala', title: () => t.sharePredi, page: ShareSalaPage },
      { path: 'event-join', title: () => t.eventJoin, page: EventJoinPage },
    ],
  },
  {
    path: '/predi/sala/:idPredi',
    title: () => es.predi.title,
    shell: PrediSala,
    children: [
      { path: '', title: () => es.predi.rooms.predictions, page: PredictionsPage },
      { path: 'rapida', title: () => es.predi.quick.title, page: QuickFormPage },
      { path: 'puntos', title: () => es.predi.rooms.points, page: PrediPoints },
      { path: 'ranking', title: () => es.predi.rooms.ranking, page: PrediRanking },
      { path: 'duelo/:rival', title: () => t.duel, page: PrediDuel },
      { path: 'info', title: () => es.predi.rooms.info, page: PrediInfo },
      { path: 'tie', title: () => es.predi.rooms.tie, page: TiePage },
      { path: 'settings', title: () => es.predi.rooms.settings, page: SettingsPage },
    ],
  },
  {
    path: '/users/profile',
    title: () => t.profile,
    shell: PlainShell,
    children: [
      { path: '', title: () => t.profile, page: ProfilePage },
      { path: 'verify-user', title: () => t.verify, page: VerifyPage },
      { path: ':keyusername', title: () => t.publicProfile, page: PlayerPage },
    ],
  },
  // The back office: not a screen of the product; the profile of who works there leads to it. Each page names itself.
  {
    path: '/operador',
    title: () => t.desk,
    shell: deskPage('shell'),
    children: [
      { path: '', title: () => t.desk, page: deskPage('home') },
      { path: 'recargas', title: () => t.desk, page: deskPage('deposits') },
      { path: 'retiros', title: () => t.desk, page: deskPage('withdrawals') },
      { path: 'salas', title: () => t.desk, page: deskPage('rooms') },
      { path: 'salas/:room', title: () => t.desk, page: deskPage('room') },
      { path: 'inscripciones/:entry', title: () => t.desk, page: deskPage('entry') },
      { path: 'partidos', title: () => t.desk, page: deskPage('matches') },
      { path: 'partidos/:match', title: () => t.desk, page: deskPage('match') },
      { path: 'jugadores', title: () => t.desk, page: deskPage('players') },
      { path: 'incidencias', title: () => t.desk, page: deskPage('incidents') },
      { path: 'promos', title: () => t.desk, page: deskPage('promos') },
      { path: 'fuentes', title: () => t.desk, page: deskPage('feeds') },
      { path: 'muros', title: () => t.desk, page: deskPage('walls') },
      { path: 'banners', title: () => t.desk, page: deskPage('banners') },
      { path: 'usuarios', title: () => t.desk, page: deskPage('users') },
      { path: 'usuarios/:user', title: () => t.desk, page: deskPage('user') },
      { path: 'ajustes', title: () => t.desk, page: deskPage('adjustments') },
      { path: 'auditoria', title: () => t.desk, page: deskPage('audit') },
      { path: 'despliegue', title: () => t.desk, page: deskPage('deploy') },
      { path: 'seguridad', title: () => t.desk, page: deskPage('security') },
    ],
  },
  // For the people of partner sites; not a screen of the product.
  {
    path: '/partners/console',
    title: () => t.console,
    shell: consolePage('shell'),
    children: [{ path: '', title: () => t.console, page: consolePage('partners') }],
  },
  {
    path: '/partners/console/:partner',
    title: () => t.console,
    shell: consolePage('partner'),
    children: [
      { path: '', title: () => t.console, page: consolePage('overview') },
      { path: 'cifras', title: () => t.console, page: consolePage('figures') },
      { path: 'insertar', title: () => t.console, page: consolePage('embed') },
      { path: 'webhooks', title: () => t.console, page: consolePage('webhooks') },
      { path: 'jugadores', title: () => t.console, page: consolePage('testPlayers') },
    ],
  },
];
