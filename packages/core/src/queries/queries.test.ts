import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { Arma11Error } from '../client/Arma11Error';
import { createClient } from '../client/createClient';
import { prediQueries } from './prediQueries';
import { questsQueries } from './questsQueries';
import { salasQueries } from './salasQueries';
import { shouldRetry } from './shouldRetry';
import { writing } from './writing';

const clientOf = (answer: { status: number; body: unknown }) =>
  createClient({ transport: async ({ path }) => ({ headers: {}, ...answer, body: answer.body ?? { path } }) });

describe('queries', () => {
  it('throw the error of the call, so that a section can show its text', async () => {
    const client = clientOf({ status: 404, body: { code: 'NO_EXISTE', message: 'No existe.' } });
    await expect(new QueryClient().fetchQuery({ ...prediQueries.sala(client, 4), retry: false })).rejects.toThrow(
      'No existe.',
    );
  });

  it('answer null when there is no main quest, and still throw when it cannot be read', async () => {
    const missing = clientOf({ status: 404, body: { code: 'NO_EXISTE', message: 'x' } });
    expect(await new QueryClient().fetchQuery(questsQueries.mainQuest(missing))).toBeNull();
    const broken = clientOf({ status: 500, body: { code: 'ERROR', message: 'x' } });
    await expect(
      new QueryClient().fetchQuery({ ...questsQueries.mainQuest(broken), retry: false }),
    ).rejects.toMatchObject({ status: 500 });
  });

  it('ask for the next page until there is none', async () => {
    const client = createClient({
      transport: async ({ path }) => ({
        status: 200,
        headers: {},
        body: { count: 2, previous: null, next: path.includes('page=1') ? 'page=2' : null, results: [path] },
      }),
    });
    const data = await new QueryClient().fetchInfiniteQuery({
      ...salasQueries.filter(client, { size: 'h2h' }),
      pages: 5,
    });
    expect(data.pages.flatMap(({ results }) => results)).toEqual([
      'sala/compe/filter/?size=h2h&page=1',
      'sala/compe/filter/?size=h2h&page=2',
    ]);
  });

  it('read a public list whether it comes bare or paged', async () => {
    const room = { id: 1 };
    for (const body of [[room], { count: 1, next: null, previous: null, results: [room] }])
      expect(await new QueryClient().fetchQuery(prediQueries.listPublic(clientOf({ status: 200, body })))).toEqual([
        room,
      ]);
  });
});

describe('retries', () => {
  it.each([
    ['network', 0, true],
    ['network', 2, false],
    ['server', 1, true],
    ['not_found', 0, false],
    ['unauthenticated', 0, false],
    ['conflict', 0, false],
  ] as const)('a read that failed with %s is tried again after %i failures: %s', (code, failures, again) => {
    expect(shouldRetry(failures, new Arma11Error(code, 'x'))).toBe(again);
  });

  it('a call that is not served yet is not tried again', () => {
    expect(shouldRetry(0, new Arma11Error('server', 'x', { status: 501 }))).toBe(false);
  });

  it('money mutations never wait for the network to come back', () => {
    expect(writing).toMatchObject({ networkMode: 'always', retry: false });
  });
});
