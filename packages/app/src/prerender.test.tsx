// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { drawPage } from './prerender';

const visitor = { signedIn: false, google: false, demo: false };

describe('the pages that are drawn at build', () => {
  it('are whole, with the rules of what is in them and without a script', async () => {
    const { html, styles } = await drawPage({ ...visitor, path: '/login-user' });
    expect(html).toContain('<h1>Acceder con mi Email</h1>');
    expect(html).not.toContain('<script');
    expect(html).not.toContain('<template');
    const used = [...html.matchAll(/class="([^"]+)"/g)].flatMap(([, names]) => names!.split(' ').at(-1)!);
    expect(used.filter((name) => !styles.includes(`.${name}`))).toEqual([]);
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
    const { html } = await drawPage({ path: '/play', signedIn: true, google: false, demo: false });
    expect(html).toContain('Mis Juegos');
    expect(html).toContain('Juega a');
    expect(html).toContain('aria-busy="true"');
    expect(html).not.toContain('S/');
  });
});
