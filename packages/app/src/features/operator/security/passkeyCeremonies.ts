import type { Client } from '@arma11/core';
import type { FactorAdded } from '@arma11/core/back-office';
import { operadorSecurityEs } from '../../../messages/operadorSecurity.es';
import { askFactor } from './askFactor';

const browser = () => import('@simplewebauthn/browser');

/** Whether this browser can make and use passkeys. */
export const knowsPasskeys = (): boolean => typeof window !== 'undefined' && 'PublicKeyCredential' in window;

/** What the device was asked for; closing its window counts as a failure like any other. */
async function ofDevice<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (cause) {
    throw new Error(operadorSecurityEs.passkeys.failed, { cause });
  }
}

/** Has the device make a passkey and adds it. */
export async function makePasskey(client: Client, name: string): Promise<FactorAdded> {
  const { startRegistration } = await browser();
  const { options } = await askFactor(client, 'beginPasskey');
  const optionsJSON = options as Parameters<typeof startRegistration>[0]['optionsJSON'];
  const credential = await ofDevice(() => startRegistration({ optionsJSON }));
  return askFactor(client, 'addPasskey', { body: { name, credential } });
}

/** Has the device sign for this session. */
export async function showPasskey(client: Client): Promise<void> {
  const { startAuthentication } = await browser();
  const { options } = await askFactor(client, 'askPasskey');
  const optionsJSON = options as Parameters<typeof startAuthentication>[0]['optionsJSON'];
  const credential = await ofDevice(() => startAuthentication({ optionsJSON }));
  await askFactor(client, 'givePasskey', { body: { credential } });
}
