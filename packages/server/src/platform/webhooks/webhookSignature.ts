import { createHmac } from 'node:crypto';

/** What is signed: `id` is the same in each try, `seconds` is when this one was made. */
export interface SignedMessage {
  id: string;
  seconds: number;
  body: string;
}

/**
 * The headers of a message as Standard Webhooks (standardwebhooks.com) has them: HMAC-SHA-256 over `{id}.{seconds}.{body}`.
 *
 * @param secret `whsec_` and the key in base64.
 */
export function webhookHeaders(secret: string, { id, seconds, body }: SignedMessage): Record<string, string> {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64');
  return {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': `v1,${signature}`,
  };
}
