import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { operatorOf } from './builtServer';
import { emailOf, PASSWORD, playerOn, register } from './newPlayer';
import { launch, openPhone, signIn, type Phone } from './phone';
import { sorted } from './refusals';
import { askCode, sendCode } from './verifyPhone';

// What belongs to an account, clicked by a new player on two phones.

const NEXT_PASSWORD = 'tribuna-verde-88';
const LAST_PASSWORD = 'camiseta-roja-99';
const CODE = 'HINCHADA-2026';
const baseUrl = inject('baseUrl');
const arma11 = operatorOf(inject('dataDir'));
const email = emailOf('hincha_nueva');
let browser: Browser;
let phone: Phone;
let other: Phone;

beforeAll(async () => {
  const ends = ['--ends', new Date(Date.now() + 86_400_000).toISOString()];
  await arma11(
    'promo',
    'create',
    '--code',
    CODE,
    '--coins',
    '50',
    '--cap',
    '10',
    '--label',
    'Bono de la hinchada',
    ...ends,
  );
  const title = ['--title', 'Suma tu celular', '--description', 'Verifica tu celular.'];
  const quest = (await arma11('quest', 'create', ...title, '--coins', '25', '--once', ...ends)) as { quest: number };
  const step = ['--title', 'Verifica tu celular', '--event', 'telefono_verificado'];
  await arma11('criterio', 'add', String(quest.quest), ...step);
  browser = await launch();
  [phone, other] = await Promise.all([openPhone(browser, baseUrl), openPhone(browser, baseUrl)]);
  await phone.page.goto('/');
  await register(phone, 'hincha_nueva');
  await phone.page.waitForURL(/\/play$/);
});
afterAll(() => browser.close());

const save = () => phone.page.getByRole('button', { name: 'Guardar', exact: true }).click();

describe('the account of a player', () => {
  it('keeps the profile that was saved, also after the page is read again', async () => {
    const { page } = phone;
    await page.goto('/users/profile/');
    const name = page.getByRole('textbox', { name: 'Nick de usuario' });
    await name.fill('hincha_fiel');
    await save();
    await page.getByText(/^Guardado \d\d:\d\d$/).waitFor();
    await page.reload();
    expect(await name.inputValue()).toBe('hincha_fiel');
    await page.getByRole('textbox', { name: 'Email' }).waitFor();
    expect(await page.getByRole('textbox', { name: 'Email' }).inputValue()).toBe(email);
  });

  it('refuses a name that somebody has, and keeps what was typed', async () => {
    const { page } = phone;
    const name = page.getByRole('textbox', { name: 'Nick de usuario' });
    await name.fill('demo-11');
    await save();
    await page.getByText('Error: No se pudo guardar, usuario o telefono ya existen').waitFor();
    expect(await name.inputValue()).toBe('demo-11');
    await phone.shoot('nombre-tomado');
  });

  it('verifies the phone with the right code only, and locks it', async () => {
    const { page } = phone;
    await page.getByRole('link', { name: 'Verificar celular' }).click();
    const code = await askCode(phone, arma11, '987333444');
    await sendCode(phone, code === '000000' ? '111111' : '000000');
    await page.getByText('El código no es correcto. Te quedan 4 intentos.').waitFor();
    await sendCode(phone, code);
    await page.getByText('Listo, tu celular está verificado.').waitFor();
    await page.getByRole('link', { name: 'Volver a mi cuenta' }).click();
    const saved = page.getByRole('textbox', { name: 'Celular' });
    expect(await saved.inputValue()).toBe('987333444');
    expect(await saved.getAttribute('readonly')).not.toBeNull();
  });

  it('redeems a promo code once, and says of a second time that it was used', async () => {
    const { page } = phone;
    await page.goto('/play/quest');
    const code = page.getByRole('textbox', { name: '¿Tienes un código?' });
    await code.fill(CODE.toLowerCase());
    await page.getByRole('button', { name: 'Canjear' }).dblclick();
    await expect.poll(async () => (await playerOn(phone)).saldo).toBe(50);
    await code.fill(CODE);
    await page.getByRole('button', { name: 'Canjear' }).click();
    await page.getByText('Ya usaste este código.').waitFor();
    expect((await playerOn(phone)).saldo).toBe(50);
    await phone.shoot('promo');
  });

  it('pays a mission that is done once, into the balance that is shown', async () => {
    const { page } = phone;
    await page.getByRole('button', { name: 'Cobrar premio: Suma tu celular' }).dblclick();
    await page.getByText('¡Cobraste 25 monedas! Ya está en tu saldo.').waitFor();
    await page
      .getByRole('button', { name: /^Saldo S\/ 7\.50/ })
      .first()
      .waitFor();
    expect((await playerOn(phone)).saldo).toBe(75);
    await phone.shoot('mision');
  });

  it('lists where it is signed in, and ends another session for good', async () => {
    await signIn(other, email, PASSWORD);
    const { page } = phone;
    await page.goto('/users/profile/');
    await page.getByRole('button', { name: /^Cerrar la sesión de/ }).click();
    await page.getByText(/^Cerramos la sesión de/).waitFor();
    await other.page.goto('/play/billetera');
    await other.page.waitForURL(/\/\?from=%2Fplay%2Fbilletera$/);
    await other.page.getByText('Tu sesión venció. Ingresa de nuevo y vuelves donde estabas.').waitFor();
  });

  it('buys an item, wears it, and is seen in it by others', async () => {
    const { page } = phone;
    await page.goto('/play/items/galery');
    await page.getByRole('button', { name: 'Comprar S/ 3.00: El goleador del barrio' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Pagar S/ 3.00' }).dblclick();
    await page.getByRole('button', { name: 'Usar ahora' }).click();
    await page.getByText('Listo: ahora usas «El goleador del barrio».').first().waitFor();
    const { saldo, avatar } = await playerOn(phone);
    expect(saldo).toBe(45);
    await signIn(other);
    await other.page.goto('/users/profile/hincha_fiel');
    await other.page.locator(`main img[src="${avatar}"]`).waitFor();
    await other.shoot('perfil-publico');
  });

  it('changes the password, which ends the sessions of other phones', async () => {
    const { page } = phone;
    await page.goto('/users/profile/');
    await page.getByLabel('Contraseña nueva', { exact: true }).fill(NEXT_PASSWORD);
    await page.getByLabel('Repite la contraseña nueva').fill(NEXT_PASSWORD);
    await save();
    await page.getByText(/Cerramos tus otras sesiones/).waitFor();
    await other.page.context().clearCookies();
    await other.page.evaluate(() => localStorage.clear());
    await other.page.goto('/login-user');
    await tryPassword(PASSWORD);
    await other.page.getByText('Email o contraseña incorrectos :(').waitFor();
    expect(await other.page.getByLabel('Contraseña', { exact: true }).inputValue()).toBe('');
  });

  it('sets a new password with the mailed link, which works once', async () => {
    const { page } = other;
    await page.getByRole('button', { name: 'Olvidé mi contraseña' }).click();
    await page.getByRole('button', { name: 'Enviarme el enlace' }).click();
    await page.getByRole('dialog', { name: 'Revisa tu correo' }).waitFor();
    const link = await mailedLink();
    await page.goto('about:blank');
    await page.goto(link);
    const sheet = page.getByRole('dialog', { name: 'Crea tu contraseña nueva' });
    await sheet.getByLabel('Contraseña nueva').fill(LAST_PASSWORD);
    await sheet.getByLabel('Repite la contraseña').fill(LAST_PASSWORD);
    await other.shoot('contrasena-nueva');
    await sheet.getByRole('button', { name: 'Guardar contraseña' }).click();
    await page.getByText('Tu contraseña cambió. Ingresa con la nueva.').waitFor();
    await tryPassword(LAST_PASSWORD);
    await page.waitForURL(/\/play$/);
  });

  it('after a reset by the operator asks for a password of one’s own first, then leads on', async () => {
    const reset = (await arma11('user', 'reset', email, '--reason', 'called us')) as { temporary_password: string };
    const { page } = other;
    await page.goto('/predi/salas');
    await page.waitForURL(/\/\?from=%2Fpredi%2Fsalas$/);
    await page.getByRole('link', { name: 'Acceder con mi Email' }).click();
    await tryPassword(reset.temporary_password);
    await page.waitForURL(/\/users\/profile\/\?from=%2Fpredi%2Fsalas$/);
    await page.getByText(/^Elige una contraseña nueva y guárdala/).waitFor();
    await page.getByLabel('Contraseña nueva', { exact: true }).fill(NEXT_PASSWORD);
    await page.getByLabel('Repite la contraseña nueva').fill(NEXT_PASSWORD);
    await page.getByRole('button', { name: 'Guardar', exact: true }).click();
    await page.waitForURL(/\/predi\/salas$/);
    expect((await playerOn(other)).is_reset).toBe(false);
  });

  it('leaves a clean ledger, and no error in the console but what was refused', async () => {
    expect(await arma11('ledger', 'verify')).toMatchObject({ ok: true, breaches: [] });
    expect(sorted(phone.errors)).toEqual({ refused: [409, 422, 409], broken: [] });
    expect(sorted(other.errors).broken).toEqual([]);
  });
});

async function tryPassword(password: string): Promise<void> {
  await other.page.getByRole('textbox', { name: 'Email' }).fill(email);
  await other.page.getByLabel('Contraseña', { exact: true }).fill(password);
  await other.page.keyboard.press('Enter');
}

/** The link's path and what stands behind it: the mail names the server's public address. */
async function mailedLink(): Promise<string> {
  const mails = (await arma11('mail', 'list', '--to', email)) as { text: string }[];
  const link = mails.map(({ text }) => /\S+\/login-user(#restablecer=\S+)/.exec(text)?.[1]).find(Boolean);
  return `/login-user${link}`;
}
