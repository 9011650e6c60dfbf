import type { Page } from '@arma11/core/contract';

interface PageRequest {
  page: number;
  page_size: number;
}

/** Rows to skip for a page. */
export const pageOffset = ({ page, page_size }: PageRequest) => (page - 1) * page_size;

/** One page of a list, with the addresses of its neighbours that keep the other filters. */
export function pageView<T>(
  path: string,
  query: PageRequest & Record<string, unknown>,
  count: number,
  results: T[],
): Page<T> {
  const link = (page: number) => {
    const search = new URLSearchParams();
    for (const [name, value] of Object.entries({ ...query, page })) {
      if (value !== undefined && value !== null) search.set(name, String(value));
    }
    return `/services/${path}?${search}`;
  };
  const last = Math.ceil(count / query.page_size);
  return {
    count,
    next: query.page < last ? link(query.page + 1) : null,
    previous: query.page > 1 && query.page - 1 <= last ? link(query.page - 1) : null,
    results,
  };
}
