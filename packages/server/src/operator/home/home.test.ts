import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountsRoutes } from '../../api/accountRoutes';
import { opsRoutes } from '../../api/operatorRoutes';
import { gameRoutes } from '../../api/routeGroups';
import { testCommand } from '../../testing/testCommand';
import { openTestServer, type TestPlayer, type TestServer } from '../../testing/testServer';
import { CommandError } from '../definition/command';

let server: TestServer;
let player: TestPlayer;
let desk: TestPlayer;
beforeAll(async () => {
  server = await openTestServer([accountsRoutes, ...gameRoutes, opsRoutes]);
  player = await server.player();
  desk = await server.player({ role: 'operador' });
});
afterAll(() => server.close());

// What a command answers is checked by its schema over `ops/`; here it is read field by field.
// oxlint-disable-next-line typescript/no-explicit-any
const run = (name: string, args: unknown): Promise<any> => testCommand(server.db, name, args);
const audited = async () => {
  const { rows } = await sql<{ action: string; target: string; reason: string | null }>`
    select action, target, reason from audit order by id desc limit 1`.execute(server.db.fresh);
  return rows[0];
};

describe('quests from the desk', () => {
  it('are seen by players with their first criterio, until they are closed', async () => {
    const seen = async () => (await player.call('GET', 'quest/get/main-quest/')).status;
    const { quest } = await run('quest create', {
      title: 'Completa tu perfil',
      description: 'Hazlo.',
      coins: '20',
      main: true,
    });
    expect(await seen()).toBe(404);
    await run('criterio add', { quest: String(quest), title: 'Completa tu perfil', event: 'perfil_completo' });
    expect(await seen()).toBe(200);
    expect(await run('quest list', {})).toMatchObject([{ quest, main: true, on: true, criterios: 1, paid: 0 }]);
    await run('quest close', { quest, reason: 'ya no hace falta' });
    expect(await seen()).toBe(404);
    expect(await audited()).toEqual({ action: 'quest close', target: `quest:${quest}`, reason: 'ya no hace falta' });
  });

  it.each([
    ['pay nothing', { title: 'Nada', description: 'Nada.' }],
    ['give what is not there', { title: 'Nada', description: 'Nada.', item: 99_999 }],
    ['give what everybody has', { title: 'Nada', description: 'Nada.', item: 1 }],
    ['are done once without an end', { title: 'Nada', description: 'Nada.', coins: 5, once: true }],
    [
      'end before they begin',
      { title: 'Nada', description: 'Nada.', coins: 5, starts: '2026-06-02T00:00:00Z', ends: '2026-06-01T00:00:00Z' },
    ],
    ['end at no instant', { title: 'Nada', description: 'Nada.', coins: 5, ends: 'mañana' }],
  ])('are refused when they %s', async (_, args) => {
    await expect(run('quest create', args)).rejects.toBeInstanceOf(CommandError);
  });

  it('count no money, and do not change once players have begun', async () => {
    const { quest } = await run('quest create', { title: 'Guarda tu once', description: 'Hazlo.', coins: 5 });
    const add = (event: string, target = 1) => run('criterio add', { quest, title: 'Guarda', event, target });
    await expect(add('recarga')).rejects.toBeInstanceOf(CommandError);
    await expect(add('telefono_verificado', 2)).rejects.toThrow(/its target is 1/);
    await expect(
      run('criterio add', { quest, title: 'Guarda', event: 'acierto', link: 'https://x.pe' }),
    ).rejects.toThrow(/path of the app/);
    const { criterio } = await add('lineup_guardada');
    await sql`insert into criterio_step (user_id, criterio_id, period, ref) values (${player.id}, ${criterio}, '2026-06-08', 'x')`.execute(
      server.db.fresh,
    );
    await expect(add('acierto')).rejects.toThrow(/have begun/);
    expect(await run('quest close', { quest, reason: 'prueba' })).toMatchObject({ on: false });
  });
});

describe('items from the desk', () => {
  it('hang in the gallery with a drawing, can be given once, and are kept when they are retired', async () => {
    const { item, image } = await run('item create', { category: 'buddys', name: 'Waira', price: '90' });
    expect(image).toBe(`/media/buddy/${item}.svg`);
    const gallery = async () =>
      (await player.call('GET', 'plus/items/?category=buddys')).body.find(({ id }: { id: number }) => id === item);
    expect(await gallery()).toMatchObject({ name: 'Waira', price: 90, owned: false });
    await run('item give', { item, user: String(player.id), reason: 'ganó el evento' });
    expect(await audited()).toMatchObject({ action: 'item give', target: `user:${player.id}` });
    await expect(run('item give', { item, user: String(player.id), reason: 'otra vez' })).rejects.toThrow(/already/);
    expect(await run('item retire', { item, reason: 'fin de temporada' })).toMatchObject({ owners: 1, active: false });
    expect(await gallery()).toMatchObject({ owned: true });
    const other = await server.player();
    const others = (await other.call('GET', 'plus/items/?category=buddys')).body;
    expect(others.some(({ id }: { id: number }) => id === item)).toBe(false);
  });

  it('draw an avatar from its own number, which is all that a player’s account keeps', async () => {
    const { item, image } = await run('item create', { category: 'avatars', name: 'El nuevo', source: 'evento' });
    expect(image).toBe(`/media/avatar/${item}.svg`);
    await expect(run('item create', { category: 'avatars', name: 'Otro', source: 'evento', seed: 5 })).rejects.toThrow(
      /--seed/,
    );
  });

  it.each([
    [{ category: 'buddys', name: 'Sin precio' }, /--price/],
    [{ category: 'buddys', name: 'De evento', source: 'evento', price: 10 }, /--price/],
    [{ category: 'buddys', name: 'De rango', source: 'rango' }, /--level/],
    [{ category: 'escudos', name: 'Escudo', price: 10 }, /category/],
    [{ category: 'buddys', name: 'Inicial', source: 'inicial' }, /source/],
  ])('are refused: %o', async (args, why) => {
    await expect(run('item create', args)).rejects.toThrow(why);
  });

  it('that everybody has are neither retired nor given', async () => {
    await expect(run('item retire', { item: 1, reason: 'no' })).rejects.toBeInstanceOf(CommandError);
    await expect(run('item retire', { item: 1, reason: 'no va más' })).rejects.toThrow(/everybody/);
    await expect(run('item give', { item: 1, user: String(player.id), reason: 'para ti' })).rejects.toThrow(
      /Everybody/,
    );
  });
});

describe('banners from the desk', () => {
  it('hang on the home page in their order until they are taken down', async () => {
    const home = async () =>
      (await player.call('GET', 'home/blog/list/')).body.map(({ title }: { title: string }) => title);
    const { banner } = await run('banner create', { title: 'Segundo', link: '/compe', ordinal: '2' });
    await run('banner create', { title: 'Primero', link: 'https://arma11.pe/x', ordinal: '1', action: 'Jugar' });
    expect(await home()).toEqual(['Primero', 'Segundo']);
    expect((await player.call('GET', 'home/blog/list/')).body[1].image).toMatch(
      /^\/media\/poster\/shirts-12355b-0f7f4b-ffffff-2\.svg$/,
    );
    await run('banner remove', { banner });
    expect(await home()).toEqual(['Primero']);
  });

  it.each([
    [{ link: '/compe' }, 'shirts'],
    [{ link: '/predi/ins' }, 'crests'],
    [{ link: '/play/quest' }, 'coins'],
    [{ link: '/play/quest', figures: 'crests' }, 'crests'],
  ])('that %j have drawn %s', async (given, figures) => {
    const { image } = await run('banner create', { title: 'Uno más', ...given });
    expect(image).toContain(`/media/poster/${figures}-`);
  });

  it.each([
    { link: 'javascript:alert(1)' },
    { link: 'http://x.pe' },
    { link: '//x.pe' },
    { link: '/\\x.pe' },
    { link: '/otra' },
    { link: 'https://a:b@x.pe' },
    { image: 'data:image/svg+xml,<svg/>' },
    { image: '/media/../x.svg' },
    { image: `https://x.pe/${'a'.repeat(2048)}` },
    { action: 'Borrar todo' },
    { bg: 'red' },
    { bg: '#fff' },
    { bg: '#ffffff;background:url(x)' },
    { bg: '#ffffff', text: '#eeeeee' },
  ])('are refused with %o (security §4.1)', async (bad) => {
    await expect(run('banner create', { title: 'Malo', link: '/compe', ...bad })).rejects.toBeInstanceOf(CommandError);
  });
});

describe('texts from the desk', () => {
  it('are written without what is not allowed, and read by anyone', async () => {
    const html = '<h2>Hola</h2><script>alert(1)</script><p onclick="x()">Juega</p>';
    expect(await run('content set', { slug: 'landing', title: 'Así', html })).toMatchObject({ changed: true });
    const kept = '<h2>Hola</h2><p>Juega</p>';
    expect(await run('content get', { slug: 'landing' })).toMatchObject({ html: kept });
    expect((await server.call('GET', 'content/entry/landing/')).body).toMatchObject({ title: 'Así', html: kept });
    expect(await run('content set', { slug: 'landing', title: 'Así', html: kept })).toMatchObject({ changed: false });
    const listed: { slug: string }[] = await run('content list', {});
    expect(listed.filter(({ slug }) => slug === 'landing')).toHaveLength(1);
    await expect(run('content set', { slug: 'landing', title: 'x', html: '<script>1</script>' })).rejects.toThrow(
      /Nothing/,
    );
  });

  it('are sanitised also when another hand wrote them into the database', async () => {
    await sql`insert into content_entry (slug, title, html) values ('otra', 'x', '<img src=x onerror=alert(1)>hola')`.execute(
      server.db.fresh,
    );
    expect((await server.call('GET', 'content/entry/otra/')).body.html).toBe('hola');
  });
});

describe('the desk over HTTP', () => {
  it('does the same for an operator, and nothing for a player', async () => {
    const body = { title: 'Por HTTP', description: 'Hazlo.', coins: 5 };
    const made = await desk.call('POST', 'ops/quests/', { body });
    expect(made).toMatchObject({ status: 200, body: { status: 'ok', result: { title: 'Por HTTP', on: false } } });
    expect((await desk.call('GET', 'ops/quests/?all=true')).body.result[0].title).toBe('Por HTTP');
    expect(
      (await desk.call('PUT', 'ops/content/ayuda/', { body: { title: 'Ayuda', html: '<p>Hola</p>' } })).status,
    ).toBe(200);
    expect((await desk.call('GET', 'ops/content/ayuda/')).body.result.html).toBe('<p>Hola</p>');
    for (const path of ['ops/quests/', 'ops/items/', 'ops/banners/', 'ops/content/']) {
      expect([path, (await desk.call('GET', path)).status]).toEqual([path, 200]);
      expect([path, (await player.call('GET', path)).status]).toEqual([path, 403]);
    }
    expect((await player.call('POST', 'ops/quests/', { body })).status).toBe(403);
    const { rows } = await sql<{
      actor_id: number;
    }>`select actor_id from audit where action = 'content set' order by id desc limit 1`.execute(server.db.fresh);
    expect(rows[0]!.actor_id).toBe(desk.id);
  });
});
