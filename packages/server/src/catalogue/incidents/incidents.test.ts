// Long: one incident from its opening to what it leaves behind, for each kind.
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { ModoPozo } from '@arma11/core/contract';
import type { Db } from '../../platform/db/database';
import { joinRoom } from '../../rooms/join/joinRoom';
import { feedMatch } from '../../testing/feedMatch';
import { FIRST_KICK_OFF } from '../../testing/smallLeague';
import type { FeedMatch } from '../feeds/feedShape';
import { upsertMatches } from '../feeds/upsertMatches';
import { verifyLedger } from '../../ledger/verify';
import { playMatch } from '../../testing/playedMatch';
import type { RoomStage } from '../../testing/roomStage';
import { stageEachTest } from '../../testing/stageEachTest';
import { testCommand } from '../../testing/testCommand';

const HOURS = 60;
/** The last of the four kick-offs, in minutes from the first. */
const LAST = 360;

let db: Db;
let stage: RoomStage;
stageEachTest((opened) => {
  stage = opened;
  ({ db } = opened);
});

const set = (matchId: number, estado: string, more = sql``) =>
  sql`update match set estado = ${estado}, updated_at = app_now() ${more} where id = ${matchId}`.execute(db.fresh);
/** A source tells of a match, of which nothing else has changed, that it is called off or goes on. */
async function tell(matchId: number, estado: 'cancelado' | 'programado'): Promise<void> {
  const { rows } = await sql<Pick<FeedMatch, 'external_id' | 'kick_off' | 'local_external_id' | 'visit_external_id'>>`
    select m.external_id, m.kick_off, l.external_id as local_external_id, v.external_id as visit_external_id
    from match m join team l on l.id = m.local_team join team v on v.id = m.visit_team where m.id = ${matchId}`.execute(
    db.fresh,
  );
  const told = feedMatch({ ...rows[0]!, estado });
  await db.tx((tx) => upsertMatches(tx, stage.league.leagueId, [told], { source: 'costa.json', provider: 'fpl' }));
}
const play = (matchId: number) => playMatch(db, matchId, { local: 2, visit: 1 });
const open = async (matchId: number) => (await stage.incidents(matchId)).filter(({ estado }) => estado === 'abierta');

async function started(fee = 10) {
  const [compe, predi] = [await stage.compe(fee), await stage.predi(fee, ['1x2', 'goles'])];
  const players = [await stage.seat(compe, 3), await stage.seat(predi, 3)].flat();
  await stage.at(-5);
  await stage.advance();
  await stage.at(1);
  await stage.advance();
  return { compe, predi, players };
}

describe('a match that keeps rooms waiting', () => {
  it('opens one incident for each fact, and none when no room waits', async () => {
    const [m0, m1, m2, m3] = stage.league.matches as [number, number, number, number];
    await set(m0, 'aplazado');
    await stage.advance();
    expect(await stage.incidents(m0)).toEqual([]);
    await started();
    await set(m1, 'suspendido', sql`, minute = 30, goals_local = 1, goals_visit = 0`);
    await set(m2, 'suspendido');
    await stage.advance();
    await stage.advance();
    expect((await open(m0)).map(({ kind }) => kind)).toEqual(['aplazado']);
    expect((await open(m1)).map(({ kind }) => kind)).toEqual(['abandonado']);
    expect((await open(m2)).map(({ kind }) => kind)).toEqual(['suspendido']);
    expect(await open(m3)).toEqual([]);
  });

  it('lacks data half an hour after its kick-off and not before, and its incident closes when they come', async () => {
    const [m0] = stage.league.matches as [number];
    await started();
    await stage.at(30);
    await stage.advance();
    expect(await stage.incidents(m0)).toEqual([]);
    await stage.at(31);
    await stage.advance();
    expect(await open(m0)).toMatchObject([{ kind: 'sin_datos' }]);
    await play(m0);
    await stage.advance();
    expect(await stage.incidents(m0)).toMatchObject([{ estado: 'decidida', decision: 'mantener', decided_by: null }]);
  });

  it('that a source calls off holds the payment for an hour, in which somebody may object', async () => {
    const [m0, m1, m2, m3] = stage.league.matches as [number, number, number, number];
    await sql`update match set kick_off = kick_off + interval '1 day' where id = ${m3}`.execute(db.fresh);
    const { compe, predi } = await started();
    for (const match of [m0, m1, m2]) await play(match);
    // The others were over long ago: nothing but the last match is waited for.
    const off = 15 * HOURS;
    await stage.at(off);
    await stage.advance();
    await tell(m3, 'cancelado');
    const states = async () => [(await stage.room(compe)).estado, (await stage.room(predi)).estado];
    await stage.advance();
    expect(await states()).not.toContain('pagada');
    expect(await open(m3)).toMatchObject([{ kind: 'cancelado' }]);
    await stage.at(off + 59);
    await stage.advance();
    expect(await states()).not.toContain('pagada');
    await stage.at(off + 60);
    await stage.advance();
    expect(await open(m3)).toEqual([]);
    expect(await states()).toEqual(['pagada', 'pagada']);
  });

  it('that a source calls off and takes back goes on as if nothing had been', async () => {
    const [, , , m3] = stage.league.matches as [number, number, number, number];
    await started();
    await tell(m3, 'cancelado');
    await stage.advance();
    expect(await open(m3)).toHaveLength(1);
    await tell(m3, 'programado');
    await stage.advance();
    expect(await stage.incidents(m3)).toMatchObject([
      { kind: 'cancelado', estado: 'decidida', reason: 'The source has taken it back.' },
    ]);
  });

  it('that a source calls off is off at once when the operator says so', async () => {
    const [, , , m3] = stage.league.matches as [number, number, number, number];
    await started();
    await tell(m3, 'cancelado');
    const [found] = await open(m3);
    await testCommand(db, 'incident decide', { incident: found!.id, decision: 'mantener', reason: 'No va' });
    expect(await open(m3)).toEqual([]);
    const match = await db.fresh.selectFrom('match').selectAll().where('id', '=', m3).executeTakeFirstOrThrow();
    expect(match).toMatchObject({ estado: 'cancelado', held: true });
  });

  it('lacks none in the league that the simulator plays', async () => {
    const [m0] = stage.league.matches as [number];
    await started();
    await sql`insert into setting (key, value) values ('demo', ${JSON.stringify({ league_id: stage.league.leagueId })})`.execute(
      db.fresh,
    );
    await stage.at(5 * HOURS);
    await stage.advance();
    expect(await stage.incidents(m0)).toEqual([]);
    await sql`delete from setting where key = 'demo'`.execute(db.fresh);
  });

  it('is not waited for in a rehearsal that knows its result: it is finished from its kick-off on', async () => {
    const [m0] = stage.league.matches as [number];
    await play(m0);
    await started();
    await stage.at(31);
    await stage.advance();
    expect(await stage.incidents(m0)).toEqual([]);
  });

  it('is told to the players of its rooms once, and leaves their lineups open before the lock (R6.2)', async () => {
    const [m0] = stage.league.matches as [number];
    const room = await stage.compe(0);
    const players = await stage.seat(room, 2);
    await testCommand(db, 'match status', { match: m0, estado: 'aplazado', reason: 'Lluvia' });
    await stage.advance();
    const told = await db.fresh.selectFrom('notification').selectAll().where('user_id', 'in', players).execute();
    expect(told).toMatchObject([{ kind: 'partido_aplazado' }, { kind: 'partido_aplazado' }]);
    expect(told[0]!.body).toMatch(/^Garúa – Puerto se aplazó.*hasta el cierre\.$/);
    expect(await stage.room(room)).toMatchObject({ estado: 'abierta' });
    const { rows } = await sql<{ pool: number }>`
      select count(*)::int as pool from pool_player o join player p on p.id = o.player_id
      where o.league_id = ${stage.league.leagueId} and p.team_id = ${stage.league.teams[0]}`.execute(db.fresh);
    expect(rows[0]!.pool).toBe(19);
  });
});

describe('a postponed match', () => {
  const noticesOf = async (userId: number) =>
    (await db.fresh.selectFrom('notification').select(['ref', 'body']).where('user_id', '=', userId).execute()).map(
      ({ body }) => body,
    );

  it('says that the lineup can be changed, never that of answers, which it takes no more', async () => {
    const [m0] = stage.league.matches as [number];
    const [compe, predi] = [await stage.compe(0), await stage.predi(0)];
    const [ana] = (await stage.seat(predi, 1)) as [number];
    const [beto] = (await stage.seat(compe, 1)) as [number];
    await testCommand(db, 'match status', { match: m0, estado: 'aplazado', reason: 'Lluvia' });
    await stage.advance();
    expect((await noticesOf(ana))[0]).not.toContain('Puedes cambiar');
    expect((await noticesOf(beto))[0]).toContain('Puedes cambiar tu once hasta el cierre.');
  });

  it('is told once, although its date is taken away afterwards', async () => {
    const [m0] = stage.league.matches as [number];
    const room = await stage.compe(0);
    const [ana] = (await stage.seat(room, 1)) as [number];
    await testCommand(db, 'match status', { match: m0, estado: 'aplazado', reason: 'Lluvia' });
    await stage.advance();
    await sql`update match set kick_off = null where id = ${m0}`.execute(db.fresh);
    await stage.advance();
    expect(await stage.incidents(m0)).toHaveLength(2);
    expect(await noticesOf(ana)).toHaveLength(1);
  });
});

describe('a void match', () => {
  const voidNoticesOf = async (userId: number) =>
    (
      await db.fresh
        .selectFrom('notification')
        .select(['title', 'body', 'link'])
        .where('user_id', '=', userId)
        .execute()
    )
      .filter(({ title }) => title === 'Partido anulado')
      .map(({ body, link }) => [body, link]);
  const status = (match: number, estado: string) => testCommand(db, 'match status', { match, estado, reason: 'Fallo' });

  it.each(['anulado', 'cancelado'])(
    '%s is told once to whoever sits in an open room of it, with what it means',
    async (estado) => {
      const [m0] = stage.league.matches as [number];
      const [compe, predi] = [await stage.compe(0), await stage.predi(0)];
      const [lineup] = (await stage.seat(compe, 1)) as [number];
      const [answers] = (await stage.seat(predi, 1)) as [number];
      const [both] = (await stage.seat(compe, 1)) as [number];
      await db.tx((tx) => joinRoom(tx, { roomId: predi, userId: both }));
      await status(m0, estado);
      const first = 'Garúa – Puerto se anuló.';
      const points = 'Sus jugadores suman 0 por este partido. Puedes cambiar tu once hasta el cierre.';
      const questions = 'Sus preguntas quedan anuladas: valen 0 para todos.';
      const notices = () => Promise.all([lineup, answers, both].map(voidNoticesOf));
      const expected = [
        [[`${first} ${points}`, `/compe/sala/${compe}`]],
        [[`${first} ${questions}`, `/predi/sala/${predi}`]],
        [[`${first} ${points} ${questions}`, `/compe/sala/${compe}`]],
      ];
      expect(await notices()).toEqual(expected);
      await status(m0, estado === 'anulado' ? 'cancelado' : 'anulado');
      await stage.advance();
      expect(await notices()).toEqual(expected);
    },
  );

  it('is told by the decision of its incident to a running room, whose lineups are closed', async () => {
    const [m0] = stage.league.matches as [number];
    const { players } = await started();
    await set(m0, 'suspendido');
    await stage.advance();
    const [incident] = await open(m0);
    await testCommand(db, 'incident decide', { incident: incident!.id, decision: 'anular', reason: 'Fallo' });
    const bodies = (await Promise.all(players.map(voidNoticesOf))).map((each) => each.map(([body]) => body));
    const compe = ['Garúa – Puerto se anuló. Sus jugadores suman 0 por este partido.'];
    const predi = ['Garúa – Puerto se anuló. Sus preguntas quedan anuladas: valen 0 para todos.'];
    expect(bodies).toEqual([compe, compe, compe, predi, predi, predi]);
  });

  it('is told when a feed cancels it, and not by an import that says so again', async () => {
    const [ana] = (await stage.seat(await stage.compe(0), 1)) as [number];
    const clubs = { local_external_id: 't0', visit_external_id: 't1' };
    const cancelled = feedMatch({ external_id: 'm0', ...clubs, kick_off: FIRST_KICK_OFF, estado: 'cancelado' });
    const read = () =>
      db.tx((tx) => upsertMatches(tx, stage.league.leagueId, [cancelled], { source: 'x', provider: 'x' }));
    await read();
    const [late] = (await stage.seat(await stage.predi(0), 1)) as [number];
    await read();
    expect([await voidNoticesOf(ana), await voidNoticesOf(late)].map(({ length }) => length)).toEqual([1, 0]);
  });

  it('is not told to rooms that are over, nor to those it had left', async () => {
    const [m0] = stage.league.matches as [number];
    const [over, left] = [await stage.compe(0), await stage.predi(0)];
    const players = [await stage.seat(over, 1), await stage.seat(left, 1)].flat();
    await sql`update room set estado = 'cancelada' where id = ${over}`.execute(db.fresh);
    await sql`update room_match set void = true where room_id = ${left} and match_id = ${m0}`.execute(db.fresh);
    await status(m0, 'anulado');
    expect(await Promise.all(players.map(voidNoticesOf))).toEqual([[], []]);
  });
});

describe('while an incident is open', () => {
  it('nothing is paid, and the settle command says INCIDENCIAS_ABIERTAS', async () => {
    const [m0, ...others] = stage.league.matches as [number, number, number, number];
    const { compe } = await started();
    for (const match of stage.league.matches) await play(match);
    await set(m0, 'suspendido', sql`, minute = 80`);
    await stage.at(LAST + 12 * HOURS);
    await stage.advance();
    expect(others).toHaveLength(3);
    expect((await stage.room(compe)).estado).toBe('en_vivo');
    await expect(testCommand(db, 'settle', { room: compe })).rejects.toThrow(/INCIDENCIAS_ABIERTAS.*abandonado/);
  });

  it('the operator lets the result stand, and the room is paid on it', async () => {
    const [m0] = stage.league.matches as [number];
    const { compe, predi } = await started();
    for (const match of stage.league.matches) await play(match);
    await set(m0, 'suspendido', sql`, minute = 80, goals_local = 2, goals_visit = 1`);
    await stage.at(LAST + 12 * HOURS);
    await stage.advance();
    const [incident] = await open(m0);
    await testCommand(db, 'incident decide', {
      incident: incident!.id,
      decision: 'mantener',
      reason: 'La liga lo dio por válido',
    });
    await stage.advance();
    expect([(await stage.room(compe)).estado, (await stage.room(predi)).estado]).toEqual(['pagada', 'pagada']);
    const match = await db.fresh.selectFrom('match').selectAll().where('id', '=', m0).executeTakeFirstOrThrow();
    expect(match).toMatchObject({
      estado: 'finalizado',
      goals_local: 2,
      first_goal: 'local',
      official: true,
      held: true,
    });
    const audit = await db.fresh
      .selectFrom('audit')
      .selectAll()
      .where('target', '=', `incident:${incident!.id}`)
      .execute();
    expect(audit).toMatchObject([{ action: 'incident decide', reason: 'La liga lo dio por válido' }]);
    expect(audit[0]!.before).toMatchObject({ estado: 'suspendido' });
  });

  it('a match without a score cannot stand', async () => {
    const [m0] = stage.league.matches as [number];
    await started();
    await set(m0, 'aplazado');
    await stage.advance();
    const [incident] = await open(m0);
    await expect(
      testCommand(db, 'incident decide', { incident: incident!.id, decision: 'mantener', reason: 'Porque sí' }),
    ).rejects.toThrow(/no result that could stand/);
    expect(await open(m0)).toHaveLength(1);
  });

  it('the operator voids the match: its markets are void, its players have 0, and the rest is paid', async () => {
    const [m0, ...others] = stage.league.matches as [number, number, number, number];
    const { compe, predi } = await started();
    for (const match of stage.league.matches) await play(match);
    await set(m0, 'suspendido');
    await stage.at(LAST + 3 * HOURS);
    await stage.advance();
    const [incident] = await open(m0);
    await testCommand(db, 'incident decide', {
      incident: incident!.id,
      decision: 'anular',
      reason: 'No se jugó completo',
    });
    await stage.advance();
    expect(others).toHaveLength(3);
    expect([(await stage.room(compe)).estado, (await stage.room(predi)).estado]).toEqual(['pagada', 'pagada']);
    const markets = await db.fresh
      .selectFrom('market')
      .select(['match_id', 'estado'])
      .where('room_id', '=', predi)
      .execute();
    expect(markets.every(({ match_id, estado }) => estado === (match_id === m0 ? 'anulado' : 'resuelto'))).toBe(true);
    // Twelve slots of 2 points for each of the three matches that count, where the club plays twice in the jornada.
    const most = await sql<{ most: number; expected: number }>`
      select s.points as most, (select sum(x.points)::int from lineup l
        cross join lateral unnest(l.players) as u(id)
        cross join lateral (select coalesce(sum(pm.points), 0) as points from player_match pm
          where pm.player_id = u.id and pm.match_id = any(${others}::int[])) x
        where l.entry_id = (select min(id) from entry where room_id = ${compe})) as expected
      from standing s where s.room_id = ${compe} and s.jornada = 0
        and s.entry_id = (select min(id) from entry where room_id = ${compe})`.execute(db.fresh);
    expect(most.rows[0]!.most).toBe(most.rows[0]!.expected);
  });

  it('the operator gives a result by hand, with its first goal', async () => {
    const [m0, ...others] = stage.league.matches as [number, number, number, number];
    const predi = await stage.predi(10, ['1x2', 'primer_gol']);
    await stage.seat(predi, 2);
    await stage.at(1);
    for (const match of others) await play(match);
    await set(m0, 'aplazado');
    await stage.advance();
    const [incident] = await open(m0);
    const given = { incident: incident!.id, decision: 'resultado', reason: 'Acta oficial' };
    await expect(testCommand(db, 'incident decide', given)).rejects.toThrow(/needs --local and --visit/);
    await expect(testCommand(db, 'incident decide', { ...given, local: 0, visit: 2, first: 'local' })).rejects.toThrow(
      /no goals/,
    );
    await testCommand(db, 'incident decide', { ...given, local: 1, visit: 2, first: 'visit', minute: 12 });
    await stage.advance();
    const { rows } = await sql<{ kind: string; code: string }>`
      select k.kind, a.code from market k join alternative a on a.market_id = k.id and a.result = 'acierto'
      where k.room_id = ${predi} and k.match_id = ${m0} order by k.kind`.execute(db.fresh);
    expect(rows).toEqual([
      { kind: '1x2', code: 'visita' },
      { kind: 'primer_gol', code: 'visita' },
    ]);
  });
});

describe('without a decision', () => {
  it('the match stops counting in the room 49 hours after its last kick-off, and not before (R6.3, R6.6)', async () => {
    const [m0, ...others] = stage.league.matches as [number, number, number, number];
    const { compe, predi } = await started();
    for (const match of others) await play(match);
    await set(m0, 'aplazado');
    await stage.advance();
    await stage.at(LAST + 48 * HOURS + 59);
    await stage.advance();
    expect((await stage.room(compe)).estado).toBe('en_vivo');
    expect(await open(m0)).toMatchObject([{ due_at: expect.stringContaining('2026-06-14T03:00') }]);
    await stage.at(LAST + 50 * HOURS);
    await stage.advance();
    expect([(await stage.room(compe)).estado, (await stage.room(predi)).estado]).toEqual(['pagada', 'pagada']);
    expect(await stage.incidents(m0)).toMatchObject([{ estado: 'decidida', decision: 'anular', decided_by: null }]);
    const match = await db.fresh.selectFrom('match').select('estado').where('id', '=', m0).executeTakeFirstOrThrow();
    expect(match.estado).toBe('aplazado');
  });

  it('an operator always has an hour, however late the incident opened', async () => {
    const [m0, ...others] = stage.league.matches as [number, number, number, number];
    const { compe } = await started();
    for (const match of others) await play(match);
    await stage.at(LAST + 100 * HOURS);
    await stage.advance();
    expect((await stage.room(compe)).estado).toBe('en_vivo');
    expect(await open(m0)).toMatchObject([{ kind: 'sin_datos' }]);
    await stage.at(LAST + 101 * HOURS);
    await stage.advance();
    expect((await stage.room(compe)).estado).toBe('pagada');
  });

  it('a match that ends later than the 48 hours does not count in this room, and does in another', async () => {
    const [m0, m1, m2, m3] = stage.league.matches as [number, number, number, number];
    const early = await stage.predi(10, ['1x2'], [m0, m1, m2]);
    const late = await stage.predi(10, ['1x2'], [m0, m1, m2, m3]);
    const players = [await stage.seat(early, 2), await stage.seat(late, 2)];
    for (const match of [m1, m2, m3]) await play(match);
    await stage.at(-5);
    await stage.advance();
    // It ended 48 h and one minute after the first room's last kick-off, which the other room has two hours later.
    await play(m0);
    await sql`update match set final_at = kick_off + interval '52 hours 1 minute' where id = ${m0}`.execute(db.fresh);
    await stage.at(LAST + 52 * HOURS);
    await stage.advance();
    await stage.advance();
    const { rows } = await sql<{ room_id: number; estado: string }>`
      select room_id, estado from market where match_id = ${m0} and room_id in (${early}, ${late}) order by room_id`.execute(
      db.fresh,
    );
    expect(rows).toEqual([
      { room_id: early, estado: 'anulado' },
      { room_id: late, estado: 'resuelto' },
    ]);
    expect(await stage.saldos(players.flat())).toEqual([100, 100, 100, 100]);
  });
});

describe('a room of void matches (rules R6.5)', () => {
  const modes: [ModoPozo, { max_players?: number; guaranteed_pozo?: number }][] = [
    ['proporcional', {}],
    ['garantizado', { guaranteed_pozo: 500 }],
    ['completo', { max_players: 3 }],
  ];

  it.each(modes)('is called off and refunded when more than half are void: %s', async (modo_pozo, more) => {
    const [m0, m1, m2, m3] = stage.league.matches as [number, number, number, number];
    const compe = await stage.compe(40, { modo_pozo, ...more });
    const players = await stage.seat(compe, 3);
    await stage.at(-5);
    await stage.advance();
    await play(m3);
    for (const match of [m0, m1, m2])
      await testCommand(db, 'match status', { match, estado: 'anulado', reason: 'Huelga' });
    await stage.at(LAST + 2 * HOURS);
    await stage.advance();
    await stage.advance();
    expect(await stage.room(compe)).toMatchObject({ estado: 'cancelada', cancel_reason: 'partidos_anulados' });
    expect(await stage.saldos(players)).toEqual([100, 100, 100]);
  });

  it('is paid when exactly half are void, and called off when one of three remains, in prediction rooms too', async () => {
    const [m0, m1, m2, m3] = stage.league.matches as [number, number, number, number];
    const half = await stage.predi(40, ['1x2']);
    const third = await stage.predi(40, ['1x2'], [m0, m1, m2]);
    const players = await stage.seat(third, 2);
    await stage.seat(half, 2);
    await stage.at(-5);
    await stage.advance();
    for (const match of [m2, m3]) await play(match);
    for (const match of [m0, m1])
      await testCommand(db, 'match status', { match, estado: 'cancelado', reason: 'Huelga' });
    await stage.at(LAST + 4 * HOURS);
    await stage.advance();
    await stage.advance();
    expect((await stage.room(half)).estado).toBe('pagada');
    expect(await stage.room(third)).toMatchObject({ estado: 'cancelada', cancel_reason: 'partidos_anulados' });
    expect(await stage.saldos(players)).toEqual([100, 100]);
  });

  it('that says it was called off without giving the fees back is found by the verifier', async () => {
    const room = await stage.compe(10);
    await stage.seat(room, 2);
    const found = await db
      .tx(async (tx) => {
        await sql`update room set estado = 'cancelada' where id = ${room}`.execute(tx);
        throw Object.assign(new Error('undo'), { breaches: (await verifyLedger(tx)).breaches });
      })
      .catch((error: { breaches?: { invariant: string }[] }) => error.breaches ?? []);
    expect(found.map(({ invariant }) => invariant)).toContain(
      'I9 whoever sat in a room that was called off has their fee back, once',
    );
  });
});
