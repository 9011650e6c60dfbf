import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setClock } from '../platform/db/clock';
import type { Db } from '../platform/db/database';
import type { OutgoingMessage } from '../platform/deps';
import type { Loop } from '../platform/jobs/startLoop';
import { messageSeal } from '../platform/messages/messageSeal';
import { messageQueue } from '../platform/messages/queueMessage';
import { type Sending, sendTaken, takeMessage } from '../platform/messages/sendQueued';
import { openTestDatabase } from '../testing/openTestDatabase';
import { testCommand } from '../testing/testCommand';
import { startMessages } from './startMessages';

const START = Date.parse('2026-06-10T18:00:00Z');
const EVERY_MS = 5;
const sealOf = (secret: string) => messageSeal({ mail: null, sms: { url: 'https://sms.example', secret } });
const seal = sealOf('s'.repeat(32));
const queue = messageQueue(seal);

interface Sent {
  channel: 'sms' | 'mail';
  to: string;
  text: string;
  ref?: string;
}

let db: Db;
let clock = START;
let sent: Sent[];
let lines: Record<string, unknown>[];
/** What the providers do with a message before they have it. */
let before: (message: Sent) => Promise<void>;
let release: () => void;
const running = new Set<Loop>();
beforeEach(async () => {
  db = await openTestDatabase();
  [sent, lines, clock, before, release] = [[], [], START, () => Promise.resolve(), () => {}];
  await setClock(db, { at: new Date(clock), speed: 0 });
});
afterEach(async () => {
  release();
  for (const loop of running) await loop.stop();
  running.clear();
  await db.close();
});

const wait = async (seconds: number) => {
  clock += seconds * 1000;
  await setClock(db, { at: new Date(clock), speed: 0 });
};
const later = (seconds: number) => new Date(clock + seconds * 1000).toISOString();
const provider = (channel: Sent['channel']) => async (message: Omit<Sent, 'channel'>) => {
  await before({ channel, ...message });
  sent.push({ channel, ...message });
};
const sending = (changes: Partial<Sending> = {}) => ({
  db,
  seal,
  sendSms: provider('sms'),
  sendMail: provider('mail'),
  log: (line: Record<string, unknown>) => void lines.push(line),
  random: (bytes: number) => new Uint8Array(randomBytes(bytes)),
  ...changes,
});
function start(changes: Partial<Sending> = {}): Loop {
  const loop = startMessages(sending(changes), EVERY_MS);
  running.add(loop);
  return loop;
}
const mail = (n: number, changes: Partial<OutgoingMessage> = {}): OutgoingMessage => ({
  channel: 'mail',
  to: `p${n}@arma11.test`,
  subject: 'Tu contraseña cambió',
  text: `mensaje ${n}`,
  ...changes,
});
const code = (n: number, seconds = 600): OutgoingMessage => ({
  channel: 'sms',
  to: `+5191000000${n}`,
  text: `tu código es 12345${n}`,
  goodUntil: later(seconds),
});
const write = (...messages: OutgoingMessage[]) =>
  db.tx(async (tx) => {
    for (const message of messages) await queue(tx, message);
  });
const rows = () => db.fresh.selectFrom('outgoing_message').selectAll().orderBy('id').execute();
const texts = () => sent.map(({ text }) => text).toSorted();
const allOf = (count: number) => Array.from({ length: count }, (_, n) => `mensaje ${n}`).toSorted();
const numbers = (count: number) => Array.from({ length: count }, (_, n) => n);
/** A server that took a message, handed it to the provider, and was killed. */
async function sentAndDied(channel: Sent['channel']): Promise<void> {
  const { recipient: to, sealed, body, ref } = (await takeMessage(db, channel, 'of the dead'))!;
  sent.push({ channel, to, text: sealed ? seal.open(sealed, to) : body!, ref });
}
const leaseEnds = () =>
  sql`update outgoing_message set leased_until = clock_timestamp() - interval '1 second' where lease is not null`.execute(
    db.fresh,
  );

it('messages leave with what causes them, and nothing of them is left', async () => {
  start();
  await write(mail(1), code(2));
  await vi.waitFor(async () => expect(await rows()).toEqual([]));
  expect(texts()).toEqual(['mensaje 1', 'tu código es 123452']);
  expect(sent.every(({ ref }) => /^[0-9a-f-]{36}$/.test(ref!))).toBe(true);
});

it('what is rolled back sends nothing', async () => {
  const undone = db.tx(async (tx) => {
    await queue(tx, mail(1));
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  start();
  await write(mail(2));
  await vi.waitFor(async () => expect(await rows()).toEqual([]));
  expect(texts()).toEqual(['mensaje 2']);
});

it('a message to nobody is none', async () => {
  await write(mail(1, { to: null }), { ...code(1), to: null });
  expect(await rows()).toEqual([]);
});

it('while a provider is down everything waits, and then arrives, each once', async () => {
  before = () => Promise.reject(new Error('ECONNREFUSED'));
  start();
  await write(...numbers(5).map((n) => mail(n)), code(5));
  for (const [seconds, tries] of [
    [0, 1],
    [7, 2],
    [13, 3],
  ] as const) {
    await wait(seconds);
    await vi.waitFor(async () =>
      expect(await rows()).toMatchObject(Array.from({ length: 6 }, () => ({ tries, lease: null }))),
    );
  }
  expect(lines.filter(({ level }) => level === 'warn')).toHaveLength(18);
  before = () => Promise.resolve();
  expect(sent).toEqual([]);
  await wait(26);
  await vi.waitFor(async () => expect(await rows()).toEqual([]));
  expect(texts()).toEqual([...allOf(5), 'tu código es 123455'].toSorted());
});

it('waits twice as long after each failure, a quarter more or less, and an hour at most', async () => {
  before = () => Promise.reject(new Error('down'));
  await write(mail(1));
  for (const seconds of [5, 10, 20, 40, 80, 160, 320, 640, 1280, 2560, 3600, 3600]) {
    await sendTaken(sending(), (await takeMessage(db, 'mail', 'mine'))!);
    expect(await takeMessage(db, 'mail', 'mine')).toBe(null);
    const waits = (Date.parse((await rows())[0]!.next_try_at!) - clock) / 1000;
    expect(waits).toBeGreaterThanOrEqual(seconds * 0.75);
    expect(waits).toBeLessThanOrEqual(seconds * 1.25);
    await wait(seconds * 1.25);
  }
});

it('what was accepted by a provider before its server died comes a second time, under the same name', async () => {
  await write(code(1));
  await sentAndDied('sms');
  start();
  await write(mail(2));
  await vi.waitFor(() => expect(texts()).toContain('mensaje 2'));
  expect(sent).toHaveLength(2);
  await leaseEnds();
  await vi.waitFor(async () => expect(await rows()).toEqual([]));
  const copies = sent.filter(({ channel }) => channel === 'sms');
  expect(copies).toHaveLength(2);
  expect(copies[1]).toEqual(copies[0]);
});

it('two servers send each message once', async () => {
  before = () => new Promise((resolve) => setTimeout(resolve, Math.random() * 3));
  await write(...numbers(30).map((n) => mail(n)));
  start();
  start();
  await write(...numbers(30).map((n) => mail(n + 30)));
  await vi.waitFor(async () => expect(await rows()).toEqual([]), 10_000);
  expect(texts()).toEqual(allOf(60));
});

it('a server that was slower than its lease leaves the message to who has it now', async () => {
  await write(mail(1));
  const slow = (await takeMessage(db, 'mail', 'slow'))!;
  await leaseEnds();
  expect(await takeMessage(db, 'mail', 'quick')).toMatchObject({ id: slow.id });
  await sendTaken(sending(), slow);
  expect((await rows())[0]).toMatchObject({ lease: 'quick' });
  before = () => Promise.reject(new Error('late'));
  await sendTaken(sending(), slow);
  expect((await rows())[0]).toMatchObject({ lease: 'quick', error: null });
});

it('a code that is over is not sent late: it is forgotten, and the operator is told', async () => {
  await write(code(1, 600), mail(2));
  await wait(600);
  start();
  await vi.waitFor(async () => expect(await rows()).toHaveLength(1));
  await vi.waitFor(async () =>
    expect((await rows())[0]).toMatchObject({ next_try_at: null, sealed: null, body: null }),
  );
  expect(texts()).toEqual(['mensaje 2']);
  expect(lines).toMatchObject([
    {
      level: 'error',
      channel: 'sms',
      message: expect.stringContaining('its code or link is over; see: arma11 message list'),
    },
  ]);
});

it('a code may still leave a second before it is over', async () => {
  await write(code(1, 600));
  await wait(599);
  start();
  await vi.waitFor(() => expect(sent).toHaveLength(1));
});

it('is given up after twenty tries, and the operator sees to whom, not what', async () => {
  before = () => Promise.reject(new Error('550 no such person'));
  await write(mail(1));
  start();
  for (let tries = 1; tries <= 20; tries++) {
    await vi.waitFor(async () => expect((await rows())[0]).toMatchObject({ tries }));
    await vi.waitFor(async () => expect((await rows())[0]!.lease).toBe(null));
    await wait(4500);
  }
  await vi.waitFor(async () => expect((await rows())[0]).toMatchObject({ next_try_at: null, body: null, tries: 20 }));
  expect(lines.filter(({ level }) => level === 'error')).toMatchObject([
    { channel: 'mail', tries: 20, error: 'Error: 550 no such person' },
  ]);
  const listed = await testCommand(db, 'message list', { state: 'given-up' });
  expect(listed).toMatchObject([
    { channel: 'mail', to: 'p1@arma11.test', tries: 20, error: 'Error: 550 no such person' },
  ]);
  expect(JSON.stringify(listed)).not.toContain('mensaje 1');
  expect(await testCommand(db, 'message list', { state: 'waiting' })).toEqual([]);
});

it('a server that dies of each try does not go on for ever', async () => {
  await write(mail(1));
  for (let tries = 1; tries <= 20; tries++) {
    expect(await takeMessage(db, 'mail', 'of the dead')).toMatchObject({ tries });
    await leaseEnds();
  }
  expect(await takeMessage(db, 'mail', 'mine')).toBe(null);
});

it('who reads the database reads no code and no link, and cannot hand one to somebody else', async () => {
  await write(code(7), mail(1, { text: 'https://arma11.test/#restablecer=abc', goodUntil: later(1800) }));
  const all = await sql<{ row: string }>`select m::text as row from outgoing_message m`.execute(db.fresh);
  expect(all.rows).toHaveLength(2);
  const [sms] = await rows();
  expect(seal.open(sms!.sealed!, sms!.recipient)).toBe('tu código es 123457');
  expect(() => seal.open(sms!.sealed!, '+51999999999')).toThrow('sealed with another');
  for (const { row } of all.rows) {
    expect(row).not.toContain(Buffer.from('123457').toString('hex'));
    expect(row).not.toMatch(/123457|restablecer/);
  }
});

it('a server with another secret leaves a code to one that can read it', async () => {
  await write(code(1));
  const other = start({ seal: sealOf('t'.repeat(32)) });
  await vi.waitFor(async () => expect((await rows())[0]?.error).toContain('another SMS_WEBHOOK_SECRET'));
  await other.stop();
  await wait(30);
  start();
  await vi.waitFor(async () => expect(await rows()).toEqual([]));
  expect(sent).toHaveLength(1);
});

it('a recipient whose server is slow holds up nobody else', async () => {
  const slow = new Promise<void>((resolve) => (release = resolve));
  before = ({ to }) => (to === 'p0@arma11.test' ? slow : Promise.resolve());
  start();
  await write(mail(0));
  await vi.waitFor(async () => expect((await rows())[0]!.lease).not.toBe(null));
  await write(...numbers(20).map((n) => mail(n + 1)), code(1));
  await vi.waitFor(() => expect(sent).toHaveLength(21));
  release();
  await vi.waitFor(async () => expect(await rows()).toEqual([]));
});

it('a server that stops waits for what it is sending, and leaves the rest', async () => {
  const slow = new Promise<void>((resolve) => (release = resolve));
  before = () => slow;
  const loop = start();
  await write(...numbers(9).map((n) => mail(n)));
  await vi.waitFor(async () => expect((await rows()).filter(({ lease }) => lease)).toHaveLength(8));
  const stopped = loop.stop();
  release();
  await stopped;
  expect(sent).toHaveLength(8);
  expect(await rows()).toMatchObject([{ tries: 0, lease: null }]);
});
