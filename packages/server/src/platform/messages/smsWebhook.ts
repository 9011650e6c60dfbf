import { createHmac } from 'node:crypto';
import type { SendSms } from '../deps';
import type { Tracing } from '../tracing/Tracing';

/** Nobody waits for it, and a service that answers late has often sent the message: it would be sent again. */
const PATIENCE_MS = 10_000;

/** The signature of a body: HMAC-SHA-256 over `{seconds}.{body}`, in hexadecimal. */
export const smsSignature = (secret: string, seconds: number, body: string) =>
  createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');

/**
 * Hands text messages to a service: `POST {to, text}`, signed in `X-Arma11-Signature: t=…,v1=…`, where t is the
 * time of `now` in seconds. `Idempotency-Key` is the same for each copy of one message. Follows no redirect, waits ten
 * seconds, and takes any 2xx for sent.
 */
export function smsWebhook(
  { url, secret }: { url: string; secret: string },
  now: () => Promise<string>,
  tracing?: Pick<Tracing, 'headers'>,
): SendSms {
  return async ({ to, text, ref }) => {
    const body = JSON.stringify({ to, text });
    const seconds = Math.floor(Date.parse(await now()) / 1000);
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        ...tracing?.headers(),
        'content-type': 'application/json',
        ...(ref === undefined ? {} : { 'idempotency-key': ref }),
        'x-arma11-signature': `t=${seconds},v1=${smsSignature(secret, seconds, body)}`,
      },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`The SMS service answered ${response.status}.`);
  };
}
