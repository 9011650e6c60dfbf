import { describe, expect, it, vi } from 'vitest';
import { amend, answer, disconnect, fail, hang, type Amendment } from './amendments';
import type { RecordedWorld } from './recordedWorld';
import { createWorldTransport, UnknownRequestError } from './worldTransport';

const world: RecordedWorld = {
  name: 'antes',
  now: '2026-06-11T20:00:00Z',
  answers: {
    'GET predi/sala/get/42/?x=1&a=2': { status: 200, body: { id: 42, tags: ['open'] } },
    'GET predi/prices/list/': { status: 200, body: [100, 200] },
    'POST predi/ins-predi/ins-user/': { status: 201, body: { status: 'ok' } },
    'GET home/': { status: 500, body: { code: 'ERROR', message: 'No.' } },
  },
};

const ask = (path: string, amendments: Amendment[] = [], method = 'GET', signal?: AbortSignal) =>
  createWorldTransport(world, amendments)({ method, path, headers: {}, ...(signal ? { signal } : {}) });

describe('a world transport', () => {
  it('answers what was recorded, with the time of the recording', async () => {
    const response = await ask('predi/prices/list/');
    expect(response).toMatchObject({ status: 200, body: [100, 200], headers: { 'x-server-time': world.now } });
  });

  it('does not mind the order of the query', async () => {
    expect((await ask('predi/sala/get/42/?a=2&x=1')).body).toEqual({ id: 42, tags: ['open'] });
  });

  it('answers a refusal as a status, as a server does', async () => {
    expect((await ask('home/')).status).toBe(500);
  });

  it('knows one path by its methods', async () => {
    expect((await ask('predi/ins-predi/ins-user/', [], 'POST')).status).toBe(201);
    await expect(ask('predi/ins-predi/ins-user/')).rejects.toThrow("does not answer 'GET predi/ins-predi/ins-user/'");
  });

  it.each(['predi/nothing/', 'predi/sala/get/42/', 'predi/prices/list/?page=2'])(
    'rejects the unknown request %s, naming it',
    async (path) => {
      const onUnknown = vi.fn();
      const answered = createWorldTransport(world, [], { onUnknown })({ method: 'GET', path, headers: {} });
      await expect(answered).rejects.toThrow(`'GET ${path}'`);
      expect(onUnknown).toHaveBeenCalledExactlyOnceWith(expect.any(UnknownRequestError));
    },
  );

  it('gives each caller a copy: what a story does to an answer stays in the story', async () => {
    const transport = createWorldTransport(world);
    const first = await transport({ method: 'GET', path: 'predi/prices/list/', headers: {} });
    (first.body as number[]).push(999);
    expect((await transport({ method: 'GET', path: 'predi/prices/list/', headers: {} })).body).toEqual([100, 200]);
  });
});

describe('amendments', () => {
  it('fail answers the status for every query of the path', async () => {
    const amendments = [fail('predi/sala/get/42/', 503, { code: 'X' })];
    expect(await ask('predi/sala/get/42/?x=1&a=2', amendments)).toMatchObject({ status: 503, body: { code: 'X' } });
    expect((await ask('predi/sala/get/42/?other=1', amendments)).status).toBe(503);
  });

  it('a path with a query means that query alone', async () => {
    const amendments = [fail('predi/sala/get/42/?x=9', 503)];
    expect((await ask('predi/sala/get/42/?x=1&a=2', amendments)).status).toBe(200);
    expect((await ask('predi/sala/get/42/?x=9', amendments)).status).toBe(503);
  });

  it('leaves other methods of the path alone', async () => {
    const amendments = [fail('POST predi/prices/list/', 500)];
    expect((await ask('predi/prices/list/', amendments)).status).toBe(200);
    expect((await ask('predi/prices/list/', amendments, 'POST')).status).toBe(500);
  });

  it('hang never answers, and lets go when the caller gives up', async () => {
    const controller = new AbortController();
    const settled = vi.fn();
    const asked = ask('predi/prices/list/', [hang('predi/prices/list/')], 'GET', controller.signal);
    asked.then(settled, settled);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(settled).not.toHaveBeenCalled();
    controller.abort(new Error('left the page'));
    await expect(asked).rejects.toThrow('left the page');
  });

  it('disconnect rejects as fetch does without a network', async () => {
    await expect(ask('home/', [disconnect('home/')])).rejects.toThrow(TypeError);
  });

  it('answer adds what was not recorded', async () => {
    expect(await ask('items/', [answer('items/', [1])])).toMatchObject({ status: 200, body: [1] });
  });

  it('amend edits the recorded body, in the order of the amendments', async () => {
    const add = (price: number) => amend<number[]>('predi/prices/list/', (prices) => [...prices, price]);
    expect((await ask('predi/prices/list/', [add(300), add(400)])).body).toEqual([100, 200, 300, 400]);
    expect((await ask('predi/prices/list/')).body).toEqual([100, 200]);
  });

  it('amend refuses a path that the world does not have', () => {
    const misspelt = amend('predi/price/list/', (body) => body);
    expect(() => createWorldTransport(world, [misspelt])).toThrow(
      "The world 'antes' has no answer for 'predi/price/list/', so there is nothing to amend.",
    );
  });
});
