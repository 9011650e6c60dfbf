import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { setClock } from '../../platform/db/clock';
import { testCommand } from '../../testing/testCommand';
import { openTestServer, type TestServer } from '../../testing/testServer';
import { addBusinessDays } from './supportLetters';
import { accountsRoutes, sessionRoutes } from '../../api/accountRoutes';

let server: TestServer;
let last = 0;
beforeAll(async () => {
  server = await openTestServer([accountsRoutes, sessionRoutes]);
});
beforeEach(() => setClock(server.db, { at: '2026-06-10T18:00:00Z', speed: 0 }));
afterAll(() => server.close());

const letter = (changes: Record<string, unknown> = {}) => ({
  name: 'Rosa Díaz',
  email: `rosa-${++last}@arma11.test`,
  subject: 'No me llega el código',
  message: 'Pedí el código tres veces y no llega a mi celular.',
  ...changes,
});
const write = (body: unknown, path = 'plus/support/', ip = `10.0.${last >> 8}.${last & 255}`) =>
  server.call('POST', path, { body, ip });
const stored = (number: string) =>
  server.db.fresh.selectFrom('support_ticket').selectAll().where('number', '=', number).executeTakeFirst();
const mails = (to: string) => server.db.fresh.selectFrom('outbox').selectAll().where('recipient', '=', to).execute();

describe('plus/support/', () => {
  it('keeps what anybody writes and tells its number and when an answer is due', async () => {
    const { status, body } = await write(letter());
    expect([status, body.due_at]).toEqual([200, '2026-07-01T18:00:00.000Z']);
    expect(body.number).toMatch(/^S-[A-Z2-9]{7}$/);
    expect(await stored(body.number)).toMatchObject({
      user_id: null,
      subject: 'No me llega el código',
    });
  });

  it('knows a player who is signed in', async () => {
    const player = await server.player();
    const { body } = await player.call('POST', 'plus/support/', { body: letter(), ip: '10.4.4.4' });
    expect(await stored(body.number)).toMatchObject({ user_id: player.id });
  });

  it('thanks a machine that fills in the hidden field, and keeps nothing', async () => {
    const { status, body } = await write(letter({ website: 'https://spam.test' }));
    expect([status, await stored(body.number)]).toEqual([200, undefined]);
  });

  it('takes five an hour from an address', async () => {
    const statuses = [];
    for (let i = 0; i < 6; i++) statuses.push((await write(letter(), 'plus/support/', '10.5.5.5')).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it.each([{ name: '' }, { email: 'no' }, { subject: 'x' }, { message: 'corto' }, { message: 'x'.repeat(4001) }])(
    'refuses %j',
    async (changes) => {
      expect((await write(letter(changes))).status).toBe(400);
    },
  );
});

describe('support list and support close', () => {
  it('show what is open, late ones marked, and mail the answer once', async () => {
    const { body } = await write(letter({ email: 'espera@arma11.test' }));
    await setClock(server.db, { at: '2026-07-01T18:00:01Z', speed: 0 });
    const open = (await testCommand(server.db, 'support list', {})) as { number: string; late: boolean }[];
    expect(open.find(({ number }) => number === body.number)).toMatchObject({ late: true });
    await testCommand(server.db, 'support close', { number: body.number.toLowerCase(), answer: 'Ya está corregido.' });
    await vi.waitFor(async () => expect((await mails('espera@arma11.test'))[0]?.body).toContain('Ya está corregido.'));
    await expect(testCommand(server.db, 'support close', { number: body.number, answer: 'Otra vez.' })).rejects.toThrow(
      /No open letter/,
    );
    const after = (await testCommand(server.db, 'support list', { state: 'closed' })) as { number: string }[];
    expect(after.map(({ number }) => number)).toContain(body.number);
  });
});

describe('addBusinessDays', () => {
  it.each([
    ['2026-06-10T18:00:00.000Z', 1, '2026-06-11T18:00:00.000Z'],
    ['2026-06-12T18:00:00.000Z', 1, '2026-06-15T18:00:00.000Z'],
    ['2026-06-13T18:00:00.000Z', 1, '2026-06-15T18:00:00.000Z'],
    // Saturday in UTC, still Friday in Lima.
    ['2026-06-13T03:00:00.000Z', 1, '2026-06-16T03:00:00.000Z'],
    ['2026-06-10T18:00:00.000Z', 15, '2026-07-01T18:00:00.000Z'],
  ])('says that %s and %i business days are %s', (from, days, to) => {
    expect(addBusinessDays(from, days)).toBe(to);
  });
});
