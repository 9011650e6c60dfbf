import { describe, expect, it } from 'vitest';
import { startOpening } from './opening';

const JOIN = 'https://juego.test/services/predi/sala-ins/';
const join = () => new Request(JOIN, { method: 'POST', body: '{"sala":1}' });
const echo = { fetch: async (request: Request) => new Response(await request.text()) };

describe('a server that is opening', () => {
  it('lets a request wait, and answers it when it is open', async () => {
    const opening = startOpening();
    const answered = opening.fetch(join());
    opening.open(echo);
    const response = await answered;
    expect([response.status, await response.text()]).toEqual([200, '{"sala":1}']);
    expect((await opening.fetch(new Request('https://juego.test/readyz'))).status).toBe(200);
  });

  it.each([
    ['/livez', 200],
    ['/readyz', 503],
    ['/healthz', 503],
  ])('says at once at %s how it is', async (path, status) => {
    const { fetch } = startOpening(60_000);
    expect((await fetch(new Request(`https://juego.test${path}`))).status).toBe(status);
  });

  it.each([
    ['takes too long', () => startOpening(20)],
    [
      'fails',
      () => {
        const opening = startOpening(60_000);
        opening.fail();
        return opening;
      },
    ],
  ])('refuses when it %s, and says when to ask again', async (_, start) => {
    const response = await start().fetch(join());
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '1']);
    expect(await response.json()).toMatchObject({ code: 'MANTENIMIENTO', message: expect.stringMatching(/abrir/) });
  });
});
