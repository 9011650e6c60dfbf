import { describe, expect, it, vi } from 'vitest';
import { ErrorBody } from '../contract/schemas';
import { amend, answer, disconnect, fail, hang, refuse, type Amendment } from './amendments';
import type { RecordedWorld } from './recordedWorld';
import { unpackWorld } from './packedWorld';
import { keyTo } from './requestTo';
import { worldAfter } from './worldAfter';
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

  it('refuse answers in the shape of every refusal', async () => {
    const full = [refuse('predi/prices/list/', 409, 'SALA_LLENA', 'Esta sala ya se llenó.', { falta: 3 })];
    expect(await ask('predi/prices/list/', full)).toMatchObject({
      status: 409,
      body: ErrorBody.loose().parse({
        status: 'error',
        code: 'SALA_LLENA',
        message: 'Esta sala ya se llenó.',
        falta: 3,
        request_id: 'r-0',
      }),
    });
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

describe('a recorded write', () => {
  const lineup = (version: number) => ({ status: 200, body: { version } });
  const pay = 'POST quest/save/pay-quest/ {"quest":1}';
  const undo = 'PUT plus/compe/3/lineup/ {"a":1,"b":[2,1]}';
  const played: RecordedWorld = {
    ...world,
    answers: {
      ...world.answers,
      'GET compe/get/retrive/3/': lineup(1),
      [pay]: { status: 200, body: { coins: 30 } },
      'PATCH compe/update/basic-update-compe/7/ {"player_lineup":9}': {
        ...lineup(2),
        changes: {
          'GET compe/get/retrive/3/': lineup(2),
          [undo]: { ...lineup(3), changes: { 'GET home/': lineup(3) } },
        },
      },
    },
  };
  const caller =
    (transport = createWorldTransport(played)) =>
    async (method: string, path: string, body?: unknown) =>
      (await transport({ method, path, headers: {}, body })).body;
  const replace = ['PATCH', 'compe/update/basic-update-compe/7/', { player_lineup: 9 }] as const;

  it('moves the world on: what it changed is answered as it was after it', async () => {
    const send = caller();
    expect(await send('GET', 'compe/get/retrive/3/')).toEqual({ version: 1 });
    expect(await send(...replace)).toEqual({ version: 2 });
    expect(await send('GET', 'compe/get/retrive/3/')).toEqual({ version: 2 });
    expect(await send('GET', 'predi/prices/list/')).toEqual([100, 200]);
    expect(await send('PUT', 'plus/compe/3/lineup/', { b: [2, 1], a: 1 })).toEqual({ version: 3 });
  });

  it('is recognised by what is sent: another body is another write', async () => {
    await expect(caller()('PATCH', replace[1], { player_lineup: 10 })).rejects.toThrow('{"player_lineup":10}');
  });

  it('comes before the others that can follow it: those recorded without it are not answered any more', async () => {
    const send = caller();
    await send(...replace);
    await expect(send('POST', 'quest/save/pay-quest/', { quest: 1 })).rejects.toThrow('does not answer');
    expect(await send(...replace)).toEqual({ version: 2 });
  });

  it('is not made in another story', async () => {
    await caller()(...replace);
    expect(await caller()('GET', 'compe/get/retrive/3/')).toEqual({ version: 1 });
  });

  it('leaves amendments in force', async () => {
    const older = amend<{ version: number }>('compe/get/retrive/3/', ({ version }) => ({ version: version + 100 }));
    const send = caller(createWorldTransport(played, [older, fail(pay, 409)]));
    await send(...replace);
    expect(await send('GET', 'compe/get/retrive/3/')).toEqual({ version: 102 });
  });

  it('can be the beginning of a story', async () => {
    const after = worldAfter(played, [`PATCH ${replace[1]} {"player_lineup":9}`, undo]);
    const send = caller(createWorldTransport(after));
    expect(await send('GET', 'compe/get/retrive/3/')).toEqual({ version: 2 });
    expect(await send('GET', 'home/')).toEqual({ version: 3 });
  });

  it('cannot begin a story when nobody recorded it, or what it changes', () => {
    expect(() => worldAfter(played, [undo])).toThrow(`does not know what '${undo}' changes`);
    expect(() => worldAfter(played, [pay])).toThrow(`does not know what '${pay}' changes`);
  });

  it('is amended with any body, or with one', async () => {
    const both = caller(createWorldTransport(played, [fail('PATCH compe/update/basic-update-compe/7/', 503)]));
    expect(await both(...replace)).toBeNull();
    expect(await both('PATCH', replace[1], { player_lineup: 10 })).toBeNull();
    const one = caller(createWorldTransport(played, [fail(`PATCH ${replace[1]} {"player_lineup":9}`, 503, 'no')]));
    expect(await one(...replace)).toBe('no');
    await expect(one('PATCH', replace[1], { player_lineup: 10 })).rejects.toThrow(UnknownRequestError);
  });
});

describe('the name of a request', () => {
  it('is what the client sends for a call of the contract', () => {
    expect(keyTo('predi', 'sala', { id: 42 })).toBe('GET predi/sala/get/42/');
    expect(keyTo('salas', 'playersByPosition', { sala: 9, position: 2 })).toBe(
      'GET salas/player-sala/list/player-by-position/?position=2&sala=9',
    );
    expect(keyTo('quests', 'payQuest', { body: { quest: 1 } })).toBe('POST quest/save/pay-quest/ {"quest":1}');
  });
});

describe('a packed world', () => {
  const parts = { 'club-1': { id: 1, name: 'Garúa' }, 'match-7': { local: '$club-1', goals: null } };

  it('is put back together, parts within parts', () => {
    const answers = { 'GET a/': { status: 200, body: [{ match: '$match-7', text: '5 $' }] } };
    expect(unpackWorld({ ...world, parts, answers }).answers).toEqual({
      'GET a/': { status: 200, body: [{ match: { local: { id: 1, name: 'Garúa' }, goals: null }, text: '5 $' }] },
    });
  });

  it('says which part is missing', () => {
    const answers = { 'GET a/': { status: 200, body: '$club-2' } };
    expect(() => unpackWorld({ ...world, parts, answers })).toThrow("The world 'antes' has no part 'club-2'");
  });
});
