import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setClock } from '../../platform/db/clock';
import type { Deps } from '../../platform/deps';
import { grant } from '../../ledger/grant';
import { verifyLedger } from '../../ledger/verify';
import { testCommand } from '../../testing/testCommand';
import { openTestServer, type TestPlayer, type TestServer } from '../../testing/testServer';
import { writePersonalData } from './personalData';
import { purgeDeletedAccounts } from './purgeDeletedAccounts';
import { accountsRoutes, sessionRoutes } from '../../api/accountRoutes';

const START = Date.parse('2026-06-10T18:00:00Z');
const DAY = 86_400;
let server: TestServer;
beforeEach(async () => {
  server = await openTestServer([accountsRoutes, sessionRoutes]);
  await day(0);
});
afterEach(() => server.close());

const day = (days: number, seconds = 0) =>
  setClock(server.db, { at: new Date(START + (days * DAY + seconds) * 1000), speed: 0 });
const leave = (player: TestPlayer, body: unknown = { password: 'secreto1' }) =>
  player.call('DELETE', 'plus/auth/account/', { body });
const rosa = () => server.player({ username: 'rosa-once', email: 'rosa@arma11.test', birthDate: '1990-01-01' });
const rowOf = ({ id }: TestPlayer) =>
  server.db.fresh.selectFrom('app_user').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
function signIn() {
  const body = new FormData();
  body.set('email', 'rosa@arma11.test');
  body.set('password', 'secreto1');
  return server.call('POST', 'users/login-default/', { body });
}
const give = (player: TestPlayer, purse: 'user:bono' | 'user:retirable' | 'user:retenido', amount = 70) =>
  server.db.tx((tx) =>
    grant(tx, { userId: player.id, amount, kind: 'grant', ref: `test:${purse}`, label: 'x', purse }),
  );
const inMode = (mode: Deps['money']['mode']): Deps => ({ ...server.deps, money: { mode, licence: null } });

describe('an erased account', () => {
  const correct = (user: number) =>
    testCommand(server.db, 'user adjust', { user, amount: 10, purse: 'bono', reason: 'Premio de la semana' });

  it('takes no coins from the desk: no correction, no top-up', async () => {
    const player = await rosa();
    await leave(player);
    await day(30);
    expect(await purgeDeletedAccounts(server.deps)).toBe(1);
    await expect(correct(player.id)).rejects.toThrow(/was erased: it takes no coins any more/);
    expect((await verifyLedger(server.db.fresh)).breaches).toEqual([]);
  });

  it('is not erased while a top-up of its player waits to be decided', async () => {
    const player = await rosa();
    await leave(player);
    await sql`insert into deposit (user_id, pack_id, coins, bonus_coins, price_cents, pay_amount_cents, provider, estado, paid_at)
      values (${player.id}, (select min(id) from pack), 100, 0, 1000, 1003, 'yape', 'en_revision', app_now())`.execute(
      server.db.fresh,
    );
    await day(31);
    expect(await purgeDeletedAccounts(server.deps)).toBe(0);
    await sql`update deposit set estado = 'rechazado'`.execute(server.db.fresh);
    expect(await purgeDeletedAccounts(server.deps)).toBe(1);
  });
});

describe('DELETE plus/auth/account/', () => {
  it('ends every session, says when the data goes, and tells it by mail', async () => {
    const player = await rosa();
    const { status, body } = await leave(player);
    expect(status).toBe(200);
    expect(body).toEqual({
      status: 'ok',
      deleted_at: '2026-06-10T18:00:00.000Z',
      final_at: '2026-07-10T18:00:00.000Z',
    });
    expect((await player.call('GET', 'users/get-data/')).status).toBe(401);
    await vi.waitFor(async () => {
      const mails = await server.db.fresh.selectFrom('outbox').selectAll().execute();
      expect(mails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
        ['rosa@arma11.test', 'Tu cuenta se eliminará'],
      ]);
    });
  });

  it('is taken back by signing in within 30 days, and not a second later', async () => {
    const player = await rosa();
    await leave(player);
    await day(30, -1);
    expect(await purgeDeletedAccounts(server.deps)).toBe(0);
    expect((await signIn()).status).toBe(200);
    expect(await rowOf(player)).toMatchObject({ deleted_at: null, username: 'rosa-once' });
    const notices = await server.db.fresh
      .selectFrom('notification')
      .select('title')
      .where('user_id', '=', player.id)
      .execute();
    expect(notices).toEqual([{ title: 'Tu cuenta sigue aquí' }]);
    await day(90);
    expect(await purgeDeletedAccounts(server.deps)).toBe(0);
  });

  it('erases the person after 30 days and keeps the number: nobody signs in, and name and e-mail are free', async () => {
    const player = await rosa();
    await sql`update app_user set phone = '+51987654321', phone_verify = true, kyc = 'ok' where id = ${player.id}`.execute(
      server.db.fresh,
    );
    await server.db.tx((tx) => writePersonalData(tx, server.deps.sealing, player.id, { doc_number: '40000001' }));
    await leave(player);
    await day(30);
    expect(await purgeDeletedAccounts(server.deps)).toBe(1);
    expect(await purgeDeletedAccounts(server.deps)).toBe(0);
    const { rows } = await sql<{
      text: string;
    }>`select to_jsonb(u)::text as text from app_user u where id = ${player.id}`.execute(server.db.fresh);
    expect(rows[0]!.text).not.toMatch(/rosa|987654321|40000001|1990|v1:/);
    expect(await rowOf(player)).toMatchObject({
      username: `eliminado-${player.id}`,
      password_hash: null,
      kyc: 'no',
      document_index: null,
    });
    expect((await signIn()).status).toBe(401);
    const other = await server.player();
    for (const name of ['rosa-once', `eliminado-${player.id}`, `~${player.id}`]) {
      expect((await other.call('GET', `plus/users/${name}/`)).status).toBe(404);
    }
    expect((await rosa()).id).not.toBe(player.id);
  });

  it('needs the password, or a token of the account’s Google', async () => {
    const player = await rosa();
    expect((await leave(player, { password: 'nope-nope' })).body.code).toBe('CREDENCIALES');
    expect((await leave(player, {})).status).toBe(400);
    expect((await player.call('GET', 'users/get-data/')).status).toBe(200);
  });

  it.each(['user:retirable', 'user:retenido'] as const)('is refused while %s holds money', async (purse) => {
    const player = await rosa();
    await give(player, purse);
    const { status, body } = await leave(player);
    expect([status, body.code, body.saldo]).toEqual([409, 'SALDO_PENDIENTE', 70]);
    expect(await rowOf(player)).toMatchObject({ deleted_at: null });
  });

  it('gives up what was a gift, and in a game without money every coin, through the ledger', async () => {
    const play = await openTestServer([accountsRoutes, sessionRoutes], {
      db: server.db,
      money: { mode: 'play', licence: null },
    });
    const player = await play.player({ username: 'juega-gratis' });
    await give(player, 'user:bono');
    await give(player, 'user:retirable', 30);
    expect((await leave(player)).status).toBe(200);
    await day(31);
    expect(await purgeDeletedAccounts(inMode('play'))).toBe(1);
    const { rows } = await sql<{
      held: number;
    }>`select sum(balance)::int as held from account where user_id = ${player.id}`.execute(server.db.fresh);
    expect(rows[0]!.held).toBe(0);
    expect(await verifyLedger(server.db.fresh)).toMatchObject({ ok: true });
  });

  it('is seen by the auditor when an erased account still holds coins', async () => {
    const player = await rosa();
    await give(player, 'user:bono');
    await sql`update app_user set anonymised_at = app_now() where id = ${player.id}`.execute(server.db.fresh);
    const { breaches } = await verifyLedger(server.db.fresh);
    expect(breaches).toEqual([
      {
        invariant: 'I2 a deleted account holds nothing, and gave up no more than once',
        detail: `user ${player.id} holds 70`,
      },
    ]);
  });

  it('keeps an account that money reached after it left, and tells the operator', async () => {
    const player = await rosa();
    await leave(player);
    await give(player, 'user:retirable');
    await day(31);
    expect(await purgeDeletedAccounts(inMode('real'))).toBe(0);
    expect(await rowOf(player)).toMatchObject({ username: 'rosa-once' });
    expect(server.logged.at(-1)).toMatchObject({ level: 'warn', user: player.id });
  });

  it('is refused to who excluded themselves from playing', async () => {
    const player = await rosa();
    await sql`update app_user set excluded_until = app_now() + interval '1 year' where id = ${player.id}`.execute(
      server.db.fresh,
    );
    expect((await leave(player)).body.code).toBe('AUTOEXCLUIDO');
    expect((await player.call('GET', 'users/get-data/')).status).toBe(200);
  });

  it('is refused while a room with the player is not over', async () => {
    const player = await rosa();
    await sql`with l as (insert into league (league_unique, name, logo, season) values ('l', 'L', '', '2026') returning id),
      r as (insert into room (kind, name, league_id, estado, amount_ins, max_players, modo_pozo, commission_bps, taken,
        jornada_from, jornada_to, starts_at, lock_at, ends_at, rules)
        select 'compe', 'S', id, 'abierta', 0, 10, 'proporcional', 0, 1, 1, 1, app_now(), app_now(), app_now(), '{}' from l returning id)
      insert into entry (room_id, user_id, fee, paid) select id, ${player.id}, 0, 0 from r`.execute(server.db.fresh);
    const { body } = await leave(player);
    expect([body.code, body.open]).toEqual(['SALAS_ABIERTAS', 1]);
  });
});
