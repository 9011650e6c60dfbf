import { describe, expect, inject, it } from 'vitest';
import { operatorOf } from './builtServer';
import { giveCoins, newPlayer, PASSWORD, phoneOfNewPlayer, playerOn } from './newPlayer';
import { openPhone, signIn, type Phone } from './phone';
import { apiOf } from './playerApi';
import { sorted } from './refusals';
import { serverNow } from './serverNow';
import { askCode, sendCode } from './verifyPhone';

// What belongs to an account, clicked by a new player in each test, some on two phones.

const NEXT_PASSWORD = 'tribuna-verde-88';
const LAST_PASSWORD = 'camiseta-roja-99';
const CODE = 'HINCHADA-2026';
const baseUrl = inject('baseUrl');
const arma11 = operatorOf(inject('dataDir'));
const tomorrow = async () => ['--ends', new Date((await serverNow(baseUrl)) + 86_400_000).toISOString()];

const save = ({ page }: Phone) => page.getByRole('button', { name: 'Guardar', exact: true }).click();

async function tryPassword({ page }: Phone, email: string, password: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
}

async function choosePassword(phone: Phone, password: string): Promise<void> {
  await phone.page.getByLabel('Contraseña nueva', { exact: true }).fill(password);
  await phone.page.getByLabel('Repite la contraseña nueva').fill(password);
  await save(phone);
}

/** The link's path and what stands behind it: the mail names the server's public address. */
async function mailedLink(email: string): Promise<string> {
  const mails = (await arma11('mail', 'list', '--to', email)) as { text: string }[];
  const link = mails.map(({ text }) => /\S+\/login-user(#restablecer=\S+)/.exec(text)?.[1]).find(Boolean);
  return `/login-user${link}`;
}

describe('the account of a player', () => {
  it('keeps the profile that was saved, also after the page is read again', async () => {
    const { phone, email } = await phoneOfNewPlayer(baseUrl, 'nombre_viejo');
    const { page } = phone;
    await page.goto('/users/profile/');
    const name = page.getByRole('textbox', { name: 'Nick de usuario' });
    await name.fill('nombre_nuevo');
    await save(phone);
    await page.getByText(/^Guardado \d\d:\d\d$/).waitFor();
    await page.reload();
    expect(await name.inputValue()).toBe('nombre_nuevo');
    expect(await page.getByRole('textbox', { name: 'Email' }).inputValue()).toBe(email);
    expect(phone.errors).toEqual([]);
  });

  it('refuses a name that somebody has, and keeps what was typed', async () => {
    const { phone } = await phoneOfNewPlayer(baseUrl, 'nombre_propio');
    const { page } = phone;
    await page.goto('/users/profile/');
    const name = page.getByRole('textbox', { name: 'Nick de usuario' });
    await name.fill('demo-11');
    await save(phone);
    await page.getByText('Error: No se pudo guardar, usuario o telefono ya existen').waitFor();
    expect(await name.inputValue()).toBe('demo-11');
    await phone.shoot('nombre-tomado');
    expect(sorted(phone.errors)).toEqual({ refused: [409], broken: [] });
  });

  it('verifies the phone with the right code only, locks it, and pays the mission for it once', async () => {
    const title = ['--title', 'Suma tu celular', '--description', 'Verifica tu celular.'];
    const asked = await arma11('quest', 'create', ...title, '--coins', '25', '--once', ...(await tomorrow()));
    const step = ['--title', 'Verifica tu celular', '--event', 'telefono_verificado'];
    await arma11('criterio', 'add', String((asked as { quest: number }).quest), ...step);
    const { phone } = await phoneOfNewPlayer(baseUrl, 'con_celular');
    const { page } = phone;
    await page.goto('/users/profile/');
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
    await page.goto('/play/quest');
    await page.getByRole('button', { name: 'Cobrar premio: Suma tu celular' }).dblclick();
    await page.getByText('¡Cobraste S/ 2.50! Ya está en tu saldo.').waitFor();
    await page
      .getByRole('button', { name: /^Saldo S\/ 2\.50/ })
      .first()
      .waitFor();
    expect((await playerOn(phone)).saldo).toBe(25);
    await phone.shoot('mision');
    expect(sorted(phone.errors)).toEqual({ refused: [422], broken: [] });
  });

  it('redeems a promo code once, and says of a second time that it was used', async () => {
    const promo = [
      '--code',
      CODE,
      '--coins',
      '50',
      '--cap',
      '10',
      '--label',
      'Bono de la hinchada',
      '--any-phone',
      ...(await tomorrow()),
    ];
    await arma11('promo', 'create', ...promo);
    const { phone } = await phoneOfNewPlayer(baseUrl, 'con_codigo');
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
    expect(sorted(phone.errors)).toEqual({ refused: [409], broken: [] });
  });

  it('lists where it is signed in, and ends another session for good, whose page says why', async () => {
    const { phone, email } = await phoneOfNewPlayer(baseUrl, 'dos_sesiones');
    const other = await openPhone(baseUrl);
    await signIn(other, email, PASSWORD);
    await other.page.goto('/play/billetera');
    await other.page.getByRole('heading', { level: 1 }).waitFor();
    const { page } = phone;
    await page.goto('/users/profile/');
    await page.getByRole('button', { name: /^Cerrar la sesión de/ }).click();
    await page.getByText(/^Cerramos la sesión de/).waitFor();
    // Its stream ends too, sooner or later: a page that is loaded anew could not say why.
    await other.page.context().setOffline(true);
    await other.page.context().setOffline(false);
    await other.page.waitForURL(/\/\?from=%2Fplay%2Fbilletera$/);
    await other.page.getByText('Tu sesión venció. Ingresa de nuevo y vuelves donde estabas.').waitFor();
    expect(phone.errors).toEqual([]);
    expect(sorted(other.errors).broken).toEqual([]);
  });

  it('buys an item, wears it, and is seen in it by others', async () => {
    const { phone, id } = await phoneOfNewPlayer(baseUrl, 'con_camiseta');
    await giveCoins(arma11, id, 75);
    const { page } = phone;
    await page.goto('/play/items/galery');
    await page.getByRole('button', { name: 'Comprar S/ 3.00: El goleador del barrio' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Pagar S/ 3.00' }).dblclick();
    await page.getByRole('button', { name: 'Usar ahora' }).click();
    await page.getByText('Listo: ahora usas «El goleador del barrio».').first().waitFor();
    const { saldo, avatar, keyusername } = await playerOn(phone);
    expect(saldo).toBe(45);
    const other = (await phoneOfNewPlayer(baseUrl, 'el_que_mira')).phone;
    await other.page.goto(`/users/profile/${keyusername}`);
    await other.page.locator(`main img[src="${avatar}"]`).waitFor();
    await other.shoot('perfil-publico');
    expect(await arma11('ledger', 'verify')).toMatchObject({ ok: true, breaches: [] });
    expect([...phone.errors, ...other.errors]).toEqual([]);
  });

  it('changes the password, which ends the sessions of other phones', async () => {
    const { phone, email, api } = await phoneOfNewPlayer(baseUrl, 'cambia_clave');
    const other = await openPhone(baseUrl);
    await signIn(other, email, PASSWORD);
    const { page } = phone;
    await page.goto('/users/profile/');
    await choosePassword(phone, NEXT_PASSWORD);
    await page.getByText(/Cerramos tus otras sesiones/).waitFor();
    await expect((await apiOf(other)).get('users/get-data/')).rejects.toThrow('answered 401');
    expect(await api.get('users/get-data/')).toMatchObject({ email });
    await other.page.evaluate(() => localStorage.clear());
    await other.page.goto('/login-user');
    await tryPassword(other, email, PASSWORD);
    await other.page.getByText('Email o contraseña incorrectos :(').waitFor();
    expect(await other.page.getByLabel('Contraseña', { exact: true }).inputValue()).toBe('');
    expect(phone.errors).toEqual([]);
    expect(sorted(other.errors).broken).toEqual([]);
  });

  it('sets a new password with the mailed link', async () => {
    const { email } = await newPlayer(baseUrl, 'olvida_clave');
    const phone = await openPhone(baseUrl);
    const { page } = phone;
    await page.goto('/login-user');
    await tryPassword(phone, email, NEXT_PASSWORD);
    await page.getByText('Email o contraseña incorrectos :(').waitFor();
    await page.getByRole('button', { name: 'Olvidé mi contraseña' }).click();
    await page.getByRole('button', { name: 'Enviarme el enlace' }).click();
    await page.getByRole('dialog', { name: 'Revisa tu correo' }).waitFor();
    const link = await mailedLink(email);
    await page.goto('about:blank');
    await page.goto(link);
    const sheet = page.getByRole('dialog', { name: 'Crea tu contraseña nueva' });
    await sheet.getByLabel('Contraseña nueva').fill(LAST_PASSWORD);
    await sheet.getByLabel('Repite la contraseña').fill(LAST_PASSWORD);
    await phone.shoot('contrasena-nueva');
    await sheet.getByRole('button', { name: 'Guardar contraseña' }).click();
    await page.getByText('Tu contraseña cambió. Ingresa con la nueva.').waitFor();
    await tryPassword(phone, email, LAST_PASSWORD);
    await page.waitForURL(/\/play$/);
    expect(sorted(phone.errors).broken).toEqual([]);
  });

  it('after a reset by the operator asks for a password of one’s own first, then leads on', async () => {
    const { email } = await newPlayer(baseUrl, 'llama_por_clave');
    const reset = (await arma11('user', 'reset', email, '--reason', 'called us')) as { temporary_password: string };
    const phone = await openPhone(baseUrl);
    const { page } = phone;
    await page.goto('/predi/salas');
    await page.waitForURL(/\/\?from=%2Fpredi%2Fsalas$/);
    await page.getByRole('link', { name: 'Acceder con mi Email' }).click();
    await tryPassword(phone, email, reset.temporary_password);
    await page.waitForURL(/\/users\/profile\/\?from=%2Fpredi%2Fsalas$/);
    await page.getByText(/^Elige una contraseña nueva y guárdala/).waitFor();
    await choosePassword(phone, NEXT_PASSWORD);
    await page.waitForURL(/\/predi\/salas$/);
    expect((await playerOn(phone)).is_reset).toBe(false);
    expect(sorted(phone.errors).broken).toEqual([]);
  });
});
