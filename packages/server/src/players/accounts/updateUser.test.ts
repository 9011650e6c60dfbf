import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestServer, type TestPlayer, type TestServer } from '../../testing/testServer';
import { accountsRoutes } from '../../api/accountRoutes';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer([accountsRoutes]);
});
afterAll(() => server.close());

const update = (player: TestPlayer, body: unknown, id = player.id) =>
  player.call('PATCH', `users/update-data/${id}/`, { body });
const rowOf = async ({ id }: TestPlayer) =>
  (await server.db.fresh.selectFrom('app_user').selectAll().where('id', '=', id).executeTakeFirst())!;
const set = ({ id }: TestPlayer, assignment: ReturnType<typeof sql>) =>
  sql`update app_user set ${assignment} where id = ${id}`.execute(server.db.fresh);
const oldSignIn = ({ id }: TestPlayer) =>
  sql`update session set auth_at = app_now() - interval '11 minutes' where user_id = ${id}`.execute(server.db.fresh);

describe('PATCH users/update-data/{id}/', () => {
  it('takes the whole user object and answers it bare, with its id', async () => {
    const player = await server.player();
    const { body: me } = await player.call('GET', 'users/get-data/');
    const { status, body } = await update(player, { ...me, username: 'Nuevo.Nombre', phone: '987 654 321' });
    expect(status).toBe(200);
    expect(body).toEqual({ ...me, username: 'Nuevo.Nombre', keyusername: 'nuevo.nombre', phone: '+51987654321' });
  });

  it('writes nothing but the writable columns, whatever is sent', async () => {
    const player = await server.player();
    const before = await rowOf(player);
    const hostile = {
      email: 'other@arma11.test',
      saldo: 1_000_000,
      saldo_bono: 5,
      phone_verify: true,
      avatar: 'https://evil.test/x.png',
      avatar_item: 99,
      role: 'admin',
      is_admin: true,
      xp: 9999,
      club: null,
      club_id: 1,
      blocked_at: null,
      google_sub: 'x',
      created_at: '2020-01-01T00:00:00Z',
      password_hash: 'x',
      is_bot: true,
      excluded_until: '2099-01-01T00:00:00Z',
      is_reset: true,
    };
    const { status, body } = await update(player, { ...hostile, local_contry: 'USD' });
    expect([status, body.saldo]).toEqual([200, 0]);
    expect(await rowOf(player)).toEqual({ ...before, local_contry: 'USD' });
  });

  it('says 404 for another player, as for nobody, and 400 when the body names another', async () => {
    const [player, other] = [await server.player(), await server.player()];
    const [known, unknown] = [await update(player, {}, other.id), await update(player, {}, 2_000_000_000)];
    expect([known.status, known.body.message]).toEqual([404, unknown.body.message]);
    expect((await update(player, { id: other.id })).status).toBe(400);
  });

  it('refuses __proto__ and constructor as field names', async () => {
    const player = await server.player();
    expect((await update(player, '{"__proto__":{"role":"admin"}}')).status).toBe(400);
    expect((await update(player, '{"constructor":1}')).status).toBe(400);
  });

  it.each([
    [{ username: 'corto'.slice(0, 4) }, 400, 'Nick de usuario muy corto'],
    [{ username: 'admin' }, 400, 'reservados'],
    [{ username: 'con espacio' }, 400, 'letras'],
    [{ username: 'кириллица' }, 400, 'letras'],
    [{ username: 12345 }, 400, ''],
    [{ phone: '12345' }, 400, 'celular'],
    [{ phone: '+1 555 000 0000' }, 400, 'celular'],
    [{ password: '123456' }, 400, 'Password muy corto'],
    [{ password: '12345678' }, 400, 'fácil'],
    [{ password: 'aaaaaaaaaa' }, 400, 'fácil'],
    [{ password: 'arma11!!' }, 400, 'fácil'],
    [{ local_contry: 'XXX' }, 400, ''],
    [{ is_reset: 'false' }, 400, ''],
    [{ password: '' }, 200, ''],
    [{ phone: '' }, 200, ''],
    [{ phone: null }, 200, ''],
  ])('answers %j with %i', async (body, status, sentence) => {
    const player = await server.player();
    const answer = await update(player, body);
    expect(answer.status).toBe(status);
    if (sentence) expect(answer.body.message).toContain(sentence);
  });

  it('refuses a name or a verified phone that another has, in the same words, also a look-alike', async () => {
    const player = await server.player();
    const other = await server.player({ username: 'lolita10' });
    await set(other, sql`phone = '+51911111111', phone_verify = true`);
    for (const body of [{ username: 'LOLITA10' }, { username: '1oIitalo' }, { phone: '911111111' }]) {
      const { status, body: told } = await update(player, body);
      expect([status, told.code, told.message]).toEqual([
        409,
        'USUARIO_O_TELEFONO_EXISTE',
        'Ese usuario o teléfono ya existe. Prueba con otro.',
      ]);
    }
    expect((await update(player, { local_contry: 'USD' })).status).toBe(200);
  });

  it('says so ten times an hour, then 429', async () => {
    const player = await server.player();
    await server.player({ username: 'ocupado' });
    const statuses = [];
    for (let i = 0; i < 11; i++) statuses.push((await update(player, { username: 'ocupado' })).status);
    expect(statuses).toEqual([...Array(10).fill(409), 429]);
  });

  it('lets two players race for one name and gives it to one', async () => {
    const players = await Promise.all(Array.from({ length: 6 }, () => server.player()));
    const answers = await Promise.all(players.map((player) => update(player, { username: 'el_unico' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  });

  it('locks a verified phone', async () => {
    const player = await server.player();
    await set(player, sql`phone = '+51922222222', phone_verify = true`);
    const { status, body } = await update(player, { phone: '933333333' });
    expect([status, body.phone, body.phone_verify]).toEqual([200, '+51922222222', true]);
  });

  it('clears is_reset and never sets it', async () => {
    const player = await server.player({ isReset: true });
    expect((await update(player, { is_reset: true })).body.is_reset).toBe(true);
    expect((await update(player, { is_reset: false })).body.is_reset).toBe(false);
    expect((await update(player, { is_reset: true })).body.is_reset).toBe(false);
  });
});

describe('a new password', () => {
  const password = 'una frase larga';
  it('is taken within ten minutes of signing in, and ends the other sessions', async () => {
    const player = await server.player({ username: 'cambia', email: 'cambia@arma11.test' });
    const form = new FormData();
    form.set('email', 'cambia@arma11.test');
    form.set('password', 'secreto1');
    const { body: other } = await server.call('POST', 'users/login-default/', { body: form });
    expect((await update(player, { password })).status).toBe(200);
    expect((await player.call('GET', 'users/get-data/')).status).toBe(200);
    const headers = { authorization: `Bearer ${other.access}` };
    expect((await server.call('GET', 'users/get-data/', { headers })).status).toBe(401);
    expect((await rowOf(player)).password_hash).toBe(`plain:${password}`);
  });

  it('needs a fresh sign-in after that: 403 REAUTENTICAR, and nothing else is saved', async () => {
    const player = await server.player();
    await oldSignIn(player);
    const before = await rowOf(player);
    const { status, body } = await update(player, { password, local_contry: 'USD' });
    expect([status, body.code]).toEqual([403, 'REAUTENTICAR']);
    expect(await rowOf(player)).toEqual(before);
  });

  it('is taken at any time while is_reset is true', async () => {
    const player = await server.player({ isReset: true });
    await oldSignIn(player);
    expect((await update(player, { password, is_reset: false })).status).toBe(200);
  });
});

describe('POST users/update-profile/', () => {
  const profile = { id: 1, username: 'perfil-nuevo', phone: '944444444', is_reset: true };
  it('saves for the token’s player whatever id is sent, clears is_reset and answers ok', async () => {
    const player = await server.player({ isReset: true });
    const { body } = await player.call('POST', 'users/update-profile/', { body: profile });
    expect(body).toMatchObject({
      status: 'ok',
      user: { id: player.id, username: 'perfil-nuevo', phone: '+51944444444', is_reset: false },
    });
  });

  it('is not ok when the name exists', async () => {
    await server.player({ username: 'perfil-ajeno' });
    const body = { ...profile, username: 'perfil-ajeno' };
    const { status } = await (await server.player()).call('POST', 'users/update-profile/', { body });
    expect(status).toBe(409);
  });
});

describe('GET users/get-data/', () => {
  it('shows the club with its crest and the rank of the XP', async () => {
    const player = await server.player({ xp: 320 });
    await sql`with l as (insert into league (league_unique, name, logo, season) values ('l', 'L', '', '2026') returning id),
      t as (insert into team (league_id, external_id, name, short) select id, 't', 'Garúa', 'GAR' from l returning id)
      update app_user set club_id = (select id from t) where id = ${player.id}`.execute(server.db.fresh);
    const { body } = await player.call('GET', 'users/get-data/');
    expect(body.club).toMatchObject({
      name: 'Garúa',
      league_unique: 'l',
      logo: expect.stringMatching(/^\/media\/crest\/.*svg$/),
    });
    expect(body.rango).toEqual({ level: 3, name: 'Titular', image: '/media/rango/3.svg' });
    expect(body.avatar).toBe(`/media/face/${body.id}.svg`);
  });
});

describe('GET content/entry/{slug}/', () => {
  it('answers the text to anyone, or 404', async () => {
    await sql`insert into content_entry (slug, title, html) values ('landing', 'Bienvenida', '<p>Hola</p>')`.execute(
      server.db.fresh,
    );
    expect((await server.call('GET', 'content/entry/landing/')).body).toMatchObject({
      slug: 'landing',
      html: '<p>Hola</p>',
    });
    expect((await server.call('GET', 'content/entry/nothing/')).status).toBe(404);
    // Pages ask for it, and a browser writes every 404 into its console.
    expect((await server.call('GET', 'content/entry/canal/')).body).toMatchObject({ slug: 'canal', html: '' });
  });
});
