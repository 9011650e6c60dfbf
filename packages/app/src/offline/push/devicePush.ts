import { Arma11Error, type Client } from '@arma11/core';
import { endPush, savePush } from '@arma11/core/site';
import { pushBrowser, type PushBrowser, type PushPermission } from './pushBrowser';
import { dropRecord, keepRecord, presentSession, readRecord } from './pushRecord';

/** Where this device stands with notices while the app is closed. */
export type PushState = Exclude<PushPermission, 'ready'> | 'off' | 'on';

/** Whether this device shows the player's notices. */
export async function pushState(userId: number, browser: PushBrowser = pushBrowser): Promise<PushState> {
  const permission = browser.permission();
  if (permission !== 'ready') return permission;
  const record = readRecord();
  const device = await browser.current();
  return record?.user === userId && device?.endpoint === record.endpoint ? 'on' : 'off';
}

/** Shows the player's notices on this device from now on; false: the browser's question was answered with no. */
export async function turnPushOn(
  client: Client,
  { userId, publicKey }: { userId: number; publicKey: string },
  browser: PushBrowser = pushBrowser,
): Promise<boolean> {
  const device = await browser.subscribe(publicKey);
  if (!device) return false;
  const { id } = await savePush(client, { endpoint: device.endpoint, keys: device.keys });
  keepRecord({ user: userId, id, endpoint: device.endpoint, session: presentSession() });
  return true;
}

/** Shows them no more. */
export async function turnPushOff(client: Client, browser: PushBrowser = pushBrowser): Promise<void> {
  const record = readRecord();
  if (record) {
    await endPush(client, record.id).catch((error: unknown) => {
      // The server has forgotten it already.
      if (!(error instanceof Arma11Error) || error.code !== 'not_found') throw error;
    });
  }
  await forgetPush(browser);
}

/** Lets nobody's notices come here any more, without telling the server: it has ended the session that asked for them. */
export async function forgetPush(browser: PushBrowser = pushBrowser): Promise<void> {
  if (!readRecord()) return;
  dropRecord();
  await browser.unsubscribe();
}

/**
 * Keeps what the player once turned on: a new sign-in, or a new address from the browser, is told to the server. The notices of
 * whoever had the device before stop.
 */
export async function keepPush(client: Client, userId: number, browser: PushBrowser = pushBrowser): Promise<void> {
  const record = readRecord();
  if (!record) return;
  const device = await browser.current();
  if (record.user !== userId || !device) return forgetPush(browser);
  if (record.session === presentSession() && record.endpoint === device.endpoint) return;
  const { id } = await savePush(client, { endpoint: device.endpoint, keys: device.keys });
  keepRecord({ user: userId, id, endpoint: device.endpoint, session: presentSession() });
}
