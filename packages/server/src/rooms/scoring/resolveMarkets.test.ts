import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setClock } from '../../platform/db/clock';
import type { Db } from '../../platform/db/database';
import { openTestDatabase } from '../../testing/openTestDatabase';
import { createPrediRoom } from '../offers/createPrediRoom';
import { FIRST_KICK_OFF, smallLeague, type SmallLeague } from '../../testing/smallLeague';
import { resolveMarkets } from './resolveMarkets';

let db: Db;
let league: SmallLeague;
let match = 0;
let room = 0;
let secondRoom = 0;
/** Players of the local and the visiting club: the first six are on the list, the last are not. */
let squads: { local: number[]; visit: number[] };

beforeAll(async () => {
  db = await openTestDatabase();
  league = await smallLeague(db);
  match = league.matches[0]!;
  const open = () =>
    db.tx((tx) =>
      createPrediRoom(tx, {
        tipo: '1',
        name: 'Sala',
        leagueId: league.leagueId,
        amount_ins: 0,
        max_players: 10,
        min_players: 2,
        modo_pozo: 'proporcional',
        commission_bps: 0,
        lock_lead_min: 5,
        matchIds: league.matches,
        kinds: ['1x2', 'goles', 'ambos', 'primer_gol', 'marcador', 'goleador'],
      }),
    );
  [room, secondRoom] = [await open(), await open()];
  const players = await db.fresh
    .selectFrom('player')
    .select(['id', 'team_id'])
    .where('position', 'in', [1, 2, 3])
    .orderBy('id')
    .execute();
  const of = (team: number) => players.filter(({ team_id }) => team_id === team).map(({ id }) => id);
  // What the clock has not reached is not known.
  await setClock(db, { at: new Date(Date.parse(FIRST_KICK_OFF) + 86_400_000), speed: 0 });
  squads = { local: of(league.teams[0]!), visit: of(league.teams[1]!) };
});
afterAll(() => db.close());

interface Told {
  goals: [number, number] | null;
  first?: 'local' | 'visit' | 'none' | null;
  estado?: string;
  official?: boolean;
  /** Goals of the page: side, place in the squad, minute, kind. */
  events?: ['local' | 'visit', number, number, 'gol' | 'gol_penal' | 'autogol'][];
  /** Goals of the statistics: side, place in the squad, goals, own goals. */
  stats?: ['local' | 'visit', number, number, number][];
}

async function tell({ goals, first = null, estado = 'finalizado', official = true, events = [], stats = [] }: Told) {
  await db.tx(async (tx) => {
    await sql`delete from match_event where match_id = ${match}`.execute(tx);
    await sql`delete from player_match where match_id = ${match}`.execute(tx);
    await sql`update match set estado = ${estado}, official = ${official}, goals_local = ${goals?.[0] ?? null},
      goals_visit = ${goals?.[1] ?? null}, first_goal = ${first} where id = ${match}`.execute(tx);
    for (const [side, place, minute, type] of events) {
      await sql`insert into match_event (match_id, minute, type, player_id)
        values (${match}, ${minute}, ${type}, ${squads[side][place]})`.execute(tx);
    }
    for (const [side, place, scored, own] of stats) {
      const row = JSON.stringify({ goals: scored, own_goals: own });
      await sql`insert into player_match (player_id, match_id, team_id, jornada, stats, points)
        select id, ${match}, team_id, 1, ${row}::jsonb, 0 from player where id = ${squads[side][place]}`.execute(tx);
    }
    await resolveMarkets(tx, [room, secondRoom]);
  });
}

/** What a market of the room came to: its winners' answers, or its state. */
async function outcome(kind: string, of = room): Promise<string> {
  const { rows } = await sql<{ estado: string; result: string; code: string }>`
    select k.estado, a.result, a.code from market k join alternative a on a.market_id = k.id
    where k.room_id = ${of} and k.match_id = ${match} and k.kind = ${kind} order by a.ordinal`.execute(db.fresh);
  const states = new Set(rows.map(({ estado }) => estado));
  expect(states.size).toBe(1);
  const [estado] = states;
  if (estado !== 'resuelto') {
    expect(new Set(rows.map(({ result }) => result))).toEqual(new Set([estado]));
    return estado!;
  }
  expect(new Set(rows.map(({ result }) => result))).toEqual(new Set(['acierto', 'fallo']));
  return rows
    .filter(({ result }) => result === 'acierto')
    .map(({ code }) => code)
    .join(' ');
}

describe('a market (rules R8.2)', () => {
  it.each<[number, number, string, string, string, string]>([
    [0, 0, 'empate', 'menos', 'no', '0-0'],
    [1, 0, 'local', 'menos', 'no', '1-0'],
    [1, 1, 'empate', 'menos', 'si', '1-1'],
    [1, 2, 'visita', 'mas', 'si', '1-2'],
    [3, 0, 'local', 'mas', 'no', '3-0'],
    [3, 3, 'empate', 'mas', 'si', '3-3'],
  ])('of a match that ended %i-%i', async (local, visit, result, goles, ambos, marcador) => {
    await tell({ goals: [local, visit], first: 'none' });
    const kinds = ['1x2', 'goles', 'ambos', 'marcador'];
    expect(await Promise.all(kinds.map((kind) => outcome(kind)))).toEqual([result, goles, ambos, marcador]);
  });

  it('of a score that nobody chose has no right answer (rules R17.2)', async () => {
    await tell({ goals: [4, 0], first: 'none' });
    const { rows } = await sql<{ result: string; count: number }>`
      select a.result, count(*)::int as count from market k join alternative a on a.market_id = k.id
      where k.room_id = ${room} and k.match_id = ${match} and k.kind = 'marcador' group by 1`.execute(db.fresh);
    expect(rows).toEqual([{ result: 'fallo', count: 16 }]);
  });

  it.each([
    ['local', 'local'],
    ['visit', 'visita'],
    ['none', 'sin_goles'],
    [null, 'anulado'],
  ] as const)('of the first goal, told as %s, is %s', async (first, expected) => {
    await tell({ goals: [1, 1], first });
    expect(await outcome('primer_gol')).toBe(expected);
    expect(await outcome('1x2')).toBe('empate');
  });
});

describe('the goalscorer', () => {
  const p = (side: 'local' | 'visit', place: number) => `p${squads[side][place]}`;

  it('is whoever the events tell, several at once', async () => {
    await tell({
      goals: [1, 1],
      events: [
        ['local', 0, 12, 'gol'],
        ['visit', 1, 90, 'gol_penal'],
      ],
    });
    expect(await outcome('goleador')).toBe(`${p('local', 0)} ${p('visit', 1)}`);
  });

  it('is "otro" for whoever is not on the list, beside those who are', async () => {
    await tell({
      goals: [2, 0],
      events: [
        ['local', 0, 12, 'gol'],
        ['local', 9, 40, 'gol'],
      ],
    });
    expect(await outcome('goleador')).toBe(`${p('local', 0)} otro`);
  });

  it('is nobody where nobody scored, or only own goals were', async () => {
    await tell({ goals: [0, 0] });
    expect(await outcome('goleador')).toBe('nadie');
    await tell({ goals: [1, 0], events: [['visit', 0, 12, 'autogol']] });
    expect(await outcome('goleador')).toBe('nadie');
  });

  it('never counts extra time', async () => {
    await tell({
      goals: [1, 0],
      events: [
        ['local', 0, 12, 'gol'],
        ['local', 1, 105, 'gol'],
      ],
    });
    expect(await outcome('goleador')).toBe(p('local', 0));
    await tell({ goals: [0, 0], stats: [['local', 1, 1, 0]] });
    expect(await outcome('goleador')).toBe('nadie');
  });

  it('is read from the statistics when no events are told', async () => {
    await tell({
      goals: [2, 1],
      stats: [
        ['local', 0, 2, 0],
        ['local', 3, 0, 1],
      ],
    });
    expect(await outcome('goleador')).toBe(p('local', 0));
  });

  it.each<[string, Told]>([
    ['the feed names no scorers', { goals: [1, 0] }],
    ['it names fewer than there were goals', { goals: [2, 0], events: [['local', 0, 5, 'gol']] }],
    ['the statistics count extra time too', { goals: [1, 0], stats: [['local', 0, 2, 0]] }],
  ])('is void when %s', async (_, told) => {
    await tell(told);
    expect(await outcome('goleador')).toBe('anulado');
    expect(await outcome('1x2')).toBe('local');
  });
});

describe('a match that does not count', () => {
  const kinds = ['1x2', 'goles', 'ambos', 'primer_gol', 'marcador', 'goleador'];
  const all = (of = room) => Promise.all(kinds.map((kind) => outcome(kind, of)));
  beforeEach(() => tell({ goals: [1, 0], first: 'local', events: [['local', 0, 5, 'gol']] }));

  it.each(['anulado', 'cancelado'])('%s, voids all its markets, those already decided too', async (estado) => {
    await tell({ goals: [1, 0], estado });
    expect(await all()).toEqual(kinds.map(() => 'anulado'));
  });

  it('in one room, voids them there alone (rules R6.1)', async () => {
    await sql`update room_match set void = true where room_id = ${room} and match_id = ${match}`.execute(db.fresh);
    await tell({ goals: [1, 0], first: 'local' });
    expect(await outcome('1x2')).toBe('anulado');
    expect(await outcome('1x2', secondRoom)).toBe('local');
    await sql`update room_match set void = false where room_id = ${room}`.execute(db.fresh);
  });

  it.each(['programado', 'en_vivo', 'aplazado', 'suspendido'])(
    'yet (%s) takes back what was decided',
    async (estado) => {
      await tell({ goals: null, estado, official: false });
      expect(await all()).toEqual(kinds.map(() => 'pendiente'));
    },
  );

  it('waits for a result that is not told, and is void once that is official', async () => {
    await tell({ goals: null, official: false });
    expect(await outcome('1x2')).toBe('pendiente');
    await tell({ goals: null });
    expect(await outcome('1x2')).toBe('anulado');
  });
});
