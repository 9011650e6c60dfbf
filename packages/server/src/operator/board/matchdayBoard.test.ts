import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DeskBoardRow } from '@arma11/core/back-office';
import { opsRoutes } from '../../api/operatorRoutes';
import { gameRoutes } from '../../api/routeGroups';
import { overduePayments } from '../../catalogue/incidents/latePayments';
import { askLongTerm } from '../../rooms/slate/askLongTerm';
import { playMatch } from '../../testing/playedMatch';
import { roomStage, type RoomStage } from '../../testing/roomStage';
import { testCommand } from '../../testing/testCommand';
import { openTestServer, type TestPlayer, type TestServer } from '../../testing/testServer';
import { commands } from '../registry';

let server: TestServer;
let stage: RoomStage;
let [operator, treasurer, admin, player]: TestPlayer[] = [];

beforeAll(async () => {
  server = await openTestServer([...gameRoutes, opsRoutes]);
  [operator, treasurer, admin, player] = [
    await server.player({ role: 'operador' }),
    await server.player({ role: 'tesorero' }),
    await server.player({ role: 'admin' }),
    await server.player(),
  ];
});
beforeEach(async () => {
  // Each test has its league alone on the board.
  await sql`update incident set estado = 'decidida', decision = 'mantener', decided_at = app_now()`.execute(
    server.db.fresh,
  );
  await sql`update room set estado = 'cancelada' where estado <> 'cancelada'`.execute(server.db.fresh);
  stage = await roomStage(server.db);
});
afterAll(() => server.close());

const board = async (who = operator!): Promise<DeskBoardRow[]> => (await who.call('GET', 'ops/board/')).body.result;
const only = async (kind: DeskBoardRow['kind']) => (await board()).filter((row) => row.kind === kind);
const match = (index: number) => stage.league.matches[index]!;

/** A room of each game with two players, past its lock. */
async function lockedRoom(fee = 10) {
  const room = await stage.compe(fee);
  await stage.seat(room, 2);
  await stage.at(-4);
  await stage.advance();
  return room;
}

/** All four matches are over, with everything that a payment asks for. */
async function playAll() {
  for (const id of stage.league.matches) await playMatch(server.db, id, { local: 1, visit: 0 });
}

describe('the matchday board', () => {
  it('is empty while nothing needs a person, and says so', async () => {
    const room = await stage.compe(10);
    await stage.seat(room, 2);
    expect(await board()).toEqual([]);
    expect(commands.get('matchday board')!.print([] as never)).toBe('Nothing needs a person now.');
  });

  it('has a match that has not begun ten minutes after its kick-off, and one that never ends', async () => {
    await lockedRoom();
    await stage.at(10);
    expect(await only('match_late')).toEqual([]);
    await stage.at(11);
    expect(await only('match_late')).toMatchObject([{ id: match(0), urgency: 'now', detail: 'programado', count: 1 }]);
    await sql`update match set estado = 'en_vivo', started_at = kick_off where id = ${match(0)}`.execute(
      server.db.fresh,
    );
    expect(await only('match_late')).toEqual([]);
    await stage.at(151);
    expect((await only('match_late')).find(({ id }) => id === match(0))).toMatchObject({ detail: 'en_vivo' });
  });

  it('has a match once: with an open incident it is there as that, until somebody decides', async () => {
    await lockedRoom();
    await stage.at(31);
    await stage.advance();
    await testCommand(server.db, 'match status', { match: match(0), estado: 'suspendido', reason: 'Lluvia' });
    const rows = (await board()).filter(({ id, kind }) => kind === 'incident' || id === match(0));
    expect(rows).toMatchObject([{ kind: 'incident', detail: 'suspendido', count: 1 }]);
    const reason = 'No se sigue';
    await testCommand(server.db, 'incident decide', { incident: rows[0]!.id, decision: 'anular', reason });
    expect(await only('incident')).toEqual([]);
  });

  it('has an incident of a kind that it does not know', async () => {
    await lockedRoom();
    await sql`insert into incident (match_id, kind, fact, due_at)
      values (${match(1)}, 'sin_datos', 'x', app_now() + interval '7 hours')`.execute(server.db.fresh);
    expect(await only('incident')).toMatchObject([{ detail: 'sin_datos', urgency: 'today', count: 1 }]);
  });

  it('has a result that nobody confirmed a quarter of an hour after the whistle', async () => {
    await lockedRoom();
    await playAll();
    await sql`update match set official = false where id = ${match(2)}`.execute(server.db.fresh);
    await stage.at(240 + 110 + 15);
    expect(await only('result_unofficial')).toEqual([]);
    await stage.at(240 + 110 + 16);
    expect(await only('result_unofficial')).toMatchObject([{ id: match(2), urgency: 'today', count: 1 }]);
  });

  it('has a feed with an alarm, a silent one first, until it is taken away', async () => {
    const address = 'http://127.0.0.1:1/feed';
    const { id } = await server.db.fresh
      .insertInto('feed')
      .values({
        league_unique: stage.league.league_unique,
        source: 'json',
        address,
        settings: '{}',
        every_s: 600,
        live_every_s: 30,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const ring = (alarm: 'silent' | 'shape') =>
      server.db.fresh
        .updateTable('feed')
        .set({ alarm, alarm_text: 'The address does not answer.', alarm_at: sql`app_now()` })
        .where('id', '=', id)
        .execute();
    expect(await only('feed_alarm')).toEqual([]);
    await ring('shape');
    expect(await only('feed_alarm')).toMatchObject([{ id, urgency: 'today', detail: 'shape' }]);
    await ring('silent');
    expect(await only('feed_alarm')).toMatchObject([{ id, urgency: 'now', detail: 'silent' }]);
    await server.db.fresh
      .updateTable('feed')
      .set({ removed_at: sql`app_now()` })
      .where('id', '=', id)
      .execute();
    expect(await only('feed_alarm')).toEqual([]);
  });

  it('has a match of lineup rooms without its players’ figures, and none of predictions alone', async () => {
    const predi = await stage.predi(10);
    await stage.seat(predi, 2);
    const compe = await stage.compe(10);
    await stage.seat(compe, 2);
    await stage.at(-4);
    await stage.advance();
    await playAll();
    await sql`update player_match set minutes = 0 where match_id = ${match(0)}`.execute(server.db.fresh);
    await stage.at(200);
    expect(await only('no_statistics')).toMatchObject([{ id: match(0), count: 1 }]);
    await sql`update room set estado = 'cancelada' where id = ${compe}`.execute(server.db.fresh);
    expect(await only('no_statistics')).toEqual([]);
  });

  it('has a room that is not paid ten minutes after its time, with what it waits for', async () => {
    const room = await lockedRoom(50);
    await playAll();
    const whistle = 360 + 110;
    await stage.at(whistle + 70);
    expect(await only('room_unpaid')).toEqual([]);
    await stage.at(whistle + 71);
    expect(await only('room_unpaid')).toMatchObject([{ id: room, detail: null, count: 2, coins: 100, urgency: 'now' }]);
    await sql`update match set official = false where id = ${match(0)}`.execute(server.db.fresh);
    expect(await only('room_unpaid')).toMatchObject([{ detail: 'unofficial' }]);
    await sql`update match set official = true where id = ${match(0)}`.execute(server.db.fresh);
    await stage.advance();
    expect((await stage.room(room)).estado).toBe('pagada');
    expect(await only('room_unpaid')).toEqual([]);
  });

  it('has a room that waits for a competition to end, which is not late', async () => {
    const room = await stage.predi(10);
    await stage.seat(room, 2);
    const asked = { roomId: room, leagueId: stage.league.leagueId };
    await server.db.tx((tx) => askLongTerm(tx, asked, { kinds: ['campeon'], lockAt: null }));
    await playAll();
    await stage.at(360 + 110 + 71);
    await stage.advance();
    expect(await only('room_unpaid')).toMatchObject([{ id: room, detail: 'outcome', urgency: 'later', due_at: null }]);
    await stage.at(360 + 110 + 26 * 60);
    await stage.advance();
    expect(await overduePayments(server.db.fresh)).toEqual([]);
  });

  it('has a room whose lock moved, with where it stood, if somebody is in it', async () => {
    const room = await stage.compe(10);
    const before = (await stage.room(room)).lock_at;
    const kick_off = '2026-06-11T21:00:00Z';
    await testCommand(server.db, 'match move', { match: match(0), kick_off, reason: 'Cambio de hora' });
    expect(await only('lock_moved')).toEqual([]);
    await stage.seat(room, 1);
    const due_at = (await stage.room(room)).lock_at;
    expect(due_at).not.toBe(before);
    expect(await only('lock_moved')).toMatchObject([{ id: room, count: 1, due_at, urgency: 'later' }]);
    expect(Date.parse((await only('lock_moved'))[0]!.detail!)).toBe(Date.parse(before));
    await stage.at(-60);
    expect(await only('lock_moved')).toMatchObject([{ urgency: 'now' }]);
  });

  it('has queues of money for whoever decides about money, each as one row', async () => {
    const { id } = player!;
    const rows = async (who: TestPlayer, path = '') =>
      (await who.call('GET', `ops/board/${path}`)).body.result as DeskBoardRow[];
    expect(await rows(treasurer!, 'money/')).toEqual([]);
    await sql`insert into deposit (user_id, pack_id, provider, coins, bonus_coins, price_cents, pay_amount_cents, estado,
        operation_number, paid_at)
      select ${id}, id, 'yape', coins, bonus_coins, price_cents, price_cents, 'en_revision', '12345678', app_now()
      from pack order by id limit 1`.execute(server.db.fresh);
    await sql`insert into withdrawal (user_id, amount, provider, destination, holder_name, doc_number, eta)
      values (${id}, 200, 'yape', '987654321', 'Rosa', '12345678', app_now() - interval '1 hour')`.execute(
      server.db.fresh,
    );
    await sql`insert into adjustment (user_id, purse, amount, reason, estado)
      values (${id}, 'user:bono', 6000, 'premio', 'pendiente')`.execute(server.db.fresh);
    const queues = [
      { kind: 'withdrawals', urgency: 'now', count: 1, coins: 200, id: null },
      { kind: 'top_ups', urgency: 'today', count: 1 },
      { kind: 'adjustments', urgency: 'later', count: 1, coins: 6000 },
    ];
    expect(await rows(treasurer!, 'money/')).toMatchObject(queues);
    expect(await rows(admin!)).toMatchObject(queues);
    expect(await rows(operator!)).toEqual([]);
    expect((await testCommand(server.db, 'matchday board', {})) as unknown[]).toHaveLength(3);
    await stage.at(-60);
    expect((await rows(treasurer!, 'money/')).map(({ urgency }) => urgency)).toEqual(['now', 'now', 'later']);
  });

  it('is sorted by urgency, and what is due first stands first', async () => {
    await lockedRoom(20);
    await playAll();
    await sql`update match set official = false where id = ${match(0)}`.execute(server.db.fresh);
    await stage.at(360 + 110 + 71);
    const rows = await board();
    expect(rows.map(({ kind }) => kind)).toEqual(['room_unpaid', 'result_unofficial']);
    const text = commands.get('matchday board')!.print(rows as never);
    expect(text).toContain(`settle ${rows[0]!.id} --dry-run`);
    expect(text).toContain(`match result --match ${match(0)}`);
  });

  it('is the operator’s', async () => {
    for (const who of [player!, treasurer!]) expect((await who.call('GET', 'ops/board/')).status).toBe(403);
    for (const who of [player!, operator!]) expect((await who.call('GET', 'ops/board/money/')).status).toBe(403);
  });
});
