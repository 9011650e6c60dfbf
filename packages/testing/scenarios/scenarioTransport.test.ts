import { describe, expect, it, vi } from 'vitest';
import { ErrorBody } from '@arma11/core/schemas';
import { override, answer, disconnect, fail, hang, refuse, type Override } from './overrides';
import type { RecordedScenario } from './recordedScenario';
import { unpackScenario } from './packedScenario';
import { keyTo } from './requestTo';
import { scenarioAfter } from './scenarioAfter';
import { createScenarioTransport, UnknownRequestError } from './scenarioTransport';

const scenario: RecordedScenario = {
  name: 'antes',
  now: '2026-06-11T20:00:00Z',
  answers: {
    'GET predi/sala/get/42/?x=1&a=2': { status: 200, body: { id: 42, tags: ['open'] } },
    'GET predi/prices/list/': { status: 200, body: [100, 200] },
    'POST predi/ins-predi/ins-user/': { status: 201, body: { status: 'ok' } },
    'GET home/': { status: 500, body: { code: 'ERROR', message: 'No.' } },
  },
};

const ask = (path: string, overrides: Override[] = [], method = 'GET', signal?: AbortSignal) =>
  createScenarioTransport(scenario, overrides)({ method, path, headers: {}, ...(signal ? { signal } : {}) });

describe('a scenario transport', () => {
  it('answers what was recorded, with the time of the recording', async () => {
    const response = await ask('predi/prices/list/');
    expect(response).toMatchObject({ status: 200, body: [100, 200], headers: { 'x-server-time': scenario.now } });
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
      const answered = createScenarioTransport(scenario, [], { onUnknown })({ method: 'GET', path, headers: {} });
      await expect(answered).rejects.toThrow(`'GET ${path}'`);
      expect(onUnknown).toHaveBeenCalledExactlyOnceWith(expect.any(UnknownRequestError));
    },
  );

  it('gives each caller a copy: what a story does to an answer stays in the story', async () => {
    const transport = createScenarioTransport(scenario);
    const first = await transport({ method: 'GET', path: 'predi/prices/list/', headers: {} });
    (first.body as number[]).push(999);
    expect((await transport({ method: 'GET', path: 'predi/prices/list/', headers: {} })).body).toEqual([100, 200]);
  });
});

describe('overrides', () => {
  it('fail answers the status for every query of the path', async () => {
    const overrides = [fail('predi/sala/get/42/', 503, { code: 'X' })];
    expect(await ask('predi/sala/get/42/?x=1&a=2', overrides)).toMatchObject({ status: 503, body: { code: 'X' } });
    expect((await ask('predi/sala/get/42/?other=1', overrides)).status).toBe(503);
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
    const overrides = [fail('predi/sala/get/42/?x=9', 503)];
    expect((await ask('predi/sala/get/42/?x=1&a=2', overrides)).status).toBe(200);
    expect((await ask('predi/sala/get/42/?x=9', overrides)).status).toBe(503);
  });

  it('leaves other methods of the path alone', async () => {
    const overrides = [fail('POST predi/prices/list/', 500)];
    expect((await ask('predi/prices/list/', overrides)).status).toBe(200);
    expect((await ask('predi/prices/list/', overrides, 'POST')).status).toBe(500);
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

  it('override edits the recorded body, in the order of the overrides', async () => {
    const add = (price: number) => override<number[]>('predi/prices/list/', (prices) => [...prices, price]);
    expect((await ask('predi/prices/list/', [add(300), add(400)])).body).toEqual([100, 200, 300, 400]);
    expect((await ask('predi/prices/list/')).body).toEqual([100, 200]);
  });

  it('override refuses a path that the scenario does not have', () => {
    const misspelt = override('predi/price/list/', (body) => body);
    expect(() => createScenarioTransport(scenario, [misspelt])).toThrow(
      "The scenario 'antes' has no answer for 'predi/price/list/', so there is nothing to override.",
    );
  });
});

describe('a recorded write', () => {
  const lineup = (version: number) => ({ status: 200, body: { version } });
  const pay = 'POST quest/save/pay-quest/ {"quest":1}';
  const undo = 'PUT plus/compe/3/lineup/ {"a":1,"b":[2,1]}';
  const played: RecordedScenario = {
    ...scenario,
    answers: {
      ...scenario.answers,
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
    (transport = createScenarioTransport(played)) =>
    async (method: string, path: string, body?: unknown) =>
      (await transport({ method, path, headers: {}, body })).body;
  const replace = ['PATCH', 'compe/update/basic-update-compe/7/', { player_lineup: 9 }] as const;

  it('moves the scenario on: what it changed is answered as it was after it', async () => {
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

  it('leaves overrides in force', async () => {
    const older = override<{ version: number }>('compe/get/retrive/3/', ({ version }) => ({ version: version + 100 }));
    const send = caller(createScenarioTransport(played, [older, fail(pay, 409)]));
    await send(...replace);
    expect(await send('GET', 'compe/get/retrive/3/')).toEqual({ version: 102 });
  });

  it('can be the beginning of a story', async () => {
    const after = scenarioAfter(played, [`PATCH ${replace[1]} {"player_lineup":9}`, undo]);
    const send = caller(createScenarioTransport(after));
    expect(await send('GET', 'compe/get/retrive/3/')).toEqual({ version: 2 });
    expect(await send('GET', 'home/')).toEqual({ version: 3 });
  });

  it('cannot begin a story when nobody recorded it, or what it changes', () => {
    expect(() => scenarioAfter(played, [undo])).toThrow(`does not know what '${undo}' changes`);
    expect(() => scenarioAfter(played, [pay])).toThrow(`does not know what '${pay}' changes`);
  });

  it('is overridden with any body, or with one', async () => {
    const both = caller(createScenarioTransport(played, [fail('PATCH compe/update/basic-update-compe/7/', 503)]));
    expect(await both(...replace)).toBeNull();
    expect(await both('PATCH', replace[1], { player_lineup: 10 })).toBeNull();
    const one = caller(createScenarioTransport(played, [fail(`PATCH ${replace[1]} {"player_lineup":9}`, 503, 'no')]));
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

describe('a packed scenario', () => {
  const parts = { 'club-1': { id: 1, name: 'Garúa' }, 'match-7': { local: '$club-1', goals: null } };

  it('is put back together, parts within parts', () => {
    const answers = { 'GET a/': { status: 200, body: [{ match: '$match-7', text: '5 $' }] } };
    expect(unpackScenario({ ...scenario, parts, answers }).answers).toEqual({
      'GET a/': { status: 200, body: [{ match: { local: { id: 1, name: 'Garúa' }, goals: null }, text: '5 $' }] },
    });
  });

  it('says which part is missing', () => {
    const answers = { 'GET a/': { status: 200, body: '$club-2' } };
    expect(() => unpackScenario({ ...scenario, parts, answers })).toThrow("The scenario 'antes' has no part 'club-2'");
  });
});
