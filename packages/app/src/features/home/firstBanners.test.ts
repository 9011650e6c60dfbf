import { afterEach, expect, it } from 'vitest';
import { QueryClient } from '@tanstack/react-query';
import { createClient } from '@arma11/core';
import { homeQueries } from '@arma11/core/site';
import type { Banner } from '@arma11/core/contract';
import { beginWithBanners, firstBanners } from './firstBanners';

afterEach(() => document.head.replaceChildren());

it('the banners of a page are those that it tells, and none where it tells of none', () => {
  expect(firstBanners(document)).toEqual([]);
  document.head.innerHTML =
    '<meta name="arma11-banners" content="[{&quot;id&quot;:1,&quot;title&quot;:&quot;5 &lt; 6&quot;}]" />';
  expect(firstBanners(document)).toEqual([{ id: 1, title: '5 < 6' }]);
});

it('the app begins with them, and takes them for old: a page may have been kept', () => {
  const queryClient = new QueryClient();
  const client = createClient({ transport: () => Promise.reject(new Error('It asks for nothing.')) });
  const { queryKey } = homeQueries.banners(client);
  beginWithBanners(queryClient, client, []);
  expect(queryClient.getQueryState(queryKey)).toBeUndefined();
  beginWithBanners(queryClient, client, [{ id: 1, title: 'Noche grande' } as Banner]);
  expect(queryClient.getQueryData(queryKey)).toMatchObject([{ title: 'Noche grande' }]);
  expect(queryClient.getQueryState(queryKey)?.dataUpdatedAt).toBe(0);
});
