import type { User } from '@arma11/core/contract';
import type { BuiltServer } from './builtServer';
import { openPhone, type Phone } from './phone';
import { apiOf, apiWith, type PlayerApi } from './playerApi';

/** The password of players that tests register: long, and not a common one. */
export const PASSWORD = 'cancha-azul-77';

const emailOf = (username: string): string => `${username}@correo.pe`;

/** Fills in and sends the sheet of a new account; the page under it has the button that opens it. */
export async function register({ page }: Phone, username: string, opener = 'Crear cuenta'): Promise<void> {
  await page.getByRole('button', { name: opener }).click();
  const sheet = page.getByRole('dialog', { name: 'Crea tu cuenta' });
  await sheet.getByRole('textbox', { name: 'Email' }).fill(emailOf(username));
  await sheet.getByRole('textbox', { name: 'Nick de usuario' }).fill(username);
  await sheet.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await sheet.getByLabel('Fecha de nacimiento').fill('1995-04-12');
  await sheet.getByRole('checkbox', { name: /^Acepto los términos/ }).check();
  await sheet.getByRole('checkbox', { name: /^Acepto la política/ }).check();
  await sheet.getByRole('button', { name: 'Crear mi cuenta' }).click();
  await sheet.waitFor({ state: 'hidden' });
}

/** A new account that was opened by API. */
export interface NewPlayer {
  id: number;
  email: string;
  api: PlayerApi;
}

/** Opens an account by API, for tests that are not about opening one. */
export async function newPlayer(baseUrl: string, username: string): Promise<NewPlayer> {
  const email = emailOf(username);
  const terms = { birth_date: '1995-04-12', accept_terms: true, accept_privacy: true };
  const response = await fetch(`${baseUrl}/services/plus/auth/register/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...terms, email, username, password: PASSWORD }),
  });
  if (!response.ok) throw new Error(`Registering ${username} answered ${response.status}: ${await response.text()}`);
  const { access, user } = (await response.json()) as { access: string; user: User };
  return { id: user.id, email, api: apiWith(baseUrl, access) };
}

/** Opens a phone on which a new player is signed in. */
export async function phoneOfNewPlayer(baseUrl: string, username: string): Promise<NewPlayer & { phone: Phone }> {
  const player = await newPlayer(baseUrl, username);
  return { ...player, phone: await openPhone(baseUrl, player.api.session) };
}

/** The player who is signed in on that phone, as the server knows them. */
export const playerOn = async (phone: Phone): Promise<User> => (await apiOf(phone)).get<User>('users/get-data/');

/** Gives coins that can be cashed out once they were played, as a top-up does. */
export async function giveCoins(arma11: BuiltServer['arma11'], player: number, coins: number): Promise<void> {
  const amount = ['--user', String(player), '--amount', String(coins), '--purse', 'jugable'];
  await arma11('user', 'adjust', ...amount, '--reason', 'coins for a test');
}
