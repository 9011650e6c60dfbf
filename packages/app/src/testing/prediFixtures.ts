import type { Match, PrediRoom, Team, User } from '@arma11/core/contract';
import { prediRoomFixture } from '@arma11/testing/fixtures/roomFixture';

const kit = { pattern: 'plain', primary: '#112233', secondary: '#ffffff', trim: '#000000' } as const;
const team = (id: number, name: string): Team => ({ id, name, short: name.slice(0, 3), logo: '', kit });

/** A player with 300 coins. */
export const player = { id: 1, username: 'ana', saldo: 300, local_contry: 'PEN', keyusername: 'ana' } as User;

/** A match that is far away. */
export const match = (id: number, changes: Partial<Match> = {}): Match => ({
  id,
  local: team(id * 10, `Local ${id}`),
  visit: team(id * 10 + 1, `Visita ${id}`),
  date: `2096-06-${10 + id}T20:00:00Z`,
  hour: '15:00',
  league_name: 'Liga del Pacífico',
  league_unique: 'pacifico',
  close_predi: false,
  jornada: 1,
  jornada_name: 'Fecha 1',
  lock_at: `2096-06-${10 + id}T19:55:00Z`,
  estado: 'programado',
  minute: null,
  goals_local: null,
  goals_visit: null,
  official: false,
  confirmed_time: true,
  num_rooms: 0,
  ...changes,
});

/** A private room of the player's own, open, that nobody has entered. */
export const sala = (changes: Partial<PrediRoom> = {}): PrediRoom =>
  prediRoomFixture({
    amount_ins: 20,
    date_start: '2096-06-11T20:00:00Z',
    teams_logos: [],
    num_players: 0,
    cod_access: 'ABCDEFGHJK',
    awards: [],
    name: 'Los del barrio',
    tipo: 'privada',
    max_players: 10,
    pozo: 0,
    top_award: 0,
    pts_en_juego: 4,
    num_matches: 1,
    lock_at: '2096-06-11T19:55:00Z',
    owner: { id: 1, username: 'ana', avatar: '', keyusername: 'ana', rango_level: 1 },
    is_admin: true,
    ...changes,
  });

/** One page of a list, the last one. */
export const pageOf = <T>(results: T[]) => ({ count: results.length, next: null, previous: null, results });
