import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PrediMatch, Quest } from '@arma11/core/contract';
import { accountsRoutes, sessionRoutes } from '../../api/accountRoutes';
import { enterCompeRoom } from '../../rooms/lineups/registerSala';
import { setClock } from '../../platform/db/clock';
import { verifyLedger } from '../../ledger/verify';
import { joinRoom } from '../../rooms/join/joinRoom';
import { gameRoutes } from '../../api/routeGroups';
import { jornadaStages, openRooms } from '../../testing/playedJornada';
import { FIRST_KICK_OFF, smallLeague, type SmallLeague } from '../../testing/smallLeague';
import { openTestServer, type TestPlayer, type TestServer } from '../../testing/testServer';
import { countStep } from './countStep';
import { dailyVisit } from './dailyVisit';

let server: TestServer;
let league: SmallLeague;
let ana: TestPlayer;
let beto: TestPlayer;

beforeEach(async () => {
  server = await openTestServer([accountsRoutes, sessionRoutes, ...gameRoutes]);
  league = await smallLeague(server.db);
  ana = await server.player();
  beto = await server.player({ invitedBy: ana.id });
});
afterEach(async () => {
  expect((await verifyLedger(server.db.fresh)).breaches).toEqual([]);
  await server.close();
});

/** Puts up a quest with one criterio. */
const quest = (event: string, target = 1, more: Record<string, unknown> = {}): Promise<number> =>
  server.db.tx(async (tx) => {
    const { id } = await tx
      .insertInto('quest')
      .values({ title: `Misión ${event}`, description: 'Hazlo.', reward_coins: 10, ...more })
      .returning('id')
      .executeTakeFirstOrThrow();
    const criterio = { quest_id: id, title: event, event, target, link: '/play', ordinal: 1 };
    await tx.insertInto('criterio').values(criterio).execute();
    return id;
  });

const questsOf = async (player: TestPlayer): Promise<Quest[]> =>
  (await player.call('GET', 'quest/resume/by-user/')).body.quests;
const done = async (player: TestPlayer, id: number) =>
  (await questsOf(player)).find((each) => each.id === id)!.status.cumplidas;
/** Both players in a free room of each game. Of beto's four answers three are right, once both matches end 2-1. */
async function joinBothRooms(): Promise<{ compe: number; predi: number }> {
  const rooms = await openRooms(server.db, league, { fee: 0 });
  for (const { id: userId } of [ana, beto]) {
    await server.db.tx((tx) => enterCompeRoom(tx, { roomId: rooms.compe, userId }));
    await server.db.tx((tx) => joinRoom(tx, { roomId: rooms.predi, userId }));
  }
  const matches: PrediMatch[] = (await beto.call('GET', `predi-partidos/list/match-sala/${rooms.predi}/`)).body;
  const body = matches.flatMap(({ answers }, match) =>
    ['Local', match === 0 ? 'Más de 2.5' : 'Menos de 2.5'].map((word) => {
      const { id, id_match_prediction } = answers.find(({ answer }) => answer === word)!;
      return { alternative: id, predi: rooms.predi, match_prediction: id_match_prediction };
    }),
  );
  await beto.call('POST', 'prediction/answers-user/predi/register/', { body });
  return rooms;
}
/** A jornada that beto played for nothing, the day after a quest had brought 10 coins. */
async function playedJornada(): Promise<{ compe: number; predi: number }> {
  await verifyPhone(beto);
  expect((await pay(beto, await quest('telefono_verificado'))).status).toBe(200);
  await quest('acierto', 3);
  const rooms = await joinBothRooms();
  await jornadaStages.lock(server.db);
  await jornadaStages.play(server.db, league);
  await jornadaStages.pay(server.db);
  return rooms;
}
const verifyPhone = ({ id }: TestPlayer) =>
  sql`update app_user set phone = '+51911111111', phone_verify = true where id = ${id}`.execute(server.db.fresh);
const pay = (player: TestPlayer, id: number) => player.call('POST', 'quest/save/pay-quest/', { body: { quest: id } });
const titles = async (player: TestPlayer) =>
  (await player.call('GET', 'plus/notifications/')).body.results.map(({ body }: { body: string }) => body);

describe('what counts towards a quest (rules R11.1)', () => {
  it('is never a deposit, a stake or a loss: the database takes no other event', async () => {
    for (const event of ['recarga', 'inscripcion', 'deposito', 'perdida']) {
      await expect(quest(event)).rejects.toMatchObject({ constraint: 'criterio_event_check' });
    }
  });

  it('counts the days of the week on which a player came', async () => {
    const id = await quest('login_dia', 2);
    for (const at of ['2026-06-10T18:00:00Z', '2026-06-10T23:00:00Z', '2026-06-11T15:00:00Z']) {
      await setClock(server.db, { at, speed: 0 });
      await server.db.tx((tx) => dailyVisit(tx, ana.id));
    }
    expect(await done(ana, id)).toBe(2);
    expect(await titles(ana)).toEqual(['Completaste «Misión login_dia». Cobra tu premio.']);
  });

  it('reads a complete profile and a verified phone where they stand', async () => {
    const [profile, phone] = [await quest('perfil_completo'), await quest('telefono_verificado')];
    expect([await done(beto, profile), await done(beto, phone)]).toEqual([0, 0]);
    await sql`update app_user set phone = '+51911111111' where id = ${beto.id}`.execute(server.db.fresh);
    const club = league.teams[0]!;
    expect((await beto.call('PATCH', `users/update-data/${beto.id}/`, { body: { club } })).status).toBe(200);
    expect(await titles(beto)).toEqual(['Completaste «Misión perfil_completo». Cobra tu premio.']);
    expect([await done(beto, profile), await done(beto, phone)]).toEqual([1, 0]);
    await sql`update app_user set phone_verify = true where id = ${beto.id}`.execute(server.db.fresh);
    expect(await done(beto, phone)).toBe(1);
    expect((await pay(beto, phone)).status).toBe(200);
  });

  it('counts a free room, each correct answer and an invited friend when the room is over, and not before', async () => {
    const [free, right, friend] = [
      await quest('sala_gratis_jugada', 2),
      await quest('acierto', 3),
      await quest('amigo_invitado_activo'),
    ];
    await joinBothRooms();
    await jornadaStages.lock(server.db);
    await jornadaStages.play(server.db, league);
    expect([await done(beto, free), await done(beto, right), await done(ana, friend)]).toEqual([0, 0, 0]);
    await jornadaStages.pay(server.db);
    expect([await done(beto, free), await done(beto, right), await done(ana, friend)]).toEqual([2, 3, 1]);
    expect([await done(ana, free), await done(ana, right), await done(beto, friend)]).toEqual([2, 0, 0]);
    expect(await titles(beto)).toContain('Completaste «Misión acierto». Cobra tu premio.');
  });
});

describe('an invitation', () => {
  it.each([
    ['the name of who shared the link, in any spelling', () => 'ANFITRION-7', true],
    ['a name that nobody has', () => 'nadie-77', false],
    ['nothing', () => undefined, false],
  ])('is kept at registration from %s', async (what, ref, kept) => {
    const host = (await server.player({ username: 'anfitrion-7' })).id;
    const username = `invitado-${what.length}`;
    const body = {
      email: `${username}@arma11.test`,
      username,
      password: 'una frase bastante larga',
      birth_date: '1990-05-05',
      accept_terms: true,
      accept_privacy: true,
      ref: ref(),
    };
    expect((await server.call('POST', 'plus/auth/register/', { body })).status).toBe(200);
    const { invited_by } = await server.db.fresh
      .selectFrom('app_user')
      .select('invited_by')
      .where('username', '=', username)
      .executeTakeFirstOrThrow();
    expect(invited_by).toBe(kept ? host : null);
  });
});

describe('the day’s summary (rules R11.7)', () => {
  it('tells the rooms with place and prize, answers, coins and quests of the day in Lima', async () => {
    const rooms = await playedJornada();
    const { body } = await beto.call('GET', 'quest/resume/by-user/');
    expect(body).toMatchObject({ date: '2026-06-11', answers: { aciertos: 3, fallos: 1, pendientes: 0 } });
    expect(body.coins).toEqual({ in: 0, out: 0 });
    expect(body.saldo).toBe(10);
    expect(body.rooms).toMatchObject([
      { kind: 'predi', id: rooms.predi, name: 'Fecha Uno', rank: 1, estado: 'pagada' },
      { kind: 'compe', id: rooms.compe, name: 'Sala Norte', rank: 1, points: 24, prize: 0, estado: 'pagada' },
    ]);
    expect(body.quests).toHaveLength(2);
  });

  it('counts no room that gave its entries back, nor reminds of one with nothing to play', async () => {
    const { predi: cancelled, compe } = await joinBothRooms();
    const locks = async () =>
      (await beto.call('GET', 'quest/resume/by-user/')).body.next_locks.map(({ id }: { id: number }) => id);
    expect((await locks()).toSorted()).toEqual([cancelled, compe].toSorted());
    await sql`update room set estado = 'cancelada', cancel_reason = 'organizador' where id = ${cancelled}`.execute(
      server.db.fresh,
    );
    await sql`update match set estado = 'aplazado' where league_id = ${league.leagueId}`.execute(server.db.fresh);
    expect(await locks()).toEqual([]);
    await setClock(server.db, { at: FIRST_KICK_OFF, speed: 0 });
    const rooms = async () =>
      (await beto.call('GET', 'quest/resume/by-user/')).body.rooms.map(({ id }: { id: number }) => id);
    expect(await rooms()).not.toContain(cancelled);
    // Paid, and nobody had scored: every fee went back (rules R7.6).
    const settle = (reason: string | null) =>
      sql`update room set estado = 'pagada', paid_at = app_now(), cancel_reason = ${reason}::text where id = ${cancelled}`.execute(
        server.db.fresh,
      );
    await settle('nadie_acerto');
    expect(await rooms()).not.toContain(cancelled);
    await settle(null);
    expect(await rooms()).toContain(cancelled);
  });

  it('tells of another day when asked, and nothing of another player', async () => {
    await playedJornada();
    const before = (await beto.call('GET', 'quest/resume/by-user/?date=2026-06-10')).body;
    expect(before).toMatchObject({ date: '2026-06-10', rooms: [], coins: { in: 10, out: 0 } });
    expect(before.answers).toEqual({ aciertos: 0, fallos: 0, pendientes: 0 });
    const stranger = (await (await server.player()).call('GET', 'quest/resume/by-user/')).body;
    expect(stranger).toMatchObject({ rooms: [], next_locks: [], saldo: 0 });
  });
});

describe('a quest', () => {
  const longSession = () => sql`update session set expires_at = '2026-08-01'`.execute(server.db.fresh);

  it('is on from its start to its end, and pays its item with its coins', async () => {
    const starts_at = '2026-07-01T00:00:00Z';
    const ends_at = '2026-07-02T00:00:00Z';
    const id = await quest('telefono_verificado', 1, { repeats: 'una_vez', starts_at, ends_at, reward_item: 208 });
    await verifyPhone(beto);
    await longSession();
    const isOn = async (at: string) => {
      await setClock(server.db, { at, speed: 0 });
      return (await questsOf(beto)).some((each) => each.id === id);
    };
    expect([await isOn('2026-06-30T23:59:59Z'), await isOn(starts_at)]).toEqual([false, true]);
    const { body } = await pay(beto, id);
    expect(body).toMatchObject({
      coins: 10,
      item: { id: 208, owned: true },
      quest: { claimed: true, reward_item: 208 },
    });
    expect((await pay(beto, id)).body.code).toBe('MISION_YA_COBRADA');
    expect(await isOn(ends_at)).toBe(false);
    expect((await pay(beto, id)).status).toBe(404);
  });

  it('that is done once stays paid the week after, and a weekly one begins anew', async () => {
    const once = await quest('login_dia', 1, { repeats: 'una_vez', ends_at: '2027-01-01T00:00:00Z' });
    const weekly = await quest('login_dia');
    await longSession();
    await server.db.tx((tx) => dailyVisit(tx, beto.id));
    for (const id of [once, weekly]) expect((await pay(beto, id)).status).toBe(200);
    await setClock(server.db, { at: '2026-06-18T15:00:00Z', speed: 0 });
    await server.db.tx((tx) => dailyVisit(tx, beto.id));
    expect((await pay(beto, once)).body.code).toBe('MISION_YA_COBRADA');
    expect((await pay(beto, weekly)).status).toBe(200);
  });

  it.each([
    ['a verified phone', 'telefono_verificado'],
    ['a complete profile', 'perfil_completo'],
  ])('on %s pays once in a life, whatever the week (rules R16.3)', async (_, event) => {
    const id = await quest(event);
    await verifyPhone(beto);
    await beto.call('PATCH', `users/update-data/${beto.id}/`, { body: { club: league.teams[0] } });
    await longSession();
    const claims = await Promise.all(Array.from({ length: 8 }, () => pay(beto, id)));
    expect(claims.filter(({ status }) => status === 200)).toHaveLength(1);
    await setClock(server.db, { at: '2026-06-18T15:00:00Z', speed: 0 });
    expect((await questsOf(beto)).find((each) => each.id === id)).toMatchObject({ claimed: true, claimable: false });
    expect((await pay(beto, id)).body.code).toBe('MISION_YA_COBRADA');
    expect((await beto.call('GET', 'plus/wallet/summary/')).body.saldo).toBe(10);
  });

  it('on a verified phone that was paid in an earlier week stays paid (rules R16.3)', async () => {
    const id = await quest('telefono_verificado');
    await verifyPhone(beto);
    await server.db.fresh
      .insertInto('quest_claim')
      .values({ user_id: beto.id, quest_id: id, period: '2026-06-01' })
      .execute();
    expect((await pay(beto, id)).body.code).toBe('MISION_YA_COBRADA');
  });

  it('that asks for a deed beside a verified phone pays each week for the deed (rules R16.3)', async () => {
    const id = await quest('lineup_guardada');
    const criterio = {
      quest_id: id,
      title: 'Verifica',
      event: 'telefono_verificado',
      target: 1,
      link: '/play',
      ordinal: 2,
    };
    await server.db.fresh.insertInto('criterio').values(criterio).execute();
    await verifyPhone(beto);
    await longSession();
    for (const [at, paid] of [
      ['2026-06-10T18:00:00Z', 10],
      ['2026-06-18T15:00:00Z', 20],
    ] as const) {
      await setClock(server.db, { at, speed: 0 });
      expect((await pay(beto, id)).body).toMatchObject({
        code: 'MISION_INCOMPLETA',
        message: 'Llevas 1 de 2. Complétala y cobra.',
      });
      await server.db.tx((tx) => countStep(tx, beto.id, 'lineup_guardada', 'room:1'));
      expect((await pay(beto, id)).status).toBe(200);
      expect((await beto.call('GET', 'plus/wallet/summary/')).body.saldo).toBe(paid);
    }
  });

  it('pays nobody who paused or excluded themselves, and waits for them (rules R12.5)', async () => {
    const id = await quest('telefono_verificado');
    await verifyPhone(beto);
    await sql`insert into play_limit (user_id, pause_until) values (${beto.id}, app_now() + interval '7 days')`.execute(
      server.db.fresh,
    );
    const refused = await pay(beto, id);
    expect([refused.status, refused.body.code]).toEqual([403, 'AUTOEXCLUIDO']);
    await sql`update play_limit set pause_until = app_now()`.execute(server.db.fresh);
    expect((await pay(beto, id)).status).toBe(200);
  });

  it('that is done once needs an end', async () => {
    await expect(quest('acierto', 1, { repeats: 'una_vez' })).rejects.toMatchObject({ constraint: 'quest_ends' });
  });
});
