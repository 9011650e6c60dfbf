import type { QueryKey } from '@tanstack/react-query';
import type { Position, SalaTipo } from '../contract/models';
import type { EventTableChoice } from './eventsQueries';
import type { MovementFilter } from './walletQueries';

// One object per resource: a bundle takes those that its queries name. A key begins with what invalidates it.

export const accountsKeys = {
  user: ['accounts', 'user'],
  desk: ['accounts', 'desk'],
  contentEntry: (slug: string) => ['accounts', 'contentEntry', slug] as const,
} as const;

/** A signed-in player's own pages, and players as others see them. */
export const profileKeys = {
  players: ['players'],
  player: (keyusername: string) => ['players', keyusername] as const,
  sessions: ['sessions'],
  stats: ['stats', 'mine'],
} as const;

export const compeKeys = {
  all: ['compe'],
  entries: ['compe', 'entry'],
  entry: (ins: number) => ['compe', 'entry', ins] as const,
  lineups: ['compe', 'lineup'],
  /** Those of all jornadas of an entry. */
  lineupsOf: (ins: number) => ['compe', 'lineup', ins] as const,
  lineup: (ins: number, jornada?: number) => ['compe', 'lineup', ins, jornada ?? 'current'] as const,
  mine: ['compe', 'mine'],
  everyMine: ['compe', 'mine', 'every'],
  history: ['compe', 'history'],
  casualMine: ['compe', 'casualMine'],
  casualPast: ['compe', 'casualPast'],
  rankings: (sala: number) => ['compe', 'ranking', sala] as const,
  ranking: (sala: number, jornada?: number) => ['compe', 'ranking', sala, jornada ?? 'total'] as const,
  places: (sala: number, jornada: number) => ['compe', 'ranking', sala, 'places', jornada] as const,
  playersToday: (league?: string) => ['compe', 'playersToday', league ?? 'any'] as const,
  champions: ['compe', 'champions'],
} as const;

export const salasKeys = {
  all: ['salas'],
  sala: (sala: number) => ['salas', 'sala', sala] as const,
  top: (top?: number, tipo?: SalaTipo) => ['salas', 'top', top ?? 2, tipo ?? '1'] as const,
  filter: (filter: object) => ['salas', 'filter', filter] as const,
  byCode: (code: string) => ['salas', 'byCode', code] as const,
  casual: ['salas', 'casual'],
  legendRooms: ['salas', 'legendRooms'],
  pools: ['salas', 'playersByPosition'],
  pool: (sala: number, position: Position) => ['salas', 'playersByPosition', sala, position] as const,
  topAward: (sala: number) => ['salas', 'topAward', sala] as const,
} as const;

/** What is fixed of a room: no join or payment changes it. */
export const roomTermsKeys = {
  rules: (kind: 'compe' | 'predi', id: number) => ['rules', kind, id] as const,
  quote: (room: object) => ['quote', room] as const,
  slate: (kind: 'compe' | 'predi', id: number) => ['slate', kind, id] as const,
  commitments: (kind: 'compe' | 'predi', id: number) => ['commitments', kind, id] as const,
} as const;

export const prediKeys = {
  all: ['predi'],
  salas: ['predi', 'sala'],
  sala: (id: number) => ['predi', 'sala', id] as const,
  everyMatches: ['predi', 'matches'],
  matches: (id: number) => ['predi', 'matches', id] as const,
  everyResults: ['predi', 'results'],
  resultsOf: (id: number) => ['predi', 'results', id] as const,
  results: (id: number, ins?: number) => ['predi', 'results', id, ins ?? 'mine'] as const,
  ranking: (id: number) => ['predi', 'ranking', id] as const,
  myRow: (id: number) => ['predi', 'myRow', id] as const,
  tiebreak: (id: number) => ['predi', 'tiebreak', id] as const,
  topAwards: (id: number) => ['predi', 'topAwards', id] as const,
  mine: ['predi', 'mine'],
  past: ['predi', 'pastPredis'],
  listPublic: (filter: object) => ['predi', 'listPublic', filter] as const,
  topPublic: (top?: number) => ['predi', 'topPublic', top ?? 2] as const,
} as const;

/** What only somebody reads who makes a private prediction room, or comes with its code. */
export const privatePrediKeys = {
  prices: ['predi', 'prices'],
  byCode: (code: string) => ['predi', 'byCode', code] as const,
  admin: (id: number) => ['predi', 'admin', id] as const,
  chosen: (id: number) => ['predi', 'chosen', id] as const,
  catalogue: (match: number, id: number) => ['predi', 'catalogue', match, id] as const,
} as const;

export const partidosKeys = {
  match: (id: number) => ['partidos', 'match', id] as const,
  everyNextImportant: ['partidos', 'nextImportant'],
  nextImportant: (limit?: number) => ['partidos', 'nextImportant', limit ?? 10] as const,
  forFantasy: (filter: object) => ['partidos', 'forFantasy', filter] as const,
  inBanner: ['partidos', 'inBanner'],
  inPredi: ['partidos', 'inPredi'],
  byCode: (code: string) => ['partidos', 'byCode', code] as const,
  openJornadas: (league: string) => ['partidos', 'openJornadas', league] as const,
} as const;

export const leaguesKeys = {
  list: ['leagues', 'list'],
  teams: (league: string) => ['leagues', 'teams', league] as const,
  team: (league: string, team: number) => ['leagues', 'team', league, team] as const,
  recentStats: ['leagues', 'recentStats'],
} as const;

export const eventsKeys = {
  list: ['events', 'list'],
  table: (id: number, choice: EventTableChoice) => ['events', 'table', id, choice] as const,
} as const;

/** Kept when somebody signs in or out. */
export const homeKeys = {
  banners: ['home', 'banners'],
  exchange: ['home', 'exchange'],
  rango: ['home', 'rango'],
  topClubs: ['home', 'topClubs'],
  clubsByLeague: (liga: string) => ['home', 'clubsByLeague', liga] as const,
  packs: ['home', 'packs'],
  payCodes: ['home', 'payCodes'],
} as const;

/** Under `all`, which every money write invalidates. */
export const walletKeys = {
  all: ['wallet'],
  summary: ['wallet', 'summary'],
  movements: (filter: MovementFilter) => ['wallet', 'movements', filter] as const,
  roomMovements: (type?: string) => ['wallet', 'movements', 'compe', type ?? 'all'] as const,
  deposits: ['wallet', 'deposits', 'list'],
  deposit: (id: number) => ['wallet', 'deposits', 'one', id] as const,
  withdrawals: ['wallet', 'withdrawals'],
} as const;

export const limitsKeys = { all: ['limits'] } as const;

export const itemsKeys = {
  all: ['items'],
  category: (category: string) => ['items', category] as const,
} as const;

export const notificationsKeys = {
  all: ['notifications'],
  list: ['notifications', 'list'],
  prefs: ['notifications', 'prefs'],
} as const;

export const questsKeys = {
  all: ['quests'],
  mainQuest: ['quests', 'mainQuest'],
  criterios: (quest?: number) => ['quests', 'criterios', quest ?? 'main'] as const,
  resume: (date?: string) => ['quests', 'resume', date ?? 'today'] as const,
} as const;

export const partnersKeys = {
  /** The player, as a partner's page may know them. */
  viewer: ['partners', 'viewer'],
  grants: ['partners', 'grants'],
  /** Of the site, whoever is signed in. */
  config: (key: string) => ['partnerSite', key] as const,
} as const;

/** Whatever depends on who is signed in: what `homeKeys` and `partnersKeys.config` name is the same for everybody. */
export const ofPlayer: QueryKey[] = [
  'accounts',
  'players',
  'sessions',
  'stats',
  'compe',
  'salas',
  'rules',
  'quote',
  'predi',
  'partidos',
  'leagues',
  'events',
  'wallet',
  'limits',
  'items',
  'notifications',
  'quests',
  'partners',
].map((resource) => [resource]);
