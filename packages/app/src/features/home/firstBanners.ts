import type { QueryClient } from '@tanstack/react-query';
import type { Client } from '@arma11/core';
import { homeQueries } from '@arma11/core/site';
import type { Banner } from '@arma11/core/contract';

/** The name of the `<meta>` in which a page tells the banners that it was drawn with. */
export const BANNERS_META = 'arma11-banners';

/** The banners that this page was drawn with, for the app to begin with the same; none where it was drawn without. */
export function firstBanners(page: Document): Banner[] {
  const text = page.querySelector<HTMLMetaElement>(`meta[name="${BANNERS_META}"]`)?.content;
  return text ? (JSON.parse(text) as Banner[]) : [];
}

/** Shows these banners until the server has been asked: a page may be an old one that the device kept. */
export function beginWithBanners(queryClient: QueryClient, client: Client, banners: Banner[]): void {
  if (banners.length > 0) queryClient.setQueryData(homeQueries.banners(client).queryKey, banners, { updatedAt: 0 });
}
