import { expect, it } from 'vitest';
import { Arma11Error, type Transport } from '@arma11/core';
import { createConnection } from './connection';

const read = { method: 'GET', path: 'predi/sala/get/7/', headers: {} };
const write = { ...read, method: 'POST' };
const answering =
  (headers: Record<string, string> = {}): Transport =>
  async () => ({ status: 200, headers, body: null });
const silent: Transport = () => Promise.reject(new TypeError('Failed to fetch'));

function connectionOf({ online = true } = {}) {
  const device = { online };
  const connection = createConnection({ isOnline: () => device.online, now: () => 9000 });
  return { device, connection };
}

it('an answer from the device says since when it is kept, the oldest on the screen; a fresh one ends it', async () => {
  const { connection } = connectionOf();
  await connection.watched(answering({ 'x-kept-at': '500' }))(read);
  await connection.watched(answering({ 'x-kept-at': '300' }))(read);
  await connection.watched(answering({ 'x-kept-at': '400' }))(read);
  expect(connection.state().keptAt).toBe(300);
  await connection.watched(answering())(read);
  expect(connection.state()).toEqual({ offline: false, keptAt: null, heardAt: 9000 });
});

it('a server that does not answer is no connection, until it answers again', async () => {
  const { connection } = connectionOf();
  let notified = 0;
  connection.subscribe(() => (notified += 1));
  await expect(connection.watched(silent)(read)).rejects.toThrow('Failed to fetch');
  expect(connection.state().offline).toBe(true);
  await connection.watched(answering())(read);
  expect([connection.state().offline, notified]).toEqual([false, 2]);
});

it('a question that was taken back tells nothing of the network', async () => {
  const { connection } = connectionOf();
  const leaving = AbortSignal.abort();
  await connection
    .watched(silent)({ ...read, signal: leaving })
    .catch(() => undefined);
  expect(connection.state().offline).toBe(false);
});

it('without a network a write is refused at once and for certain, and nothing is sent', async () => {
  const { connection } = connectionOf({ online: false });
  let sent = 0;
  const transport: Transport = (request) => ((sent += 1), answering()(request));
  const refused = await connection
    .watched(transport)(write)
    .catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(Arma11Error);
  expect((refused as Arma11Error).outcomeUnknown).toBe(false);
  expect(sent).toBe(0);
});
