import type { PushDevice } from '@arma11/core/contract';

/** What the browser says of notices that come while the app is closed. */
export type PushPermission = 'unsupported' | 'homeScreen' | 'blocked' | 'ready';

/** Notices of this device, as its browser has them. */
export interface PushBrowser {
  permission(): PushPermission;
  /** How its push service reaches it; null: it does not. */
  current(): Promise<PushDevice | null>;
  /** Asks the player where that was not done yet; null: the player said no. Only while a tap is answered. */
  subscribe(publicKey: string): Promise<PushDevice | null>;
  unsubscribe(): Promise<void>;
}

/** On an iPhone or iPad only pages on the home screen get notices, and these alone have this member. */
const waitsForHomeScreen = () => (navigator as { standalone?: boolean }).standalone === false;

function permission(): PushPermission {
  if (waitsForHomeScreen()) return 'homeScreen';
  if (!('Notification' in globalThis) || !('PushManager' in globalThis) || !navigator.serviceWorker)
    return 'unsupported';
  return Notification.permission === 'denied' ? 'blocked' : 'ready';
}

const toDevice = (held: PushSubscription) => held.toJSON() as unknown as PushDevice;

async function subscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker?.getRegistration();
  return (await registration?.pushManager?.getSubscription()) ?? null;
}

/** This browser. */
export const pushBrowser: PushBrowser = {
  permission,

  async current() {
    const held = await subscription();
    return held && toDevice(held);
  },

  async subscribe(publicKey) {
    if ((await Notification.requestPermission()) !== 'granted') return null;
    const { pushManager } = await navigator.serviceWorker.ready;
    const options = { userVisibleOnly: true, applicationServerKey: publicKey };
    try {
      return toDevice(await pushManager.subscribe(options));
    } catch (error) {
      // It was subscribed with a key that the server does not have any more.
      const old = await pushManager.getSubscription();
      if (!old) throw error;
      await old.unsubscribe();
      return toDevice(await pushManager.subscribe(options));
    }
  },

  async unsubscribe() {
    await (await subscription())?.unsubscribe();
  },
};
