import { EXPIRY_KEY } from '@arma11/core';

const NAME = 'arma11:push';

/** Whose notices this device shows. */
export interface PushRecord {
  user: number;
  /** How the server knows the device. */
  id: number;
  endpoint: string;
  /** The sign-in that asked for it last. */
  session: string | null;
}

/** The stamp of the present sign-in. */
export const presentSession = () => localStorage.getItem(EXPIRY_KEY);

/** What was kept last, or null. */
export function readRecord(): PushRecord | null {
  try {
    return JSON.parse(localStorage.getItem(NAME) ?? 'null') as PushRecord | null;
  } catch {
    return null;
  }
}

export const keepRecord = (record: PushRecord) => localStorage.setItem(NAME, JSON.stringify(record));
export const dropRecord = () => localStorage.removeItem(NAME);
