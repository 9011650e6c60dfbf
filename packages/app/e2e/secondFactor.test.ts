import { expect, inject, it } from 'vitest';
import { operatorOf } from './builtServer';
import { newPlayer, PASSWORD } from './newPlayer';
import { openPhone, signIn } from './phone';
import { violations } from './violations';

// A passkey of staff, with the device that Chromium invents: made at the desk, and asked for at the next sign-in.

const STAFF = 'clara_cabina';
// Passkeys belong to a name: an address has none.
const site = inject('baseUrl').replace('127.0.0.1', 'localhost');
const arma11 = operatorOf(inject('dataDir'));

it('a passkey is made at the desk, asked for after the next sign-in, and opens the desk', async () => {
  const { email } = await newPlayer(inject('baseUrl'), STAFF);
  await arma11('user', 'role', STAFF, 'admin', '--reason', 'Trabaja en la cabina');
  const desk = await openPhone(site, { viewport: { width: 1280, height: 800 } });
  const { page } = desk;
  const devices = await page.context().newCDPSession(page);
  await devices.send('WebAuthn.enable');
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });

  await signIn(desk, email, PASSWORD);
  await page.goto('/operador');
  await page.getByRole('link', { name: 'Tu segundo factor' }).click();
  await page.getByRole('button', { name: 'Agregar llave de acceso' }).click();
  await page.getByRole('textbox', { name: 'Nombre de la llave' }).fill('Laptop');
  await page.getByRole('button', { name: 'Crear llave' }).click();
  const codes = page.getByRole('dialog', { name: 'Guarda tus códigos de recuperación' });
  await codes.waitFor();
  expect(await codes.getByRole('listitem').count()).toBe(10);
  await desk.shoot('operador-codigos');
  await codes.getByRole('button', { name: 'Ya los guardé' }).click();
  await page.getByText('Laptop').first().waitFor();
  await desk.shoot('operador-seguridad');
  expect(await violations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Salir' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/operador'));
  await signIn(desk, email, PASSWORD);
  await page.goto('/operador/auditoria');
  await page.getByRole('heading', { name: 'Confirma que eres tú' }).waitFor();
  await desk.shoot('operador-segundo-factor');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Usar llave de acceso' }).click();
  await page
    .getByRole('cell', { name: new RegExp(STAFF) })
    .first()
    .waitFor();
});
