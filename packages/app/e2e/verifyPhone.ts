import type { BuiltServer } from './builtServer';
import type { Phone } from './phone';

/** Asks for a code on the verification page and returns the six digits that the development wrote down instead of sending. */
export async function askCode({ page }: Phone, arma11: BuiltServer['arma11'], number: string): Promise<string> {
  const send = page.getByRole('button', { name: 'Enviar código' });
  // The account has a field of the same name, and leads here.
  await send.waitFor();
  await page.getByRole('textbox', { name: 'Celular' }).fill(number);
  await send.click();
  await page.getByRole('textbox', { name: 'Código de 6 dígitos' }).waitFor();
  const [sms] = (await arma11('sms', 'list', '--to', `+51${number}`)) as { text: string }[];
  return /\d{6}/.exec(sms!.text)![0];
}

/** Types a code and sends it. */
export async function sendCode({ page }: Phone, code: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Código de 6 dígitos' }).fill(code);
  await page.getByRole('button', { name: 'Verificar', exact: true }).click();
}
