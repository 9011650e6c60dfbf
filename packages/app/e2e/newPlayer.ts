import type { User } from '@arma11/core/contract';
import type { BuiltServer } from './builtServer';
import type { Phone } from './phone';
import { apiOf } from './playerApi';

/** The password of players that tests register: long, and not a common one. */
export const PASSWORD = 'cancha-azul-77';

export const emailOf = (username: string): string => `${username}@correo.pe`;

/** Fills in and sends the sheet of a new account; the page under it has the button that opens it. */
export async function register({ page }: Phone, username: string): Promise<void> {
  await page.getByRole('button', { name: 'Crear cuenta' }).click();
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

/** The player who is signed in on that phone, as the server knows him. */
export const playerOn = async (phone: Phone): Promise<User> => (await apiOf(phone)).get<User>('users/get-data/');

/** Gives coins that can be cashed out once they were played, as a top-up does. */
export async function giveCoins(arma11: BuiltServer['arma11'], player: number, coins: number): Promise<void> {
  const amount = ['--user', String(player), '--amount', String(coins), '--purse', 'jugable'];
  await arma11('user', 'adjust', ...amount, '--reason', 'coins for a test');
}
