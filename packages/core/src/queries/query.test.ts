import { infiniteQueryOptions, QueryClient, queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { describe, expectTypeOf, it } from 'vitest';
import type { RoomOffer, User } from '../contract';
import { infiniteQuery } from './infiniteQuery';
import { query } from './query';
import { accountsQueries } from './accountsQueries';
import { salasQueries } from './salasQueries';
import type { Client } from '../client/Client';

const one = { queryKey: ['one', 1] as const, queryFn: () => Promise.resolve('text'), staleTime: 5 };
const pages = {
  queryKey: ['pages', 1] as const,
  queryFn: ({ pageParam }: { pageParam: number }) => Promise.resolve({ rows: ['text'], next: pageParam + 1 }),
  initialPageParam: 1,
  getNextPageParam: ({ next }: { next: number }) => next,
};

describe('the named type of a query', () => {
  it('is as precise as what TanStack Query writes out, but for a tag of errors that its oldest version has not', () => {
    type Own<Options> = Omit<Options, 'queryKey'>;
    const asOurs = () => [query(one), infiniteQuery(pages)] as const;
    const asTheirs = () => [queryOptions(one), infiniteQueryOptions(pages)] as const;
    type Ours = ReturnType<typeof asOurs>;
    type Theirs = ReturnType<typeof asTheirs>;
    expectTypeOf<Own<Ours[0]>>().toEqualTypeOf<Own<Theirs[0]>>();
    expectTypeOf<Own<Ours[1]>>().toEqualTypeOf<Own<Theirs[1]>>();
    const failed = () => new QueryClient().getQueryState(query(one).queryKey)?.error;
    expectTypeOf(failed).returns.toEqualTypeOf<Error | null | undefined>();
  });

  it('tells hooks and the cache what is read', () => {
    const client = {} as Client;
    const { user } = accountsQueries;
    const { filter } = salasQueries;
    const read = () => useQuery(user(client)).data;
    const readPages = () => useInfiniteQuery(filter(client)).data?.pages[0]?.results;
    const cached = () => new QueryClient().getQueryData(user(client).queryKey);
    expectTypeOf(read).returns.toEqualTypeOf<User | undefined>();
    expectTypeOf(readPages).returns.toEqualTypeOf<RoomOffer[] | undefined>();
    expectTypeOf(cached).returns.toEqualTypeOf<User | undefined>();
    expectTypeOf(user(client).queryKey).toExtend<readonly ['accounts', 'user']>();
  });
});
