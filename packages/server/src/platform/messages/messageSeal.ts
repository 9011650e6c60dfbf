import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { MessageConfig } from './messageConfig';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts what a message says while it waits: who reads the database reads no code and no link. */
export interface MessageSeal {
  close(text: string, recipient: string): Uint8Array;
  /** Throws where it was sealed with another key, or for somebody else. */
  open(sealed: Uint8Array, recipient: string): string;
}

/** With a key out of what the server has to know anyway to send messages; it is nowhere in the database. */
export function messageSeal({ mail, sms }: Pick<MessageConfig, 'mail' | 'sms'>): MessageSeal {
  const key = Buffer.from(hkdfSync('sha256', sms?.secret ?? mail?.url ?? '', '', 'arma11 outgoing messages', 32));
  return {
    close(text, recipient) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(ALGORITHM, key, iv, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(recipient));
      const data = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), data]);
    },
    open(sealed, recipient) {
      const [iv, rest] = [sealed.subarray(0, IV_BYTES), sealed.subarray(IV_BYTES)];
      const decipher = createDecipheriv(ALGORITHM, key, iv, { authTagLength: TAG_BYTES })
        .setAAD(Buffer.from(recipient))
        .setAuthTag(rest.subarray(0, TAG_BYTES));
      try {
        return Buffer.concat([decipher.update(rest.subarray(TAG_BYTES)), decipher.final()]).toString('utf8');
      } catch (cause) {
        throw new Error('The message was sealed with another SMS_WEBHOOK_SECRET.', { cause });
      }
    },
  };
}
