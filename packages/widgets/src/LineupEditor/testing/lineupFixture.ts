// Longer than 200 lines on purpose: invented clubs, players and a room for the stories and tests of this folder.
import { pick, seededRandom } from '@arma11/core/art';
import type {
  AnyFormation,
  Condition,
  Kit,
  Lineup,
  LineupEntry,
  Match,
  Player,
  PointsItem,
  Position,
  SalaCompe,
  Team,
} from '@arma11/core/contract';
import { groupLineup, slotsOf } from '@arma11/core/domain';

/** The instant of the fixture: Saturday 21 November 2026, 14:52 in Lima, three minutes before the lock. */
export const FIXTURE_NOW = Date.parse('2026-11-21T19:52:00Z');
/** The entry, room and jornada of the fixture. */
export const FIXTURE_IDS = { entry: 8123, sala: 311, jornada: 12 } as const;

const kit = (pattern: Kit['pattern'], primary: string, secondary: string, trim: string): Kit => ({
  pattern,
  primary,
  secondary,
  trim,
});
const team = (id: number, short: string, name: string, colours: Kit): Team => ({
  id,
  short,
  name,
  logo: '',
  kit: colours,
});

/** Eight invented clubs. */
export const CLUBS = {
  GAR: team(1, 'GAR', 'Garúa FC', kit('halves', '#8fb7c9', '#ffffff', '#17384a')),
  PBR: team(2, 'PBR', 'Puerto Bravo', kit('hoops', '#16308f', '#ffd23f', '#ffd23f')),
  AMA: team(3, 'AMA', 'Atlético Amaru', kit('stripes', '#c2213c', '#12b5a6', '#ffffff')),
  SIL: team(4, 'SIL', 'Real Sillar', kit('sash', '#f4f1ea', '#b3162c', '#b3162c')),
  TUM: team(5, 'TUM', 'Deportivo Tumi', kit('plain', '#f2b632', '#1b1b1f', '#1b1b1f')),
  SRO: team(6, 'SRO', 'Selva Roja', kit('halves', '#0f7f4b', '#e0352b', '#ffffff')),
  VIC: team(7, 'VIC', 'Vicuñas SC', kit('hoops', '#7a4a2a', '#f0dcb8', '#f0dcb8')),
  MAR: team(8, 'MAR', 'Marinera FC', kit('stripes', '#ffffff', '#3aa0e8', '#12356b')),
} as const;
type Club = keyof typeof CLUBS;

const match = (id: number, local: Club, visit: Club, date: string, hour: string): Match => ({
  id,
  local: CLUBS[local],
  visit: CLUBS[visit],
  date,
  hour,
  league_name: 'Liga del Pacífico',
  league_unique: 'liga-pacifico-2026',
  jornada: FIXTURE_IDS.jornada,
  jornada_name: 'Jornada 12',
  lock_at: '2026-11-21T19:55:00Z',
  estado: 'programado',
  minute: null,
  goals_local: null,
  goals_visit: null,
  official: false,
  close_predi: false,
  confirmed_time: true,
  num_rooms: 4,
});
const MATCHES = [
  match(51, 'SIL', 'PBR', '2026-11-21T20:00:00Z', '15:00'),
  match(52, 'MAR', 'VIC', '2026-11-21T23:00:00Z', '18:00'),
  match(53, 'SRO', 'AMA', '2026-11-22T01:30:00Z', '20:30'),
  match(54, 'GAR', 'TUM', '2026-11-22T18:00:00Z', '13:00'),
];
const matchOf = (club: Club) =>
  MATCHES.find(({ local, visit }) => [local.id, visit.id].includes(CLUBS[club].id)) ?? null;

/** What a player of the fixture is made from. */
export interface PlayerSeed {
  id: number;
  name: string;
  club: Club;
  position: Position;
  number?: number | null;
  condition?: Condition;
  average?: number;
  form?: number[];
  shortName?: string;
}

/** A player with everything that the wire says of one. */
export function fixturePlayer(seed: PlayerSeed): Player {
  const { id, name, club, position, number = null, condition = 0, average = 5, form = [5, 4, 6, 3, 5] } = seed;
  return {
    id,
    full_name: name,
    short_name: seed.shortName ?? name.split(' ').slice(1).join(' '),
    avatar: '',
    team: CLUBS[club],
    position,
    condition,
    contry: 'PE',
    pts: Math.round(average * 11),
    match: matchOf(club),
    number,
    avg_points: average,
    form,
    selected_pct: null,
    in_lineup: false,
    condition_note: condition === 2 ? 'Molestia muscular: se decide antes del partido.' : null,
  };
}

// name, club, number, condition, points; in slot order of 4-3-3 and then who joins for other formations.
type Row = readonly [name: string, club: Club, number: number, condition: Condition, points: number];
const SQUAD: Record<Position, readonly Row[]> = {
  0: [['Elmer Quispe', 'TUM', 1, 0, 6]],
  1: [
    ['Aldo Salcedo', 'PBR', 3, 0, 8],
    ['Iván Huamán', 'MAR', 4, 0, 4],
    ['Rubén Ñahui', 'PBR', 2, 1, 5],
    ['Nilo Tello', 'SRO', 6, 0, 7],
    ['Percy Luna', 'VIC', 13, 0, 6],
  ],
  2: [
    ['Paolo Rojas', 'AMA', 8, 0, 11],
    ['Dante Zevallos', 'SIL', 10, 0, 9],
    ['Julio Ccori', 'VIC', 5, 2, 3],
    ['Renzo Calderón', 'MAR', 14, 1, 6],
    ['Jhon Mamani', 'TUM', 16, 0, 10],
  ],
  3: [
    ['Beto Ibarra', 'GAR', 11, 0, 12],
    ['Saúl Mori', 'PBR', 9, 0, 7],
    ['Kevin Apaza', 'SIL', 7, 3, 2],
  ],
  4: [['B. Arana', 'PBR', 0, 0, 6]],
};
const idOf = (position: Position, index: number) => 1000 + position * 100 + index;

function squadPlayer(position: Position, index: number): Player {
  const [name, club, number, condition] = SQUAD[position][index] ?? SQUAD[2][0]!;
  return fixturePlayer({
    id: idOf(position, index),
    name,
    club,
    position,
    condition,
    number: position === 4 ? null : number,
    shortName: position === 4 ? name : undefined,
    average: 4 + ((index * 7 + position * 3) % 5),
    form: [3, 6, 2, 7, (index * 2 + position) % 6],
  });
}

const FIRST = [
  'Illapa',
  'Adrián',
  'Wilder',
  'Óscar',
  'Yordy',
  'Luis',
  'Marco',
  'Franz',
  'Elías',
  'Hugo',
  'Tomás',
  'Noé',
];
const LAST = [
  'Bustíos',
  'Villar',
  'Ñaupari',
  'Condori',
  'Paredes',
  'Ríos',
  'Choque',
  'Vargas',
  'Salas',
  'Lazo',
  'Inga',
  'Tapia',
];
const CLUB_NAMES = Object.keys(CLUBS) as [Club, ...Club[]];

/** The pool of one position: the squad, and invented others up to the wanted size. */
export function fixturePool(position: Position, size = 38): Player[] {
  const random = seededRandom(40 + position);
  const squad = SQUAD[position].map((_, index) => squadPlayer(position, index));
  const others = Array.from({ length: Math.max(0, size - squad.length) }, (_, index) => {
    const first = pick(FIRST as [string, ...string[]], random);
    const last = `${pick(LAST as [string, ...string[]], random)}${index >= 144 ? ` ${index}` : ''}`;
    return fixturePlayer({
      id: 2000 + position * 1000 + index,
      name: `${first} ${last}`,
      club: pick(CLUB_NAMES, random),
      position,
      number: position === 4 ? null : 12 + (index % 28),
      condition: ([0, 0, 0, 0, 1, 0, 0, 2, 0, 3] as const)[index % 10] ?? 0,
      average: Math.round(random() * 84) / 10,
      form: Array.from({ length: 5 }, () => Math.floor(random() * 8) - 1),
    });
  });
  return [...squad, ...others];
}

/** What a fixture lineup may vary in. */
export interface FixtureOptions {
  formation?: AnyFormation;
  closed?: boolean;
  /** Points of the matches being played: they count, and are provisional. */
  live?: boolean;
  /** Names that fit nowhere. */
  longNames?: boolean;
  /** A room with a captain; the captain's slot, or null for nobody. */
  captain?: number | null;
  /** The room has locked an hour ago, and every player but those of the later matches with it. */
  late?: boolean;
}

const BREAKDOWN: PointsItem[] = [
  { code: 'minutes', label: '60 minutos o más', count: 1, points: 2 },
  { code: 'goal', label: 'Gol', count: 2, points: 8 },
  { code: 'yellow', label: 'Tarjeta amarilla', count: 1, points: -1 },
];

function entryOf(slot: number, position: Position, index: number, options: FixtureOptions): LineupEntry {
  const player = squadPlayer(position, index);
  const points = SQUAD[position][index]?.[4] ?? 0;
  return {
    id: 5000 + slot,
    slot,
    player: options.longNames ? { ...player, ...longName(index) } : player,
    player_type: position,
    points,
    last_points: player.form.at(-1) ?? 0,
    locked: options.closed ?? (options.late === true && !PLAY_LATER.includes(player.team.id)),
    provisional: options.live ?? false,
    breakdown: options.closed ? [...BREAKDOWN, { code: 'other', label: 'Otros', count: 1, points: points - 9 }] : [],
  };
}

const PLAY_LATER: readonly number[] = [CLUBS.GAR.id, CLUBS.TUM.id];

const longName = (index: number) => ({
  full_name: `Maximiliano Sebastián Huancavilca Quispitúpac ${'I'.repeat(index + 1)}`,
  short_name: 'Huancavilca Quispitúpac',
});

/** The lineup of the mock: Quispe, Salcedo, Huamán, Ñahui, Tello, Rojas, Zevallos, Ccori, Ibarra, Mori, Apaza. */
export function fixtureLineup(options: FixtureOptions = {}): Lineup {
  const { formation = '433', closed = false } = options;
  const counts = new Map<Position, number>();
  const entries = slotsOf(formation).map(({ slot, position }) => {
    const index = counts.get(position) ?? 0;
    counts.set(position, index + 1);
    return entryOf(slot, position, index, options);
  });
  return {
    ...groupLineup(entries),
    id: FIXTURE_IDS.entry,
    sala: FIXTURE_IDS.sala,
    jornada: FIXTURE_IDS.jornada,
    formation,
    progress: closed ? '1' : '0',
    points: entries.reduce((sum, { points }) => sum + points, 0),
    version: 12,
    saved_at: '2026-11-21T19:52:00Z',
    receipt: '8F3A-21C7',
    lock_at: options.late ? '2026-11-21T18:55:00Z' : '2026-11-21T19:55:00Z',
    ...(options.captain === undefined ? {} : { captain: options.captain }),
  };
}

/** Another entry of the same player in the same jornada: its team can be copied. */
export const OTHER_ENTRY = 8200;

/** That entry, with its room. */
export const otherEntry = (): SalaCompe => {
  const { sala_detail, ...entry } = fixtureEntry({ formation: '442' });
  const sala = { ...entry.sala, id: 318 };
  return { ...entry, id: OTHER_ENTRY, sala, sala_detail: { ...sala_detail, id: 318, name: 'Los viernes de Rosa' } };
};

/** The entry of that lineup, with its room. */
export function fixtureEntry(options: FixtureOptions = {}): SalaCompe {
  const { formation = '433', closed = false, live = false, captain, late = false } = options;
  const progress = closed ? '1' : '0';
  const mini = { id: FIXTURE_IDS.sala, jornada: FIXTURE_IDS.jornada, jornada_name: 'Jornada 12' };
  const lock_at = '2026-11-21T19:55:00Z';
  return {
    id: FIXTURE_IDS.entry,
    formation,
    progress,
    sala: mini,
    sala_detail: {
      ...mini,
      name: 'Liga del Pacífico · S/ 5.00',
      tipo: '1',
      estado: live ? 'en_vivo' : closed ? 'pagada' : 'abierta',
      progress,
      amount_ins: 50,
      league_name: 'Liga del Pacífico',
      league_unique: 'liga-pacifico-2026',
      league_logo: '',
      num_players: 20,
      max_players: 20,
      min_players: 2,
      modo_pozo: 'proporcional',
      commission_bps: 1000,
      pozo: 900,
      awards: [],
      cod_access: null,
      owner: null,
      lock_at,
      starts_at: '2026-11-21T20:00:00Z',
      ends_at: '2026-11-23T02:00:00Z',
      jornada_from: 12,
      jornada_to: 12,
      flags: { captain: captain !== undefined, late_swap: late, max_per_club: null, solo_nuevos: false },
      rules_version: 3,
      ins_user: FIXTURE_IDS.entry,
      cancel_reason: null,
    },
    user: { id: 9, username: 'rosa_10', avatar: '', keyusername: 'rosa_10', rango_level: 2 },
    points: 0,
    rank: null,
    prize: 0,
    version: 12,
    lock_at,
  };
}
