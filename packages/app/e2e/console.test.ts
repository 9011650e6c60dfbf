import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, inject, it, onTestFinished } from 'vitest';
import { operatorOf } from './builtServer';
import { newPlayer, PASSWORD } from './newPlayer';
import { openPhone, signIn } from './phone';
import { violations } from './violations';

// The console of a partner's people, from the invitation to a delivered webhook.

const site = inject('baseUrl').replace('127.0.0.1', 'localhost');
const arma11 = operatorOf(inject('dataDir'));

/** A partner's server that answers 503 to its first message, and takes the others. */
async function receiver() {
  const events: string[] = [];
  const http = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => (body += part));
    request.on('end', () => {
      events.push((JSON.parse(body) as { type: string }).type);
      response.writeHead(events.length === 1 ? 503 : 204).end();
    });
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => http.close(() => resolve())));
  return { url: `http://127.0.0.1:${(http.address() as AddressInfo).port}/arma11`, events };
}

it('an invitation opens the console; its pages show what was seen, write the code, and a webhook is tried until it arrives', async () => {
  const { email } = await newPlayer(site, 'berta_del_diario');
  const made = await arma11('partner', 'create', '--name', 'Diario del Sur', '--origins', 'https://diario.example');
  const { partner, key } = made as { partner: number; key: string };
  const { link } = (await arma11('partner', 'invite', String(partner))) as { link: string };
  const { url, events } = await receiver();
  const desk = await openPhone(site);
  const { page } = desk;
  const looked = async (name: string) => {
    await desk.shoot(`consola-${name}`);
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth + 1)).toBe(true);
  };

  await signIn(desk, email, PASSWORD);
  const { pathname, search } = new URL(link);
  await page.goto(`${pathname}${search}`);
  await page.getByRole('button', { name: 'Aceptar la invitación' }).click();
  await page.getByRole('heading', { name: 'Diario del Sur', level: 1 }).waitFor();
  await page.getByText('Todavía no vimos tu etiqueta').waitFor();
  await looked('resumen-vacio');

  // What a tag on a page that nobody registered asks.
  await fetch(`${site}/services/predi/sala/list-top-public/?pk=${key}`, {
    headers: { origin: 'https://m.diario.example' },
  });
  await page.getByRole('button', { name: 'Agregar a mis orígenes' }).click({ timeout: 30_000 });
  await page.getByText('En orden', { exact: true }).waitFor();
  expect(await page.getByRole('textbox', { name: 'Orígenes' }).inputValue()).toContain('https://m.diario.example');
  await looked('resumen');

  await page.getByRole('link', { name: 'Cifras' }).click();
  await page.getByRole('img', { name: /^Visitas por día/ }).waitFor();
  await looked('cifras');

  await page.getByRole('link', { name: 'Insertar' }).click();
  const code = page.getByRole('textbox', { name: 'Código para tu página' });
  await code.waitFor();
  expect(await code.inputValue()).toMatch(new RegExp(`data-key="${key}".*<arma11-prediccion-panel predi="\\d+">`, 's'));
  // A picture for the eye: nothing in it can be used.
  await page.locator('[inert]').getByText('¿Quién gana?').first().waitFor();
  await looked('insertar');

  await page.getByRole('link', { name: 'Webhooks' }).click();
  await page.getByRole('button', { name: 'Agregar dirección' }).click();
  const dialog = page.getByRole('dialog', { name: 'Agregar dirección' });
  await dialog.getByRole('textbox', { name: 'Dirección de tu servidor' }).fill(url);
  await dialog.getByRole('button', { name: 'Agregar dirección' }).click();
  const secret = page.getByRole('dialog', { name: 'Clave de firma' });
  expect(await secret.getByRole('textbox', { name: 'Clave de firma' }).inputValue()).toMatch(/^whsec_/);
  await secret.getByRole('button', { name: 'Ya la guardé' }).click();
  await page.getByRole('button', { name: 'Enviar una prueba' }).click();
  await page.getByText(/^Respondió 503/).waitFor({ timeout: 30_000 });
  await looked('webhooks');
  await page.getByText('Entregado').waitFor({ timeout: 30_000 });
  expect(events).toEqual(['webhook.test', 'webhook.test']);

  // The other side of the console: keys of its own, no figures of the live one, and players who are made here.
  await page.getByRole('link', { name: 'Prueba', exact: true }).click();
  await page.getByText('Tu servidor no recibe avisos todavía.').waitFor();
  await page.getByRole('link', { name: 'Jugadores de prueba' }).click();
  await page.getByText('Todavía no hay ninguno.', { exact: false }).waitFor();
  await page.getByRole('button', { name: 'Crear jugador de prueba' }).click();
  const told = page.getByRole('dialog', { name: /^Prueba_/ });
  expect(await told.getByRole('textbox', { name: 'Contraseña' }).inputValue()).toMatch(/^\w{10}$/);
  await told.getByRole('button', { name: 'Ya la guardé' }).click();
  await page
    .getByRole('table', { name: 'Jugadores de prueba' })
    .getByText(/^Prueba_/)
    .waitFor();
  await looked('jugadores-de-prueba');
  await page.getByRole('link', { name: 'Insertar' }).click();
  await code.waitFor();
  expect(await code.inputValue()).toMatch(/data-key="pk_test_[\w-]{17}"/);
  await page.getByRole('link', { name: 'En vivo' }).click();
  await expect.poll(() => code.inputValue()).toContain(`data-key="${key}"`);
  expect(desk.errors).toEqual([]);
});
