import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServer, type Server } from '../../createServer';
import type { AppFiles } from '../../platform/http/appFiles';
import { makePartner } from '../../testing/embedPage';
import { openTestServer, type TestServer } from '../../testing/testServer';
import { gameRoutes } from '../routeGroups';
import { FRAMED } from './frameRoutes';

const OWN = 'https://arma11.test';
const KEY = `pk_${'f'.repeat(22)}`;
const OTHER = `pk_${'g'.repeat(22)}`;
const MANIFEST = JSON.stringify({ version: '1.4.2-0f1e2d3c', files: {} });

const filesWith = (manifest: string | null): AppFiles => ({
  file: async (path) =>
    path === 'manifest.json' && manifest !== null
      ? {
          bytes: new TextEncoder().encode(manifest),
          type: 'application/json',
          etag: '"1"',
          encoding: null,
          hashed: false,
        }
      : null,
  page: async () => null,
  draw: async () => null,
});

let base: TestServer;
let site: Server;
beforeAll(async () => {
  base = await openTestServer(gameRoutes);
  await makePartner(base.db, { key: KEY, origins: ['https://diario.example', OWN] });
  await makePartner(base.db, { key: OTHER, origins: ['https://club.example'] });
  site = createServer(base.deps, { groups: [], embed: filesWith(MANIFEST) });
});
afterAll(() => base.close());

async function frame(path: string, from = site): Promise<Response & { said: string }> {
  const response = await from.fetch(new Request(`${OWN}/embed/frame/${path}`));
  return Object.assign(response, { said: await response.clone().text() });
}
/** The tag in a page, as the browser reads it but for its white space. */
const tagOf = ({ said }: { said: string }) =>
  /<arma11-[^]*<\/arma11-[\w-]+>/.exec(said)?.[0].replaceAll(/\s+(?=>)/g, '');

describe('a frame', () => {
  it('shows the widget with the attributes of its address, and a link where no script runs', async () => {
    const page = await frame(`prediccion-panel?key=${KEY}&predi=7&mode=dark&readonly=`);
    expect(page.status).toBe(200);
    expect(tagOf(page)).toBe(
      '<arma11-prediccion-panel predi="7" mode="dark" readonly=""><a href="/predi/sala/7">Ver en Arma Tu 11</a></arma11-prediccion-panel>',
    );
    expect(page.said).toContain(`src="/embed/v1/loader.js" data-key="${KEY}"`);
    expect(page.said).toContain('src="/embed/1.4.2-0f1e2d3c/frame.js"');
  });

  it.each([
    ['ranking', `kind=predi&sala=7&limit=5`, 'kind="predi" sala="7" limit="5"', '/predi/sala/7/ranking'],
    ['ranking', `sala=7&jornada=3`, 'sala="7" jornada="3"', '/compe/sala/7/ranking'],
    ['reactions', `kind=predi&sala=7`, 'kind="predi" sala="7"', '/predi/sala/7'],
  ])('shows %s of a room at ?%s, with a link to its page', async (widget, query, attributes, path) => {
    expect(tagOf(await frame(`${widget}?key=${KEY}&${query}`))).toBe(
      `<arma11-${widget} ${attributes}><a href="${path}">Ver en Arma Tu 11</a></arma11-${widget}>`,
    );
  });

  it('is in the language that it is asked for', async () => {
    expect((await frame(`quest-bar?key=${KEY}&locale=pt-BR`)).said).toContain('<html lang="pt-BR">');
    expect((await frame(`quest-bar?key=${KEY}`)).said).toContain('<html lang="es-PE">');
  });

  it('takes no attribute that the tag does not have, and none that ends the tag', async () => {
    const page = await frame(`room-card?key=${KEY}&sala=7%22%3E%3Cscript%3E&onclick=alert(1)&style=x&slot=y`);
    expect(tagOf(page)).toBe(
      '<arma11-room-card sala="7&quot;&gt;&lt;script&gt;"><a href="/play">Ver en Arma Tu 11</a></arma11-room-card>',
    );
  });

  it('may be framed by the partner’s pages alone, and runs nothing but ours', async () => {
    const { headers } = await frame(`wallet-badge?key=${KEY}`);
    const policy = headers.get('content-security-policy');
    expect(policy).toContain(`frame-ancestors https://diario.example ${OWN};`);
    expect(policy).toContain("script-src 'self';");
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it.each([
    ['of a widget that there is not', `menu?key=${KEY}`, 404, /There are: lineup-editor, /],
    ['of an object’s own names', `constructor?key=${KEY}`, 404, /There are: /],
    ['without a key', 'room-card?sala=7', 403, /key: give the publishable key/],
    ['with a key that is nobody’s', `room-card?key=pk_${'h'.repeat(22)}`, 403, /key: give the publishable key/],
    ['of a key without our own origin', `room-card?key=${OTHER}`, 403, /add https:\/\/arma11\.test to the origins/],
  ])('%s tells the reader, and whoever builds the page', async (_, path, status, sentence) => {
    const { status: answered, said, headers } = await frame(path);
    expect(answered).toBe(status);
    expect(said).toMatch(/^Esta página no puede mostrar Arma Tu 11\./);
    expect(said).toMatch(sentence);
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors *");
  });

  it('says so while the embed is not built', async () => {
    const unbuilt = createServer(base.deps, { groups: [], embed: filesWith(null) });
    expect(await frame(`room-card?key=${KEY}`, unbuilt)).toMatchObject({ status: 503, said: /Vuelve en unos minutos/ });
  });

  it('takes every attribute that its tag is described with', () => {
    const described = JSON.parse(
      readFileSync(fileURLToPath(new URL('../../../../elements/custom-elements.json', import.meta.url)), 'utf8'),
    ) as { modules: { declarations: { tagName?: string; attributes?: { name: string }[] }[] }[] };
    const tags = described.modules.flatMap(({ declarations }) => declarations).filter(({ tagName }) => tagName);
    const names = tags
      .filter(({ tagName }) => tagName !== 'arma11-provider')
      .map(({ tagName, attributes }) => [
        tagName!.slice('arma11-'.length),
        attributes!.map(({ name }) => name).toSorted(),
      ]);
    const ours = Object.entries(FRAMED).map(([name, attributes]) => [name, attributes.toSorted()]);
    expect(Object.fromEntries(ours)).toEqual(Object.fromEntries(names));
  });
});
