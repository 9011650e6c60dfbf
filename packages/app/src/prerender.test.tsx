// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { drawPage } from './prerender';

const visitor = { signedIn: false, google: false, demo: false, banners: [] };
const home = { ...visitor, path: '/play', signedIn: true };
const banner = {
  id: 1,
  title: 'Noche "grande" </b>',
  image: '/media/poster/1.svg',
  alt: 'Tres camisetas',
  link: '/compe',
  action: 'Ver la sala',
  color_bg: '#b3162c',
  color_text: '#ffffff',
};

describe('the pages that are drawn at build', () => {
  it('are whole, with the rules of what is in them and without a script', async () => {
    const { html, head } = await drawPage({ ...visitor, path: '/login-user' });
    expect(html).toContain('<h1>Acceder con mi Email</h1>');
    expect(html).not.toContain('<script');
    expect(html).not.toContain('<template');
    const used = [...html.matchAll(/class="([^"]+)"/g)].flatMap(([, names]) => names!.split(' ').at(-1)!);
    expect(used.filter((name) => !head.includes(`.${name}`))).toEqual([]);
  });

  it('are the same each time: nothing in them comes from the clock or from chance', async () => {
    const landing = { ...visitor, path: '/' };
    expect(await drawPage(landing)).toEqual(await drawPage(landing));
  });

  it('offer Google only where the server has a project for it', async () => {
    const says = async (google: boolean) =>
      (await drawPage({ ...visitor, path: '/', google })).html.includes('Entrar con Google');
    expect([await says(false), await says(true)]).toEqual([false, true]);
  });

  it('offer the demo only where the server plays one, and nothing of its account', async () => {
    const drawn = async (demo: boolean) => (await drawPage({ ...visitor, path: '/', demo })).html;
    const [own, demo] = [await drawn(false), await drawn(true)];
    expect([own.includes('Probar como demo'), demo.includes('Probar como demo')]).toEqual([false, true]);
    expect(demo).not.toContain('prerendered');
  });

  it('have the frame of the home and its empty places, and nothing of a player', async () => {
    const { html, head, early } = await drawPage(home);
    expect(html).toContain('Mis Juegos');
    expect(html).toContain('Juega a');
    expect(html).toContain('aria-busy="true"');
    expect(html).not.toContain('S/');
    expect([early, head.includes('<meta')]).toEqual(['', false]);
  });

  it('have no style in an element, which the policy forbids', async () => {
    const { html } = await drawPage({ ...home, banners: [banner] });
    expect(html).toContain('<a data-style="background:#b3162c;color:#ffffff"');
    expect(html).not.toMatch(/<[^<>]* style=/);
  });

  it('have the banners of the home, of which the first picture is asked for before all else', async () => {
    const second = { ...banner, id: 2, image: '/media/poster/2.svg', action: '' };
    const { early, html } = await drawPage({ ...home, banners: [banner, second] });
    expect(early).toMatch(/^<link fetchpriority="high" rel="preload" as="image" href="\/media\/poster\/1\.svg[^>]*>$/);
    expect(html.match(/<img/g)).toHaveLength(2);
    expect(html).toContain('<b>Noche &quot;grande&quot; &lt;/b&gt;</b>');
    expect(html).toContain('Pausar');
    expect(html).not.toContain('<link');
  });

  it('tell the app what they were drawn with, whatever an operator wrote', async () => {
    const { head } = await drawPage({ ...home, banners: [banner] });
    const told = /<meta name="arma11-banners" content="([^"]*)"/.exec(head)![1]!;
    expect(told).not.toMatch(/[<>]/);
    const text = told.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>');
    expect(JSON.parse(text)).toEqual([banner]);
  });
});
