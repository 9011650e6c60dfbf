/** The number of the next page, or undefined on the last (Page<T> of product §11.1). */
export const nextPage = (last: { next: string | null }, _pages: unknown, page: number): number | undefined =>
  last.next ? page + 1 : undefined;
