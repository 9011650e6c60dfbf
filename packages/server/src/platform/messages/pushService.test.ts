import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../../testing/openTestDatabase';
import type { Db } from '../db/database';
import { pushService } from './pushService';

let db: Db;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

let http: Server | undefined;
afterEach(() => {
  http?.closeAllConnections();
  http?.close();
  http = undefined;
});

interface Heard {
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A push service of our own, which answers with a status. */
async function service(status: number, location?: string): Promise<{ endpoint: string; heard: Heard[] }> {
  const heard: Heard[] = [];
  http = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    heard.push({ headers: request.headers, body: Buffer.concat(parts) });
    response.writeHead(status, location ? { location } : {}).end();
  }).listen(0, '127.0.0.1');
  await once(http, 'listening');
  return { endpoint: `http://127.0.0.1:${(http.address() as AddressInfo).port}/push/1`, heard };
}

/** A browser's half of RFC 8291. */
function newBrowser() {
  const pair = createECDH('prime256v1');
  const publicKey = pair.generateKeys();
  const auth = randomBytes(16);
  return {
    keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
    read(message: Buffer): string {
      const [salt, server, text] = [message.subarray(0, 16), message.subarray(21, 86), message.subarray(86)];
      const derive = (secret: Buffer, from: Buffer, info: Buffer | string, length: number) =>
        Buffer.from(hkdfSync('sha256', secret, from, info, length));
      const shared = derive(
        pair.computeSecret(server),
        auth,
        Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, server]),
        32,
      );
      const key = derive(shared, salt, 'Content-Encoding: aes128gcm\0', 16);
      const nonce = derive(shared, salt, 'Content-Encoding: nonce\0', 12);
      const cipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(text.subarray(-16));
      const padded = Buffer.concat([cipher.update(text.subarray(0, -16)), cipher.final()]);
      return padded.subarray(0, padded.lastIndexOf(2)).toString();
    },
  };
}

/** Whether the push service may believe who sent it (RFC 8292), and what that one says of itself. */
function signedBy(publicKey: string, authorization = ''): Record<string, unknown> | null {
  const [, token = '', told] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? [];
  const raw = Buffer.from(publicKey, 'base64url');
  const [x, y] = [raw.subarray(1, 33), raw.subarray(33)].map((part) => part.toString('base64url'));
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const [head, claims, signature] = token.split('.') as [string, string, string];
  const signed = Buffer.from(`${head}.${claims}`);
  const isGood = verify('sha256', signed, { key, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'));
  return isGood && told === publicKey ? JSON.parse(Buffer.from(claims, 'base64url').toString()) : null;
}

const push = () => pushService(db, 'https://juego.example');

it('reaches the device encrypted for it alone, signed with the key that it subscribed with', async () => {
  const browser = newBrowser();
  const { endpoint, heard } = await service(201);
  const payload = JSON.stringify({ title: 'Cambió tu sala «Clásicos»', body: 'Ñandú 🥅' });
  expect(await push().send({ endpoint, ...browser.keys, payload, seconds: 600 })).toBe('sent');
  const [{ headers, body }] = heard as [Heard];
  expect(headers).toMatchObject({ ttl: '600', 'content-encoding': 'aes128gcm', urgency: 'high' });
  expect(body.includes('Cambi')).toBe(false);
  expect(browser.read(body)).toBe(payload);
  expect(signedBy(await push().publicKey(), headers.authorization)).toMatchObject({
    aud: new URL(endpoint).origin,
    sub: 'https://juego.example',
  });
});

it('has one key for good, whoever asks first', async () => {
  const asked = await Promise.all([1, 2, 3].map(() => push().publicKey()));
  expect(new Set(asked).size).toBe(1);
  expect(Buffer.from(asked[0]!, 'base64url')).toHaveLength(65);
});

it.each([404, 410])('takes %i for a device that is gone', async (status) => {
  const { endpoint } = await service(status);
  expect(await push().send({ endpoint, ...newBrowser().keys, payload: '{}', seconds: 1 })).toBe('gone');
});

it.each([400, 403, 413, 429, 500])(
  'fails when the push service answers %i, without naming the device',
  async (status) => {
    const { endpoint } = await service(status);
    const failed = push().send({ endpoint, ...newBrowser().keys, payload: '{}', seconds: 1 });
    await expect(failed).rejects.toThrow(`The push service ${new URL(endpoint).host} answered ${status}.`);
  },
);

it('follows no redirect', async () => {
  const { endpoint, heard } = await service(307, '/elsewhere');
  await expect(push().send({ endpoint, ...newBrowser().keys, payload: '{}', seconds: 1 })).rejects.toThrow(
    'fetch failed',
  );
  expect(heard).toHaveLength(1);
});
